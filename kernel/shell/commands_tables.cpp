// Commands that look at the tables of the running game.
#include <fmt/format.h>

#include "kernel/shell/shell.h"
#include "kernel/tables/inspect.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {
namespace {

Result<Game *> game_of(Shell &shell) {
  if (Game *game = shell.session().game()) return game;
  return fail(OR_NOT_FOUND, "no game is loaded: play a map, or game NAME");
}

Result<void> tables(Shell &shell, const CommandCall &) {
  const auto game = game_of(shell);
  if (!game) return tl::unexpected(game.error());
  const std::vector<TableLine> lines = list_tables((*game)->tables());
  std::string json;
  for (const TableLine &line : lines)
    json += fmt::format(
        "{}{{\"name\": {}, \"owner\": {}, \"live\": {}, \"high\": {}, \"max_rows\": {}, \"row_size\": {}, \"bytes\": "
        "{}, "
        "\"saved\": {}, \"sim\": {}, \"lifetime\": {}, \"hash\": \"{:016x}\"}}",
        json.empty() ? "" : ", ", json_text(line.name), json_text(line.owner), line.live, line.high, line.max_rows,
        line.row_size, line.bytes, line.saved, line.sim, json_text(line.lifetime), line.hash);
  shell.out().answer(to_text(lines), fmt::format("{{\"tables\": [{}]}}", json));
  return {};
}

Result<void> show(Shell &shell, const CommandCall &call) {
  const auto game = game_of(shell);
  if (!game) return tl::unexpected(game.error());
  const auto &words = call.command->words;
  const auto query = parse_query(std::span(words).subspan(1));
  if (!query) return tl::unexpected(query.error());
  const auto found = run_query((*game)->tables(), *query);
  if (!found) return tl::unexpected(found.error());
  std::string rows;
  for (const QueryRow &row : found->rows) {
    rows += fmt::format("{}{{\"row\": {}", rows.empty() ? "" : ", ", row.row);
    for (std::size_t i = 0; i < row.values.size(); ++i)
      if (found->columns[i] != "row")
        rows += fmt::format(", {}: {}", json_text(found->columns[i]), json_text(row.values[i]));
    rows += "}";
  }
  shell.out().answer(to_text(*found), fmt::format("{{\"table\": {}, \"matched\": {}, \"rows\": [{}]}}",
                                                  json_text(found->table), found->matched, rows));
  return {};
}

Result<void> hash(Shell &shell, const CommandCall &call) {
  const auto game = game_of(shell);
  if (!game) return tl::unexpected(game.error());
  TableStore &store = (*game)->tables();
  const std::string name(call.arg(0));
  if (!name.empty() && !store.find(name)) {
    std::vector<std::string> names;
    for (const StoredTable *table : store.tables()) names.push_back(table->name());
    return fail(OR_NOT_FOUND, fmt::format("hash: no table '{}'{}", name, did_you_mean(nearest_name(name, names))));
  }
  std::string text, json;
  for (const TableLine &line : list_tables(store)) {
    if (!name.empty() && line.name != name) continue;
    text += fmt::format("{:016x}  {}{}\n", line.hash, line.name, line.sim ? "" : " (local)");
    json += fmt::format("{}{}: \"{:016x}\"", json.empty() ? "" : ", ", json_text(line.name), line.hash);
  }
  const std::uint64_t whole = store.state_hash();
  if (name.empty()) text += fmt::format("{:016x}  the whole simulation, after tick {}\n", whole, (*game)->ticks());
  shell.out().answer(
      text, fmt::format("{{\"tick\": {}, \"hash\": \"{:016x}\", \"tables\": {{{}}}}}", (*game)->ticks(), whole, json));
  return {};
}

}  // namespace

void add_table_commands(Shell &shell) {
  Commands &commands = shell.commands();
  const auto names = [&shell](const std::vector<std::string> &words) {
    std::vector<std::string> found;
    Game *game = shell.session().game();
    if (!game || words.size() > 3) return found;
    if (words.size() == 2) return std::vector<std::string>{"where", "limit"};
    if (words.size() == 1)
      for (const StoredTable *table : game->tables().tables()) found.push_back(table->name());
    if (words.size() == 3)
      if (const StoredTable *table = game->tables().find(words[1]))
        for (const FieldDescription &field : table->description().fields) found.push_back(field.name);
    return found;
  };
  commands.add({.name = "tables",
                .usage = "tables",
                .help = "list the tables of the running game",
                .max_args = 0,
                .run = [&shell](const CommandCall &call) { return tables(shell, call); }});
  commands.add({.name = "show",
                .usage = "show TABLE [where FIELD OP VALUE] [limit N]",
                .help = "show rows of a table; OP: = != < <= > >= ~",
                .min_args = 1,
                .run = [&shell](const CommandCall &call) { return show(shell, call); },
                .complete = names});
  commands.add({.name = "hash",
                .usage = "hash [TABLE]",
                .help = "the hash of the state, by table",
                .max_args = 1,
                .run = [&shell](const CommandCall &call) { return hash(shell, call); },
                .complete = names});
}

}  // namespace openrealm
