#pragma once
// State shared by the parts of the replay screen, and the layout of the window.

#include <filesystem>

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/replay/chance_worker.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/coin_wars/screens/replay/teacher.h"
#include "game/kit/table/camera_mouse.h"

namespace screens {

enum class ReplayAsk { Nothing, More, PlayOn, Figures };

struct ReplayView {
    BattleApp& app;
    Replay& replay;
    const ChanceWorker& chances;
    Teacher& teacher;
    std::filesystem::path file;  // of the replay; empty if not saved
    table::Camera camera{};
    table::CameraMouse mouse{};
    ReplayAsk ask = ReplayAsk::Nothing;
    bool curve_open = true;      // instead of the step, in a window too narrow for both
    bool taught = false;         // the analysis replaces the curve
    bool wants_picture = false;  // save one of the table in the next frame
    Phrase notice{};             // the result of the last action
    ui::Ui& ui = app.ui();
};

struct ReplayLayout {
    bool narrow = false;
    Rect curve, step;  // the side panels
    Rect transport;    // the strip below
    Rect table;        // the part that no panel covers
};
ReplayLayout layout_of(const ReplayView& view);

// --- actions of keys and buttons; input.cpp
void toggle_play(ReplayView& view);
void toggle_mark(ReplayView& view);  // saved at once if the replay is in the profile
void play_on(ReplayView& view);      // asks first
void next_mark(ReplayView& view);
void handle_replay_events(ReplayView& view);
void ask_teacher(ReplayView& view);
void follow_teacher(ReplayView& view);  // each frame; new results are saved at once if the replay is in the profile
bool may_play_on(const ReplayView& view);

// --- the parts, each in its own file
void draw_replay_top_bar(ReplayView& view);
void draw_transport(ReplayView& view);
void draw_curve(ReplayView& view);
void draw_teacher(ReplayView& view);
void explain_figures(ReplayView& view);
void draw_step(ReplayView& view);
void draw_replay_questions(ReplayView& view);

// "+$0.25 for Rome".
Phrase gain_in_words(const ReplayView& view, const table::Swing& swing);
// Heads' chances at the start of each turn and at the end, as the curve shows them. `by_position`: the chances at each
// position.
std::vector<double> chances_by_turn(const Replay& replay, std::span<const double> by_position);

}  // namespace screens
