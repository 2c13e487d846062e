// Errors as values. `Result<T>` holds a T or an Error that says what failed, where, and what to do.
#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "openrealm/abi.h"

namespace openrealm {

// `code` is one of abi.h's; `message` is one line for a person, without a trailing newline.
struct Error {
  int code = OR_INVALID;
  std::string message;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(int code, std::string message) {
  return tl::unexpected<Error>(Error{code, std::move(message)});
}

}  // namespace openrealm
