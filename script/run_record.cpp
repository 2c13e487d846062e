#include "script/run_record.h"

#include "script/call_profile.h"

namespace openrealm::script {

void RunRecord::begin_program(FilePlaces places) {
  add_coverage(counts_, places_, before_);
  counts_.forget_bodies();
  places_ = std::move(places);
}

std::string RunRecord::coverage_text() const {
  Coverage coverage = before_;
  add_coverage(counts_, places_, coverage);
  return lcov_text(coverage);
}

std::string RunRecord::profile_text() const {
  CallProfile profile;
  add_profile(counts_, profile);
  return folded_text(profile);
}

std::string RunRecord::bytes() const {
  ByteWriter bytes;
  counts_.write(bytes);
  bytes.number(before_.size());
  for (const auto &[name, file] : before_) {
    bytes.text(name);
    bytes.number(file.lines.size());
    for (const auto &[line, count] : file.lines) {
      bytes.number(line);
      bytes.number(count);
    }
    bytes.number(file.functions.size());
    for (const auto &[function, calls] : file.functions) {
      bytes.number(function.first);
      bytes.text(function.second);
      bytes.number(calls);
    }
  }
  return bytes.bytes();
}

bool RunRecord::take_up(std::string_view text) {
  ByteReader bytes(text);
  before_.clear();
  if (!counts_.read(bytes)) return false;
  for (uint64_t files = bytes.number(); files != 0 && bytes.ok(); --files) {
    FileCoverage &file = before_[bytes.text()];
    for (uint64_t lines = bytes.number(); lines != 0 && bytes.ok(); --lines) {
      const auto line = uint32_t(bytes.number());
      file.lines[line] += bytes.number();
    }
    for (uint64_t functions = bytes.number(); functions != 0 && bytes.ok(); --functions) {
      const auto line = uint32_t(bytes.number());
      std::string name = bytes.text();
      file.functions[{line, std::move(name)}] += bytes.number();
    }
  }
  if (!bytes.ok()) *this = {};
  return bytes.ok();
}

}  // namespace openrealm::script
