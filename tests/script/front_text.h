// Short ways to run the front end on a text and to write its tree as a text.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "script/program.h"

namespace openrealm::script::test {

std::unique_ptr<Program> read(std::string text, Leniency leniency = Leniency::kCheck, std::string_view flags = {});

// As a file of tests/script/front says in its first line, "// options: runtime +flag ...", when it has one.
std::unique_ptr<Program> read_with_options(const std::string &text);

// Every message in one line each: "line:column severity message".
std::string messages(const Program &program);

// The tree in prefix form, for example (set real x (real (add i 1))).
std::string show(const Program &program, const Expr &expression);
std::string show(const Program &program, const Stmt &statement);
// The body of a function.
std::string show(const Program &program, std::string_view function);

// What the first `set` of a function body made of these lines puts into its target; `declarations` stand before it.
std::string value_of(const std::string &expression, const std::string &declarations = {}, Options options = {});

std::string read_file(const std::string &path);

}  // namespace openrealm::script::test
