// Which words may name a file at all. Pure functions over bytes: nothing is looked up or opened.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm {

constexpr std::size_t kMaxComponentBytes = 200;  // leaves room for what the engine adds to a name
constexpr std::size_t kMaxPathBytes = 1000;
constexpr std::size_t kMaxPathDepth = 16;

// One name without separators. OR_DENIED, saying why, for: empty, `.`, `..`, a leading dot, dash or
// tilde, a trailing dot or space, separators of either kind, `:*?"<>|`, control characters, invalid
// UTF-8, invisible and direction-changing characters, reserved device names, too many bytes.
Result<void> check_component(std::string_view name);

// A relative path of such names, joined by single slashes; at most kMaxPathDepth of them.
Result<void> check_path(std::string_view path);

// CON, nul.txt, "COM1 .log", superscript digits too.
bool is_reserved_device_name(std::string_view name);

// The file of the private script cache that a script calls `name`: gamecache-<base name>.orcgc.
// The base name is what follows the last separator, with unsafe bytes replaced by `_`. When that
// changed anything, or the name is too long, reserved or has a `~`, then `~` and the first 16
// hexadecimal digits of the SHA-256 of the raw name follow it: two names never share a file.
std::string sidecar_file_name(std::string_view name);

// The bytes as a person can read them in a message: control and invalid bytes as \xNN, cut at 80.
std::string printable(std::string_view bytes);

}  // namespace openrealm
