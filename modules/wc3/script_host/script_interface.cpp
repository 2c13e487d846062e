#include "modules/wc3/script_host/script_interface.h"

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

Host &host_of(void *context) {
  return *static_cast<Host *>(context);
}

int handle_new(void *context, const char *type, or_ref payload, std::uint32_t *handle) {
  Host &host = host_of(context);
  if (!host.ready()) return OR_NOT_FOUND;
  *handle = host.vm().handle_new(type, payload);
  return *handle != 0 ? OR_OK : OR_FULL;
}

int handle_payload(void *context, const char *type, std::uint32_t handle, or_ref *payload) {
  Host &host = host_of(context);
  return host.ready() ? host.vm().handle_payload(type, handle, payload) : OR_NOT_FOUND;
}

int handle_free(void *context, std::uint32_t handle) {
  Host &host = host_of(context);
  return host.ready() ? host.vm().handle_free(handle) : OR_NOT_FOUND;
}

}  // namespace

const wc3_script &script_interface() {
  static constexpr wc3_script kFunctions = {sizeof(wc3_script), handle_new, handle_payload, handle_free};
  return kFunctions;
}

}  // namespace openrealm::wc3
