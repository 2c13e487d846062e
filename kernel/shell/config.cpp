#include "kernel/shell/config.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "kernel/shell/words.h"

namespace openrealm {
namespace {

using Keys = std::vector<std::string>;

const char *toml_kind(const toml::node &node) {
  switch (node.type()) {
    case toml::node_type::string:
      return "text";
    case toml::node_type::integer:
      return "an integer";
    case toml::node_type::floating_point:
      return "a number";
    case toml::node_type::boolean:
      return "a boolean";
    case toml::node_type::array:
      return "a list";
    case toml::node_type::table:
      return "a table";
    default:
      return "a date";
  }
}

// A scalar as a cvar's value; nothing for lists, tables and dates.
std::optional<std::string> scalar_text(const toml::node &node) {
  if (const auto *text = node.as_string()) return text->get();
  if (const auto *integer = node.as_integer()) return std::to_string(integer->get());
  if (const auto *number = node.as_floating_point()) return fmt::format("{}", number->get());
  if (const auto *boolean = node.as_boolean()) return boolean->get() ? "1" : "0";
  return std::nullopt;
}

// What is wrong with one file, in order of line.
class Problems {
 public:
  explicit Problems(std::string file) : file_(std::move(file)) {}

  void add(const toml::source_region &at, std::string_view what) {
    lines_[{at.begin.line, at.begin.column}] = fmt::format("{}: {}", place(at), what);
  }
  std::string place(const toml::source_region &at) const {
    return fmt::format("{}:{}:{}", file_, at.begin.line, at.begin.column);
  }
  bool none() const { return lines_.empty(); }
  Error error() const {
    std::string message;
    for (const auto &line : lines_) message += (message.empty() ? "" : "\n") + line.second;
    return {OR_INVALID, std::move(message)};
  }

 private:
  std::string file_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> lines_;
};

Result<toml::table> parse_toml(std::string_view text, const std::string &file) {
  try {
    return toml::parse(text, file);
  } catch (const toml::parse_error &error) {
    const auto &at = error.source().begin;
    return fail(OR_INVALID, fmt::format("{}:{}:{}: {}", file, at.line, at.column, error.description()));
  }
}

class ConfigReader {
 public:
  ConfigReader(const std::string &file, ConfigKind kind, const Cvars &known)
      : problems_(file), kind_(kind), known_(known) {}

  Result<ConfigFile> read(const toml::table &root) {
    const Keys keys = kind_ == ConfigKind::game ? Keys{"title", "modules",    "phases", "order_queue_release",
                                                       "data",  "plain_maps", "cvars",  "aliases"}
                                                : Keys{"cvars", "aliases"};
    check_keys(root, keys, "key");
    if (kind_ == ConfigKind::game) {
      text(root, "title", made_.title);
      words(root, "modules", made_.modules);
      words(root, "phases", made_.phases);
      text(root, "order_queue_release", made_.order_queue_release);
      words(root, "data", made_.data);
      words(root, "plain_maps", made_.plain_maps);
      check_release(root);
    }
    if (const toml::table *cvars = table(root, "cvars")) read_cvars(*cvars);
    if (const toml::table *aliases = table(root, "aliases")) read_aliases(*aliases);
    if (!problems_.none()) return tl::unexpected(problems_.error());
    return std::move(made_);
  }

 private:
  void check_keys(const toml::table &in, const Keys &keys, const char *what) {
    for (const auto &[key, node] : in) {
      const std::string name(key.str());
      if (std::find(keys.begin(), keys.end(), name) == keys.end())
        problems_.add(key.source(),
                      fmt::format("unknown {} '{}'{}", what, name, did_you_mean(nearest_name(name, keys))));
    }
  }
  void wrong_type(const toml::node &node, std::string_view key, const char *wanted) {
    problems_.add(node.source(), fmt::format("{}: expected {}, got {}", key, wanted, toml_kind(node)));
  }
  const toml::table *table(const toml::table &in, const char *key) {
    const toml::node *node = in.get(key);
    if (node && !node->as_table()) wrong_type(*node, key, "a table");
    return node ? node->as_table() : nullptr;
  }
  void text(const toml::table &in, const char *key, std::string &out) {
    const toml::node *node = in.get(key);
    if (!node) return;
    if (const auto *value = node->as_string()) {
      out = value->get();
    } else {
      wrong_type(*node, key, "text");
    }
  }
  void words(const toml::table &in, const char *key, std::vector<std::string> &out) {
    const toml::node *node = in.get(key);
    if (!node) return;
    if (node->as_string()) return out.push_back(node->as_string()->get());
    const toml::array *list = node->as_array();
    if (!list) return wrong_type(*node, key, "a list of texts");
    for (const toml::node &element : *list) {
      const auto *word = element.as_string();
      if (!word) {
        wrong_type(element, key, "text");
      } else if (std::find(out.begin(), out.end(), word->get()) != out.end()) {
        problems_.add(element.source(), fmt::format("{}: '{}' is listed twice", key, word->get()));
      } else {
        out.push_back(word->get());
      }
    }
  }
  void check_release(const toml::table &root) {
    const std::string &release = made_.order_queue_release;
    if (release.empty() || std::find(made_.modules.begin(), made_.modules.end(), release) != made_.modules.end())
      return;
    problems_.add(root.get("order_queue_release")->source(),
                  fmt::format("order_queue_release: '{}' is not in modules{}", release,
                              did_you_mean(nearest_name(release, made_.modules))));
  }

  void read_cvars(const toml::table &cvars) {
    for (const auto &[key, node] : cvars)
      if (node.is_table()) declare(std::string(key.str()), *node.as_table());
    for (const auto &[key, node] : cvars)
      if (!node.is_table()) setting(std::string(key.str()), key.source(), node);
  }

  void declare(const std::string &name, const toml::table &in) {
    static const Keys kKeys = {"default", "help", "type", "values", "any_value", "min", "max", "flags"};
    check_keys(in, kKeys, "key");
    CvarSpec spec;
    spec.name = name;
    text(in, "help", spec.help);
    const toml::node *value = in.get("default");
    const auto default_text = value ? scalar_text(*value) : std::nullopt;
    if (!default_text)
      return problems_.add(value ? value->source() : in.source(),
                           fmt::format("cvar {}: 'default' must be text, a number or a boolean", name));
    spec.default_value = *default_text;
    spec.type = type_of(in, *value, name);
    words(in, "values", spec.values);
    if (const toml::node *any = in.get("any_value")) {
      if (any->as_boolean())
        spec.any_value = any->as_boolean()->get();
      else
        wrong_type(*any, "any_value", "a boolean");
    }
    number(in, "min", spec.min);
    number(in, "max", spec.max);
    read_flags(in, name, spec.flags);
    if (known_.find(name)) return problems_.add(in.source(), fmt::format("cvar {} is declared already", name));
    // A registry of this file's own finds bad names and defaults before anything is applied.
    if (auto declared = own_.declare(spec); !declared) return problems_.add(value->source(), declared.error().message);
    made_.declared.push_back(std::move(spec));
  }

  CvarType type_of(const toml::table &in, const toml::node &value, const std::string &name) {
    static const std::vector<std::pair<std::string, CvarType>> kTypes = {{"string", CvarType::text},
                                                                         {"int", CvarType::integer},
                                                                         {"float", CvarType::number},
                                                                         {"bool", CvarType::boolean}};
    if (const toml::node *type = in.get("type")) {
      const std::string word = type->value_or(std::string());
      Keys names;
      for (const auto &known : kTypes) {
        if (known.first == word) return known.second;
        names.push_back(known.first);
      }
      problems_.add(type->source(), fmt::format("cvar {}: type must be one of {}{}", name, fmt::join(names, ", "),
                                                did_you_mean(nearest_name(word, names))));
    }
    if (value.is_integer()) return CvarType::integer;
    if (value.is_floating_point()) return CvarType::number;
    return value.is_boolean() ? CvarType::boolean : CvarType::text;
  }
  void number(const toml::table &in, const char *key, std::optional<double> &out) {
    const toml::node *node = in.get(key);
    if (!node) return;
    out = node->value<double>();
    if (!out) wrong_type(*node, key, "a number");
  }
  void read_flags(const toml::table &in, const std::string &name, std::uint32_t &flags) {
    Keys listed;
    words(in, "flags", listed);
    for (const std::string &flag : listed) {
      if (flag == "archive")
        flags |= kCvarArchive;
      else if (flag == "init")
        flags |= kCvarInit;
      else if (flag == "cheat")
        flags |= kCvarCheat;
      else
        problems_.add(in.get("flags")->source(),
                      fmt::format("cvar {}: flags are archive, init and cheat, not '{}'", name, flag));
    }
  }

  void setting(const std::string &name, const toml::source_region &at, const toml::node &node) {
    const Cvar *cvar = known_.find(name);
    if (!cvar) cvar = own_.find(name);
    const auto value = scalar_text(node);
    if (!cvar) {
      Keys names;
      for (const auto &entry : known_.all()) names.push_back(entry.first);
      for (const auto &entry : own_.all()) names.push_back(entry.first);
      problems_.add(at, fmt::format("unknown cvar '{}'{}", name, did_you_mean(nearest_name(name, names))));
    } else if (!value) {
      problems_.add(node.source(),
                    fmt::format("cvar {}: expected {}, got {}", name, cvar_wants(cvar->spec), toml_kind(node)));
    } else if (auto checked = check_typed(cvar->spec, node, *value); !checked) {
      problems_.add(node.source(), checked.error().message);
    } else {
      made_.settings.push_back({name, *value, problems_.place(node.source())});
    }
  }
  // In a file, unlike at the console, text is no number even when it looks like one.
  static Result<std::string> check_typed(const CvarSpec &spec, const toml::node &node, const std::string &value) {
    if (spec.type != CvarType::text && node.is_string())
      return fail(OR_INVALID, fmt::format("cvar {}: expected {}, got text \"{}\"", spec.name, cvar_wants(spec), value));
    return Cvars::check(spec, value);
  }

  void read_aliases(const toml::table &aliases) {
    for (const auto &[key, node] : aliases) {
      const auto *commands = node.as_string();
      if (!commands) {
        wrong_type(node, key.str(), "text: the commands it stands for");
      } else if (auto split = split_commands(commands->get()); !split) {
        problems_.add(node.source(), fmt::format("alias {}: {}", key.str(), split.error().message));
      } else {
        made_.aliases.emplace_back(std::string(key.str()), commands->get());
      }
    }
  }

  Problems problems_;
  ConfigKind kind_;
  const Cvars &known_;
  Cvars own_;
  ConfigFile made_;
};

}  // namespace

Result<ConfigFile> parse_config(std::string_view text, const std::string &file, ConfigKind kind, const Cvars &known) {
  auto root = parse_toml(text, file);
  if (!root) return tl::unexpected(root.error());
  return ConfigReader(file, kind, known).read(*root);
}

Result<Cvars::Archive> parse_archive(std::string_view text, const std::string &file) {
  auto root = parse_toml(text, file);
  if (!root) return tl::unexpected(root.error());
  Problems problems(file);
  Cvars::Archive archive;
  const auto take = [&](const std::string &owner, const toml::key &key, const toml::node &node) {
    if (const auto value = scalar_text(node)) {
      archive[owner][std::string(key.str())] = *value;
    } else {
      problems.add(node.source(),
                   fmt::format("{}: expected text, a number or a boolean, got {}", key.str(), toml_kind(node)));
    }
  };
  for (const auto &[key, node] : *root) {
    const toml::table *cvars = node.as_table();
    if (key.str() != "cvars" || !cvars) {
      problems.add(key.source(), fmt::format("unknown key '{}': the file holds the table [cvars]", key.str()));
      continue;
    }
    for (const auto &[name, value] : *cvars) {
      if (const toml::table *game = value.as_table()) {
        for (const auto &[inner, inner_value] : *game) take(std::string(name.str()), inner, inner_value);
      } else {
        take({}, name, value);
      }
    }
  }
  if (!problems.none()) return tl::unexpected(problems.error());
  return archive;
}

std::string write_archive(const Cvars::Archive &archive) {
  std::ostringstream out;
  out << "# Settings kept from one run to the next. Written when the engine ends; edit it while it does not run.\n";
  for (const auto &[owner, values] : archive) {
    toml::table section;
    for (const auto &[name, value] : values) section.insert(name, value);
    out << (owner.empty() ? "[cvars]\n" : fmt::format("[cvars.{}]\n", owner)) << section << "\n\n";
  }
  return out.str();
}

}  // namespace openrealm
