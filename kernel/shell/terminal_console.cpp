// The terminal's console on libedit. libedit wants to wait for keys, and a game cannot wait: keys are
// collected here, and libedit is called only when it can finish its step with what is there.
#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>

#include "kernel/shell/console.h"

namespace openrealm {
namespace {

constexpr int kHistoryLines = 500;
constexpr const char *kPrompt = "> ";
constexpr char kEndOfFile = 'D' & 0x1F;  // how libedit tells of the key on an empty line

struct CloseEditor {
  void operator()(EditLine *editor) const { el_end(editor); }
};
struct CloseHistory {
  void operator()(History *history) const { history_end(history); }
};

// How many bytes at the front make one whole key; 0 when its end is still to come.
std::size_t key_length(std::string_view keys) {
  const auto lead = static_cast<unsigned char>(keys[0]);
  if (lead == 0x1B) {
    if (keys.size() < 2) return 0;
    if (keys[1] != '[' && keys[1] != 'O') return 2;
    for (std::size_t i = 2; i < keys.size(); ++i)
      if (keys[i] >= 0x40 && keys[i] <= 0x7E) return i + 1;
    return keys.size() > 16 ? keys.size() : 0;
  }
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
  return keys.size() >= size ? size : 0;
}

std::string longest_common_start(const std::vector<std::string> &words) {
  std::string common = words.front();
  for (const std::string &word : words) {
    const auto [end, other] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
    common.erase(end, common.end());
  }
  return common;
}

class TerminalConsole final : public Console {
 public:
  TerminalConsole(Calls calls, std::string_view history) : calls_(std::move(calls)), history_(history_init()) {
    std::setlocale(LC_CTYPE, "");
    HistEvent event;
    ::history(history_.get(), &event, H_SETSIZE, kHistoryLines);
    ::history(history_.get(), &event, H_SETUNIQUE, 1);
    for (std::size_t begin = 0; begin < history.size();) {
      const std::size_t end = std::min(history.find('\n', begin), history.size());
      remember(std::string(history.substr(begin, end - begin)));
      begin = end + 1;
    }
    set_up_editor();
  }

  ~TerminalConsole() override {
    hide();
    el_set(editor_.get(), EL_UNBUFFERED, 0);
  }

  void readable() override {
    char bytes[1024];
    const ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) return calls_.end();
    keys_.append(bytes, std::size_t(got));
    busy_ = true;
    while (!keys_.empty()) {
      const std::size_t length = key_length(keys_);
      if (length == 0) break;
      pending_ = std::string_view(keys_).substr(0, length);
      if (pending_ == "\t") {
        complete();
      } else {
        edit();
      }
      keys_.erase(0, length);
    }
    pending_ = {};
    busy_ = false;
  }

  void hide() override {
    if (shown_) std::fputs("\r\033[K", stdout);
    std::fflush(stdout);
    shown_ = false;
  }

  void show() override {
    if (shown_) return;
    shown_ = true;
    if (busy_) return;  // libedit draws the line when its step ends
    el_set(editor_.get(), EL_REFRESH);
    std::fflush(stdout);
  }

  std::string history() const override {
    std::string lines;
    HistEvent event;
    for (int more = ::history(history_.get(), &event, H_LAST); more == 0;
         more = ::history(history_.get(), &event, H_PREV)) {
      lines += event.str;
      if (!lines.ends_with('\n')) lines += '\n';
    }
    return lines;
  }

 private:
  static TerminalConsole &self(EditLine *editor) {
    void *data = nullptr;
    el_get(editor, EL_CLIENTDATA, &data);
    return *static_cast<TerminalConsole *>(data);
  }

  void set_up_editor() {
    editor_.reset(el_init("openrealm", stdin, stdout, stderr));
    EditLine *editor = editor_.get();
    el_set(editor, EL_CLIENTDATA, this);
    el_set(editor, EL_PROMPT,
           static_cast<char *(*)(EditLine *)>([](EditLine *) { return const_cast<char *>(kPrompt); }));
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 0);
    el_set(editor, EL_HIST, ::history, history_.get());
    el_set(editor, EL_GETCFN, next_key);
    // These would wait for keys of their own.
    el_set(editor, EL_BIND, "^R", "ed-search-prev-history", nullptr);
    el_set(editor, EL_BIND, "^S", "ed-search-next-history", nullptr);
    el_set(editor, EL_BIND, "^V", "ed-unassigned", nullptr);
    el_set(editor, EL_BIND, "^Q", "ed-unassigned", nullptr);
    el_set(editor, EL_BIND, "^X", "ed-unassigned", nullptr);
    el_set(editor, EL_BIND, "^Z", "ed-unassigned", nullptr);
    el_set(editor, EL_BIND, "\033x", "ed-unassigned", nullptr);
    el_set(editor, EL_BIND, "\033X", "ed-unassigned", nullptr);
    el_set(editor, EL_UNBUFFERED, 1);
    shown_ = true;
  }

  // One step of libedit, over the one key that is pending.
  void edit() {
    while (!pending_.empty()) {
      const std::size_t before = pending_.size();
      int count = 0;
      const char *line = el_gets(editor_.get(), &count);
      if (line && count == 1 && line[0] == kEndOfFile) {
        pending_ = {};
        return calls_.end();
      }
      if (line && count > 0 && (line[count - 1] == '\n' || line[count - 1] == '\r'))
        finish_line(std::string(line, std::size_t(count - 1)));
      if (pending_.size() == before) return;
    }
  }

  // The next line begins before this one runs: what it says goes around the new prompt.
  void finish_line(const std::string &line) {
    if (line.find_first_not_of(" \t") != std::string::npos) remember(line);
    el_set(editor_.get(), EL_UNBUFFERED, 0);
    el_set(editor_.get(), EL_UNBUFFERED, 1);  // shows the prompt
    busy_ = false;
    calls_.line(line);
    busy_ = true;
  }

  void remember(const std::string &line) {
    if (line.empty()) return;
    HistEvent event;
    ::history(history_.get(), &event, H_ENTER, line.c_str());
  }

  static int next_key(EditLine *editor, wchar_t *key) {
    std::string_view &pending = self(editor).pending_;
    if (pending.empty()) return 0;
    const auto lead = static_cast<unsigned char>(pending[0]);
    const std::size_t size = lead == 0x1B ? 1 : std::min(key_length(pending), pending.size());
    wchar_t value = size <= 1 ? lead : wchar_t(lead & (0xFF >> (size + 1)));
    for (std::size_t i = 1; i < size; ++i) value = value << 6 | (static_cast<unsigned char>(pending[i]) & 0x3F);
    pending.remove_prefix(std::max<std::size_t>(size, 1));
    *key = value;
    return 1;
  }

  // Done here and not by a function bound in libedit, which never frees what it knows of one.
  void complete() {
    const LineInfo *info = el_line(editor_.get());
    const std::string line(info->buffer, info->cursor);
    const std::vector<std::string> words = calls_.complete(line);
    if (words.empty()) return;
    const std::size_t space = line.find_last_of(" ;");
    const std::string begun = space == std::string::npos ? line : line.substr(space + 1);
    const std::string common = longest_common_start(words);
    if (!common.starts_with(begun)) return;  // quotes were typed
    std::string more = common.substr(begun.size());
    if (words.size() == 1) more += ' ';
    if (more.empty()) {
      std::fputc('\n', stdout);
      for (const std::string &word : words) std::fprintf(stdout, "%s  ", word.c_str());
      std::fputc('\n', stdout);
    } else {
      el_insertstr(editor_.get(), more.c_str());
      std::fputs("\r\033[K", stdout);
    }
    el_set(editor_.get(), EL_REFRESH);
    std::fflush(stdout);
  }

  Calls calls_;
  std::unique_ptr<History, CloseHistory> history_;
  std::unique_ptr<EditLine, CloseEditor> editor_;
  std::string keys_;          // read, not yet given to libedit
  std::string_view pending_;  // the key libedit works on; into keys_
  bool shown_ = false;
  bool busy_ = false;
};

}  // namespace

std::unique_ptr<Console> make_terminal_console(Console::Calls calls, std::string_view history) {
  return std::make_unique<TerminalConsole>(std::move(calls), history);
}

}  // namespace openrealm
