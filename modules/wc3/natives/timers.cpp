#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using TimerDialog = Object<"timerdialog">;

template <class Change>
void edit(Host &host, TimerDialog dialog, Change &&change) {
  if (TimerDialogRow *row = host.tables.timer_dialog.get_mut(dialog.ref)) change(*row);
}

std::uint32_t packed(std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
  return (std::uint32_t(alpha) & 255) << 24 | (std::uint32_t(red) & 255) << 16 | (std::uint32_t(green) & 255) << 8 |
         (std::uint32_t(blue) & 255);
}

TimerDialog create_dialog(Host &host, Timer timer) {
  const std::uint32_t row = host.tables.timer_dialog.alloc();
  if (row == 0) return {};
  const std::uint32_t handle = host.vm().handle_new("timerdialog", host.tables.timer_dialog.ref(row));
  TimerDialogRow &made = host.tables.timer_dialog.mut(row);
  made.handle = handle;
  made.timer = Ref<"timer">::from(timer.ref);
  return {handle, {}};
}

constexpr NativeEntry kNatives[] = {
    def("CreateTimer",
        [](Host &host) {
          return Timer{host.timers.create(host), {}};
        }),
    def("DestroyTimer", [](Host &host, Timer timer) { host.timers.destroy(host, timer.ref); }),
    def("TimerStart", [](Host &host, Timer timer, float timeout, bool periodic,
                         Code handler) { host.timers.start(host, timer.ref, timeout, periodic, handler.value); }),
    def("TimerGetElapsed", [](Host &host, Timer timer) { return host.timers.elapsed(host, timer.ref); }),
    def("TimerGetRemaining", [](Host &host, Timer timer) { return host.timers.remaining(host, timer.ref); }),
    def("TimerGetTimeout",
        [](Host &host, Timer timer) {
          const TimerRow *row = host.tables.timer.get(timer.ref);
          return row ? row->timeout : 0.f;
        }),
    def("PauseTimer", [](Host &host, Timer timer) { host.timers.pause(host, timer.ref); }),
    def("ResumeTimer", [](Host &host, Timer timer) { host.timers.resume(host, timer.ref); }),

    def("CreateTimerDialog", [](Host &host, Timer timer) { return create_dialog(host, timer); }),
    def("DestroyTimerDialog",
        [](Host &host, TimerDialog dialog) {
          if (!host.tables.timer_dialog.get(dialog.ref)) return;
          host.vm().handle_free(dialog.handle);
          host.tables.timer_dialog.free(dialog.ref.row);
        }),
    def("TimerDialogSetTitle",
        [](Host &host, TimerDialog dialog, std::string_view title) {
          edit(host, dialog,
               [&](TimerDialogRow &row) { host.tables.timer_dialog.set(row.title, host.translate(title)); });
        }),
    def("TimerDialogSetTitleColor",
        [](Host &host, TimerDialog dialog, std::int32_t red, std::int32_t green, std::int32_t blue,
           std::int32_t alpha) {
          edit(host, dialog, [&](TimerDialogRow &row) { row.title_colour = packed(red, green, blue, alpha); });
        }),
    def("TimerDialogSetTimeColor",
        [](Host &host, TimerDialog dialog, std::int32_t red, std::int32_t green, std::int32_t blue,
           std::int32_t alpha) {
          edit(host, dialog, [&](TimerDialogRow &row) { row.time_colour = packed(red, green, blue, alpha); });
        }),
    def("TimerDialogSetSpeed",
        [](Host &host, TimerDialog dialog, float speed) {
          edit(host, dialog, [&](TimerDialogRow &row) { row.speed = speed; });
        }),
    def("TimerDialogSetRealTimeRemaining",
        [](Host &host, TimerDialog dialog, float seconds) {
          edit(host, dialog, [&](TimerDialogRow &row) { row.real_time = seconds; });
        }),
    def("TimerDialogDisplay", [](Host &host, TimerDialog dialog,
                                 bool on) { edit(host, dialog, [&](TimerDialogRow &row) { row.shown = on; }); }),
    def("IsTimerDialogDisplayed",
        [](Host &host, TimerDialog dialog) {
          const TimerDialogRow *row = host.tables.timer_dialog.get(dialog.ref);
          return row && row->shown != 0;
        }),
};

}  // namespace

std::span<const NativeEntry> timer_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
