// Actions of keys, mouse and buttons in a replay. Bindings: game/shell/key_bindings.cpp.

#include <algorithm>

#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/screens/replay/view.h"
#include "game/shell/view_keys.h"

namespace screens {

namespace {

using platform::Event;

struct ReplayKey {
    KeyAction deed;
    void (*act)(ReplayView& view);
};

const ReplayKey kReplayKeys[] = {
    {KeyAction::ReplayBack, [](ReplayView& view) { view.replay.back(); }},
    {KeyAction::ReplayOn, [](ReplayView& view) { view.replay.forward(); }},
    {KeyAction::ReplayStart, [](ReplayView& view) { view.replay.go(0); }},
    {KeyAction::ReplayEnd, [](ReplayView& view) { view.replay.go(view.replay.steps()); }},
    {KeyAction::Play, toggle_play},
    {KeyAction::HalfSpeed, [](ReplayView& view) { view.replay.set_speed(0.5); }},
    {KeyAction::PlainSpeed, [](ReplayView& view) { view.replay.set_speed(1); }},
    {KeyAction::DoubleSpeed, [](ReplayView& view) { view.replay.set_speed(2); }},
    {KeyAction::FourfoldSpeed, [](ReplayView& view) { view.replay.set_speed(4); }},
    {KeyAction::Bookmark, toggle_mark},
    {KeyAction::NextMark, next_mark},
    {KeyAction::SavePicture, [](ReplayView& view) { view.wants_picture = true; }},
    {KeyAction::StepBack, [](ReplayView& view) { view.app.back(); }},
};

void use_key(ReplayView& view, const Event& event) {
    const auto deed = action_for(view.app.settings().keys, event, Where::Replay);
    if (!deed || move_view(view.app, view.camera, *deed)) return;
    for (const ReplayKey& key : kReplayKeys)
        if (key.deed == deed) key.act(view);
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
    view.notice = {};
    if (!profile::is_kept(view.app.profile(), view.file)) return;
    if (const auto written = profile::write_record(view.file, view.replay.record()); !written)
        view.notice = say("The bookmark could not be saved: {1}", written.error());
}

void next_mark(ReplayView& view) {
    std::vector<std::size_t> marks = view.replay.bookmarks();
    for (const table::Swing& swing : view.replay.timeline().swings) marks.push_back(swing.step + 1);
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
        view.mouse.follow(view.camera, event);
        if (event.kind == Event::Kind::KeyDown) use_key(view, event);
    }
}

}  // namespace screens
