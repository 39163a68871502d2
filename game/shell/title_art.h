#pragma once
// The box on the title: its lid with name, motto and a battle of coins, and the ruled card beside it. Drawn,
// not pressed.

#include <vector>

#include "engine/render/scene.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kLidWidth = 660, kLidHeight = 806;  // in units of Ui::lid_scale()
inline constexpr double kLidTurn = -0.0175, kCardTurn = 0.0175;

void draw_lid(App& app, const ui::Rect& rect);
// What every box has in common: its shadow and side, the printed field with its frames, the cream label
// below.
struct BoxFace {
    ui::Colour field, side;
    double label_top;  // y in the window
    double depth;      // of the side that perspective shows, pixels
    double unit;       // of its frames and shadows: 1 for a lid of kLidWidth pixels
};
void draw_box_face(ui::Ui& ui, const ui::Rect& rect, const BoxFace& face);
// Ruled paper with a red head line; rule n lies at `head` + `step` n below the upper edge.
void draw_ruled_card(App& app, const ui::Rect& rect, double head, double step);
// Coins that lie about on the wood towards the window's border, where nothing of `taken` lies.
void draw_loose_coins(App& app, const std::vector<ui::Rect>& taken);
// The wood that every screen but the battle lies on.
void draw_wood(App& app);

}  // namespace screens
