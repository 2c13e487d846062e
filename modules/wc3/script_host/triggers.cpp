#include "modules/wc3/script_host/triggers.h"

#include <algorithm>

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

// A combination deeper than this is refused: testing one walks it by recursion.
constexpr std::uint32_t kDeepest = 100;

void sort_by_spawn(std::vector<std::uint32_t> &rows, const auto &table) {
  std::sort(rows.begin(), rows.end(),
            [&](std::uint32_t a, std::uint32_t b) { return table[a].spawn.value < table[b].spawn.value; });
}

template <class Record>
void index_by_trigger(const Table<Record> &table,
                      std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> &index) {
  index.clear();
  for (const std::uint32_t row : table.rows()) index[table[row].trigger.row].push_back(row);
  for (auto &[trigger, rows] : index) sort_by_spawn(rows, table);
}

void erase_row(std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> &index, std::uint32_t key,
               std::uint32_t row) {
  const auto found = index.find(key);
  if (found != index.end()) std::erase(found->second, row);
}

std::vector<std::uint32_t> rows_of(const std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> &index,
                                   std::uint32_t key) {
  const auto found = index.find(key);
  return found == index.end() ? std::vector<std::uint32_t>{} : found->second;
}

}  // namespace

bool limit_holds(std::int32_t limit_op, float value, float limit) {
  switch (limit_op) {
    case 0:
      return value < limit;
    case 1:
      return value <= limit;
    case 2:
      return value == limit;
    case 3:
      return value >= limit;
    case 4:
      return value > limit;
    case 5:
      return value != limit;
    default:
      return false;
  }
}

void Triggers::rebuild(const ScriptTables &tables) {
  index_by_trigger(tables.registration, registrations_);
  index_by_trigger(tables.condition, conditions_);
  index_by_trigger(tables.action, actions_);
  by_kind_.clear();
  for (const std::uint32_t row : tables.registration.rows()) by_kind_[tables.registration[row].kind].push_back(row);
  for (auto &[kind, rows] : by_kind_) sort_by_spawn(rows, tables.registration);
  boolexpr_of_code_.clear();
  for (const std::uint32_t row : tables.boolexpr.rows())
    if (tables.boolexpr[row].kind == BoolExprKind::code) boolexpr_of_code_[tables.boolexpr[row].code] = row;
}

std::uint32_t Triggers::create(Host &host) {
  const std::uint32_t row = host.tables.trigger.alloc();
  if (row == 0) return 0;
  const std::uint32_t handle = host.vm().handle_new("trigger", host.tables.trigger.ref(row));
  host.tables.trigger.mut(row).handle = handle;
  return handle;
}

void Triggers::destroy(Host &host, or_ref trigger) {
  const TriggerRow *row = host.tables.trigger.get(trigger);
  if (!row) return;
  reset(host, trigger);
  clear_conditions(host, trigger);
  clear_actions(host, trigger);
  registrations_.erase(trigger.row), conditions_.erase(trigger.row), actions_.erase(trigger.row);
  host.vm().handle_free(row->handle);
  host.tables.trigger.free(trigger.row);
}

void Triggers::reset(Host &host, or_ref trigger) {
  if (!host.tables.trigger.get(trigger)) return;
  for (const std::uint32_t row : rows_of(registrations_, trigger.row)) drop_registration(host, row);
}

void Triggers::drop_registration(Host &host, std::uint32_t row) {
  ScriptTables &tables = host.tables;
  const RegistrationRow &gone = tables.registration[row];
  if (gone.kind == event::kTimerEvent) host.timers.destroy_event(host, row);
  if (gone.kind == event::kUnitInRange)
    for (const std::uint32_t near : tables.in_range.rows())
      if (tables.in_range[near].registration.row == row) tables.in_range.free(near);
  erase_row(by_kind_, gone.kind, row);
  erase_row(registrations_, gone.trigger.row, row);
  host.vm().handle_free(gone.handle);
  tables.registration.free(row);
}

std::uint32_t Triggers::listen(Host &host, or_ref trigger, const Listen &what) {
  Table<RegistrationRow> &table = host.tables.registration;
  if (!host.tables.trigger.get(trigger)) return 0;
  const std::uint32_t row = table.alloc();
  if (row == 0) {
    host.warn_once("too many events are registered; the rest is never told");
    return 0;
  }
  RegistrationRow &made = table.mut(row);
  made.trigger.row = trigger.row;
  made.kind = what.kind;
  made.player = what.player;
  made.subject_row = what.subject.row;
  made.subject_spawn = what.subject.spawn;
  made.filter = Ref<"boolexpr">::from(what.filter);
  made.state = what.state;
  made.limit_op = what.limit_op;
  made.limit = what.limit;
  made.met = what.met;
  if (!what.text.empty()) table.set(made.text, what.text);
  made.handle = host.vm().handle_new("event", table.ref(row));
  by_kind_[what.kind].push_back(row);
  registrations_[trigger.row].push_back(row);
  return made.handle;
}

std::uint32_t Triggers::add_condition(Host &host, or_ref trigger, or_ref boolexpr) {
  Table<ConditionRow> &table = host.tables.condition;
  if (!host.tables.trigger.get(trigger) || !host.tables.boolexpr.get(boolexpr)) return 0;
  const std::uint32_t row = table.alloc();
  if (row == 0) return 0;
  ConditionRow &made = table.mut(row);
  made.trigger.row = trigger.row;
  made.test = Ref<"boolexpr">::from(boolexpr);
  made.handle = host.vm().handle_new("triggercondition", table.ref(row));
  conditions_[trigger.row].push_back(row);
  return made.handle;
}

std::uint32_t Triggers::add_action(Host &host, or_ref trigger, std::uint32_t code) {
  Table<ActionRow> &table = host.tables.action;
  if (!host.tables.trigger.get(trigger) || code == 0) return 0;
  const std::uint32_t row = table.alloc();
  if (row == 0) return 0;
  ActionRow &made = table.mut(row);
  made.trigger.row = trigger.row;
  made.code = code;
  made.handle = host.vm().handle_new("triggeraction", table.ref(row));
  actions_[trigger.row].push_back(row);
  return made.handle;
}

void Triggers::remove_condition(Host &host, or_ref condition) {
  const ConditionRow *row = host.tables.condition.get(condition);
  if (!row) return;
  erase_row(conditions_, row->trigger.row, condition.row);
  host.vm().handle_free(row->handle);
  host.tables.condition.free(condition.row);
}

void Triggers::remove_action(Host &host, or_ref action) {
  const ActionRow *row = host.tables.action.get(action);
  if (!row) return;
  erase_row(actions_, row->trigger.row, action.row);
  host.vm().handle_free(row->handle);
  host.tables.action.free(action.row);
}

void Triggers::clear_conditions(Host &host, or_ref trigger) {
  if (!host.tables.trigger.get(trigger)) return;
  for (const std::uint32_t row : rows_of(conditions_, trigger.row))
    remove_condition(host, host.tables.condition.ref(row));
}

void Triggers::clear_actions(Host &host, or_ref trigger) {
  if (!host.tables.trigger.get(trigger)) return;
  for (const std::uint32_t row : rows_of(actions_, trigger.row)) remove_action(host, host.tables.action.ref(row));
}

bool Triggers::evaluate(Host &host, or_ref trigger) {
  if (!host.tables.trigger.get(trigger)) return false;
  EventData data = host.event();
  data.trigger = Ref<"trigger">::from(trigger);
  const Contexts::Scope scope(host.contexts, host.tables, std::move(data));
  return evaluate_under(host, trigger.row, scope.number());
}

bool Triggers::evaluate_under(Host &host, std::uint32_t trigger_row, std::uint32_t number) {
  const or_ref trigger = host.tables.trigger.ref(trigger_row);
  ++host.tables.trigger.mut(trigger_row).eval_count;
  std::vector<or_ref> conditions;
  for (const std::uint32_t row : rows_of(conditions_, trigger_row))
    conditions.push_back(host.tables.condition.ref(row));
  bool all = true;
  for (const or_ref ref : conditions)
    if (const ConditionRow *condition = host.tables.condition.get(ref))
      all = test(host, condition->test.raw(), number) && all;
  return all && host.tables.trigger.get(trigger);
}

void Triggers::execute(Host &host, or_ref trigger) {
  if (!host.tables.trigger.get(trigger)) return;
  EventData data = host.event();
  data.trigger = Ref<"trigger">::from(trigger);
  data.action = 0;
  ++host.tables.trigger.mut(trigger.row).exec_count;
  run_actions(host, std::move(data));
}

void Triggers::run_actions(Host &host, EventData data) {
  std::vector<or_ref> actions;
  for (const std::uint32_t row : rows_of(actions_, data.trigger.row))
    if (host.tables.action[row].spawn.value > data.action) actions.push_back(host.tables.action.ref(row));
  for (const or_ref ref : actions) {
    const ActionRow *action = host.tables.action.get(ref);
    if (!action || !host.tables.trigger.get(data.trigger)) continue;
    data.action = ref.spawn;
    const Contexts::Scope scope(host.contexts, host.tables, data);
    const script::RunResult result = host.vm().run(action->code, {}, {.can_sleep = true, .context = scope.number()});
    if (result.outcome == script::Outcome::kSlept) return;
  }
}

void Triggers::tell_one(Host &host, std::uint32_t registration_row, const EventData &data) {
  const RegistrationRow registration = host.tables.registration[registration_row];
  const std::uint32_t trigger_row = registration.trigger.row;
  const or_ref trigger = host.tables.trigger.ref(trigger_row);
  if (host.tables.trigger[trigger_row].disabled) return;
  EventData told = data;
  told.trigger = Ref<"trigger">::from(trigger);
  told.event = registration.handle;
  told.action = 0;
  const Contexts::Scope scope(host.contexts, host.tables, told);
  if (registration.filter) {
    const EnumData outer = host.enums;
    host.enums.filter_unit = data.unit;
    const bool passed = test(host, registration.filter.raw(), scope.number());
    host.enums = outer;
    if (!passed || !host.tables.trigger.get(trigger)) return;
  }
  if (!evaluate_under(host, trigger_row, scope.number())) return;
  ++host.tables.trigger.mut(trigger_row).exec_count;
  run_actions(host, std::move(told));
}

std::uint32_t Triggers::condition_of(Host &host, std::uint32_t code, std::string_view type) {
  Table<BoolExprRow> &table = host.tables.boolexpr;
  if (code == 0) return 0;
  const auto known = boolexpr_of_code_.find(code);
  if (known != boolexpr_of_code_.end()) return table[known->second].handle;
  const std::uint32_t row = table.alloc();
  if (row == 0) return 0;
  BoolExprRow &made = table.mut(row);
  made.code = code;
  made.depth = 1;
  made.handle = host.vm().handle_new(type, table.ref(row));
  boolexpr_of_code_[code] = row;
  return made.handle;
}

std::uint32_t Triggers::combine(Host &host, BoolExprKind kind, or_ref left, or_ref right) {
  Table<BoolExprRow> &table = host.tables.boolexpr;
  const BoolExprRow *first = table.get(left), *second = table.get(right);
  const std::uint32_t depth = 1 + std::max(first ? first->depth : 0, second ? second->depth : 0);
  if (depth > kDeepest) {
    host.warn_once("a boolexpr of more than 100 levels is null");
    return 0;
  }
  const std::uint32_t row = table.alloc();
  if (row == 0) return 0;
  BoolExprRow &made = table.mut(row);
  made.kind = kind;
  made.depth = depth;
  made.left = Ref<"boolexpr">::from(left);
  made.right = Ref<"boolexpr">::from(right);
  made.handle = host.vm().handle_new("boolexpr", table.ref(row));
  return made.handle;
}

void Triggers::destroy_boolexpr(Host &host, or_ref boolexpr) {
  const BoolExprRow *row = host.tables.boolexpr.get(boolexpr);
  if (!row || row->kind == BoolExprKind::code) return;  // a function's is shared by all who name it
  host.vm().handle_free(row->handle);
  host.tables.boolexpr.free(boolexpr.row);
}

bool Triggers::test(Host &host, or_ref boolexpr, std::uint32_t number) {
  if (boolexpr.spawn == 0) return true;
  const BoolExprRow *row = host.tables.boolexpr.get(boolexpr);
  if (!row) return false;
  const or_ref left = row->left.raw(), right = row->right.raw();
  switch (row->kind) {
    case BoolExprKind::both:
      return test(host, left, number) && test(host, right, number);
    case BoolExprKind::either:
      return test(host, left, number) || test(host, right, number);
    case BoolExprKind::opposite:
      return !test(host, left, number);
    case BoolExprKind::code:
      break;
  }
  const script::RunResult result = host.vm().run(row->code, {}, {.can_sleep = false, .context = number});
  return result.outcome == script::Outcome::kFinished && result.truth;
}

void Triggers::look_around(Host &host) {
  for (const std::uint32_t row : rows_of(by_kind_, event::kUnitInRange))
    if (host.tables.registration.alive(row)) look_at_units(host, row);
  for (const std::uint32_t row : rows_of(by_kind_, event::kVariableLimit))
    if (host.tables.registration.alive(row)) look_at_global(host, row);
}

void Triggers::look_at_units(Host &host, std::uint32_t row) {
  ScriptTables &tables = host.tables;
  const or_ref registration = tables.registration.ref(row);
  const Entity centre{tables.registration[row].subject_row, tables.registration[row].subject_spawn};
  if (!host.world().units.alive(centre)) return;
  std::vector<Entity> inside =
      host.world().units.in_range(host.world().x(centre), host.world().y(centre), tables.registration[row].limit);
  std::erase(inside, centre);
  std::vector<Entity> entered = inside;
  for (const std::uint32_t near : tables.in_range.rows()) {
    if (tables.in_range[near].registration.row != row) continue;
    std::erase(entered, tables.in_range[near].unit);
    if (std::find(inside.begin(), inside.end(), tables.in_range[near].unit) == inside.end()) tables.in_range.free(near);
  }
  for (const Entity unit : entered) {
    const std::uint32_t near = tables.in_range.alloc();
    if (near == 0) break;
    tables.in_range.mut(near).registration.row = row;
    tables.in_range.mut(near).unit = unit;
  }
  for (const Entity unit : entered)
    if (tables.registration.get(registration) && host.world().units.exists(unit))
      tell_one(host, row, {.kind = event::kUnitInRange, .unit = unit});
}

void Triggers::look_at_global(Host &host, std::uint32_t row) {
  const RegistrationRow &registration = host.tables.registration[row];
  const auto global = host.vm().global(host.tables.registration.text(registration.text));
  if (!global || !global->has_value || global->type != "real") return;
  const bool holds = limit_holds(registration.limit_op, global->value.r, registration.limit);
  if (holds == (registration.met != 0)) return;
  host.tables.registration.mut(row).met = holds;
  if (holds) tell_one(host, row, {.kind = event::kVariableLimit});
}

}  // namespace openrealm::wc3
