#include "kernel/tables/client.h"

#include "kernel/tables/table_store.h"

namespace openrealm {
namespace {

int table_open(or_self *self, const or_table_desc *desc, or_table **out) {
  if (desc == nullptr || out == nullptr) return OR_INVALID;
  auto opened = self->store->open(self->module, *desc);
  if (!opened) {
    self->error = opened.error().message;
    return opened.error().code;
  }
  *out = *opened;
  return OR_OK;
}

int table_alloc(or_self *self, or_table *table, uint32_t wanted, uint32_t *row) {
  if (table == nullptr || row == nullptr) return OR_INVALID;
  return self->store->alloc(*table, wanted, *row);
}

int table_free(or_self *self, or_table *table, uint32_t row) {
  return table == nullptr ? OR_INVALID : self->store->free(*table, row);
}

int blob_set(or_self *self, or_table *owner, or_blob *slot, const void *data, uint32_t size) {
  return owner == nullptr || slot == nullptr ? OR_INVALID : self->store->blob_set(*owner, *slot, data, size);
}

int blob_resize(or_self *self, or_table *owner, or_blob *slot, uint32_t size) {
  return owner == nullptr || slot == nullptr ? OR_INVALID : self->store->blob_resize(*owner, *slot, size);
}

const void *blob_view(or_self *self, or_blob blob, uint32_t *size) {
  return self->store->blob_view(blob, *size);
}

void *blob_edit(or_self *self, or_blob blob, uint32_t *size) {
  return self->store->blob_edit(blob, *size);
}

}  // namespace

void fill_table_calls(game_import &import) {
  import.table_open = table_open;
  import.table_alloc = table_alloc;
  import.table_free = table_free;
  import.blob_set = blob_set;
  import.blob_resize = blob_resize;
  import.blob_view = blob_view;
  import.blob_edit = blob_edit;
}

}  // namespace openrealm
