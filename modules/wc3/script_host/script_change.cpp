// From the script that ran to the one that the map's files have now: after a reload, and when a save is loaded whose
// map was edited since.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "modules/wc3/prepared.h"
#include "modules/wc3/script_host/host.h"
#include "modules/wc3/script_host/script_source.h"
#include "script/linked_code.h"

namespace openrealm::wc3 {
namespace {

constexpr std::size_t kNamed = 5, kLostNamed = 10;

// "2 functions changed (step, attack)"
void add(std::string &text, std::string_view one, std::string_view many, const std::vector<std::string> &names) {
  if (names.empty()) return;
  const std::size_t shown = std::min(names.size(), kNamed);
  const std::vector<std::string> first(names.begin(), names.begin() + std::ptrdiff_t(shown));
  text += fmt::format("{}{} {} ({}{})", text.empty() ? "" : ", ", names.size(), names.size() == 1 ? one : many,
                      fmt::join(first, ", "), shown < names.size() ? ", ..." : "");
}

std::string text_of(const script::CodeChanges &changes, std::uint32_t in_old_bodies) {
  std::string text;
  add(text, "function changed", "functions changed", changes.functions.changed);
  add(text, "new function", "new functions", changes.functions.fresh);
  add(text, "function gone", "functions gone", changes.functions.gone);
  add(text, "new global", "new globals", changes.globals.fresh);
  add(text, "global gone", "globals gone", changes.globals.gone);
  add(text, "constant changed", "constants changed", changes.constants);
  if (text.empty()) text = "nothing that runs changed";
  if (in_old_bodies != 0)
    text += fmt::format(", {}", in_old_bodies == 1 ? "1 thread finishes in an old body"
                                                   : fmt::format("{} threads finish in old bodies", in_old_bodies));
  return text;
}

}  // namespace

Result<void> Host::take_script(MapScript script, const or_start &start, MapWork *work, ScriptChange &change) {
  const KeptScripts kept(tables.source);
  older_.clear();
  for (std::uint32_t number = 1; number <= kept.older(); ++number) older_.push_back(compile_kept(number));
  const bool is_same = !kept.is_kept(0) || kept.has(0, script.texts);
  const bool may_change = start.reason == OR_START_LOADED || start.reason == OR_START_RELOADED;
  if (start.reason == OR_START_MAP || is_same) {
    code_ = std::move(script.code);
    if ((start.reason == OR_START_MAP || may_change) && !kept.is_kept(0)) keep_script(script.texts);
    return {};
  }
  if (may_change) return change_script(std::move(script), work, change);
  auto code = compile_script(engine, kept.texts(0));
  if (!code) return tl::unexpected<Error>(code.error());
  code_ = std::move(*code);
  change.keeps_old = true;
  return {};
}

Result<void> Host::change_script(MapScript script, MapWork *work, ScriptChange &change) {
  KeptScripts kept(tables.source);
  std::shared_ptr<const script::Bytecode> before;
  if (work && work->before.code && kept.has(0, work->before.texts)) {
    before = work->before.code;
    change.changes = std::move(work->changes);
  } else {
    before = compile_kept(0);
    change.changes = script::compare(*before, *script.code);
  }
  code_ = std::move(script.code);
  if (work)
    if (auto fits = refuse_wrong_natives(*before); !fits) return fits;
  older_.insert(older_.begin(), std::move(before));
  kept.age();
  keep_script(script.texts);
  if (older_.size() <= kMaxOlderScripts) return {};
  engine.warn(fmt::format("{} older scripts are kept for threads that sleep in them; the oldest is given up",
                          kMaxOlderScripts));
  kept.drop(std::uint32_t(older_.size()));
  older_.pop_back();
  return {};
}

// A map may begin with such a native, which then answers its default; whoever changes a script wants to hear of it.
Result<void> Host::refuse_wrong_natives(const script::Bytecode &before) {
  std::set<std::pair<std::string_view, std::string_view>> known;
  for (const script::NativeCode &native : before.natives) known.emplace(native.name, native.signature);
  find_contributed();
  std::string wrong;
  for (const script::NativeCode &native : code_->natives) {
    if (known.contains({native.name, native.signature})) continue;
    const or_native *own = find_native(native.name).native;
    if (!own || script::same_signature(own->signature, native.signature)) continue;
    wrong += fmt::format("{}native {}: the script declares \"{}\", the engine has \"{}\"", wrong.empty() ? "" : "\n",
                         native.name, native.signature, own->signature);
  }
  if (!wrong.empty()) return fail(OR_MISMATCH, wrong);
  return {};
}

// Nothing in place of a script that this build's front end no longer accepts: what sleeps in it ends.
std::shared_ptr<const script::Bytecode> Host::compile_kept(std::uint32_t number) {
  auto code = compile_script(engine, KeptScripts(tables.source).texts(number));
  if (code) return std::move(*code);
  engine.warn(
      fmt::format("an older script that threads sleep in can't be compiled any more: {}", code.error().message));
  return empty_code(engine).value();
}

void Host::keep_script(const std::vector<script::Source> &texts) {
  if (!KeptScripts(tables.source).keep(texts))
    engine.warn(
        "there is no room to keep the script's text: after a reload, threads that sleep in changed functions end");
}

// Once the new code is linked: what is new in it gets its values, and the author is told.
void Host::settle_change(const or_start &start, const ScriptChange &change) {
  if (start.reason != OR_START_LOADED && start.reason != OR_START_RELOADED) return;
  if (change.changes) {
    vm_->renew(change.changes->constants);
    vm_->initialise_globals();
  }
  const script::SleeperBodies sleepers = vm_->sleeper_bodies();
  const bool reloads = start.reason == OR_START_RELOADED;
  if (change.changes || reloads)
    engine.info(fmt::format("{}: {}", reloads ? "script reloaded" : "the map's script has changed since it was saved",
                            text_of(change.changes.value_or(script::CodeChanges()), sleepers.old)));
  for (std::size_t i = 0; i < std::min(sleepers.lost.size(), kLostNamed); ++i)
    engine.warn(
        fmt::format("function {} has changed, and what it was is not kept: the thread that sleeps in it at line "
                    "{} ends when it wakes",
                    sleepers.lost[i].function, sleepers.lost[i].line));
  if (sleepers.lost.size() > kLostNamed)
    engine.warn(fmt::format("and {} threads more", sleepers.lost.size() - kLostNamed));
}

void Host::release_older() {
  const script::SleeperBodies sleepers = vm_->sleeper_bodies();
  KeptScripts kept(tables.source);
  const std::size_t before = older_.size();
  for (std::size_t number = before; number != 0; --number) {
    if (sleepers.threads[number] != 0) continue;
    kept.drop(std::uint32_t(number));
    older_.erase(older_.begin() + std::ptrdiff_t(number - 1));
  }
  if (older_.size() == before) return;
  if (auto linked = vm_->link(code_, older_); !linked) engine.log(OR_LOG_ERROR, linked.error().message);
}

}  // namespace openrealm::wc3
