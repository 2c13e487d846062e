// Between running frames and canonical ones: see FrameRow.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "script/machine.h"

namespace openrealm::script {

namespace {

constexpr char kUnset = '-';
constexpr char kEndOfLocals = '|';

char letter(const LocalSlot &local, const uint32_t *base) {
  if (local.is_array) return char(std::toupper(kind_letter(local.kind)));
  if (local.flag != kNoRegister && base[local.flag] == 0) return kUnset;
  return kind_letter(local.kind);
}

// The call that a waiting frame is in: the instruction before its pc.
const CallSite &site_of(const CallFrame &frame) {
  const auto pc = uint32_t(frame.pc - frame.function->code) - 1;
  const std::vector<CallSite> &sites = frame.function->source->sites;
  return *std::lower_bound(sites.begin(), sites.end(), pc,
                           [](const CallSite &site, uint32_t at) { return site.pc < at; });
}

bool holds(const LocalSlot &local, char saved) {
  if (local.is_array) return saved == char(std::toupper(kind_letter(local.kind)));
  return saved == kUnset || saved == kind_letter(local.kind);
}

}  // namespace

bool Machine::save(const Thread &sleeping) {
  std::vector<SavedFrame> saved(size_t(frames_end_ - sleeping.first));
  for (size_t i = 0; i < saved.size(); ++i)
    if (!save_frame(frames_end_[-1 - ptrdiff_t(i)], saved[i])) return false;
  if (sleepers.add(sleeping.options.context, sleeping.wake, saved)) return true;
  report(fmt::format("{} threads sleep already and there is no room for another: this one is ended", sleepers.count()));
  return false;
}

uint32_t Machine::stored(ValueKind kind, uint32_t value) {
  return kind == ValueKind::kString ? strings.promote(value) : value;
}

bool Machine::save_frame(const CallFrame &frame, SavedFrame &saved) {
  const FunctionCode &source = *frame.function->source;
  const CallSite &site = site_of(frame);
  std::string shape;
  for (const LocalSlot &local : source.locals) {
    shape += letter(local, frame.base);
    const uint32_t value = frame.base[local.reg];
    if (local.is_array)
      saved.values.push_back(uint32_t(local_arrays_[value].size()));
    else
      saved.values.push_back(shape.back() == kUnset ? 0 : stored(local.kind, value));
  }
  shape += kEndOfLocals;
  for (uint32_t i = 0; i < site.pending_count; ++i) {
    const PendingSlot &pending = source.pending[site.first_pending + i];
    shape += kind_letter(pending.kind);
    saved.values.push_back(stored(pending.kind, frame.base[pending.reg]));
  }
  for (const LocalSlot &local : source.locals)
    if (local.is_array)
      for (const uint32_t value : local_arrays_[frame.base[local.reg]])
        saved.values.push_back(stored(local.kind, value));
  saved.function = strings.intern(source.name);
  saved.shape = strings.intern(shape);
  saved.body_hash = source.body_hash;
  saved.site = uint32_t(&site - source.sites.data());
  saved.line = line_of(frame);
  if (!strings.row_failed()) return true;
  report("there is no room for the strings of a sleeping thread");
  return false;
}

// Whether this body has the call that the frame waits in, and all values that it had.
bool Machine::fits(const SavedFrame &saved, const LinkedFunction &function) const {
  const FunctionCode &source = *function.source;
  const std::string_view shape = strings.view(saved.shape);
  if (saved.site >= source.sites.size()) return false;
  const CallSite &site = source.sites[saved.site];
  const size_t locals = source.locals.size();
  if (shape.size() != locals + 1 + site.pending_count || saved.values.size() < shape.size() - 1) return false;
  for (size_t i = 0; i < locals; ++i)
    if (!holds(source.locals[i], shape[i])) return false;
  for (uint32_t i = 0; i < site.pending_count; ++i)
    if (shape[locals + 1 + i] != kind_letter(source.pending[site.first_pending + i].kind)) return false;
  return true;
}

std::vector<uint32_t> Machine::bodies_from(uint32_t unit, const std::vector<SavedFrame> &frames) const {
  std::vector<uint32_t> bodies;
  for (const SavedFrame &saved : frames) {
    const uint32_t body = code.find_body(strings.view(saved.function), saved.body_hash, unit,
                                         [&](const LinkedFunction &function) { return fits(saved, function); });
    if (body == UINT32_MAX) return {};
    bodies.push_back(body);
  }
  // A caller takes what it is given for the kind that its own code's callee returns.
  for (size_t i = 1; i < bodies.size(); ++i) {
    const LinkedFunction &caller = code.functions[bodies[i]];
    const Instruction &call = caller.code[caller.source->sites[frames[i].site].pc];
    if (kOpcodes[call.op].format != Format::kCall) return {};
    const FunctionCode &expected = *code.functions[size_t(call.imm())].source;
    if (expected.return_kind != code.functions[bodies[i - 1]].source->return_kind) return {};
  }
  return bodies;
}

std::vector<uint32_t> Machine::bodies_of(const std::vector<SavedFrame> &frames) const {
  for (uint32_t unit = 0; unit < code.units(); ++unit)
    if (std::vector<uint32_t> bodies = bodies_from(unit, frames); !bodies.empty()) return bodies;
  return {};
}

// The innermost whose body is in no code; the innermost of all when it is only that they do not fit together.
const SavedFrame &Machine::lost_frame(const std::vector<SavedFrame> &frames) const {
  const auto lost = std::find_if(frames.begin(), frames.end(), [&](const SavedFrame &saved) {
    return code.empty() || code.find_body(strings.view(saved.function), saved.body_hash, 0,
                                          [&](const auto &function) { return fits(saved, function); }) == UINT32_MAX;
  });
  return lost == frames.end() ? frames.front() : *lost;
}

SleeperBodies Machine::sleeper_bodies() const {
  SleeperBodies found;
  found.threads.resize(code.units());
  for (const uint32_t row : sleepers.rows()) {
    const std::vector<SavedFrame> frames = sleepers.frames_of(row);
    if (frames.empty()) continue;
    const std::vector<uint32_t> bodies = bodies_of(frames);
    if (bodies.empty()) {
      const SavedFrame &lost = lost_frame(frames);
      found.lost.push_back({std::string(strings.view(lost.function)), lost.line});
      continue;
    }
    std::vector<bool> in(code.units(), false);
    for (const uint32_t body : bodies) in[code.unit_of(body)] = true;
    for (size_t unit = 0; unit < in.size(); ++unit) found.threads[unit] += in[unit];
    found.old += std::find(in.begin() + 1, in.end(), true) != in.end();
  }
  return found;
}

// What a register may hold: a save can say anything.
uint32_t Machine::loaded(ValueKind kind, uint32_t value) const {
  if (kind == ValueKind::kString) return strings.is_row(value) ? value : 0;
  return kind == ValueKind::kBoolean ? value != 0 : value;
}

bool Machine::restore(const std::vector<SavedFrame> &frames) {
  if (frames.empty()) {
    report("a sleeping thread has lost its functions: the save is damaged, and the thread is ended");
    return false;
  }
  const std::vector<uint32_t> bodies = bodies_of(frames);
  uint32_t *base = free_registers();
  for (size_t i = frames.size(); i-- > 0;) {
    const Restored restored =
        bodies.empty() ? Restored::kChanged : restore_frame(frames[i], code.functions[bodies[i]], base);
    if (restored == Restored::kChanged) {
      const SavedFrame &lost = bodies.empty() ? lost_frame(frames) : frames[i];
      report(fmt::format("function {} has changed while a thread slept in it at line {}: the thread is ended",
                         strings.view(lost.function), lost.line));
    }
    if (restored != Restored::kDone) return false;
    const CallFrame &made = frames_end_[-1];
    const Instruction &call = made.pc[-1];
    base = made.base + call.a;
    if (i == 0) *base = 0;  // the native that slept answers its default
  }
  return true;
}

Machine::Restored Machine::restore_frame(const SavedFrame &saved, const LinkedFunction &function, uint32_t *base) {
  const FunctionCode &source = *function.source;
  const std::string_view shape = strings.view(saved.shape);
  const CallSite &site = source.sites[saved.site];
  const size_t locals = source.locals.size();
  if (!push_frame(function, base)) return Restored::kFailed;
  frames_end_[-1].pc = function.code + site.pc + 1;
  std::fill_n(base, function.registers, 0u);
  size_t elements = shape.size() - 1;  // where the arrays' begin
  for (size_t i = 0; i < locals; ++i) {
    const LocalSlot &local = source.locals[i];
    if (local.flag != kNoRegister) base[local.flag] = shape[i] != kUnset;
    base[local.reg] = loaded(local.kind, saved.values[i]);
    if (!local.is_array) continue;
    const size_t length = saved.values[i];
    if (length > saved.values.size() - elements) return Restored::kChanged;
    new_array(&base[local.reg]);
    std::vector<uint32_t> &array = local_arrays_[base[local.reg]];
    for (size_t element = 0; element < length; ++element)
      array.push_back(loaded(local.kind, saved.values[elements + element]));
    local_array_bytes_ += length * sizeof(uint32_t);
    elements += length;
  }
  for (uint32_t i = 0; i < site.pending_count; ++i) {
    const PendingSlot &pending = source.pending[site.first_pending + i];
    base[pending.reg] = loaded(pending.kind, saved.values[locals + i]);
  }
  return Restored::kDone;
}

}  // namespace openrealm::script
