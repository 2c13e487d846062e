// What scripts ran: how often each instruction of each function, and what each call stack cost.
//
// Owned by the one who embeds the Vm and given to it by Vm::watch(); outlives it, so that a Vm that is destroyed and
// made again counts on in the same. Nothing in it is state: whether it is there changes no result and no hash.
//
// The unit of cost is an instruction, as the instruction limit counts them: most statements are a few, and work that
// grows with a length (strings, arrays) is charged on top. A native is one instruction and what it was charged for.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "script/bytecode.h"
#include "script/counts_bytes.h"

namespace openrealm::script {

class ExecutionCounts {
 public:
  // Deeper calls, and those for whose stacks there is no place any more, are counted as their caller's own.
  static constexpr uint32_t kDeepestStack = 128;
  static constexpr uint32_t kMostStacks = 65536;

  // A function's body; a global's initialiser is one of its own.
  struct Body {
    std::shared_ptr<const Bytecode> unit;
    const FunctionCode *source = nullptr;
    bool is_initialiser = false;
    uint64_t calls = 0;
    std::vector<uint64_t> runs;  // of each instruction
  };
  // A call stack: its innermost function or native, below another stack. Stack 0 is the empty one; callers stand
  // before those they call.
  struct Stack {
    uint32_t caller = 0;
    uint32_t name = 0;
    uint32_t depth = 0;
    uint64_t cost = 0;  // of the innermost alone
  };

  ExecutionCounts();

  // All bodies of the code that was linked last, in its order.
  std::span<const Body> bodies() const { return {bodies_.data(), current_}; }
  std::span<const Stack> stacks() const { return stacks_; }
  const std::string &name(const Stack &stack) const { return *names_[stack.name]; }

  // Another program follows: what is counted of its bodies begins at nothing, the stacks go on.
  void forget_bodies();
  // All that was counted, for counts that are made elsewhere and go on from it. False when the bytes are damaged: then
  // there is nothing in it.
  void write(ByteWriter &bytes) const;
  bool read(ByteReader &bytes);

  // --- for the Vm ---

  // What LinkedCode::functions and natives hold. A body that was linked before, under the same name and with the same
  // content, goes on with its counts, also when other code was linked in between.
  void link(std::span<const std::shared_ptr<const Bytecode>> units, std::span<const std::string_view> natives);

  // Where a thread is. A thread begins under the native that started it, if one did, and leaves that place as it was.
  struct Place {
    Body *body = nullptr;
    uint32_t stack = 0;
    uint32_t beyond = 0;  // calls that have no stack of their own
  };
  const Place &place() const { return place_; }
  void return_to(const Place &place) { place_ = place; }

  // `function` and `native` are numbers in the linked code.
  void enter(uint32_t function, bool is_call);
  void leave(uint32_t caller);
  void enter_native(uint32_t native);
  void leave_native();
  void step(size_t instruction) {
    ++place_.body->runs[instruction];
    ++stacks_[place_.stack].cost;
  }
  void spend(int64_t cost) { stacks_[place_.stack].cost += uint64_t(cost); }

 private:
  // Name, body_hash, whether it is an initialiser, and what the compiler made of it: equal text may be compiled in
  // another way where a constant of the script has changed.
  using Identity = std::tuple<std::string, uint64_t, bool, uint64_t>;
  struct Counted {
    uint64_t calls = 0;
    std::vector<uint64_t> runs;
  };
  using Kept = std::multimap<Identity, Counted>;

  static Identity identity(const Body &body);
  static bool has_run(const Body &body);
  uint32_t intern(std::string name);
  void descend(uint32_t name);
  void ascend();
  bool read_stack(ByteReader &bytes);

  std::vector<Body> bodies_;
  size_t current_ = 0;  // of them are the current code's; threads that slept run in the others
  std::vector<uint32_t> function_names_, native_names_;
  Kept left_;  // of bodies that are not linked now
  std::vector<Stack> stacks_;
  std::unordered_map<uint64_t, uint32_t> below_;  // caller and name -> stack
  std::map<std::string, uint32_t, std::less<>> name_numbers_;
  std::vector<const std::string *> names_;
  uint32_t globals_ = 0;  // a name under which initialisers stand
  Place place_;
};

}  // namespace openrealm::script
