// Construction and training: sites, costs, growing structures, production queues.
#pragma once

#include <string>
#include <vector>

#include "modules/wc3/world/records.h"
#include "openrealm/wc3_world.h"

namespace openrealm::wc3 {

class World;

class Construction {
 public:
  explicit Construction(World &world) : world_(world) {}

  // Snaps (x, y) to the building's grid and checks ground, units and command state (not resources).
  int site_check(Entity worker, std::uint32_t rawcode, float &x, float &y, std::string &why) const;
  void snap(std::uint32_t rawcode, float &x, float &y) const;
  // Charges and starts; none with `why` when the place is taken or it can't be paid.
  Entity begin(Entity worker, std::uint32_t rawcode, float x, float y, std::string &why);
  void cancel(Entity structure);
  void finish(Entity structure);
  void set_progress(Entity structure, int percent);
  float progress(Entity structure) const;  // 0 to 1; 1 when it is not under construction
  void add_work(Entity structure, float seconds);

  Entity site_show(Entity worker, const or_order &order);
  void site_hide(Entity site);

  int train_check(Entity building, std::uint32_t rawcode, std::string &why) const;
  bool train(Entity building, std::uint32_t rawcode);
  bool cancel_training(Entity building);  // the last in line
  void cancel_all_training(Entity building);
  std::uint32_t training_count(Entity building) const;

  void tick();

 private:
  std::vector<std::uint32_t> line_of(Entity building) const;  // training rows, in order
  void finish_training(std::uint32_t training_row);
  World &world_;
};

}  // namespace openrealm::wc3
