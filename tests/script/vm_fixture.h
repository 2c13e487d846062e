// A Vm over real tables with a handful of natives, for the vm_*.cpp tests.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/engine.h"
#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "script/compiler.h"
#include "script/execution_counts.h"
#include "script/program.h"
#include "script/state_records.h"
#include "script/vm.h"

namespace openrealm::script {

// What scripts of these tests may use. Trace appends to Bench::trace.
inline constexpr std::string_view kDeclarations = R"(
type thing extends handle
type big extends thing
type other extends handle
native Trace takes string s returns nothing
native Sleep takes real seconds returns nothing
native Call takes code callback returns boolean
native Start takes string name returns nothing
native MakeThing takes nothing returns thing
native MakeBig takes nothing returns big
native KillThing takes thing t returns nothing
native IsThing takes handle h returns integer
native Refuse takes nothing returns integer
native Echo takes string s returns string
native Sum takes integer a, real b, boolean c, string d, code e, thing f returns real
native Absent takes nothing returns integer
native AbsentString takes nothing returns string
native GetHandleId takes handle h returns integer
native I2S takes integer i returns string
native R2S takes real r returns string
native R2SW takes real r, integer width, integer precision returns string
native S2I takes string s returns integer
native S2R takes string s returns real
native I2R takes integer i returns real
native R2I takes real r returns integer
native MathRound takes real r returns integer
native SubString takes string s, integer start, integer end returns string
native StringLength takes string s returns integer
native StringCase takes string s, boolean upper returns string
native StringHash takes string s returns integer
native Sin takes real x returns real
native Asin takes real x returns real
native Atan2 takes real y, real x returns real
native Pow takes real x, real y returns real
native SquareRoot takes real x returns real
native Rad2Deg takes real x returns real
native BlzBitXor takes integer a, integer b returns integer
)";

class Bench : public VmHost {
 public:
  explicit Bench(VmOptions vm_options = {})
      : options(vm_options), client_(store, "script_test"), engine_(client_.import()) {
    open();
  }

  // Compiles; a mistake in the text fails the test.
  static std::shared_ptr<const Bytecode> code(std::string_view text, const CompileOptions &how = {});
  // Compiles, links, initialises the globals.
  void load(std::string_view text, const CompileOptions &how = {});
  void link(std::shared_ptr<const Bytecode> linked, std::vector<std::shared_ptr<const Bytecode>> older = {});
  // Destroys the Vm and makes it again from the tables, by code compiled as said.
  void rebuild(const CompileOptions &how = {});
  void rebuild(std::shared_ptr<const Bytecode> with);
  RunResult run(std::string_view function, bool can_sleep = true, uint32_t context = 0);
  // Ends the tick, wakes what is due.
  void tick();
  void end_tick();
  uint64_t hash() { return store.state_hash(); }
  uint32_t live(std::string_view table) const;  // rows in use
  int32_t integer(std::string_view global, uint32_t index = 0);
  std::string text(std::string_view global, uint32_t index = 0);

  NativeBinding find_native(std::string_view name) override;
  void script_error(const ScriptError &error) override { errors.push_back(error); }
  void missing_native(std::string_view name) override { missing.emplace_back(name); }
  void thread_ended(uint32_t context, Outcome outcome) override { ended.emplace_back(context, outcome); }
  void mark_references(ReferenceMarker &marker) override {
    for (const uint32_t id : held_handles) marker.handle(id);
    for (const uint32_t row : held_strings) marker.string(row);
  }

  TableStore store;
  VmOptions options;
  ExecutionCounts *counts = nullptr;  // taken up by every link
  std::unique_ptr<Vm> vm;
  std::vector<std::string> trace;
  std::vector<ScriptError> errors;
  std::vector<std::string> missing;
  std::vector<std::pair<uint32_t, Outcome>> ended;
  std::vector<uint32_t> held_handles, held_strings;
  std::map<std::string, or_native> natives;  // add to or replace before load()
  uint64_t now = 0;                          // thousandths of a second

 private:
  void open();

  BareClient client_;
  Engine engine_;
  std::string text_;
};

}  // namespace openrealm::script
