// The world in which fuzzers run scripts: real tables, and natives that call back, sleep, make and free handles and
// hold references.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/engine.h"
#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "script/compiler.h"
#include "script/program.h"
#include "script/vm.h"

namespace openrealm::script::test {

extern const std::string_view kFuzzDeclarations;

// The declarations and `text` as one program; nothing when it is no program that can run.
std::unique_ptr<Program> fuzz_program(std::string_view text, bool or_binds_tighter = true);

using Code = std::shared_ptr<const Bytecode>;

class FuzzWorld final : public VmHost {
 public:
  FuzzWorld();

  // Tables as `from` has them, or empty; no Vm.
  void begin(const VmOptions &options, const Snapshot *from = nullptr);
  // A Vm over the tables as they are. False when the code does not fit.
  bool link(const Code &code, std::span<const Code> older = {});
  void run(std::string_view function, uint32_t context);
  // Ends the tick, wakes what is due `later` thousandths of a second on, and calls what Later() left.
  void tick(uint64_t later = 1000);
  bool at_rest() const { return vm->sleepers() == 0 && later.empty(); }
  // The first promise of the tables that does not hold, or nothing.
  std::string broken_promise();

  NativeBinding find_native(std::string_view name) override;
  void script_error(const ScriptError &error) override { note("error: " + error.text); }
  void missing_native(std::string_view name) override { note("missing: " + std::string(name)); }
  void thread_ended(uint32_t context, Outcome outcome) override;
  void mark_references(ReferenceMarker &marker) override;
  // What scripts did, by lines; after a number of them they are only counted.
  void note(std::string line);

  TableStore store;
  std::unique_ptr<Vm> vm;
  std::vector<std::string> lines;
  uint64_t lines_left_out = 0;
  bool bounded = false;  // some budget ended a thread: where it does so depends on how the code was compiled
  uint32_t kept_handle = 0, kept_text = 0;
  std::vector<uint32_t> later;  // code values
  uint64_t now = 0;             // thousandths of a second

 private:
  static int open_table(or_self *self, const or_table_desc *desc, or_table **table);

  BareClient client_;
  Engine engine_;
  VmOptions options_;
  Snapshot empty_;
};

}  // namespace openrealm::script::test
