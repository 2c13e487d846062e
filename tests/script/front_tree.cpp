// The tree that the checker hands on: names resolved, every expression typed, conversions in place.
#include <cmath>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "front_invariants.h"
#include "front_text.h"
#include "script/string_hash.h"

namespace openrealm::script::test {
namespace {

constexpr char kGlobals[] =
    "globals\n"
    "  integer i = 1\n  integer j = 2\n  real r = 1\n  boolean a = true\n  boolean b = true\n  boolean c = true\n"
    "endglobals\n";

std::string integer(const std::string &literal) {
  return value_of(literal, "globals\ninteger result\nendglobals");
}
std::string real(const std::string &literal) {
  return value_of(literal, "globals\nreal result\nendglobals");
}
std::string text(const std::string &literal) {
  return value_of(literal, "globals\nstring result\nendglobals");
}

std::string number(const std::string &expression) {
  return value_of(expression, std::string(kGlobals).replace(0, 8, "globals\n  real result\n"));
}
std::string truth(const std::string &expression, Options options = {}) {
  return value_of(expression, std::string(kGlobals).replace(0, 8, "globals\n  boolean result\n"), options);
}

TEST(script_front, reads_every_form_of_integer) {
  EXPECT_EQ(integer("0"), "0");
  EXPECT_EQ(integer("42"), "42");
  EXPECT_EQ(integer("017"), "15");
  EXPECT_EQ(integer("0x1F"), "31");
  EXPECT_EQ(integer("0X1f"), "31");
  EXPECT_EQ(integer("$ff"), "255");
  EXPECT_EQ(integer("2147483648"), "-2147483648");
  EXPECT_EQ(integer("4294967298"), "2");
  EXPECT_EQ(integer("0xFFFFFFFF"), "-1");
  EXPECT_EQ(integer("'A'"), "65");
  EXPECT_EQ(integer("'Hpal'"), "1215324524");
  EXPECT_EQ(integer("'\\n'"), "10");
  EXPECT_EQ(integer("'\\\\'"), "92");
  EXPECT_EQ(integer("'\"'"), "34");
  EXPECT_EQ(integer("'\n'"), "10");
  EXPECT_EQ(integer("'\xE4'"), "228");
}

TEST(script_front, reads_every_form_of_real) {
  EXPECT_EQ(real("1."), "1r");
  EXPECT_EQ(real(".5"), "0.5r");
  EXPECT_EQ(real("1.5"), "1.5r");
  EXPECT_EQ(real("08.25"), "8.25r");
  EXPECT_EQ(real("16777217.0"), "16777216r");
  EXPECT_EQ(real(std::string(60, '9') + "."), "infr");
  EXPECT_EQ(real("0." + std::string(60, '0') + "1"), "0r");
}

TEST(script_front, reads_strings_as_bytes) {
  EXPECT_EQ(text(R"("")"), "\"\"");
  EXPECT_EQ(text(R"("a\tb\\\"\n\r\b\f")"), "\"a\tb\\\"\n\r\b\f\"");
  EXPECT_EQ(text("\"two\r\nlines\""), "\"two\r\nlines\"");
  EXPECT_EQ(text("\"// no comment \xC3\xA4\""), "\"// no comment \xC3\xA4\"");
}

TEST(script_front, binds_operators_as_the_game_does) {
  EXPECT_EQ(number("i + j * r"), "(add (real i) (mul (real j) r))");
  EXPECT_EQ(number("i - j - r"), "(sub (real (sub i j)) r)");
  EXPECT_EQ(number("r / i / j"), "(div (div r (real i)) (real j))");
  EXPECT_EQ(number("i % j * i"), "(real (mul (mod i j) i))");
  EXPECT_EQ(number("-r * i"), "(mul (neg r) (real i))");
  EXPECT_EQ(number("r / -i * j"), "(mul (div r (real (neg i))) (real j))");
  EXPECT_EQ(number("- - +i"), "(real (neg (neg (plus i))))");
  EXPECT_EQ(number("(i + j) * r"), "(mul (real (add i j)) r)");
  EXPECT_EQ(truth("i < j == a"), "(eq (lt i j) a)");
  EXPECT_EQ(truth("a == i < j"), "(eq a (lt i j))");
  EXPECT_EQ(truth("a == b != c"), "(ne (eq a b) c)");
  EXPECT_EQ(truth("not a == b"), "(eq (not a) b)");
  EXPECT_EQ(truth("not not a"), "(not (not a))");
  EXPECT_EQ(truth("a == not b"), "(eq a (not b))");
  EXPECT_EQ(truth("i + 1 > j and r <= i or b"), "(and (gt (add i 1) j) (or (le r (real i)) b))");
}

TEST(script_front, lets_or_bind_tighter_unless_told_otherwise) {
  Options usual;
  usual.or_binds_tighter = false;
  EXPECT_EQ(truth("a or b and c"), "(and (or a b) c)");
  EXPECT_EQ(truth("a and b or c"), "(and a (or b c))");
  EXPECT_EQ(truth("a or b and c", usual), "(or a (and b c))");
  EXPECT_EQ(truth("a and b or c", usual), "(or (and a b) c)");
}

TEST(script_front, gives_null_the_type_of_its_place) {
  EXPECT_EQ(truth("null == i"), "(eq null:integer i)");
  EXPECT_EQ(truth("r != null"), "(ne r null:real)");
  EXPECT_EQ(truth("a == null"), "(eq a null:boolean)");
  EXPECT_EQ(truth("null == null"), "(eq null:null null:null)");
  EXPECT_EQ(truth("null < r"), "(lt null:real r)");
  EXPECT_EQ(integer("null"), "null:integer");
  EXPECT_EQ(text("null"), "null:string");
}

constexpr char kProgram[] = R"(type unit extends handle
native Give takes real r, code c returns unit
globals
    unit array units
    integer count = 0
endglobals
function callback takes nothing returns nothing
endfunction
function main takes integer n, real scale returns unit
    local integer i = n
    local unit array found
    local real size
    debug call callback()
    set size = i
    loop
        exitwhen i > 10
        if scale > i then
            set found[i] = Give(i, function callback)
        elseif n == 0 then
            set units[count] = found[n]
        else
            call main(n, n)
        endif
        set i = i + 1
    endloop
    return null
endfunction
)";

TEST(script_front, resolves_a_whole_program) {
  const auto program = read(kProgram);
  ASSERT_EQ(messages(*program), "");
  EXPECT_TRUE(program->complete());
  EXPECT_EQ(broken_promise(*program), "");
  EXPECT_EQ(show(*program, "main"),
            "debug (callback) (set %4 (real %2)) (loop (exitwhen (gt %2 10)) (if "
            "[(gt %1 (real %2)): (set %3[%2] (Give (real %2) &callback))] "
            "[(eq %0 0): (set units[count] %3[%0])] [else: (main %0 (real %0))]) "
            "(set %2 (add %2 1))) (return null:unit)");

  const Function &main = program->functions[*program->find_function("main")];
  ASSERT_EQ(main.locals.size, 5u);
  EXPECT_EQ(main.parameters.size, 2u);
  EXPECT_EQ(main.locals[1].name, "scale");
  EXPECT_TRUE(main.locals[1].is_parameter);
  EXPECT_EQ(main.locals[1].type, kRealType);
  EXPECT_EQ(main.locals[3].name, "found");
  EXPECT_TRUE(main.locals[3].is_array);
  EXPECT_EQ(show(*program, *main.locals[2].initializer), "%0");
  EXPECT_EQ(program->types[main.returns].name, "unit");
  EXPECT_EQ(program->sources.locate(main.body[0].position).line, 13u);
  EXPECT_EQ(program->sources.locate(main.end).line, 27u);

  ASSERT_EQ(program->natives.size(), 1u);
  const Native &give = program->natives[*program->find_native("Give")];
  EXPECT_EQ(give.parameters[1].type, kCodeType);
  EXPECT_EQ(program->globals[*program->find_global("count")].type, kIntegerType);
  EXPECT_EQ(program->types[static_cast<TypeId>(*program->find_type("unit"))].root, kHandleType);
  EXPECT_FALSE(program->find_function("Give"));
  EXPECT_FALSE(program->find_global("missing"));
}

TEST(script_front, keeps_the_return_bug_for_maps_that_live_on_it) {
  constexpr char kBug[] =
      "function bits takes real r returns integer\n    return r\n    return 0\nendfunction\n"
      "function id takes handle h returns integer\n    return h\n    return 0\nendfunction\n"
      "function whole takes nothing returns real\n    return 1\nendfunction\n";
  const auto program = read(kBug, Leniency::kRuntime);
  EXPECT_TRUE(program->complete());
  EXPECT_EQ(broken_promise(*program), "");
  EXPECT_EQ(show(*program, "bits"), "(return (as-integer %0)) (return 0)");
  EXPECT_EQ(show(*program, "id"), "(return (as-integer %0)) (return 0)");
  EXPECT_EQ(show(*program, "whole"), "(return (real 1))");
  EXPECT_EQ(program->diagnostics.errors(), 0u);
  EXPECT_EQ(program->diagnostics.warnings(), 3u);
  EXPECT_EQ(read(kBug)->diagnostics.errors(), 3u);
}

std::vector<Input> two_sources(const std::string &first, const std::string &second) {
  std::vector<Input> inputs(2);
  inputs[0].source = {"library.j", first};
  inputs[1].source = {"map.j", second};
  return inputs;
}

TEST(script_front, lets_a_map_replace_what_the_library_has) {
  const std::string library =
      "native Old takes nothing returns integer\nglobals\ninteger g = 1\nendglobals\n"
      "function early takes nothing returns integer\nreturn Old() + g\nendfunction\n";
  const std::string map =
      "globals\nreal g = 2\nendglobals\nfunction Old takes real r returns integer\nreturn 3\n"
      "endfunction\nfunction late takes nothing returns real\nreturn Old(g) + g\nendfunction\n";
  Options options;
  options.leniency = Leniency::kRuntime;
  const auto program = analyse(two_sources(library, map), options);
  EXPECT_TRUE(program->complete()) << messages(*program);
  EXPECT_EQ(program->diagnostics.warnings(), 2u);
  EXPECT_EQ(show(*program, "early"), "(return (add (Old) g))");
  EXPECT_EQ(show(*program, "late"), "(return (add (real (Old g)) g))");
  EXPECT_EQ(program->globals[*program->find_global("g")].type, kRealType);
  EXPECT_FALSE(program->find_native("Old"));

  const auto checked = analyse(two_sources(library, map));
  EXPECT_EQ(checked->diagnostics.errors(), 4u) << messages(*checked);
  EXPECT_NE(messages(*checked).find("declared in library.j:3"), std::string::npos);
}

TEST(script_front, reads_each_source_with_its_own_flags) {
  const std::string code = "function f takes integer i returns integer\nreturn i % 2\nendfunction\n";
  std::vector<Input> inputs = two_sources(code, code + "function g takes nothing returns nothing\nendfunction\n");
  apply_flags("+nomodulooperator some words -shadow", inputs[0].flags);
  const auto program = analyse(std::move(inputs));
  EXPECT_EQ(messages(*program),
            "2:10 error games before 1.29 do not know '%'; call ModuloInteger\n"
            "1:10 error 'f' is already a function, declared in library.j:1; choose another name\n");
}

TEST(script_front, a_hidden_error_passes_the_check_but_cannot_run) {
  const auto program =
      read("function f takes nothing returns nothing\n  set = 1\nendfunction\n", Leniency::kCheck, "+nosyntaxerror");
  EXPECT_TRUE(program->ok());
  EXPECT_FALSE(program->complete());
  EXPECT_EQ(messages(*program), "");
}

uint64_t hash_of(const std::string &text) {
  const auto program = read("globals\ninteger x\nendglobals\n" + text);
  return program->functions.empty() ? 0 : program->functions.back().body_hash;
}

TEST(script_front, hashes_a_body_by_its_words_and_not_its_layout) {
  const uint64_t plain = hash_of("function f takes integer i returns nothing\nset x = i + 1\nendfunction\n");
  EXPECT_EQ(plain, hash_of("// moved\n\nfunction f takes integer i returns nothing // a comment\r\n\r\n\t"
                           "set  x=i+1\r\n// more\nendfunction"));
  EXPECT_EQ(plain, hash_of("function renamed takes integer i returns nothing\nset x = i + 1\nendfunction\n"));
  EXPECT_NE(plain, hash_of("function f takes integer i returns nothing\nset x = i + 2\nendfunction\n"));
  EXPECT_NE(plain, hash_of("function f takes integer j returns nothing\nset x = j + 1\nendfunction\n"));
  EXPECT_NE(plain, hash_of("function f takes real i returns nothing\nset x = i + 1\nendfunction\n"));
  EXPECT_NE(plain, hash_of("function f takes integer i returns nothing\nset x = i + '1'\nendfunction\n"));
  EXPECT_NE(plain, hash_of("function f takes integer i returns nothing\nset x = i\nset x = 1\nendfunction\n"));
}

TEST(script_front, a_body_hash_is_the_same_in_every_build) {
  EXPECT_EQ(hash_of("function f takes nothing returns nothing\nendfunction\n"), 8808300665526353053u);
}

TEST(script_front, string_hash_answers_what_the_game_does) {
  EXPECT_EQ(string_hash("a"), -1587459251);
  EXPECT_EQ(string_hash("A"), -1587459251);
  EXPECT_EQ(string_hash("abc"), 1043745117);
  EXPECT_EQ(string_hash("/"), 1838906452);
  EXPECT_EQ(string_hash("\\"), 1838906452);
  EXPECT_EQ(string_hash("test"), -310027398);
  EXPECT_EQ(string_hash("Hello World"), -1563733934);
}

}  // namespace
}  // namespace openrealm::script::test
