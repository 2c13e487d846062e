// Module files as bytes, and their private copies.
#include <gtest/gtest.h>

#include <elf.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include "kernel/host/image.h"
#include "kernel/host/module_file.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

namespace fs = std::filesystem;

void write_bytes(const std::string &path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
}

std::string refusal(std::string_view bytes) {
  const auto inspected = inspect_module(bytes, "a.so");
  if (inspected) return "";
  EXPECT_EQ(inspected.error().message.find('\n'), std::string::npos);
  EXPECT_TRUE(inspected.error().message.starts_with("a.so: ")) << inspected.error().message;
  return inspected.error().message;
}

std::string file_refusal(const std::string &path) {
  const auto read = read_module_file(path);
  return read ? "" : read.error().message;
}

bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string maps() {
  return text_of("/proc/self/maps");
}

// KRN-05
TEST(kernel_module_file, cut_at_any_point_is_refused) {
  const std::string whole = text_of(toy_file("toy_counter"));
  ASSERT_EQ(refusal(whole), "");
  for (std::size_t size = 0; size < whole.size(); size += size < 4096 ? 1 : 97)
    ASSERT_NE(refusal(std::string_view(whole).substr(0, size)), "") << "cut at " << size << " of " << whole.size();
  ASSERT_NE(refusal(std::string_view(whole).substr(0, whole.size() - 1)), "");
}

// KRN-05: a linker that has set the file's size before it wrote the rest.
TEST(kernel_module_file, zeros_after_any_point_are_refused_or_do_not_match_the_hash) {
  const std::string path = toy_folder() + "/toy_counter.so";
  const std::string whole = text_of(toy_file("toy_counter"));
  write_bytes(path + ".sha256", text_of(toy_file("toy_counter") + ".sha256"));
  write_bytes(path, whole);
  ASSERT_EQ(file_refusal(path), "");
  for (std::size_t kept = 0; kept < whole.size(); kept += whole.size() / 50 + 1) {
    std::string zeroed = whole;
    std::fill(zeroed.begin() + std::ptrdiff_t(kept), zeroed.end(), '\0');
    write_bytes(path, zeroed);
    EXPECT_NE(file_refusal(path), "") << "zeros from " << kept;
  }
}

// KRN-05
TEST(kernel_module_file, what_is_no_module_of_ours_is_refused_by_name) {
  EXPECT_TRUE(contains(refusal("#!/bin/sh\n"), "is not an ELF file"));
  EXPECT_TRUE(contains(refusal(""), "is not an ELF file"));
  EXPECT_TRUE(contains(refusal("\x7f"
                               "ELF"),
                       "is cut"));
  EXPECT_TRUE(contains(file_refusal("/proc/self/exe"), "no ABI note"));
  EXPECT_TRUE(contains(file_refusal(toy_file("toy_broken", "no_note")), "no ABI note"));
  EXPECT_TRUE(contains(file_refusal(toy_file("toy_broken", "no_entry")), "does not export GetGameAPI"));
  const std::string other = file_refusal(toy_file("toy_broken", "other_abi"));
  EXPECT_TRUE(contains(other, "is built for ABI 2, this is ABI 1")) << other;
  EXPECT_TRUE(contains(file_refusal("/nowhere/x.so"), "No such file"));
  EXPECT_TRUE(contains(file_refusal("/dev/zero"), "is not a file that a build makes"));
  EXPECT_TRUE(contains(file_refusal(toy_folder()), "is not a file that a build makes"));
}

TEST(kernel_module_file, each_damaged_header_field_is_refused) {
  const std::string whole = text_of(toy_file("toy_counter"));
  const auto with = [&](auto change) {
    std::string changed = whole;
    Elf64_Ehdr header;
    std::memcpy(&header, changed.data(), sizeof header);
    change(header);
    std::memcpy(changed.data(), &header, sizeof header);
    return refusal(changed);
  };
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_ident[EI_CLASS] = ELFCLASS32; }), "64-bit"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_machine = EM_RISCV; }), "another machine"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_type = ET_EXEC; }), "not a shared object"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_phoff = UINT64_MAX - 8; }), "segment table"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_phnum = 0; }), "no segments"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_phentsize = 8; }), "no segments"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_shoff = UINT64_MAX - 8; }), "section table"));
  EXPECT_TRUE(contains(with([](Elf64_Ehdr &h) { h.e_shnum = 0; }), "no section table"));
}

// Whatever a file holds, looking at it reads nothing outside it (run under asan).
TEST(kernel_module_file, random_damage_is_never_read_past) {
  const std::string whole = text_of(toy_file("toy_peer"));
  std::uint32_t dice = 12345;
  const auto roll = [&dice](std::size_t below) { return (dice = dice * 1664525u + 1013904223u) % below; };
  int refused = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string damaged = whole;
    const std::size_t where = round % 2 == 0 ? 0 : whole.size() - 64 * 40;  // headers and symbols, or the sections
    for (int i = 0; i < 8; ++i) damaged[where + roll(64 * 40)] = char(roll(256));
    refused += refusal(damaged).empty() ? 0 : 1;
  }
  EXPECT_GT(refused, 0);
}

TEST(kernel_module_file, a_hash_beside_it_must_be_its_own) {
  const std::string path = toy_folder() + "/toy_counter.so";
  write_bytes(path, text_of(toy_file("toy_counter")));
  EXPECT_EQ(file_refusal(path), "") << "none is needed";
  write_bytes(path + ".sha256", text_of(toy_file("toy_peer") + ".sha256"));
  EXPECT_TRUE(contains(file_refusal(path), "the build has not ended")) << file_refusal(path);
  write_bytes(path + ".sha256", "");
  EXPECT_NE(file_refusal(path), "");
}

TEST(kernel_image, runs_from_a_copy_and_leaves_nothing_behind) {
  auto folder = RunFolder::make(toy_folder());
  ASSERT_TRUE(folder) << folder.error().message;
  const std::string run_path = (*folder)->path();
  auto first = Image::load(**folder, "toy_counter", toy_file("toy_counter"));
  auto second = Image::load(**folder, "toy_counter", toy_file("toy_counter"));
  ASSERT_TRUE(first && second);
  EXPECT_NE(first->path(), second->path()) << "two images of one build are two images";
  EXPECT_NE(first->entry(), second->entry());
  EXPECT_TRUE(contains(first->path(), first->build_id()));
  EXPECT_TRUE(contains(maps(), first->path()));
  EXPECT_FALSE(contains(maps(), toy_file("toy_counter"))) << "the linker's output is not mapped";

  const std::string path = first->path();
  const auto gone = first->unload();
  EXPECT_TRUE(gone) << gone.error().message;
  EXPECT_FALSE(contains(maps(), path));
  EXPECT_FALSE(fs::exists(path));
  EXPECT_TRUE(contains(maps(), second->path()));
  *second = Image();
  folder->reset();
  EXPECT_FALSE(fs::exists(run_path));
}

// KRN-05: were any of their code to run, it would abort.
TEST(kernel_image, a_refused_file_is_not_loaded) {
  auto folder = RunFolder::make(toy_folder());
  ASSERT_TRUE(folder);
  for (const char *build : {"no_note", "no_entry", "other_abi"})
    EXPECT_FALSE(Image::load(**folder, "toy_broken", toy_file("toy_broken", build)));
  EXPECT_TRUE(fs::is_empty((*folder)->path()));
}

TEST(kernel_run_folder, is_refused_where_others_can_write) {
  const std::string base = toy_folder();
  fs::permissions(base, fs::perms::owner_all | fs::perms::group_write);
  const auto folder = RunFolder::make(base);
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().code, OR_DENIED);
  EXPECT_TRUE(contains(folder.error().message, base));
  write_bytes(base + "/file", "");
  EXPECT_FALSE(RunFolder::make(base + "/file"));
}

TEST(kernel_run_folder, sweeps_the_folders_of_dead_processes_only) {
  const std::string base = toy_folder();
  auto living = RunFolder::make(base);
  ASSERT_TRUE(living);
  fs::create_directories(base + "/run.gone01");
  write_bytes(base + "/run.gone01/toy.abc.1.so", "left behind");
  fs::create_directories(base + "/mine");
  auto another = RunFolder::make(base);
  ASSERT_TRUE(another);
  EXPECT_FALSE(fs::exists(base + "/run.gone01"));
  EXPECT_TRUE(fs::exists((*living)->path()));
  EXPECT_TRUE(fs::exists(base + "/mine"));
}

}  // namespace
}  // namespace openrealm
