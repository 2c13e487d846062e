// Whether anything in a map is still going to happen by itself.
#include <algorithm>

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

template <class Record, class Works>
bool any(const Table<Record> &table, Works &&works) {
  const auto rows = table.rows();
  for (auto row = rows.begin(); row != rows.end(); ++row)
    if (works(table[*row])) return true;
  return false;
}

bool units_work(const State &state) {
  if (state.missile.live() + state.construction.live() + state.training.live() + state.buff.live() != 0) return true;
  return any(state.order, [](const OrderRow &order) { return order.behaviour != Behaviour::none; }) ||
         any(state.unit, [](const UnitRow &unit) { return unit.timed_life > 0; });
}

}  // namespace

bool Host::at_rest() {
  // Whoever ran may have set what is looked at in the next tick, or asked for another map.
  const bool ran = vm_->instructions() != instructions_at_last_tick_;
  instructions_at_last_tick_ = vm_->instructions();
  if (ran || vm_->sleepers() != 0) return false;
  if (world_->clock.row().paused) return true;
  const auto waits_for_the_clock = [](const RegistrationRow &row) { return row.kind == event::kStateLimit; };
  return !timers.any_running() && !units_work(world_->state) && !any(tables.registration, waits_for_the_clock);
}

}  // namespace openrealm::wc3
