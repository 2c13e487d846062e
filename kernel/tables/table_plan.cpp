#include "kernel/tables/table_plan.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

namespace openrealm {
namespace {

bool owns_blob(std::uint16_t kind) {
  return kind == OR_KIND_STR || kind == OR_KIND_BLOB;
}

or_blob load_blob(const unsigned char *bytes) {
  or_blob blob{};
  std::memcpy(&blob, bytes, sizeof blob);
  return blob;
}

const FieldDescription *find_source(const TableDescription &before, const FieldDescription &field) {
  const FieldDescription *same = before.find(field.name);
  return same != nullptr || field.was.empty() ? same : before.find(field.was);
}

bool all_zero(const unsigned char *bytes, std::size_t size) {
  return std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == 0; });
}

}  // namespace

BlobJournal::BlobJournal(BlobHeaps &heaps) : heaps_(&heaps) {
  for (std::uint32_t heap = 0; heap < kBlobHeaps; ++heap)
    for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class) {
      const StoredTable *table = heaps.table(heap, size_class);
      counters_.push_back(table == nullptr ? 1 : table->next_spawn);
    }
}

BlobJournal::~BlobJournal() {
  if (committed_) return;
  for (const or_blob blob : made_) heaps_->free(blob);
  for (std::uint32_t i = 0; i < counters_.size(); ++i)
    if (StoredTable *table = heaps_->table(i / kBlobClasses, i % kBlobClasses)) table->set_next_spawn(counters_[i]);
}

int BlobJournal::make(std::uint32_t heap, or_blob &slot, const void *data, std::uint32_t size) {
  slot = {0, 0};
  const int code = heaps_->set(heap, slot, data, size);
  if (code == OR_OK && size != 0) made_.push_back(slot);
  return code;
}

void BlobJournal::commit() {
  committed_ = true;
  for (const or_blob blob : replaced_) heaps_->free(blob);
}

TablePlan::TablePlan(const StoredTable &from, SharedDescription to, std::string owner)
    : from_(&from),
      before_(from.shared_description()),
      to_(std::move(to)),
      owner_(std::move(owner)),
      from_heap_(BlobHeaps::heap_of(*before_)),
      to_heap_(BlobHeaps::heap_of(*to_)),
      fresh_row_(to_->row_size) {
  std::vector<const FieldDescription *> used;
  for (const FieldDescription &field : to_->fields) {
    for (std::uint32_t i = 0; i < field.count; ++i)
      std::memcpy(&fresh_row_[field.offset + std::size_t(i) * field.size], field.init.data(),
                  std::min<std::size_t>(field.size, field.init.size()));
    if (const FieldDescription *source = find_source(*before_, field)) {
      compile_field(*source, field);
      used.push_back(source);
    }
  }
  for (const FieldDescription &field : before_->fields)
    if (std::find(used.begin(), used.end(), &field) == used.end()) {
      dropped_.push_back(&field);
      drop_blobs(field, 0);
    }
}

// Blobs of fields and elements that the new description has no place for.
void TablePlan::drop_blobs(const FieldDescription &field, std::uint32_t first) {
  for (std::uint32_t i = first; owns_blob(field.kind) && i < field.count; ++i)
    dropped_blobs_.push_back(field.offset + i * field.size);
}

void TablePlan::add_run(std::uint32_t from, std::uint32_t to, std::uint32_t bytes) {
  if (!runs_.empty() && runs_.back().from + runs_.back().bytes == from && runs_.back().to + runs_.back().bytes == to)
    runs_.back().bytes += bytes;
  else
    runs_.push_back({from, to, bytes});
}

void TablePlan::compile_field(const FieldDescription &from, const FieldDescription &to) {
  using How = Step::How;
  const std::uint32_t count = std::min(from.count, to.count);
  drop_blobs(from, count);
  Step step{How::kValues, &from, &to, count, ValueConversion(from, to)};
  const bool text_from = from.kind == OR_KIND_TEXT, text_to = to.kind == OR_KIND_TEXT;
  if (text_from && text_to)
    step.how = How::kText;
  else if (text_from && to.kind == OR_KIND_STR)
    step.how = How::kTextToStr;
  else if (from.kind == OR_KIND_STR && text_to)
    step.how = How::kStrToText;
  else if (from.kind == to.kind && owns_blob(to.kind))
    step.how = How::kMoveBlob;
  else if (text_from || text_to || owns_blob(from.kind) || owns_blob(to.kind))
    step.how = How::kOnlyNone;
  const bool same_bytes =
      (step.how == How::kValues && step.value.is_copy()) || (step.how == How::kText && from.size == to.size) ||
      (step.how == How::kMoveBlob && from_heap_ == to_heap_ && (from.kind == OR_KIND_STR || step.value.is_copy()));
  if (same_bytes)
    add_run(from.offset, to.offset, count * from.size);
  else
    steps_.push_back(std::move(step));
}

std::vector<std::string> TablePlan::warnings() const {
  std::vector<std::string> lines;
  if (from_->live == 0) return lines;
  for (const FieldDescription *field : dropped_)
    lines.push_back(fmt::format("table {}: field {} is dropped from {} rows", name(), field->name, from_->live));
  for (const FieldDescription &field : to_->fields) {
    const FieldDescription *source = find_source(*before_, field);
    if (source != nullptr && source->count > field.count)
      lines.push_back(fmt::format("table {}: field {} keeps {} of {} elements in {} rows", name(), field.name,
                                  field.count, source->count, from_->live));
  }
  return lines;
}

Result<std::unique_ptr<StoredTable>> TablePlan::convert(BlobJournal &journal) const {
  if (from_->high - 1 > to_->max_rows)
    return fail(OR_MISMATCH, fmt::format("table {}, row {}: it is in use, but the new build has {} rows", name(),
                                         from_->high - 1, to_->max_rows));
  auto staged = StoredTable::create(owner_, to_);
  if (!staged) return staged;
  StoredTable &table = **staged;
  if (!table.commit(from_->high - 1))
    return fail(OR_FULL, fmt::format("table {}: the system gives no memory for {} rows", name(), from_->high - 1));
  for (std::uint32_t number = 1; number < from_->high; ++number) {
    if (from_->spawn(number) == 0) continue;
    if (auto converted = convert_row(number, table.row(number), journal); !converted)
      return tl::unexpected(converted.error());
  }
  table.adopt_rows(from_->high - 1);
  table.set_next_spawn(from_->next_spawn);
  return staged;
}

Result<void> TablePlan::convert_row(std::uint32_t number, unsigned char *to, BlobJournal &journal) const {
  const unsigned char *from = from_->row(number);
  std::memcpy(to, fresh_row_.data(), fresh_row_.size());
  for (const Run &run : runs_) std::memcpy(to + run.to, from + run.from, run.bytes);
  for (const Step &step : steps_)
    if (auto done = run_step(step, number, to, journal); !done) return done;
  replace_dropped(from, journal);
  return {};
}

void TablePlan::replace_dropped(const unsigned char *row, BlobJournal &journal) const {
  for (const std::uint32_t offset : dropped_blobs_) journal.replace(load_blob(row + offset));
}

Result<void> TablePlan::run_step(const Step &step, std::uint32_t number, unsigned char *to,
                                 BlobJournal &journal) const {
  const unsigned char *from = from_->row(number) + step.from->offset;
  to += step.to->offset;
  std::string why;
  for (std::uint32_t i = 0; i < step.count; ++i) {
    if (!convert_element(step, from + std::size_t(i) * step.from->size, to + std::size_t(i) * step.to->size, journal,
                         why))
      return fail(OR_MISMATCH, fmt::format("table {}, row {}, field {}: {}", name(), number, step.to->name, why));
  }
  return {};
}

bool TablePlan::convert_element(const Step &step, const unsigned char *from, unsigned char *to, BlobJournal &journal,
                                std::string &why) const {
  using How = Step::How;
  const std::uint32_t from_size = step.from->size, to_size = step.to->size;
  const auto *text = reinterpret_cast<const char *>(from);
  or_blob slot{};
  switch (step.how) {
    case How::kValues:
      return step.value.convert(from, to, why);
    case How::kText: {
      const std::size_t length = strnlen(text, from_size);
      why = fmt::format("a text of {} bytes does not fit {}", length, to_size);
      std::memcpy(to, from, std::min<std::size_t>(length, to_size));
      return length <= to_size;
    }
    case How::kTextToStr: {
      why = "its heap is full";
      const bool made = journal.make(to_heap_, slot, text, std::uint32_t(strnlen(text, from_size))) == OR_OK;
      std::memcpy(to, &slot, sizeof slot);
      return made;
    }
    case How::kStrToText: {
      std::uint32_t size = 0;
      const unsigned char *bytes = journal.heaps().view(load_blob(from), size);
      why = fmt::format("a text of {} bytes does not fit {}", size, to_size);
      if (size != 0) std::memcpy(to, bytes, std::min(size, to_size));
      journal.replace(load_blob(from));
      return size <= to_size;
    }
    case How::kMoveBlob: {
      const bool moved = move_blob(step, load_blob(from), slot, journal, why);
      std::memcpy(to, &slot, sizeof slot);
      return moved;
    }
    case How::kOnlyNone:
      break;
  }
  why = fmt::format("{} can't become {}", kind_name(step.from->kind), kind_name(step.to->kind));
  return all_zero(from, from_size);
}

bool TablePlan::move_blob(const Step &step, or_blob from, or_blob &to, BlobJournal &journal, std::string &why) const {
  std::uint32_t size = 0;
  const unsigned char *bytes = journal.heaps().view(from, size);
  if (bytes == nullptr) return true;
  journal.replace(from);
  std::vector<unsigned char> moved(bytes, bytes + size);
  if (step.to->kind == OR_KIND_BLOB) {
    const std::uint32_t from_size = kind_size(step.from->element), to_size = kind_size(step.to->element);
    const std::size_t count = size / from_size;
    moved.assign(count * to_size, 0);
    for (std::size_t i = 0; i < count; ++i)
      if (!step.value.convert(bytes + i * from_size, &moved[i * to_size], why)) return false;
  }
  why = "its blob is out of bounds";
  return moved.size() <= kMaxBlobSize && journal.make(to_heap_, to, moved.data(), std::uint32_t(moved.size())) == OR_OK;
}

}  // namespace openrealm
