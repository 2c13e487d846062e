#include "script/compiler.h"

#include <map>

#include <fmt/format.h>

#include "script/function_compiler.h"

namespace openrealm::script {

namespace {

void add_types(const Program &program, Bytecode &code) {
  for (size_t id = 0; id < program.types.size(); ++id) {
    const Type &type = program.types[TypeId(id)];
    TypeCode made{std::string(type.name), UINT32_MAX};
    if (type.depth != 0) made.parent = type.extends;
    code.types.push_back(std::move(made));
  }
}

void add_natives(const Program &program, Bytecode &code) {
  for (const Native &native : program.natives) {
    NativeCode made;
    made.name = std::string(native.name);
    made.return_kind = kind_of(program.types, native.returns);
    made.signature = std::string(program.types[native.returns].name) + " (";
    for (uint32_t i = 0; i < native.parameters.size; ++i) {
      const TypeId type = native.parameters[i].type;
      made.parameters.push_back(kind_of(program.types, type));
      if (i != 0) made.signature += ", ";
      made.signature += program.types[type].name;
    }
    made.signature += ")";
    code.natives.push_back(std::move(made));
  }
}

// A later source may name a variable again: then there are two, and what was compiled before keeps the first.
void add_globals(const Program &program, Bytecode &code) {
  std::map<std::string, uint32_t> declared;
  for (const Variable &global : program.globals) {
    GlobalCode made;
    made.name = std::string(global.name);
    made.type = std::string(program.types[global.type].name);
    made.kind = kind_of(program.types, global.type);
    made.is_array = global.is_array;
    made.is_constant = global.is_constant;
    made.declaration = fmt::format("{}{} {}", made.type, made.is_array ? " array" : "", made.name);
    if (const uint32_t times = ++declared[made.declaration]; times > 1) made.declaration += fmt::format(" ({})", times);
    if (made.is_array) made.array = code.arrays++;
    code.globals.push_back(std::move(made));
  }
}

// `one` is a member of FunctionCompiler and what it wants.
template <class Source>
Result<FunctionCode> compile_one(const Program &program, const Folder &folder, const Bytecode &code, Pools &pools,
                                 CompileOptions options, Result<void> (FunctionCompiler::*one)(Source), Source source) {
  for (;;) {
    FunctionCode made;
    FunctionCompiler compiler(program, folder, code, pools, options, made);
    const Result<void> done = (compiler.*one)(source);
    if (!done) return tl::unexpected<Error>(done.error());
    if (!compiler.jump_too_far()) return made;
    options.fuse = false;
  }
}

}  // namespace

Result<std::shared_ptr<const Bytecode>> compile(const Program &program, const CompileOptions &options) {
  auto code = std::make_shared<Bytecode>();
  for (uint32_t i = 0; i < program.sources.count(); ++i) code->files.emplace_back(program.sources.name(i));
  add_types(program, *code);
  add_natives(program, *code);
  add_globals(program, *code);
  if (code->arrays > UINT16_MAX) return fail(OR_FULL, "more than 65535 global arrays: the script cannot be run");
  Pools pools(*code);
  const Folder folder(program);
  code->functions.reserve(program.functions.size());
  for (const Function &function : program.functions) {
    Result<FunctionCode> made =
        compile_one<const Function &>(program, folder, *code, pools, options, &FunctionCompiler::function, function);
    if (!made) return tl::unexpected<Error>(made.error());
    code->functions.push_back(std::move(*made));
  }
  code->script_functions = uint32_t(code->functions.size());
  for (uint32_t i = 0; i < code->globals.size(); ++i) {
    if (!program.globals[i].initializer || program.globals[i].is_array) continue;
    Result<FunctionCode> made =
        compile_one<uint32_t>(program, folder, *code, pools, options, &FunctionCompiler::initialiser, i);
    if (!made) return tl::unexpected<Error>(made.error());
    code->globals[i].initialiser = uint32_t(code->functions.size());
    code->functions.push_back(std::move(*made));
  }
  return std::shared_ptr<const Bytecode>(std::move(code));
}

}  // namespace openrealm::script
