// Coverage and profile: what the map's scripts run is counted when a cvar asked for it as the map began.
#include <optional>

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

std::string path_of(const Engine &engine, const std::string &name) {
  char path[4096];
  const auto ask = [&](const char *asked) {
    return engine.raw()->file_path(engine.raw()->self, asked, path, sizeof path) == OR_OK;
  };
  // A map that is a script alone is called by its whole path, and mounted under the last part of it.
  return ask(name.c_str()) || ask(name.c_str() + name.find_last_of("/\\") + 1) ? path : name;
}

script::FilePlaces places_of(const Engine &engine, const script::Bytecode &code) {
  script::FilePlaces places;
  for (const std::string &name : code.files) places.emplace(name, path_of(engine, name));
  return places;
}

}  // namespace

// A map that begins is added to those before it; a build of this module goes on with what the one before it left.
void Host::begin_counting(or_start_reason reason) {
  if (reason == OR_START_CHAOS) return;
  const std::optional<std::string> left = take_left_counts();
  const bool wanted = engine.cvar("coverage") == "1" || engine.cvar("profile") == "1";
  if (!wanted && (!left || reason == OR_START_MAP || reason == OR_START_LOADED)) return record_.reset();
  const bool goes_on = reason != OR_START_MAP && reason != OR_START_LOADED;
  if (!record_ || goes_on) record_ = std::make_unique<script::RunRecord>();
  if (!goes_on) return record_->begin_program(places_of(engine, *code_));
  record_->set_places(places_of(engine, *code_));
  if (!left || !record_->take_up(*left))
    engine.warn("coverage and profile begin here: what ran before this build of the module is not in them");
}

std::optional<std::string> Host::take_left_counts() {
  std::optional<std::string> left;
  for (const std::uint32_t row : tables.counts.rows()) {
    left = tables.counts.text(tables.counts[row].bytes);
    tables.counts.free(row);
  }
  return left;
}

void Host::leave_counts() {
  if (!record_) return;
  const std::uint32_t row = tables.counts.alloc();
  if (row != 0 && !tables.counts.set(tables.counts.mut(row).bytes, record_->bytes())) tables.counts.free(row);
}

}  // namespace openrealm::wc3
