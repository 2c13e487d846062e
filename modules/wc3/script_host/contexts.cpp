#include "modules/wc3/script_host/contexts.h"

namespace openrealm::wc3 {
namespace {

void write(ContextRow &row, const EventData &data) {
  row.kind = data.kind;
  row.trigger = data.trigger;
  row.action = data.action;
  row.event = data.event;
  row.unit = data.unit;
  row.source = data.source;
  row.target = data.target;
  row.item = data.item;
  row.player = data.player;
  row.previous_player = data.previous_player;
  row.code = data.code;
  row.level = data.level;
  row.x = data.x;
  row.y = data.y;
  row.amount = data.amount;
  row.subject = data.subject;
  row.button = data.button;
  row.timer = data.timer;
  row.state = data.state;
}

EventData read(const Table<ContextRow> &table, const ContextRow &row) {
  return {.kind = row.kind,
          .trigger = row.trigger,
          .action = row.action,
          .event = row.event,
          .unit = row.unit,
          .source = row.source,
          .target = row.target,
          .item = row.item,
          .player = row.player,
          .previous_player = row.previous_player,
          .code = row.code,
          .level = row.level,
          .x = row.x,
          .y = row.y,
          .amount = row.amount,
          .subject = row.subject,
          .button = row.button,
          .timer = row.timer,
          .state = row.state,
          .text = std::string(table.text(row.text))};
}

}  // namespace

void Contexts::rebuild(const ScriptTables &tables) {
  rows_.clear();
  for (const std::uint32_t row : tables.context.rows()) rows_[tables.context[row].number] = row;
}

Contexts::Scope::Scope(Contexts &contexts, ScriptTables &tables, EventData data)
    : contexts_(contexts), at_(contexts.stack_.size()) {
  ScriptStateRow &state = tables.state.mut(1);
  if (++state.contexts == 0) ++state.contexts;  // 0 is a thread without an event
  number_ = state.contexts;
  contexts.stack_.push_back({number_, std::move(data)});
}

EventData Contexts::find(const ScriptTables &tables, std::uint32_t number) const {
  if (number == 0) return {};
  for (auto it = stack_.rbegin(); it != stack_.rend(); ++it)
    if (it->number == number) return it->data;
  const auto kept = rows_.find(number);
  return kept == rows_.end() ? EventData{} : read(tables.context, tables.context[kept->second]);
}

bool Contexts::keep(ScriptTables &tables, std::uint32_t number) {
  if (number == 0 || rows_.contains(number)) return true;
  const std::uint32_t row = tables.context.alloc();
  if (row == 0) return false;
  const EventData data = find(tables, number);
  ContextRow &kept = tables.context.mut(row);
  kept.number = number;
  write(kept, data);
  if (!data.text.empty()) tables.context.set(kept.text, data.text);
  rows_[number] = row;
  return true;
}

void Contexts::drop(ScriptTables &tables, std::uint32_t number) {
  const auto kept = rows_.find(number);
  if (kept == rows_.end()) return;
  tables.context.free(kept->second);
  rows_.erase(kept);
}

void Contexts::mark(const ScriptTables &tables, script::ReferenceMarker &marker) const {
  for (const std::uint32_t row : tables.context.rows()) {
    const ContextRow &kept = tables.context[row];
    for (const std::uint32_t handle : {kept.event, kept.subject, kept.button, kept.timer})
      if (handle != 0) marker.handle(handle);
  }
}

}  // namespace openrealm::wc3
