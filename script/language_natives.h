// The natives that need no game: conversions, strings, mathematics. The Vm binds those that its host does not give.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "openrealm/wc3_script.h"

namespace openrealm::script {

struct LanguageNative {
  std::string_view name;
  or_native native;  // `context` is a LanguageScratch
};

// Holds the text that a native returns until the caller has copied it.
struct LanguageScratch {
  std::string text;
};

std::span<const LanguageNative> language_natives();

}  // namespace openrealm::script
