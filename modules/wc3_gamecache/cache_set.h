// Caches as rows: one of the two sets of records.h, with an index that is derived from them.
#pragma once

#include <string>
#include <unordered_map>

#include "base/engine.h"
#include "modules/wc3_gamecache/sidecar.h"

namespace openrealm::gamecache {

template <class Set>
class CacheSet {
 public:
  static Result<CacheSet> open(const Engine &engine);
  static constexpr const or_table_desc *kTables[] = {describe<CacheOf<Set>>(), describe<EntryOf<Set>>(),
                                                     describe<UnitOf<Set>>()};

  // Makes the index again from the rows. With `fold_case`, keys that differ in case alone are one.
  void rebuild(bool fold_case);

  // 0 when there is none of that name, or none can be had.
  std::uint32_t find_cache(std::string_view campaign) const;
  std::uint32_t create(std::string_view campaign);
  void destroy(std::uint32_t cache);
  bool alive(or_ref cache) const { return caches_.alive(cache.row, cache.spawn); }
  or_ref ref(std::uint32_t cache) const { return caches_.ref(cache); }
  std::uint32_t count() const { return caches_.live(); }
  template <class Call>
  void for_each_cache(Call call) const {
    for (const std::uint32_t row : caches_.rows()) call(row);
  }
  std::string_view campaign(std::uint32_t cache) const { return caches_.text(caches_[cache].campaign); }

  // OR_FULL when the cache has MAX_GAMECACHE_ENTRIES entries, all text of the set would be longer than
  // kMostText bytes, or memory is out; what was there stays.
  int put(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value);
  bool has(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const;
  // The type's default when there is none.
  Value get(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const;
  void flush(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type);
  void flush_mission(std::uint32_t cache, std::string_view mission);
  void flush_all(std::uint32_t cache);

  Image image(std::uint32_t cache) const;
  // Replaces all of the cache's entries; OR_FULL leaves it empty.
  int fill(std::uint32_t cache, const Image &image);

 private:
  std::string index_key(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const;
  std::uint32_t find(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const;
  int write(std::uint32_t row, const Value &value);
  Value read(const EntryOf<Set> &entry) const;
  int add(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value);
  void remove(std::uint32_t row);
  bool has_room(std::size_t more_text) const;
  std::size_t text_of(const EntryOf<Set> &entry) const;

  Table<CacheOf<Set>> caches_;
  Table<EntryOf<Set>> entries_;
  Table<UnitOf<Set>> units_;
  std::unordered_map<std::string, std::uint32_t> index_;
  bool fold_case_ = false;
};

extern template class CacheSet<Handles>;
extern template class CacheSet<Committed>;

}  // namespace openrealm::gamecache
