#include "random_program.h"

namespace openrealm::script::test {
namespace {

class Writer {
 public:
  explicit Writer(const Pick &pick) : pick_(pick) {}

  std::string program() {
    std::string text =
        "globals\ninteger gi = 3\nreal gr = 1.5\nstring gs = \"g\"\nboolean gb = true\ninteger array ai\n"
        "string array as\nreal array ar\nboolean array ab\nendglobals\n";
    for (functions_ = 0; functions_ < kFunctions; ++functions_)
      for (const char kind : {'i', 'r', 's', 'b'}) text += function(kind);
    text += "function main takes nothing returns nothing\n" + locals() + body(8) + "call Trace(gs)\nendfunction\n";
    return text;
  }

 private:
  static constexpr uint32_t kFunctions = 4;

  uint32_t pick(uint32_t below) { return pick_(below); }
  static std::string type(char kind) {
    return kind == 'i' ? "integer" : kind == 'r' ? "real" : kind == 's' ? "string" : "boolean";
  }
  std::string locals() {
    return "local integer li = " + literal('i') + "\nlocal real lr = " + literal('r') +
           "\nlocal string ls = " + literal('s') + "\nlocal boolean lb = " + literal('b') +
           "\nlocal integer array mi\nlocal string array ms\n" + "local integer count\nlocal integer unset\n";
  }
  std::string function(char kind) {
    const std::string name = std::string("f") + kind + std::to_string(functions_);
    return "function " + name + " takes integer pi, string ps, real pr, boolean pb returns " + type(kind) + "\n" +
           locals() + (pick(2) ? "call Sleep(1)\n" : "") + "set li = pi\nset ls = ps\nset lr = pr\nset lb = pb\n" +
           body(pick(3)) + "return " + expression(kind, 2) + "\nendfunction\n";
  }
  std::string body(uint32_t statements) {
    std::string text;
    for (uint32_t i = 0; i <= statements; ++i) text += statement(2);
    return text;
  }
  std::string statement(int depth) {
    const char kind = "irsb"[pick(4)];
    switch (pick(depth > 0 ? 10 : 6)) {
      case 0:
        return "call Sleep(1)\n";
      case 1:
        return "set g" + std::string(1, kind) + " = " + expression(kind, 3) + "\n";
      case 2:
        return "set a" + std::string(1, kind) + "[" + expression('i', 1) + "] = " + expression(kind, 2) + "\n";
      case 3:
        return "call Trace(" + expression('s', 3) + ")\n";
      case 4:
        return pick(2) ? "set mi[li] = " + expression('i', 2) + "\n" : "set ms[" + expression('i', 1) + "] = ls\n";
      case 5:
        if (pick(8) == 0) return "set li = li + unset\n";
        if (pick(8) == 0) return "set unset = 1\n";
        return "set l" + std::string(1, kind) + " = " + expression(kind, 3) + "\n";
      case 6:
      case 7:
        return "if " + expression('b', 2) + " then\n" + statement(depth - 1) + "else\n" + statement(depth - 1) +
               "endif\n";
      case 8:
        return "set count = 0\nloop\nexitwhen count >= 2\nset count = count + 1\n" + statement(0) + "exitwhen " +
               expression('b', 1) + "\nendloop\n";
      default:
        return "call " + call(kind, 2) + "\n";
    }
  }
  std::string literal(char kind) {
    const std::string number = std::to_string(pick(9));
    if (kind == 'i') return number;
    if (kind == 'r') return number + ".25";
    if (kind == 's') return "\"" + number + "\"";
    return pick(2) ? "true" : "false";
  }
  std::string leaf(char kind) {
    switch (pick(4)) {
      case 0:
        return literal(kind);
      case 1:
        return std::string("g") + kind;
      case 2:
        return std::string("a") + kind + "[" + literal('i') + "]";
      default:
        return std::string("l") + kind;
    }
  }
  std::string call(char kind, int depth) {
    if (functions_ == 0)
      return kind == 's' ? "Echo(ls)" : kind == 'i' ? "S2I(ls)" : kind == 'r' ? "I2R(li)" : "Call(null)";
    return std::string("f") + kind + std::to_string(pick(functions_)) + "(" + expression('i', depth - 1) + ", " +
           expression('s', depth - 1) + ", " + expression('r', depth - 1) + ", " + expression('b', depth - 1) + ")";
  }
  std::string expression(char kind, int depth) {
    if (depth <= 0 || pick(4) == 0) return leaf(kind);
    const auto two = [&](char of, const std::string &sign) {
      return "(" + expression(of, depth - 1) + sign + expression(of, depth - 1) + ")";
    };
    if (pick(functions_ == kFunctions ? 5 : 24) == 0) return call(kind, depth);
    switch (kind) {
      case 'i':
        if (pick(12) == 0) return two('i', pick(2) ? " / " : " % ");
        return pick(5) ? two('i', std::string(" ") + "+-*"[pick(3)] + " ") : "-" + leaf('i');
      case 'r':
        return pick(5) ? two('r', std::string(" ") + "+-*"[pick(3)] + " ") : "(" + leaf('i') + " * " + leaf('r') + ")";
      case 's':
        return pick(3)   ? two('s', " + ")
               : pick(2) ? "I2S(" + expression('i', depth - 1) + ")"
                         : "SubString(" + leaf('s') + ", 0, 9)";
      default:
        if (pick(3) == 0) return two('b', pick(2) ? " and " : " or ");
        if (pick(5) == 0) return "not " + leaf('b');
        return two("irs"[pick(3)], pick(2) ? " == " : " != ");
    }
  }

  const Pick &pick_;
  uint32_t functions_ = 0;
};

}  // namespace

Pick pick_by_seed(uint64_t seed) {
  uint64_t state = seed * 2654435761u + 88172645463325252u;
  return [state](uint32_t below) mutable {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return uint32_t(state >> 33) % below;
  };
}

std::string random_program(const Pick &pick) {
  return Writer(pick).program();
}

}  // namespace openrealm::script::test
