#pragma once
// The art of the title screen: the box lid with name, motto and a battle of coins, and the ruled card beside it.

#include <functional>
#include <vector>

#include "engine/render/scene.h"
#include "game/shell/game_picker.h"
#include "game/shell/screen.h"
#include "game/shell/screen_list.h"

namespace screens {

inline constexpr double kLidWidth = 660, kLidHeight = 806;  // in units of Ui::lid_scale()
inline constexpr double kLidTurn = -0.0175, kCardTurn = 0.0175;

// The wargame's box. `press` resumes the saved battle or starts the last one again.
struct LidEntry {
    words::Key label;  // "Play now"
    Phrase note;       // what a press leads to
    Phrase players;    // the players: "2 players"
    std::function<void()> press;
};
// The content of the title.
struct TitlePage {
    LidEntry lid;
    TitleMenu menu;
    std::vector<CoverNote> notes;
};
struct LidTouch {
    bool pressed = false;
    bool lit = false;  // under the pointer, or reached by Tab
};
LidTouch draw_lid(App& app, const LidEntry& lid, const Rect& rect);
// The look shared by all boxes: shadow and side, the printed field with its frames, the cream label below.
struct BoxFace {
    ui::Colour field, side;
    double label_top;  // y in the window
    double depth;      // of the visible side, pixels
    double unit;       // of its frames and shadows: 1 for a box lid of kLidWidth pixels
};
void draw_box_face(ui::Ui& ui, const Rect& rect, const BoxFace& face);
// Draws ruled paper with a red head line; rule n is `head` + `step` * n below the upper edge.
void draw_ruled_card(App& app, const Rect& rect, double head, double step);
// The labelled upper ends of cards, one behind the other.
struct CardTab {
    Phrase words;
    Rect rect;  // in the card's own frame
    bool front = false, lit = false;
};
void draw_card_tab(App& app, const Rect& card, const CardTab& tab);
// Makes a coin lying on the wood; `number` makes it differ from others of its kind. wood_view() is the view for all of
// them.
render::CoinSprite wood_coin(const char* design, bool heads, std::size_t number);
render::View wood_view(App& app);
// Draws the wooden background of every screen but the battle, except where `hidden` panels and papers will cover it.
void draw_wood(App& app, const std::vector<Rect>& hidden = {});
// Returns nearly the largest upright rectangle inside an opaque paper that is turned by a small angle.
Rect upright_part(const Rect& paper, double turn);

}  // namespace screens
