#pragma once
// The art of the title screen: the box lid with name, motto and a battle of coins, and the ruled card beside
// it.

#include <functional>
#include <vector>

#include "engine/render/scene.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kLidWidth = 660, kLidHeight = 806;  // in units of Ui::lid_scale()
inline constexpr double kLidTurn = -0.0175, kCardTurn = 0.0175;

// The wargame's box. `press` continues what waits or leads to the last battle.
struct LidEntry {
    words::Key label;  // "Play now"
    Phrase note;       // what a press leads to
    Phrase players;    // who sits down: "2 players"
    std::function<void()> press;
};
struct LidTouch {
    bool pressed = false;
    bool lit = false;  // under the pointer, or reached by Tab
};
LidTouch draw_lid(App& app, const LidEntry& lid, const Rect& rect);
// What all boxes share: shadow and side, the printed field with its frames, the cream label below.
struct BoxFace {
    ui::Colour field, side;
    double label_top;  // y in the window
    double depth;      // of the visible side, pixels
    double unit;       // of its frames and shadows: 1 for a box lid of kLidWidth pixels
};
void draw_box_face(ui::Ui& ui, const Rect& rect, const BoxFace& face);
// Ruled paper with a red head line; rule n is `head` + `step` * n below the upper edge.
void draw_ruled_card(App& app, const Rect& rect, double head, double step);
// The upper ends of cards that stand behind each other, printed with what is on them.
struct CardTab {
    Phrase words;
    Rect rect;  // in the card's own frame
    bool front = false, lit = false;
};
void draw_card_tab(App& app, const Rect& card, const CardTab& tab);
// A coin that lies on the wood, `number` tells it from others of its kind; and the view in which all of them lie.
render::CoinSprite wood_coin(const char* design, bool heads, std::size_t number);
render::View wood_view(App& app);
// The wooden background of every screen but the battle, but for what `hidden` panels and papers will cover.
void draw_wood(App& app, const std::vector<Rect>& hidden = {});
// The largest upright part, or nearly so, of an opaque paper that is turned by a small angle.
Rect upright_part(const Rect& paper, double turn);

}  // namespace screens
