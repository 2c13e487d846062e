// Module input: binds and clicks, for every game.
#include "openrealm/module.h"

#include <fmt/format.h>

#include <charconv>
#include <memory>
#include <optional>
#include <span>

#include "modules/input/input.h"

namespace {

using namespace openrealm;
using namespace openrealm::input;

class KernelOutput : public Output {
 public:
  explicit KernelOutput(const game_import *import) : import_(import) {}
  void command(std::string_view line) override {
    import_->request(import_->self, "command", std::string(line).c_str());
  }
  std::string CL_GameOrderQueueReleaseCommand() override {
    const char *release = import_->order_queue_release_command(import_->self);
    return release ? release : "";
  }
  void move_camera(float x, float y) override { command(fmt::format("camera {} {}", x, y)); }

 private:
  const game_import *import_;
};

struct Instance {
  explicit Instance(const game_import *import) : engine(import), output(import) {}
  Engine engine;
  KernelOutput output;
  Input input;
};

int open_module(const game_import *import, void **instance) {
  auto made = std::make_unique<Instance>(import);
  auto input = Input::open(made->engine, made->output);
  if (!input) return input.error().code;
  made->input = *input;
  *instance = made.release();
  return OR_OK;
}
void close_module(void *instance) {
  delete static_cast<Instance *>(instance);
}

using Words = std::span<const char *const>;

std::optional<float> number(std::string_view word) {
  float value = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
  return value;
}

Result<void> bind(Instance &self, Words words) {
  if (words.size() == 3) return self.input.bind(words[1], words[2]);
  if (words.size() == 2) return self.input.bind(words[1], "");
  if (words.size() > 1) return fail(OR_INVALID, "Use: bind KEY COMMAND (one word: quote it)");
  for (const std::string &line : self.input.binds()) self.engine.info(line);
  return {};
}

Result<void> key(Instance &self, Words words) {
  const std::string_view way = words.size() == 3 ? words[2] : "";
  if (way == "down") {
    self.input.key_down(words[1]);
  } else if (way == "up") {
    self.input.key_up(words[1]);
  } else {
    return fail(OR_INVALID, "Use: key NAME down|up");
  }
  return {};
}

Result<void> pointer(Instance &self, Words words) {
  Trace trace;
  const std::string_view over = words.size() >= 4 ? words[1] : "";
  const auto x = words.size() >= 4 ? number(words[2]) : std::nullopt;
  const auto y = words.size() >= 4 ? number(words[3]) : std::nullopt;
  if (words.size() > 5 || (over != "world" && over != "minimap") || !x || !y)
    return fail(OR_INVALID, "Use: pointer world|minimap X Y [ENTITY]");
  trace.over = over == "world" ? Over::world : Over::minimap;
  trace.screen_x = trace.x = *x;
  trace.screen_y = trace.y = *y;
  trace.has_point = true;
  if (words.size() == 5) {
    const auto entity = number(words[4]);
    if (!entity || *entity < 0) return fail(OR_INVALID, fmt::format("{} is not an entity's number.", words[4]));
    trace.entity = std::uint32_t(*entity);
  }
  self.input.point_at(trace);
  return {};
}

int client_command(void *instance, uint32_t, uint32_t argc, const char *const *argv, char *error, uint32_t error_size) {
  auto &self = *static_cast<Instance *>(instance);
  const Words words(argv, argc);
  const std::string_view name = argv[0];
  Result<void> done = name == "bind" ? bind(self, words) : name == "key" ? key(self, words) : pointer(self, words);
  if (done) return OR_OK;
  copy_line(done.error().message, error, error_size);
  return done.error().code;
}

constexpr const or_table_desc *kTables[] = {describe<Bind>(), describe<Held>(), describe<Pointer>()};
constexpr const char *kCommands[] = {"bind", "key", "pointer"};

constexpr game_export kExport = {
    .abi_version = OR_ABI_VERSION,
    .struct_size = sizeof(game_export),
    .name = "input",
    .tables = kTables,
    .table_count = std::size(kTables),
    .phases = nullptr,
    .phase_count = 0,
    .commands = kCommands,
    .command_count = std::size(kCommands),
    .open = open_module,
    .start = nullptr,
    .phase = nullptr,
    .client_command = client_command,
    .order_queue_release_command = nullptr,
    .close = close_module,
    .saving = nullptr,
    .prepare = nullptr,
    .discard = nullptr,
};

}  // namespace

OR_MODULE_ENTRY(import) {
  (void)import;
  return &kExport;
}
