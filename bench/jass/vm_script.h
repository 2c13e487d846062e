// A script in the engine's Vm, over real tables and the natives of World.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/jass/world.h"
#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "script/program.h"
#include "script/vm.h"

namespace openrealm::bench {

// A file's text. Ends the program with a line when it cannot be read.
script::Input read_script(const std::string &path);

// Stays where it is. Any mistake in the script, while compiling or running, ends the program with a line.
class VmScript : public script::VmHost, public Script {
 public:
  // Reads the declarations of natives, then the script.
  explicit VmScript(const std::string &path);

  script::Vm &vm() { return *vm_; }
  TableStore &store() { return store_; }
  World &world() { return world_; }
  void run(std::string_view function, int32_t argument, bool can_sleep = false);
  void end_tick();
  int32_t integer(std::string_view global) const;

  // Sleeps last until this is at their end: milliseconds.
  uint64_t now = 0;

  bool call(Code function) override;
  script::NativeBinding find_native(std::string_view name) override;
  void script_error(const script::ScriptError &error) override;
  void missing_native(std::string_view name) override;
  void thread_ended(uint32_t, script::Outcome) override {}
  void mark_references(script::ReferenceMarker &) override {}

 private:
  TableStore store_;
  BareClient client_;
  World world_;
  std::unique_ptr<script::Vm> vm_;
  bool started_ = false;  // the declarations' own constants ask for natives that no program needs
};

}  // namespace openrealm::bench
