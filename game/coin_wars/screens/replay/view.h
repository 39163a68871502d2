#pragma once
// All that the parts of the replay screen share, and where they lie in the window.

#include <filesystem>
#include <string>

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/kit/table/camera.h"

namespace screens {

enum class ReplayAsk { Nothing, More, PlayOn };

struct ReplayView {
    BattleApp& app;
    Replay& replay;
    std::filesystem::path file;  // of the replay; empty where it lies nowhere yet
    table::Camera camera{};
    ReplayAsk ask = ReplayAsk::Nothing;
    bool curve_open = true;      // where the window is too narrow to show it beside the step
    bool wants_picture = false;  // of the table, with the next frame
    Phrase notice{};             // what became of the last wish
};

struct ReplayLayout {
    bool narrow = false;
    ui::Rect curve, step;  // the slips
    ui::Rect transport;    // the strip below
    ui::Rect table;        // what nothing covers
};
ReplayLayout layout_of(const ReplayView& view);

// --- what keys and buttons ask for; input.cpp
void toggle_play(ReplayView& view);
void toggle_mark(ReplayView& view);  // kept at once, where the replay is one of the profile
void play_on(ReplayView& view);      // asks first
void next_mark(ReplayView& view);
void handle_replay_events(ReplayView& view);
bool may_play_on(const ReplayView& view);

// --- the parts, one file each
void draw_replay_rail(ReplayView& view);
void draw_transport(ReplayView& view);
void draw_curve(ReplayView& view);
void draw_step(ReplayView& view);
void draw_replay_questions(ReplayView& view);

// "+$0.25 for Rome".
words::Phrase gain_in_words(const ReplayView& view, const table::Swing& swing);

}  // namespace screens
