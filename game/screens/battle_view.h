#pragma once
// All that the parts of the battle screen share: the game, what is pointed at, the camera, and the question
// that waits for an answer.

#include <vector>

#include "game/screens/battle_game.h"
#include "game/screens/battle_pointing.h"
#include "game/table/camera.h"

namespace screens {

enum class Ask { Nothing, EndTurn, UndoTurn, GoBack, Menu, Concede };

// What a mouse button holds.
struct Grip {
    bool left = false, middle = false;
    Vec2 at;                 // pixels, where it took hold
    int coin = cw::kNobody;  // under it then
    bool moved = false;      // far enough to be a drag
};

struct Battle {
    App& app;
    BattleGame& game;
    Pointing pointing{};
    table::Camera camera{};

    Ask ask = Ask::Nothing;
    std::size_t back_to = 0;  // the step that Ask::GoBack means
    bool log_open = false;    // where the window is too narrow to show it always
    bool end_closed = false;  // the end panel is put away, to look at the table
    std::vector<int> lit{};   // coins of the log line under the pointer
    // While deploying: the coin that is carried, where it was refused, and why.
    int carried = cw::kNobody;
    std::optional<Vec2> refused_at{};
    std::optional<rules::Refusal> refused{};
    Grip grip{};
    std::optional<Vec2> measured_from{};  // the card measures freely from here to the pointer

    const cw::Match& match() const { return game.match(); }
    // A dialog is open.
    bool is_asked() const {
        return ask != Ask::Nothing || match().draw_offered ||
               (match().phase == cw::Phase::Over && !end_closed);
    }
    bool playing() const { return match().phase == cw::Phase::Play; }

    // --- what keys and buttons ask for; battle_actions.cpp
    void submit(const cw::Command& command);
    void click();       // does what the aim says
    void take_offer();  // the legal command nearest to the refused one
    void end_turn();    // asks first where a coin could still attack
    void undo();        // asks first past the end of a turn
    void redo();
    void go_back_to(std::size_t step);
    void look_as_player();          // turns the view to the side to act, where that is set
    void place(int coin, Vec2 at);  // deployment; a refusal is kept
};

// Where things lie in the window, pixels.
struct Layout {
    bool narrow = false;  // the panels come one at a time
    bool tight = false;   // the rail leaves out what can be read elsewhere
    ui::Rect slips;       // the column of the slips
    ui::Rect table;       // what no panel covers
};
Layout layout_of(const Battle& battle);

// --- the parts, one file each
void draw_rail(Battle& battle);
// Each draws from `top` on and returns where the next slip begins.
double draw_coin_slip(Battle& battle, double top);
double draw_opening_slip(Battle& battle, double top);  // agreement, toss, order, deployment
void draw_log(Battle& battle, double top);
void draw_end(Battle& battle);
void draw_questions(Battle& battle);
// The scene with all its marks.
render::Scene marked_scene(const Battle& battle);
// Keys and pointer: battle_input.cpp, battle_keys.cpp.
void handle_events(Battle& battle);
void handle_key(Battle& battle, const platform::Event& event);

ui::Sign sign_of(cw::Side side);

}  // namespace screens
