// Cvars: named, typed settings that config files, the command line and the console change.
//
// A Cvars owns every cvar and its value; pointers from find() stay until the owner is forgotten.
// Every value in it has passed its cvar's type, range and list, so readers need no check. One thread
// uses it, but for copy().
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm {

enum class CvarType { text, integer, number, boolean };

enum CvarFlags : std::uint32_t {
  kCvarArchive = 1,  // written to the user's file when it differs from its default
  kCvarInit = 2,     // can be set only before the engine has started
  kCvarCheat = 4,    // can be set only while `cheats` is on
};

struct CvarSpec {
  std::string name = {};  // lower case letters, digits, '_'
  CvarType type = CvarType::text;
  std::string default_value = {};
  std::string help = {};  // one line
  std::uint32_t flags = 0;
  std::optional<double> min = {}, max = {};  // for numbers
  std::vector<std::string> values = {};      // when not empty, the only values
  bool any_value = false;                    // a value outside `values` is kept and reported: its reader decides
  std::string owner = {};                    // the game that declared it; empty for the engine's own
};

struct Cvar {
  CvarSpec spec;
  std::string value;
  bool archived = false;  // `seta`, or set while kCvarArchive
};

const char *cvar_type_name(CvarType type);
// What a value of this cvar may be, for messages: "an integer from 1 to 4096".
std::string cvar_wants(const CvarSpec &spec);

class Cvars {
 public:
  using Listener = std::function<void(const Cvar &)>;

  // An error names what is wrong with the declaration.
  Result<void> declare(CvarSpec spec);
  // Drops the cvars of a game that is left; their archived values are kept for the next time.
  void forget(std::string_view owner);

  const Cvar *find(std::string_view name) const;
  // A value as text, nothing when there is none of that name; on any thread, at any time.
  std::optional<std::string> copy(std::string_view name) const;
  // Of a cvar that is declared; the type is asserted.
  const std::string &text(std::string_view name) const;
  std::int64_t integer(std::string_view name) const;
  double number(std::string_view name) const;
  bool boolean(std::string_view name) const;

  // The value in its normal form ("on" -> "1"), or an error that says what it should be.
  static Result<std::string> check(const CvarSpec &spec, std::string_view value);
  // An unknown name is OR_NOT_FOUND and names the nearest known one. The answer is a warning, empty
  // when there is nothing to say. `archive` also marks it for the user's file.
  Result<std::string> set(std::string_view name, std::string_view value, bool archive = false);
  // From one value to the next: of a boolean, or of the list of values.
  Result<void> toggle(std::string_view name);
  Result<void> reset(std::string_view name);
  // Changes what `reset` goes back to, and the value with it: a config file speaks.
  Result<void> set_default(std::string_view name, std::string_view value);

  void listen(std::string name, Listener listener);  // called after each change of value
  void start() { started_ = true; }                  // from now on kCvarInit cvars are fixed

  // In order of name.
  const std::map<std::string, Cvar, std::less<>> &all() const { return cvars_; }
  std::string nearest(std::string_view name) const;  // empty when none is near

  // The user's file. Values of games that are not running are carried through unchanged.
  // owner -> name -> value
  using Archive = std::map<std::string, std::map<std::string, std::string>>;
  // Applies what is declared and keeps the rest; answers one line for each value that was not taken.
  std::vector<std::string> apply_archive(const Archive &archive, std::string_view owner);
  Archive archive() const;

 private:
  Cvar *find_mutable(std::string_view name);
  Result<void> allowed_now(const Cvar &cvar) const;
  void store(Cvar &cvar, std::string value);

  struct OwnMutex : std::mutex {  // a copied Cvars has another one
    OwnMutex() = default;
    OwnMutex(const OwnMutex &) : std::mutex() {}
  };
  mutable OwnMutex mutex_;  // of the list and the values, where they change and where copy() looks
  std::map<std::string, Cvar, std::less<>> cvars_;
  std::multimap<std::string, Listener, std::less<>> listeners_;
  Archive parked_;
  bool started_ = false;
};

}  // namespace openrealm
