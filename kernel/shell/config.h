// Config files in TOML: read and checked whole, so that a file is applied wholly or not at all.
//
// Each problem is one line that names file, line and column, what is there, and what should be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/shell/cvars.h"

namespace openrealm {

struct CvarSetting {
  std::string name;
  std::string value;
  std::string where;  // "file:line:column"
};

// config/default.toml and config/games/<game>.toml.
struct ConfigFile {
  std::vector<CvarSpec> declared;                            // [cvars] name = {default = ..., help = ...}
  std::vector<CvarSetting> settings;                         // [cvars] name = value
  std::vector<std::pair<std::string, std::string>> aliases;  // [aliases] name = "commands"

  // Of a game's file only.
  std::string title;
  std::vector<std::string> modules;
  std::vector<std::string> phases;
  std::string order_queue_release;
  std::vector<std::string> data;        // folders or archives below the base folder
  std::vector<std::string> plain_maps;  // endings of names, as ".txt": a single file that is a map by itself
};

enum class ConfigKind { engine, game };

// `known` are the cvars declared so far: settings are checked against them and against the file's own.
// All problems of the file, one a line, are in the error's message.
Result<ConfigFile> parse_config(std::string_view text, const std::string &file, ConfigKind kind, const Cvars &known);

// The user's archived values: [cvars] of the engine, [cvars.GAME] of a game.
Result<Cvars::Archive> parse_archive(std::string_view text, const std::string &file);
std::string write_archive(const Cvars::Archive &archive);

}  // namespace openrealm
