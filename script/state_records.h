// The script's state as rows. Strings, functions and types are named by row; a row number of these tables may be
// kept in any table of the module that runs the Vm.
#pragma once

#include "base/record.h"

namespace openrealm::script {

// Interned text. No two rows have the same bytes.
struct StringRow {
  Spawn spawn;
  Str text;
  static constexpr TableShape kShape{.max_rows = 1 << 20};
  OR_RECORD(StringRow, "script_string", FIELD(spawn), FIELD(text));
};

// A function that became a `code` value; the row number is the value.
struct FunctionRow {
  Spawn spawn;
  Str name;
  static constexpr TableShape kShape{.max_rows = 1 << 17};
  OR_RECORD(FunctionRow, "script_function", FIELD(spawn), FIELD(name));
};

// A handle type that some handle has.
struct TypeRow {
  Spawn spawn;
  Str name;
  static constexpr TableShape kShape{.max_rows = 1 << 12};
  OR_RECORD(TypeRow, "script_type", FIELD(spawn), FIELD(name));
};

OR_ENUM(GlobalKind, std::uint8_t, integer, real, boolean, string, code, handle)
OR_ENUM(Initialiser, std::uint8_t, none, waiting, done)

// A global that is no array: of the four values only the one of its kind is used; a boolean and the row of a code
// value are in `integer`. The Vm's loop counts on 32 bytes a row.
struct GlobalRow {
  Spawn spawn;
  Str declaration;  // type and name
  GlobalKind kind;
  std::uint8_t has_value;
  Initialiser initialiser;
  std::uint8_t reserved;
  std::int32_t integer;
  float real;
  Row<"script_string"> string;
  std::uint32_t handle;
  static constexpr TableShape kShape{.max_rows = 1 << 17};
  OR_RECORD(GlobalRow, "script_global", FIELD(spawn), FIELD(declaration), FIELD(kind), FIELD(has_value),
            FIELD(initialiser), FIELD(reserved), FIELD(integer), FIELD(real), FIELD(string), FIELD(handle));
};
static_assert(sizeof(GlobalRow) == 32);

// A global array: one extent, of its kind, which doubles when a higher index is written.
struct ArrayRow {
  Spawn spawn;
  Str declaration;
  GlobalKind kind;
  std::uint8_t reserved[3];
  Blob<std::int32_t> integers;  // also booleans
  Blob<float> reals;
  Blob<Row<"script_string">> strings;
  Blob<std::uint32_t> handles;
  static constexpr TableShape kShape{.max_rows = 60000};
  OR_RECORD(ArrayRow, "script_array", FIELD(spawn), FIELD(declaration), FIELD(kind), FIELD(reserved), FIELD(integers),
            FIELD(reals), FIELD(strings), FIELD(handles));
};

OR_ENUM(HandleState, std::uint16_t, live, destroyed)

// Handle 0x100000 + row - 1. Destroyed: the object is gone, the id is taken while something refers to it.
struct HandleRow {
  Spawn spawn;
  Row<"script_type"> type;
  HandleState state;
  std::uint16_t reserved;
  std::uint32_t payload_row;
  std::uint32_t payload_spawn;
  static constexpr TableShape kShape{.max_rows = 1 << 20};
  OR_RECORD(HandleRow, "script_handle", FIELD(spawn), FIELD(type), FIELD(state), FIELD(reserved), FIELD(payload_row),
            FIELD(payload_spawn));
};

// A sleeping thread. Those that wake at one time wake in order of spawn number.
struct ThreadRow {
  Spawn spawn;
  std::uint32_t context;
  std::uint64_t wake;
  Row<"script_frame"> frame;  // the innermost
  std::uint32_t reserved;
  static constexpr TableShape kShape{.max_rows = 1 << 17};
  OR_RECORD(ThreadRow, "script_thread", FIELD(spawn), FIELD(context), FIELD(wake), FIELD(frame), FIELD(reserved));
};

// One function of a sleeping thread, in a form that no build's registers or instructions can be seen in.
// `shape` has a letter for each value (kKindLetters): parameters and locals in order of declaration, '-' for one
// that has no value yet, a capital for an array; then '|' and the pending operands in order of evaluation.
// `values` has one element a letter, an array's being its length; then the arrays' elements. Strings are rows.
struct FrameRow {
  Spawn spawn;
  std::uint32_t site;  // ordinal of the call that sleeps, in order of evaluation
  std::uint64_t body_hash;
  Row<"script_frame"> caller;
  std::uint32_t line;  // for messages
  Row<"script_string"> function;
  Row<"script_string"> shape;
  Blob<std::uint32_t> values;
  static constexpr TableShape kShape{.max_rows = 1 << 18};
  OR_RECORD(FrameRow, "script_frame", FIELD(spawn), FIELD(site), FIELD(body_hash), FIELD(caller), FIELD(line),
            FIELD(function), FIELD(shape), FIELD(values));
};

// The one row of the Vm itself.
struct StateRow {
  Spawn spawn;
  std::uint32_t sweep_strings_at;  // when so many strings are there
  std::uint32_t sweep_bytes_at;    // when they have so many bytes
  std::uint32_t sweep_handles_at;  // when so many handles are destroyed
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(StateRow, "script_state", FIELD(spawn), FIELD(sweep_strings_at), FIELD(sweep_bytes_at),
            FIELD(sweep_handles_at));
};

// Every table that a Vm opens, for the module's game_export.
inline constexpr const or_table_desc *kTables[] = {
    describe<StringRow>(), describe<FunctionRow>(), describe<TypeRow>(),  describe<GlobalRow>(), describe<ArrayRow>(),
    describe<HandleRow>(), describe<ThreadRow>(),   describe<FrameRow>(), describe<StateRow>(),
};

}  // namespace openrealm::script
