#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Condition = Object<"triggercondition">;
using Action = Object<"triggeraction">;

std::uint32_t combine(Host &host, BoolExprKind kind, Boolexpr left, Boolexpr right) {
  return host.triggers.combine(host, kind, left.ref, right.ref);
}

void enable(Host &host, Trigger trigger, bool on) {
  if (TriggerRow *row = host.tables.trigger.get_mut(trigger.ref)) row->disabled = !on;
}

constexpr NativeEntry kNatives[] = {
    def("CreateTrigger",
        [](Host &host) {
          return Trigger{host.triggers.create(host), {}};
        }),
    def("DestroyTrigger", [](Host &host, Trigger trigger) { host.triggers.destroy(host, trigger.ref); }),
    def("ResetTrigger", [](Host &host, Trigger trigger) { host.triggers.reset(host, trigger.ref); }),
    def("EnableTrigger", [](Host &host, Trigger trigger) { enable(host, trigger, true); }),
    def("DisableTrigger", [](Host &host, Trigger trigger) { enable(host, trigger, false); }),
    def("IsTriggerEnabled",
        [](Host &host, Trigger trigger) {
          const TriggerRow *row = host.tables.trigger.get(trigger.ref);
          return row && !row->disabled;
        }),
    def("TriggerWaitOnSleeps",
        [](Host &host, Trigger trigger, bool on) {
          if (TriggerRow *row = host.tables.trigger.get_mut(trigger.ref)) row->wait_on_sleeps = on;
        }),
    def("IsTriggerWaitOnSleeps",
        [](Host &host, Trigger trigger) {
          const TriggerRow *row = host.tables.trigger.get(trigger.ref);
          return row && row->wait_on_sleeps != 0;
        }),
    def("GetTriggerEvalCount",
        [](Host &host, Trigger trigger) {
          const TriggerRow *row = host.tables.trigger.get(trigger.ref);
          return row ? std::int32_t(row->eval_count) : 0;
        }),
    def("GetTriggerExecCount",
        [](Host &host, Trigger trigger) {
          const TriggerRow *row = host.tables.trigger.get(trigger.ref);
          return row ? std::int32_t(row->exec_count) : 0;
        }),
    def("TriggerAddCondition",
        [](Host &host, Trigger trigger, Boolexpr test) {
          return Condition{host.triggers.add_condition(host, trigger.ref, test.ref), {}};
        }),
    def("TriggerRemoveCondition",
        [](Host &host, Trigger, Condition condition) { host.triggers.remove_condition(host, condition.ref); }),
    def("TriggerClearConditions",
        [](Host &host, Trigger trigger) { host.triggers.clear_conditions(host, trigger.ref); }),
    def("TriggerAddAction",
        [](Host &host, Trigger trigger, Code code) {
          return Action{host.triggers.add_action(host, trigger.ref, code.value), {}};
        }),
    def("TriggerRemoveAction",
        [](Host &host, Trigger, Action action) { host.triggers.remove_action(host, action.ref); }),
    def("TriggerClearActions", [](Host &host, Trigger trigger) { host.triggers.clear_actions(host, trigger.ref); }),
    def("TriggerEvaluate", [](Host &host, Trigger trigger) { return host.triggers.evaluate(host, trigger.ref); }),
    def("TriggerExecute", [](Host &host, Trigger trigger) { host.triggers.execute(host, trigger.ref); }),
    def("TriggerSleepAction", [](Host &host, float seconds) { return fall_asleep(host, seconds); }),
    // A game of one machine is always in step; who waits for the others still lets others run.
    def("TriggerSyncStart", [](Host &) {}),
    def("TriggerSyncReady", [](Host &host) { return host.vm().can_sleep() ? fall_asleep(host, 0) : Stopped{}; }),
    def("SyncSelections", [](Host &) {}),

    def("Condition",
        [](Host &host, Code code) {
          return Object<"conditionfunc">{host.triggers.condition_of(host, code.value, "conditionfunc"), {}};
        }),
    def("Filter",
        [](Host &host, Code code) {
          return Object<"filterfunc">{host.triggers.condition_of(host, code.value, "filterfunc"), {}};
        }),
    def("And",
        [](Host &host, Boolexpr left, Boolexpr right) {
          return Boolexpr{combine(host, BoolExprKind::both, left, right), {}};
        }),
    def("Or",
        [](Host &host, Boolexpr left, Boolexpr right) {
          return Boolexpr{combine(host, BoolExprKind::either, left, right), {}};
        }),
    def("Not",
        [](Host &host, Boolexpr test) {
          return Boolexpr{combine(host, BoolExprKind::opposite, test, {}), {}};
        }),
    def("DestroyBoolExpr", [](Host &host, Boolexpr test) { host.triggers.destroy_boolexpr(host, test.ref); }),
    // A function's boolexpr is shared by all who name the function, so it stays.
    def("DestroyCondition", [](Host &, Object<"conditionfunc">) {}),
    def("DestroyFilter", [](Host &, Object<"filterfunc">) {}),
};

}  // namespace

std::span<const NativeEntry> trigger_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
