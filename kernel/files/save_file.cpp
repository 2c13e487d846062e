#include "kernel/files/save_file.h"

#include <fmt/format.h>
#include <xxhash.h>
#include <zstd.h>

#include "base/bytes.h"
#include "fs_policy/fingerprint.h"

namespace openrealm {
namespace {

// magic, u32 version, header (u32 size, bytes), u64 XXH3 of all before;
// u64 size of the tables, u64 size of their frame, the frame; u64 XXH3 of all before.
constexpr std::string_view kMagic = "ORSAVE\r\n";
constexpr int kLevel = 1;
using Pairs = std::vector<std::pair<std::string, std::string>>;

void write_pairs(ByteWriter &out, const Pairs &pairs) {
  out.u32(std::uint32_t(pairs.size()));
  for (const auto &[name, value] : pairs) {
    out.text(name);
    out.text(value);
  }
}

Pairs read_pairs(ByteReader &in, const char *field) {
  Pairs pairs;
  for (std::uint32_t left = in.count(field, 8); left > 0 && in.ok(); --left) {
    std::string name(in.text(field));
    pairs.emplace_back(std::move(name), in.text(field));
  }
  return pairs;
}

std::string encode_header(const SaveHeader &header) {
  ByteWriter out;
  for (const std::string *text : {&header.game, &header.name, &header.saved_at, &header.engine, &header.map.path})
    out.text(*text);
  out.u64(header.map.size);
  out.text(header.map.sha256);
  out.text(header.campaign);
  out.u32(header.tick);
  write_pairs(out, header.modules);
  write_pairs(out, header.cvars);
  out.text(random_hex(16));
  return out.take();
}

// Bytes after the last field belong to a later build of the same version, which only adds at the end.
Result<SaveHeader> decode_fields(std::string_view bytes, std::string_view where) {
  ByteReader in(bytes);
  SaveHeader header;
  header.game = in.text("game");
  header.name = in.text("name");
  header.saved_at = in.text("saved_at");
  header.engine = in.text("engine");
  header.map.path = in.text("map path");
  header.map.size = in.u64("map size");
  header.map.sha256 = in.text("map digest");
  header.campaign = in.text("campaign");
  header.tick = in.u32("tick");
  header.modules = read_pairs(in, "modules");
  header.cvars = read_pairs(in, "cvars");
  header.nonce = in.text("nonce");
  if (!in.ok()) return tl::unexpected(in.error(fmt::format("{}: header", where)));
  return header;
}

void check_sum(ByteReader &in, std::string_view bytes) {
  const std::uint64_t expected = XXH3_64bits(bytes.data(), in.offset());
  if (in.u64("checksum") != expected) in.fail("checksum", "does not match: the file is damaged");
}

Result<SaveHeader> read_header(ByteReader &in, std::string_view bytes, std::string_view where) {
  if (in.bytes(kMagic.size(), "magic") != kMagic) return fail(OR_INVALID, fmt::format("{}: it is not a save", where));
  const std::uint32_t version = in.u32("version");
  if (in.ok() && version > kSaveVersion)
    return fail(OR_MISMATCH, fmt::format("{}: it was written by a newer program (format {}, this one reads up to {}): "
                                         "update this program to load it",
                                         where, version, kSaveVersion));
  if (version == 0) in.fail("version", "is 0");
  const std::string_view fields = in.text("header");
  check_sum(in, bytes);
  if (!in.ok()) return tl::unexpected(in.error(where));
  return decode_fields(fields, where);
}

Result<std::string> unpack(std::string_view frame, std::uint64_t size, std::string_view where) {
  const auto damaged = [&] { return fail(OR_INVALID, fmt::format("{}: the tables can't be unpacked", where)); };
  if (ZSTD_getFrameContentSize(frame.data(), frame.size()) != size) return damaged();
  std::string tables(std::size_t(size), '\0');
  const std::size_t unpacked = ZSTD_decompress(tables.data(), tables.size(), frame.data(), frame.size());
  if (ZSTD_isError(unpacked) || unpacked != size) return damaged();
  return tables;
}

}  // namespace

Result<std::string> encode_save(const SaveHeader &header, std::string_view tables) {
  const std::string fields = encode_header(header);
  if (fields.size() > kSaveStart / 2)
    return fail(OR_FULL, fmt::format("the save's header would have {} bytes", fields.size()));
  if (tables.size() > kMaxSaveTables)
    return fail(OR_FULL, fmt::format("the tables have {} bytes; a save holds {}", tables.size(), kMaxSaveTables));
  ByteWriter out;
  out.bytes(kMagic);
  out.u32(kSaveVersion);
  out.text(fields);
  out.u64(XXH3_64bits(out.view().data(), out.view().size()));
  std::string frame(ZSTD_compressBound(tables.size()), '\0');
  const std::size_t size = ZSTD_compress(frame.data(), frame.size(), tables.data(), tables.size(), kLevel);
  if (ZSTD_isError(size)) return fail(OR_IO, fmt::format("packing the tables: {}", ZSTD_getErrorName(size)));
  out.u64(tables.size());
  out.u64(size);
  out.bytes(std::string_view(frame).substr(0, size));
  out.u64(XXH3_64bits(out.view().data(), out.view().size()));
  return out.take();
}

Result<SaveHeader> decode_save_header(std::string_view bytes, std::string_view where) {
  ByteReader in(bytes);
  return read_header(in, bytes, where);
}

Result<Save> decode_save(std::string_view bytes, std::string_view where) {
  ByteReader in(bytes);
  auto header = read_header(in, bytes, where);
  if (!header) return tl::unexpected(header.error());
  const std::uint64_t size = in.u64("tables' size");
  const std::uint64_t frame_size = in.u64("frame's size");
  if (size > kMaxSaveTables) in.fail("tables' size", "is too large");
  const std::string_view frame = in.bytes(std::size_t(frame_size), "tables");
  check_sum(in, bytes);
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (!in.ok()) return tl::unexpected(in.error(where));
  auto tables = unpack(frame, size, where);
  if (!tables) return tl::unexpected(tables.error());
  return Save{std::move(*header), std::move(*tables)};
}

}  // namespace openrealm
