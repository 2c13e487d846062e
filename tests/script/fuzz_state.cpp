// A save is somebody else's bytes. What reading one checks (kernel/tables/row_check.h) is checked here as well; all the
// rest of a row may be anything.
#include <array>
#include <cstring>

#include "fuzz_bodies.h"
#include "fuzz_world.h"
#include "kernel/tables/row_check.h"
#include "kernel/tables/stored_table.h"

namespace openrealm::script::test {
namespace {

// Everything that rows can hold: sleepers with locals, arrays and operands of every kind, arrays, handles, code.
constexpr std::string_view kScript = R"(
globals
  integer gi = 3
  real gr = 1.5
  string gs = "text"
  boolean gb = true
  code gc = null
  thing gt = null
  integer array ai
  real array ar
  string array as
  boolean array ab
  thing array at
endglobals
function give_i takes integer x returns integer
  call Sleep(1)
  return x + gi
endfunction
function give_s takes string x, thing t returns string
  local string array list
  local integer array numbers
  local string unset
  set list[3] = x + "!"
  set numbers[2] = 7
  if IsThing(t) == 99 then
    set unset = x
  endif
  call Sleep(2)
  call Trace(list[3] + gs)
  return list[3] + as[1] + I2S(numbers[2] + ai[numbers[2]])
endfunction
function give_r takes real x, boolean b returns real
  if b then
    call Sleep(1)
  endif
  return x * gr
endfunction
function mixed takes nothing returns nothing
  local thing mine = MakeBig()
  local code c = function mixed
  local real r = 2.5
  local string s = I2S(ai[1]) + "x" + give_s("a" + gs, mine) + as[2]
  call Trace(s + R2S(r * give_r(r, gb) + ar[1]))
  set ai[give_i(2)] = give_i(1) * ai[2] + give_i(5)
  set as[3] = s
  call Trace(as[3] + I2S(IsThing(mine)) + I2S(IsThing(at[1])))
  call Later(c)
endfunction
function fill takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == 20
    set ai[i] = i
    set ar[i] = i * 0.5
    set as[i] = I2S(i)
    set ab[i] = i > 3
    set at[i] = MakeThing()
    set i = i + 1
  endloop
  set gt = MakeThing()
  set gc = function fill
  call Keep(gt)
  call KeepText(as[7])
  call KillThing(gt)
endfunction
function churn takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == 70
    call KillThing(MakeThing())
    set i = i + 1
  endloop
  call KillThing(at[2])
  call Trace(gs + I2S(gi) + R2S(gr) + as[5] + I2S(ai[30]) + I2S(GetHandleId(gt)) + KeptText())
  call Call(gc)
  set gs = gs + "."
  set as[40] = gs
  set ai[900] = 1
  set at[3] = Kept()
endfunction
)";

constexpr VmOptions kBudgets{.array_slots = 1024,
                             .instruction_limit = 5000,
                             .run_limit = 20'000,
                             .call_depth = 40,
                             .nested_runs = 5,
                             .string_length = 4096,
                             .string_memory = 64 << 10,
                             .array_memory = 64 << 10};

// Made once: what inputs begin from.
struct Beginning {
  Beginning() {
    const std::unique_ptr<Program> program = fuzz_program(kScript);
    if (!program) std::abort();
    ways = {*compile(*program), *compile(*program, {true, false, false, true})};
    const std::unique_ptr<Program> other = fuzz_program(std::string(kScript) +
                                                        "function more takes integer i returns "
                                                        "nothing\nendfunction\n");
    ways[2] = *compile(*other);
    world.begin(kBudgets);
    world.link(ways[0]);
    for (const char *const function : {"fill", "mixed", "churn", "mixed"}) world.run(function, 1);
    world.tick();
    world.run("mixed", 2);
    world.store.take(saved);
    now = world.now;
  }
  FuzzWorld world;
  std::array<Code, 3> ways;
  Snapshot saved;
  uint64_t now = 0;
};

class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : left_(bytes) {}
  bool empty() const { return left_.empty(); }
  uint32_t get(size_t count) {
    uint32_t value = 0;
    for (size_t i = 0; i < count && !left_.empty(); ++i) {
      value = value << 8 | uint8_t(left_.front());
      left_.remove_prefix(1);
    }
    return value;
  }

 private:
  std::string_view left_;
};

// Numbers at the bounds of what they may mean, small ones, and any.
uint32_t value_from(Bytes &in) {
  constexpr std::array<uint32_t, 12> kEdges = {0,          1,          0xFFFFFFFF, 0x7FFFFFFF, 0x80000000, 0x80000001,
                                               0x40000000, 0x40000001, 0x100000,   0x100001,   1 << 17,    1 << 20};
  const uint32_t kind = in.get(1);
  if (kind < 64) return kEdges[kind % kEdges.size()];
  return in.get(kind < 192 ? 1 : 4);
}

const FieldDescription &field_from(const StoredTable &table, Bytes &in) {
  const std::vector<FieldDescription> &fields = table.description().fields;
  return fields[1 + in.get(1) % (fields.size() - 1)];  // the first is the spawn number
}

void change_blob(TableStore &store, StoredTable &table, or_blob &blob, Bytes &in) {
  uint32_t size = 0;
  switch (in.get(1) % 4) {
    case 0:
      store.blob_resize(table, blob, value_from(in) % 5000);
      break;
    case 1:
      blob.where = value_from(in);
      break;
    case 2: {  // another row's
      const uint32_t other = 1 + in.get(1) % table.high;
      const FieldDescription &field = field_from(table, in);
      if (field.kind == OR_KIND_BLOB || field.kind == OR_KIND_TEXT)
        std::memcpy(&blob, table.row(other) + field.offset, sizeof(blob));
      break;
    }
    default:
      if (auto *data = static_cast<unsigned char *>(store.blob_edit(blob, size)); size >= 4) {
        const uint32_t value = value_from(in);
        std::memcpy(data + (in.get(1) % (size / 4)) * 4, &value, sizeof(value));
      } else if (size > 0) {
        data[in.get(1) % size] = static_cast<unsigned char>(in.get(1));
      }
  }
}

void change_row(TableStore &store, Bytes &in) {
  const std::vector<const StoredTable *> tables = store.tables();
  auto &table = const_cast<StoredTable &>(*tables[in.get(1) % tables.size()]);
  const uint32_t row = 1 + in.get(1) % table.high;
  if (table.spawn(row) == 0) return;
  table.mark(row);
  const FieldDescription &field = field_from(table, in);
  unsigned char *at = table.row(row) + field.offset;
  if (in.get(1) % 16 == 0) {
    store.free(table, row);
  } else if (field.kind == OR_KIND_BLOB || field.kind == OR_KIND_TEXT) {
    or_blob blob{};
    std::memcpy(&blob, at, sizeof(blob));
    change_blob(store, table, *reinterpret_cast<or_blob *>(at), in);
  } else {
    const uint64_t value = field.size > 4 ? uint64_t(value_from(in)) << 32 | value_from(in) : value_from(in);
    std::memcpy(at, &value, std::min<size_t>(field.size, sizeof(value)));
  }
}

bool may_be_saved(const TableStore &store) {
  const RowBound bound = [&](std::string_view name) {
    const StoredTable *table = store.find(name);
    return table == nullptr ? UINT32_MAX : table->max_rows;
  };
  BlobOwners owners;
  for (const StoredTable *table : store.tables())
    if (!check_rows(*table, store.heaps(), bound) || !owners.check(*table, store.heaps())) return false;
  return true;
}

void look_at_globals(const FuzzWorld &world, const Bytecode &code) {
  for (const GlobalCode &global : code.globals)
    for (const uint32_t index : {0u, 5u, 1000u}) (void)world.vm->global(global.name, index);
}

}  // namespace

std::string fuzz_state(std::string_view bytes) {
  static Beginning beginning;
  Bytes in(bytes);
  const uint32_t choice = in.get(1);
  const Code &code = beginning.ways[choice % beginning.ways.size()];
  FuzzWorld &world = beginning.world;
  world.begin(kBudgets, &beginning.saved);
  world.now = beginning.now;
  world.kept_handle = value_from(in);
  world.kept_text = value_from(in);
  for (int i = 0; i < 8 && !in.empty(); ++i) change_row(world.store, in);
  if (!may_be_saved(world.store)) return {};
  for (int tick = 0; tick < 4; ++tick) {
    if (tick % 2 == 0 && !world.link(code, {&beginning.ways[0], size_t((choice & 64) != 0)})) return {};
    look_at_globals(world, *code);
    world.tick(tick == 3 ? UINT64_MAX - world.now : 1000);
    world.run("churn", 1);
    if ((choice & 128) != 0) world.vm->drop_sleepers(2);
  }
  world.run("fill", 3);
  return world.broken_promise();
}

}  // namespace openrealm::script::test
