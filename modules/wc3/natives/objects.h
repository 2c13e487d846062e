// Making and freeing the rows that stand behind script objects: one handle, one row, both at once.
#pragma once

#include "modules/wc3/natives/bind.h"

namespace openrealm::wc3 {

// None when the table is full or there is no room for a handle, said once.
template <Name Type, class Record>
Object<Type> new_object(Host &host, Table<Record> &table) {
  const std::uint32_t row = table.alloc();
  if (row == 0) {
    host.warn_once(std::string("too many objects of type ") + Type.text + ": the rest is null");
    return {};
  }
  const or_ref ref = table.ref(row);
  const std::uint32_t handle = host.vm().handle_new(Type.text, ref);
  table.mut(row).handle = handle;
  return {handle, ref};
}

template <Name Type, class Record>
void free_object(Host &host, Table<Record> &table, Object<Type> object) {
  if (!table.get(object.ref)) return;
  host.vm().handle_free(object.handle);
  table.free(object.ref.row);
}

// Red, green, blue and alpha of 0 to 255 as 0xAARRGGBB.
inline std::uint32_t packed_colour(std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
  return (std::uint32_t(alpha) & 255) << 24 | (std::uint32_t(red) & 255) << 16 | (std::uint32_t(green) & 255) << 8 |
         (std::uint32_t(blue) & 255);
}

}  // namespace openrealm::wc3
