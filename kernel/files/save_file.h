// The bytes of a named save: a header that says what it belongs to, and the tables, compressed and checked.
// Pure functions over bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace openrealm {

constexpr std::uint32_t kSaveVersion = 1;
constexpr std::uint64_t kMaxSaveTables = 1u << 30;

struct MapIdentity {
  std::string path;        // as the user gave it
  std::uint64_t size = 0;  // bytes of the script or archive
  std::string sha256;      // of the same bytes, 64 hexadecimal digits
};

struct SaveHeader {
  std::string game;      // "toy"
  std::string name;      // the slot, as the player typed it
  std::string saved_at;  // for the list of saves; free text
  std::string engine;    // version and build of the program that wrote it
  MapIdentity map;
  std::string campaign;  // position in the campaign, free text of the game
  std::uint32_t tick = 0;
  std::vector<std::pair<std::string, std::string>> modules;  // name, build id
  std::vector<std::pair<std::string, std::string>> cvars;    // those that the simulation reads
  std::string nonce;  // made by encode_save(): no two saves have the same fingerprint
};

struct Save {
  SaveHeader header;
  std::string tables;  // TableStore's own bytes
};

Result<std::string> encode_save(const SaveHeader &header, std::string_view tables);

// `where` names the file in messages. OR_INVALID: not a save, damaged (says where). OR_MISMATCH: written by a
// newer program. The header can be read from the first kSaveStart bytes of the file alone.
constexpr std::uint64_t kSaveStart = 1u << 20;
Result<SaveHeader> decode_save_header(std::string_view bytes, std::string_view where);
Result<Save> decode_save(std::string_view bytes, std::string_view where);

}  // namespace openrealm
