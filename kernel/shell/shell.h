// The engine as a process: settings, commands, console, the session, and the loop that drives them.
//
// Owns them all, in an order in which each may use those before it. Made once by main(); run() returns
// the exit status. Single-threaded.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "kernel/files/map_watch.h"
#include "kernel/files/user_folder.h"
#include "kernel/host/build_watch.h"
#include "kernel/shell/arguments.h"
#include "kernel/shell/commands.h"
#include "kernel/shell/config.h"
#include "kernel/shell/console.h"
#include "kernel/shell/cvars.h"
#include "kernel/shell/loop.h"
#include "kernel/shell/output.h"
#include "kernel/shell/places.h"
#include "kernel/shell/session.h"

namespace openrealm {

inline constexpr const char *kArchiveFile = "settings.toml";  // in the user's folder, as the next two
inline constexpr const char *kAutoexecFile = "autoexec.cfg";
inline constexpr const char *kHistoryFile = "console_history";

class Shell {
 public:
  explicit Shell(Arguments arguments);
  ~Shell();
  int run();

  // --- for commands ---
  Output &out() { return out_; }
  Cvars &cvars() { return cvars_; }
  Commands &commands() { return commands_; }
  Session &session() { return session_; }
  const UserFolder &user() const { return user_; }
  const Places &places() const { return places_; }

  // Takes the settings of config/games/<name>.toml; the modules are loaded when they are first needed.
  Result<void> choose_game(const std::string &name);
  std::vector<std::string> game_names() const;
  // Runs the next `ticks` ticks as fast as they go, then what waits in the command buffer.
  void run_fast(std::uint64_t ticks);
  // Of a game that is paused.
  void step(std::uint32_t ticks);
  // Publishes the builds as one set and says what came of it.
  Result<void> swap(const std::vector<ModuleSpec> &builds);
  // Takes up the running map's changed files and says what came of it; the game waits for it.
  Result<void> reload_map();
  // Ends after the present command; a status other than 0 is kept.
  void quit(int status = 0);

 private:
  Result<void> load_settings();
  Result<ConfigFile> read_config(const std::string &below_base, ConfigKind kind, const Cvars &known) const;
  void apply_config(const ConfigFile &config, const std::string &owner);
  void load_archive();
  void load_autoexec();
  Result<void> apply_command_line();
  void listen_to_cvars();
  void start_console();
  Result<void> start_hash_log();
  Result<void> start_counting();
  Result<void> start();
  void command_failed(const CommandCall &call, const Error &error);
  bool take_client_command(const CommandCall &call, Result<void> &done);

  void frame();
  void tick();
  void pump();  // runs what waits in the command buffer, outside a frame
  void update_pace();
  void watch_builds();
  void take_new_builds();
  void watch_map();
  void take_changed_map();
  void prepare_map();
  void map_is_prepared();
  Result<void> say_reloaded(const Result<SwapReport> &report, std::string_view prepared);
  void prepare_builds(std::vector<ModuleSpec> builds);
  Result<void> say_swapped(const std::vector<ModuleSpec> &builds, const Result<SwapReport> &report,
                           std::string_view prepared);  // when: beside it, or before it
  void unload_old_builds();
  void requested(const Request &request, const Result<void> &done);
  void check_done();  // quits when a headless process has nothing left to do

  void finish();
  void report();
  void write_counts();
  void write_answer(const std::string &command, const std::string &path);
  void save_on_exit();
  void write_settings();
  void failed(std::string_view message);  // of a job; decides the exit status

  Arguments arguments_;
  Output out_;
  Places places_;
  UserFolder user_;
  Cvars cvars_;
  Commands commands_;
  Session session_;
  Loop loop_;
  std::unique_ptr<Console> console_;
  std::unique_ptr<BuildWatch> builds_;
  std::optional<Result<PreparedSwap>> prepared_;  // made on another thread
  std::unique_ptr<MapWatch> map_watch_;
  std::optional<Session::Reload> reload_;  // prepared on another thread
  Result<void> reload_prepared_;
  std::string map_trouble_;            // why the changed files were not taken up; said once they have settled
  std::vector<std::string> troubles_;  // as well, of builds that were unloaded
  std::FILE *hash_log_ = nullptr;
  bool interactive_ = false;  // a person sits at the terminal
  enum class Input { none, open, ended };
  Input input_ = Input::none;     // where commands come from, the terminal not counted
  bool archive_readable_ = true;  // else the file is left as it is
  bool started_ = false;          // settings are loaded
  bool quitting_ = false;
  bool game_over_ = false;  // the game ended itself, and the process with it: there is nothing to go on with
  bool in_frame_ = false;
  std::vector<std::pair<std::string, std::string>> replaced_defaults_;  // by the game's file
  int status_ = 0;
  std::uint64_t ticks_run_ = 0;  // counts towards --ticks
  bool ticks_done_ = false;
  std::uint64_t fast_left_ = 0;  // of a `tick N` command
  std::uint32_t steps_left_ = 0;
};

// The console's commands, by what they act on.
void add_engine_commands(Shell &shell);  // quit, echo, exec, alias, wait, help ...
void add_cvar_commands(Shell &shell);    // set, seta, toggle, reset, cvarlist
void add_game_commands(Shell &shell);    // game, map, save, load, tick, pause, modules, swap ...
void add_table_commands(Shell &shell);   // tables, show, hash

}  // namespace openrealm
