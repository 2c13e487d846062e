#include "modules/wc3/script_host/native_book.h"

#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {

NativeBook::NativeBook() {
  for (const auto family : native_families())
    for (const NativeEntry &entry : family()) {
      Bound &bound = natives_[entry.name];
      bound.signature = entry.signature();
      bound.native = {sizeof(or_native), bound.signature.c_str(), entry.call};
    }
}

const or_native *NativeBook::find(std::string_view name) const {
  const auto found = natives_.find(name);
  return found == natives_.end() ? nullptr : &found->second.native;
}

}  // namespace openrealm::wc3
