#include "modules/wc3_orders/client_commands.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "modules/wc3_orders/entry_points.h"

namespace openrealm::orders {

namespace {

constexpr std::size_t kMostUnits = 64;
constexpr const char *kNothingSelected = "No unit of yours is selected.";

struct ButtonMode {
  std::string_view name;
  TargetingMode mode;
  std::uint32_t order;
};
constexpr ButtonMode kTargetingButtons[] = {{"CmdMove", TargetingMode::move, order_id::kMove},
                                            {"CmdAttack", TargetingMode::attack, order_id::kAttack},
                                            {"CmdPatrol", TargetingMode::patrol, order_id::kPatrol},
                                            {"CmdRepair", TargetingMode::repair, order_id::kRepair}};
constexpr ButtonMode kImmediateButtons[] = {{"CmdStop", TargetingMode::none, order_id::kStop},
                                            {"CmdHoldPos", TargetingMode::none, order_id::kHoldPosition}};

bool parse_number(std::string_view word, float &value) {
  const auto end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, value);
  return read.ec == std::errc() && read.ptr == end && std::isfinite(value);
}

int malformed(std::string &why, std::string_view form) {
  why = fmt::format("Use: {}", form);
  return OR_INVALID;
}

// 'hhou' as a number; 0 when the word is not four printable characters.
std::uint32_t rawcode_of(std::string_view word) {
  if (word.size() != 4) return 0;
  std::uint32_t code = 0;
  for (const char letter : word) {
    if (letter < '!' || letter > '~') return 0;
    code = code << 8 | std::uint8_t(letter);
  }
  return code;
}

}  // namespace

struct ClientCommands::Parsed {
  std::string_view name;
  std::vector<std::string_view> arguments;  // without the trailing `queue`
  bool queue = false;
};

Result<ClientCommands> ClientCommands::open(const Engine &engine, OrderQueues &queues) {
  ClientCommands made;
  made.queues_ = &queues;
  auto world = engine.acquire<wc3_world>(OR_WC3_WORLD, OR_WC3_WORLD_VERSION);
  if (!world) return tl::unexpected(world.error());
  made.world_ = *world;
  auto targeting = engine.open<Targeting>();
  if (!targeting) return tl::unexpected(targeting.error());
  made.targeting_ = *targeting;
  return made;
}

int ClientCommands::run(std::uint32_t player, std::span<const std::string_view> words, std::string &why) {
  if (words.empty() || player + 1 > targeting_.max_rows()) {
    why = words.empty() ? "An empty command." : fmt::format("There is no player {}.", player);
    return OR_INVALID;
  }
  Parsed command{words[0], {words.begin() + 1, words.end()}, false};
  if (!command.arguments.empty() && command.arguments.back() == "queue") {
    command.queue = true;
    command.arguments.pop_back();
  }
  if (command.name == "smart") return smart(player, command, why);
  if (command.name == "smartpoint") return smart_point(player, command, why);
  if (command.name == "select") return select(player, command, why);
  if (command.name == "point") return point(player, command, why);
  if (command.name == "button") return button(player, command, why);
  if (command.name == kReleaseCommand && command.arguments.empty() && !command.queue) return release(player);
  if (command.name == kReleaseCommand) return malformed(why, kReleaseCommand);
  why = fmt::format("There is no command {}.", command.name);
  return OR_NOT_FOUND;
}

std::vector<or_ref> ClientCommands::ordered_units(std::uint32_t player) const {
  or_ref selected[kMostUnits];
  const int count = world_.call(&wc3_world::selection, player, selected, std::uint32_t(kMostUnits));
  std::vector<or_ref> units;
  for (int i = 0; i < count; ++i)
    if (world_.call(&wc3_world::unit_controlled, player, selected[i]) > 0) units.push_back(selected[i]);
  return units;
}

int ClientCommands::seen_entity(std::uint32_t player, std::string_view word, or_ref &entity, std::string &why) const {
  std::uint32_t number = 0;
  const auto end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) {
    why = fmt::format("{} is not an entity's number.", word);
    return OR_INVALID;
  }
  const int seen = world_.call(&wc3_world::entity_seen, player, number, &entity);
  if (seen < OR_OK) why = fmt::format("There is no entity {} in sight.", number);
  return seen;
}

int ClientCommands::map_point(const Parsed &command, std::size_t first, float &x, float &y, std::string &why) const {
  for (std::size_t i = first; i < first + 2; ++i) {
    if (!parse_number(command.arguments[i], i == first ? x : y)) {
      why = fmt::format("{} is not a coordinate.", command.arguments[i]);
      return OR_INVALID;
    }
  }
  if (world_.call(&wc3_world::point_valid, x, y) > 0) return OR_OK;
  why = fmt::format("{} {} is outside the map.", command.arguments[first], command.arguments[first + 1]);
  return OR_INVALID;
}

// One order to every selected unit; accepted when one of them accepts it.
int ClientCommands::order_group(std::uint32_t player, const or_order &order, bool queue, std::string &why) {
  const std::vector<or_ref> units = ordered_units(player);
  if (units.empty()) {
    why = kNothingSelected;
    return OR_INVALID;
  }
  std::vector<or_order> orders(units.size(), order);
  if (order.target == OR_TARGET_POINT)
    world_.call(&wc3_world::form_up, &order, units.data(), std::uint32_t(units.size()), orders.data());
  int result = OR_INVALID;
  std::string refusal;
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::string said;
    const int given = queues_->submit(units[i], orders[i], queue, said);
    if (given == OR_OK) result = OR_OK;
    if (given < OR_OK && refusal.empty()) refusal = said;
    if (given == OR_FULL) world_.call(&wc3_world::command_error, player, said.c_str());
  }
  if (result < OR_OK) why = refusal;
  return result;
}

int ClientCommands::smart(std::uint32_t player, const Parsed &command, std::string &why) {
  if (command.arguments.size() != 1 && command.arguments.size() != 3)
    return malformed(why, "smart ENTITY [X Y] [queue]");
  or_order order = order_for(order_id::kSmart, OR_TARGET_ENTITY, player);
  int result = OR_OK;
  if (command.arguments.size() == 3) {
    result = map_point(command, 1, order.x, order.y, why);
    order.has_point = 1;
  }
  if (result >= OR_OK) result = seen_entity(player, command.arguments[0], order.entity, why);
  return result < OR_OK ? result : order_group(player, order, command.queue, why);
}

int ClientCommands::smart_point(std::uint32_t player, const Parsed &command, std::string &why) {
  if (command.arguments.size() != 2) return malformed(why, "smartpoint X Y [queue]");
  or_order order = order_for(order_id::kSmart, OR_TARGET_POINT, player);
  order.has_point = 1;
  const int result = map_point(command, 0, order.x, order.y, why);
  return result < OR_OK ? result : order_group(player, order, command.queue, why);
}

int ClientCommands::select(std::uint32_t player, const Parsed &command, std::string &why) {
  if (command.arguments.size() != 1) return malformed(why, "select ENTITY [queue]");
  or_ref entity{};
  const int seen = seen_entity(player, command.arguments[0], entity, why);
  if (seen < OR_OK) return seen;
  const Targeting armed = targeting_[player + 1];
  if (armed.mode == TargetingMode::none) {
    disarm(player);
    return world_.call(&wc3_world::set_selection, player, static_cast<const or_ref *>(&entity), 1u) < 0 ? OR_INVALID
                                                                                                        : OR_OK;
  }
  if (armed.mode == TargetingMode::build) {
    why = "A building needs a point, not a target.";
    return OR_INVALID;
  }
  or_order order = order_for(armed.order, OR_TARGET_ENTITY, player);
  order.entity = entity;
  const bool queue = command.queue && armed.supports_order_queue;
  return finish_click(player, order_group(player, order, queue, why), queue);
}

int ClientCommands::point(std::uint32_t player, const Parsed &command, std::string &why) {
  if (command.arguments.size() != 2) return malformed(why, "point X Y [queue]");
  float x = 0, y = 0;
  const int valid = map_point(command, 0, x, y, why);
  if (valid < OR_OK) return valid;
  const Targeting armed = targeting_[player + 1];
  if (armed.mode == TargetingMode::none) return OR_OK;  // a click on bare ground
  const bool queue = command.queue && armed.supports_order_queue;
  if (armed.mode == TargetingMode::build) return finish_click(player, place_building(player, x, y, queue, why), queue);
  or_order order = order_for(armed.order, OR_TARGET_POINT, player);
  order.has_point = 1;
  order.x = x;
  order.y = y;
  return finish_click(player, order_group(player, order, queue, why), queue);
}

// One worker builds: the first of the selection that accepts.
int ClientCommands::place_building(std::uint32_t player, float x, float y, bool queue, std::string &why) {
  const std::uint32_t rawcode = targeting_[player + 1].order;
  const std::vector<or_ref> workers = ordered_units(player);
  if (workers.empty()) why = kNothingSelected;
  int result = OR_INVALID;
  for (const or_ref unit : workers) {
    why.clear();
    result = G_IssueUnitBuildOrder(*queues_, world_, unit, rawcode, x, y, player, queue, why);
    if (result == OR_OK) break;
  }
  return result;
}

// A queued click leaves the mode armed for the next one; any other that succeeds ends it.
int ClientCommands::finish_click(std::uint32_t player, int result, bool queue) {
  if (result < OR_OK) return result;
  if (!queue) {
    disarm(player);
    return result;
  }
  Targeting &armed = targeting_.mut(player + 1);
  armed.order_queued = 1;
  if (armed.mode == TargetingMode::build) armed.order_queue_chained = 1;
  return result;
}

void ClientCommands::arm(std::uint32_t player, TargetingMode mode, std::uint32_t order) {
  if (!targeting_.alive(player + 1) && targeting_.alloc(player + 1) == 0) return;
  Targeting &armed = targeting_.mut(player + 1);
  armed.mode = mode;
  armed.order = order;
  armed.supports_order_queue = mode != TargetingMode::none && mode != TargetingMode::patrol;
  armed.order_queued = 0;
  armed.order_queue_chained = 0;
}

void ClientCommands::disarm(std::uint32_t player) {
  arm(player, TargetingMode::none, 0);
}

int ClientCommands::button(std::uint32_t player, const Parsed &command, std::string &why) {
  if (command.arguments.size() != 1) return malformed(why, "button NAME [queue]");
  const std::string_view name = command.arguments[0];
  for (const ButtonMode &immediate : kImmediateButtons) {
    if (immediate.name != name) continue;
    disarm(player);
    return order_group(player, order_for(immediate.order, OR_TARGET_NONE, player), command.queue, why);
  }
  if (name == "CmdCancel") {
    disarm(player);
    return OR_OK;
  }
  ButtonMode chosen{name, TargetingMode::build, rawcode_of(name)};
  for (const ButtonMode &known : kTargetingButtons)
    if (known.name == name) chosen = known;
  if (chosen.order == 0) {
    why = fmt::format("There is no button {}.", name);
    return OR_NOT_FOUND;
  }
  arm(player, chosen.mode, chosen.order);
  return OR_OK;
}

int ClientCommands::release(std::uint32_t player) {
  const Targeting &armed = targeting_[player + 1];
  if (armed.mode == TargetingMode::build && armed.order_queue_chained) disarm(player);
  return OR_OK;
}

}  // namespace openrealm::orders
