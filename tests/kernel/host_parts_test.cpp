// Interfaces, extension points and scratch memory, each alone.
#include <gtest/gtest.h>

#include "kernel/host/extension_points.h"
#include "kernel/host/interfaces.h"
#include "kernel/host/scratch.h"
#include "kernel/tables/client.h"

namespace openrealm {
namespace {

struct Shorter {
  std::uint32_t size;
  int (*first)(void *context);
};

struct Longer {
  std::uint32_t size;
  int (*first)(void *context);
  int (*second)(void *context, int number, const char *text);
};

int answer(void *context) {
  return *static_cast<int *>(context);
}

or_self named(const char *name) {
  or_self self;
  self.module = name;
  return self;
}

// KRN-04
TEST(kernel_interfaces, a_copy_stays_in_place_while_its_provider_comes_goes_and_changes) {
  Interfaces interfaces;
  const or_self provider = named("a"), other = named("b");
  const void *functions = nullptr;
  void *const *context = nullptr;
  ASSERT_TRUE(interfaces.acquire("x", 1, sizeof(Longer), &functions, &context));
  const auto *calls = static_cast<const Longer *>(functions);
  EXPECT_EQ(calls->first(*context), OR_UNSUPPORTED);
  EXPECT_EQ(calls->second(*context, 3, "text"), OR_UNSUPPORTED);

  int value = 42;
  const Shorter shorter{sizeof(Shorter), answer};
  ASSERT_TRUE(interfaces.provide(&provider, "x", 1, &shorter, &value));
  EXPECT_EQ(calls->first(*context), 42);
  EXPECT_EQ(calls->second(*context, 3, "text"), OR_UNSUPPORTED) << "the provider is older";
  const auto taken = interfaces.provide(&other, "x", 1, &shorter, &value);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().code, OR_EXISTS);
  EXPECT_EQ(taken.error().message, "interface x 1: module a provides it already");

  const Longer hole{sizeof(Longer), answer, nullptr};
  ASSERT_TRUE(interfaces.provide(&provider, "x", 1, &hole, &value));
  EXPECT_EQ(calls->second(*context, 3, "text"), OR_UNSUPPORTED);
  interfaces.withdraw(&other);
  EXPECT_EQ(calls->first(*context), 42);
  interfaces.withdraw(&provider);
  EXPECT_EQ(calls->first(*context), OR_UNSUPPORTED);
  EXPECT_EQ(*context, nullptr);

  const void *again = nullptr;
  ASSERT_TRUE(interfaces.acquire("x", 1, sizeof(Shorter), &again, &context));
  EXPECT_EQ(again, functions);
}

TEST(kernel_interfaces, another_version_is_another_interface) {
  Interfaces interfaces;
  const or_self provider = named("a");
  const void *functions = nullptr;
  void *const *context = nullptr;
  int value = 1;
  const Shorter shorter{sizeof(Shorter), answer};
  ASSERT_TRUE(interfaces.provide(&provider, "x", 1, &shorter, &value));
  ASSERT_TRUE(interfaces.acquire("x", 2, sizeof(Shorter), &functions, &context));
  EXPECT_EQ(static_cast<const Shorter *>(functions)->first(*context), OR_UNSUPPORTED);
  EXPECT_EQ(interfaces.unmet(),
            std::vector<std::string>{
                "interface x version 2: no module of this game provides it; module a provides version 1"});
}

TEST(kernel_interfaces, what_is_no_struct_of_calls_is_refused) {
  Interfaces interfaces;
  const or_self provider = named("a");
  const void *functions = nullptr;
  void *const *context = nullptr;
  for (const std::uint32_t size : {0u, 4u, 12u, 8u + 256u * 8u, UINT32_MAX}) {
    const Shorter wrong{size, answer};
    EXPECT_FALSE(interfaces.provide(&provider, "x", 1, &wrong, nullptr)) << size;
    EXPECT_FALSE(interfaces.acquire("x", 1, size, &functions, &context)) << size;
  }
  const Shorter right{sizeof(Shorter), answer};
  EXPECT_FALSE(interfaces.provide(&provider, "x", 1, nullptr, nullptr));
  EXPECT_FALSE(interfaces.provide(&provider, "", 1, &right, nullptr));
  EXPECT_FALSE(interfaces.provide(&provider, std::string(64, 'x'), 1, &right, nullptr));
  EXPECT_FALSE(interfaces.acquire("x", 1, sizeof(Shorter), nullptr, &context));
}

// KRN-11: the order does not depend on who was loaded or swapped when.
TEST(kernel_extension_points, are_in_order_of_module_then_name) {
  ExtensionPoints points;
  const int data = 0;
  int second = 2;
  const auto names = [&] {
    std::string list;
    for (const or_contribution &entry : points.list("natives")) list += std::string(entry.name) + " ";
    return list;
  };
  const auto give = [&](std::uint32_t place, const char *name) {
    return bool(points.contribute(place, "natives", name, &data));
  };
  EXPECT_TRUE(give(2, "a") && give(0, "z") && give(1, "m") && give(0, "b"));
  EXPECT_EQ(names(), "b z m a ");
  points.set_context(1, &second);
  EXPECT_EQ(points.list("natives")[2].context, &second);
  EXPECT_EQ(points.list("natives")[0].context, nullptr);
  points.withdraw(0);
  EXPECT_EQ(names(), "m a ");
  EXPECT_TRUE(give(0, "z") && give(0, "b"));
  EXPECT_EQ(names(), "b z m a ");
  EXPECT_TRUE(points.list("orders").empty());
}

TEST(kernel_extension_points, a_contribution_without_name_or_given_twice_is_refused) {
  ExtensionPoints points;
  const int data = 0;
  EXPECT_FALSE(points.contribute(0, "natives", nullptr, &data));
  EXPECT_FALSE(points.contribute(0, "natives", "", &data));
  EXPECT_FALSE(points.contribute(0, "", "a", &data));
  EXPECT_FALSE(points.contribute(0, "natives", "a", nullptr));
  EXPECT_TRUE(points.contribute(0, "natives", "a", &data));
  const auto twice = points.contribute(0, "natives", "a", &data);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().code, OR_EXISTS);
  EXPECT_TRUE(points.contribute(1, "natives", "a", &data)) << "another module may use the name too";
}

TEST(kernel_scratch, is_zeroed_apart_and_poisoned_at_the_end_of_the_tick) {
  Scratch scratch;
  scratch.end_tick();
  auto *small = static_cast<unsigned char *>(scratch.take(3));
  auto *none = static_cast<unsigned char *>(scratch.take(0));
  EXPECT_NE(none, nullptr);
  EXPECT_NE(none, small);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(small) % alignof(std::max_align_t), 0u);
  small[0] = small[2] = 7;
  auto *large = static_cast<unsigned char *>(scratch.take(3u << 20));
  EXPECT_EQ(large[0] + large[(3u << 20) - 1], 0);
  EXPECT_STREQ(scratch.keep("kept"), "kept");
  scratch.end_tick();
  EXPECT_EQ(small[0], 0xDD);
  EXPECT_EQ(static_cast<unsigned char *>(scratch.take(3)), small);
  EXPECT_EQ(small[0] + small[2], 0);
}

}  // namespace
}  // namespace openrealm
