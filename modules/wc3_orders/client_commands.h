// The player's text commands: smart, smartpoint, select, point, button, orderqueuerelease.
//
// Each form may end in the word `queue`. A malformed command changes nothing and is answered with a
// line that names the wrong word and the form.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "modules/wc3_orders/queue.h"

namespace openrealm::orders {

constexpr const char *kReleaseCommand = "orderqueuerelease";

class ClientCommands {
 public:
  static Result<ClientCommands> open(const Engine &engine, OrderQueues &queues);

  // OR_OK, or below 0 with `why` set.
  int run(std::uint32_t player, std::span<const std::string_view> words, std::string &why);
  const Targeting &targeting(std::uint32_t player) const { return targeting_[player + 1]; }

 private:
  struct Parsed;
  int smart(std::uint32_t player, const Parsed &command, std::string &why);
  int smart_point(std::uint32_t player, const Parsed &command, std::string &why);
  int select(std::uint32_t player, const Parsed &command, std::string &why);
  int point(std::uint32_t player, const Parsed &command, std::string &why);
  int button(std::uint32_t player, const Parsed &command, std::string &why);
  int release(std::uint32_t player);

  int order_group(std::uint32_t player, const or_order &order, bool queue, std::string &why);
  int place_building(std::uint32_t player, float x, float y, bool queue, std::string &why);
  int finish_click(std::uint32_t player, int result, bool queue);
  std::vector<or_ref> ordered_units(std::uint32_t player) const;
  int seen_entity(std::uint32_t player, std::string_view word, or_ref &entity, std::string &why) const;
  int map_point(const Parsed &command, std::size_t first, float &x, float &y, std::string &why) const;
  void arm(std::uint32_t player, TargetingMode mode, std::uint32_t order);
  void disarm(std::uint32_t player);

  Interface<wc3_world> world_;
  Table<Targeting> targeting_;
  OrderQueues *queues_ = nullptr;
};

}  // namespace openrealm::orders
