#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

// Text tags have the handles 99 to 0, and none when there are a hundred already. The last one's is null's too.
constexpr std::uint32_t kTags = 100;

struct Tag {
  std::uint32_t row = 0;
};

TextTagRow *edit(Host &host, Tag tag) {
  return tag.row != 0 && host.tables.text_tag.alive(tag.row) ? &host.tables.text_tag.mut(tag.row) : nullptr;
}

}  // namespace

namespace detail {
template <>
struct Wire<Tag> {
  static constexpr const char *name = "texttag";
  static Tag get(Host &, const or_value &value) { return {value.h < kTags ? kTags - value.h : 0}; }
  static void put(Host &, or_native_call &call, Tag tag) { call.result.h = tag.row == 0 ? 0 : kTags - tag.row; }
};
}  // namespace detail

namespace {

template <auto Field, class Value>
constexpr auto kSet = [](Host &host, Tag tag, Value value) {
  if (TextTagRow *row = edit(host, tag)) row->*Field = value;
};

constexpr NativeEntry kNatives[] = {
    def("CreateTextTag", [](Host &host) { return Tag{host.tables.text_tag.alloc()}; }),
    def("DestroyTextTag",
        [](Host &host, Tag tag) {
          if (edit(host, tag)) host.tables.text_tag.free(tag.row);
        }),
    def("SetTextTagText",
        [](Host &host, Tag tag, std::string_view text, float height) {
          TextTagRow *row = edit(host, tag);
          if (!row) return;
          row->size = height;
          host.tables.text_tag.set(row->text, host.translate(text));
        }),
    def("SetTextTagPos",
        [](Host &host, Tag tag, float x, float y, float height) {
          TextTagRow *row = edit(host, tag);
          if (row) row->x = x, row->y = y, row->height = height;
        }),
    def("SetTextTagPosUnit",
        [](Host &host, Tag tag, Unit unit, float height) {
          TextTagRow *row = edit(host, tag);
          if (row) row->unit = unit, row->height = height;
        }),
    def("SetTextTagColor",
        [](Host &host, Tag tag, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          if (TextTagRow *row = edit(host, tag)) row->colour = packed_colour(red, green, blue, alpha);
        }),
    def("SetTextTagVelocity",
        [](Host &host, Tag tag, float x, float y) {
          TextTagRow *row = edit(host, tag);
          if (row) row->velocity_x = x, row->velocity_y = y;
        }),
    def("SetTextTagVisibility", kSet<&TextTagRow::visible, bool>),
    def("SetTextTagSuspended", kSet<&TextTagRow::suspended, bool>),
    def("SetTextTagPermanent", kSet<&TextTagRow::permanent, bool>),
    def("SetTextTagAge", kSet<&TextTagRow::age, float>),
    def("SetTextTagLifespan", kSet<&TextTagRow::lifespan, float>),
    def("SetTextTagFadepoint", kSet<&TextTagRow::fadepoint, float>),
};

}  // namespace

std::span<const NativeEntry> text_tag_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
