// What keys, mouse and buttons do to a replay.
//
//   Left, Right   a step back, a step on       Home, End   the start, the end      Space   plays and pauses
//   1 to 4        the speed                    B           sets or clears a bookmark
//   N             the next bookmark or swing   P           saves a picture         Escape  back
//
// The view is turned and zoomed by the battle's keys.

#include <algorithm>
#include <cmath>

#include "game/screens/replay_view.h"
#include "game/screens/saves.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

void zoom_replay(ReplayView& view, double factor) {
    view.camera.zoom(layout_of(view).table.center(), factor);
}

struct ReplayKey {
    Key key;
    void (*act)(ReplayView& view);
};

const ReplayKey kReplayKeys[] = {
    {Key::Left, [](ReplayView& view) { view.replay.back(); }},
    {Key::Right, [](ReplayView& view) { view.replay.forward(); }},
    {Key::Home, [](ReplayView& view) { view.replay.go(0); }},
    {Key::End, [](ReplayView& view) { view.replay.go(view.replay.steps()); }},
    {Key::Space, toggle_play},
    {Key('1'), [](ReplayView& view) { view.replay.set_speed(0.5); }},
    {Key('2'), [](ReplayView& view) { view.replay.set_speed(1); }},
    {Key('3'), [](ReplayView& view) { view.replay.set_speed(2); }},
    {Key('4'), [](ReplayView& view) { view.replay.set_speed(4); }},
    {Key('B'), toggle_mark},
    {Key('N'), next_mark},
    {Key('P'), [](ReplayView& view) { view.wants_picture = true; }},
    {Key::Escape, [](ReplayView& view) { view.app.back(); }},
};

bool use_own(ReplayView& view, const Event& event) {
    if (event.mods.ctrl || event.mods.alt) return false;
    for (const ReplayKey& binding : kReplayKeys) {
        if (binding.key != event.key) continue;
        binding.act(view);
        return true;
    }
    return false;
}

void use_key(ReplayView& view, const Event& event) {
    if (use_own(view, event)) return;
    const auto deed = deed_of(view.app.settings().keys, {event.key, event.mods});
    if (deed == Deed::TurnView) view.camera.turn();
    if (deed == Deed::ZoomIn) zoom_replay(view, 1.25);
    if (deed == Deed::ZoomOut) zoom_replay(view, 0.8);
    if (deed == Deed::WholeTable) view.camera.show_whole();
}

}  // namespace

bool may_play_on(const ReplayView& view) { return view.replay.match().phase != cw::Phase::Over; }

void toggle_play(ReplayView& view) {
    if (view.replay.playing())
        view.replay.pause();
    else
        view.replay.play();
}

void toggle_mark(ReplayView& view) {
    view.replay.toggle_mark();
    view.notice.clear();
    if (!is_kept(view.app.profile(), view.file)) return;
    if (const auto written = write_record(view.file, view.replay.record()); !written)
        view.notice = "The bookmark is not kept: " + written.error();
}

void next_mark(ReplayView& view) {
    std::vector<std::size_t> marks = view.replay.bookmarks();
    for (const table::Swing& swing : view.replay.course().swings) marks.push_back(swing.step + 1);
    if (marks.empty()) return;
    std::sort(marks.begin(), marks.end());
    const auto next = std::upper_bound(marks.begin(), marks.end(), view.replay.position());
    view.replay.go(next == marks.end() ? marks.front() : *next);
}

void play_on(ReplayView& view) {
    if (!may_play_on(view)) return;
    view.replay.pause();
    view.ask = ReplayAsk::PlayOn;
}

void handle_replay_events(ReplayView& view) {
    for (const Event& event : view.app.events()) {
        if (event.kind == Event::Kind::Wheel) view.camera.zoom(event.at, std::pow(1.15, event.wheel));
        if (event.kind == Event::Kind::KeyDown) use_key(view, event);
    }
}

}  // namespace screens
