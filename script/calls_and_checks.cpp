// What the loop leaves to others: natives, strings, rare cases, errors.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "script/machine.h"

namespace openrealm::script {

namespace {

constexpr size_t kMaxParameters = 32;
constexpr uint32_t kFirstExtent = 16;

}  // namespace

bool Machine::call_native(LinkedNative &native, uint32_t *window) {
  if (++native.calls == 1 && !native.binding.native) host.missing_native(native.source->name);
  if (!native.binding.native) {
    window[0] = 0;
    return true;
  }
  const NativeCode &source = *native.source;
  or_value args[kMaxParameters];
  const size_t count = source.parameters.size();
  for (size_t i = 0; i < count; ++i) {
    args[i].h = window[i];
    if (!native.has_strings || source.parameters[i] != ValueKind::kString) continue;
    args[i] = outside_value(ValueKind::kString, window[i]);
    add_cost(args[i].s.size);
  }
  or_native_call call;
  call.size = sizeof(call);
  call.argc = uint32_t(count);
  call.args = args;
  call.result = zero_value();
  call.error[0] = '\0';
  const int code_ = native.binding.native->call(native.binding.context, &call);
  if (thread->denied) {
    report(fmt::format("{} cannot be called here: only a trigger's actions and what ExecuteFunc starts can sleep",
                       source.name));
    return false;
  }
  if (code_ < 0) {
    call.error[sizeof(call.error) - 1] = '\0';
    const char *why = call.error[0] ? call.error : "failed";
    report(fmt::format("native {}: {}", source.name, why));
    return false;
  }
  if (source.return_kind == ValueKind::kString && call.result.s.data && call.result.s.size > options.string_length) {
    report(fmt::format("native {}: its string is longer than {} bytes", source.name, options.string_length));
    return false;
  }
  window[0] = register_value(source.return_kind, call.result);
  return source.return_kind != ValueKind::kString || check_nursery();
}

bool Machine::concat(uint32_t *dest, uint32_t a, uint32_t b) {
  if (strings.view(a).size() + strings.view(b).size() > options.string_length) {
    report(fmt::format("a string would be longer than {} bytes", options.string_length));
    return false;
  }
  *dest = strings.concat(a, b);
  add_cost(strings.view(*dest).size());
  return check_nursery();
}

bool Machine::check_nursery() {
  if (strings.nursery().bytes() < collect_at_) return true;
  collect_nursery();
  const size_t used = strings.nursery().bytes();
  collect_at_ = std::min<size_t>(std::max(collect_at_, used * 2), options.string_memory);
  if (used < options.string_memory) return true;
  report(fmt::format("the thread's strings need more than {} bytes", options.string_memory));
  return false;
}

// Registers have no types: whatever looks like a nursery string keeps it alive.
void Machine::collect_nursery() {
  Nursery &nursery = strings.nursery();
  const auto mark = [&nursery](uint32_t value) {
    const uint32_t number = value & ~StringStore::kNurseryBit;
    if (value & StringStore::kNurseryBit && number < nursery.count()) nursery.mark(number);
  };
  for (const uint32_t *slot = stack_.get(); slot < free_registers(); ++slot) mark(*slot);
  for (size_t i = 0; i < array_count_; ++i)
    for (const uint32_t value : local_arrays_[i]) mark(value);
  nursery.sweep();
}

bool Machine::set_element_slowly(uint32_t array, uint32_t index, uint32_t value) {
  if (variables.write(array, index, value)) return true;
  report(fmt::format("there is no memory for a larger array: all together may have {} bytes", options.array_memory));
  return false;
}

bool Machine::equal_strings(uint32_t a, uint32_t b) {
  if (a != b) add_cost(strings.view(a).size());
  return strings.equal(a, b);
}

bool Machine::string_to_row(uint32_t *row, uint32_t id) {
  if (id & StringStore::kNurseryBit) add_cost(strings.view(id).size());
  *row = strings.promote(id);
  if (*row != 0 || id == 0) return true;
  report_row_failure();
  return false;
}

bool Machine::set_global_string(uint32_t offset, uint32_t id) {
  uint32_t row = 0;
  if (!string_to_row(&row, id)) return false;
  GlobalRow &global = variables.globals().mut(offset / uint32_t(sizeof(GlobalRow)));
  global.string.row = row;
  global.has_value = 1;
  return true;
}

void Machine::new_array(uint32_t *reg) {
  if (array_count_ == local_arrays_.size()) local_arrays_.emplace_back();
  local_arrays_[array_count_].clear();
  *reg = uint32_t(array_count_++);
}

bool Machine::set_local_element(uint32_t array, uint32_t index, uint32_t value) {
  std::vector<uint32_t> &elements = local_arrays_[array];
  if (index >= options.array_slots || (index >= elements.size() && value == 0)) return true;
  if (index >= elements.size()) {
    uint32_t size = std::max(uint32_t(elements.size()), kFirstExtent);
    while (size <= index) size *= 2;
    size = std::min(size, options.array_slots);
    const size_t more = (size - elements.size()) * sizeof(uint32_t);
    if (local_array_bytes_ + more > options.array_memory) {
      report(fmt::format("the local arrays in use need more than {} bytes", options.array_memory));
      return false;
    }
    local_array_bytes_ += more;
    add_cost(more);
    elements.resize(size);
  }
  elements[index] = value;
  return true;
}

void Machine::drop_arrays(size_t count) {
  while (count-- != 0) local_array_bytes_ -= local_arrays_[--array_count_].size() * sizeof(uint32_t);
}

void Machine::fail_unset_global(uint32_t offset) {
  const Table<GlobalRow> &globals = variables.globals();
  report(fmt::format("global {} is read before it has a value",
                     globals.text(globals[offset / uint32_t(sizeof(GlobalRow))].declaration)));
}

void Machine::fail_unset_local(const LinkedFunction &function, uint32_t local) {
  report(fmt::format("local {} is read before it has a value", function.source->locals[local].name));
}

}  // namespace openrealm::script
