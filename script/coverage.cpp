#include "script/coverage.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace openrealm::script {

namespace {

using Body = ExecutionCounts::Body;

bool is_jump(Format format) {
  return format == Format::kJump || format == Format::kRegJump || format == Format::kCompareJump ||
         format == Format::kCompareConstJump;
}

size_t jump_target(const FunctionCode &source, size_t at) {
  const Instruction &jump = source.code[at];
  const Format format = kOpcodes[jump.op].format;
  const bool is_wide = format == Format::kJump || format == Format::kRegJump;
  return size_t(ptrdiff_t(at) + 1 + (is_wide ? jump.imm() : int16_t(jump.c)));
}

// The instructions to which a way leads from the function's first.
std::vector<bool> reachable(const FunctionCode &source) {
  std::vector<bool> seen(source.code.size());
  std::vector<size_t> begins = {0};
  while (!begins.empty()) {
    size_t at = begins.back();
    begins.pop_back();
    while (at < seen.size() && !seen[at]) {
      seen[at] = true;
      const auto op = Opcode(source.code[at].op);
      if (op == Opcode::give || op == Opcode::give_nothing) break;
      if (is_jump(kOpcodes[size_t(op)].format)) begins.push_back(jump_target(source, at));
      if (op == Opcode::jump) break;
      ++at;
    }
  }
  return seen;
}

// Walks the runs of instructions that belong to one line: its statement was begun as often as the first of them ran.
class LineWalk {
 public:
  LineWalk(const Body &body, FileCoverage &file)
      : body_(body), source_(*body.source), reachable_(reachable(source_)), file_(file) {}

  void add_lines() {
    for (size_t begin = 0; begin < source_.code.size();) {
      size_t end = begin + 1;
      while (end < source_.code.size() && source_.lines[end] == source_.lines[begin]) ++end;
      if (skips_debug(begin, end)) {
        begin = jump_target(source_, begin);
        continue;
      }
      const bool is_header = !body_.is_initialiser && source_.lines[begin] == source_.line;
      if (!is_header && !closes_loop(begin, end) && !is_dead_end(begin, end))
        file_.lines[source_.lines[begin]] += body_.runs[begin];
      begin = end;
    }
  }

 private:
  // A jump over a `debug` statement.
  bool skips_debug(size_t begin, size_t end) const {
    return Opcode(source_.code[begin].op) == Opcode::jump && begin + 1 < end && !reachable_[begin + 1] &&
           jump_target(source_, begin) > begin + 1;
  }
  bool closes_loop(size_t begin, size_t end) const {
    return end == begin + 1 && Opcode(source_.code[begin].op) == Opcode::jump && jump_target(source_, begin) <= begin;
  }
  bool is_dead_end(size_t begin, size_t end) const { return end == source_.code.size() && !reachable_[begin]; }

  const Body &body_;
  const FunctionCode &source_;
  const std::vector<bool> reachable_;
  FileCoverage &file_;
};

}  // namespace

void add_coverage(const ExecutionCounts &counts, const FilePlaces &places, Coverage &coverage) {
  for (const Body &body : counts.bodies()) {
    const std::string &name = body.unit->files[body.source->file];
    const auto place = places.find(name);
    FileCoverage &file = coverage[place == places.end() ? name : place->second];
    LineWalk(body, file).add_lines();
    if (body.is_initialiser) continue;
    file.lines[body.source->line] += body.calls;
    file.functions[{body.source->line, body.source->name}] += body.calls;
  }
}

std::string lcov_text(const Coverage &coverage) {
  const auto has_run = [](const auto &counted) { return counted.second != 0; };
  std::string text;
  const auto out = std::back_inserter(text);
  for (const auto &[name, file] : coverage) {
    fmt::format_to(out, "TN:\nSF:{}\n", name);
    for (const auto &[function, calls] : file.functions)
      fmt::format_to(out, "FN:{},{}\n", function.first, function.second);
    for (const auto &[function, calls] : file.functions) fmt::format_to(out, "FNDA:{},{}\n", calls, function.second);
    fmt::format_to(out, "FNF:{}\nFNH:{}\n", file.functions.size(),
                   std::count_if(file.functions.begin(), file.functions.end(), has_run));
    for (const auto &[line, count] : file.lines) fmt::format_to(out, "DA:{},{}\n", line, count);
    fmt::format_to(out, "LF:{}\nLH:{}\nend_of_record\n", file.lines.size(),
                   std::count_if(file.lines.begin(), file.lines.end(), has_run));
  }
  return text;
}

}  // namespace openrealm::script
