#pragma once
// The boxes of the story games that lie beside the one of Coin Wars on the title: a cover with its emblem,
// two lines of what it is, for how many and for how long.

#include <span>
#include <string_view>

#include "engine/ui/painter.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kCoverWidth = 340, kCoverHeight = 420;  // in units of Ui::lid_scale()

// A cover's field, for its emblem: units from its upper left corner.
struct CoverField {
    ui::Painter paint;
    Vec2 corner;
    double unit;  // pixels
    Vec2 at(double x, double y) const { return corner + Vec2{x, y} * unit; }
    double thick(double units) const { return std::max(1.0, units * unit); }
};

struct BoxedGame {
    words::Key name;
    words::Key title, below;  // as the cover prints the name: the second line may be empty
    words::Key what;          // two lines at most
    words::Key players, minutes;
    std::string_view screen;
    ui::Colour field, side;  // of the box: its cover, what perspective shows of its side
    double turn;             // radians
    void (*emblem)(ui::Ui& ui, const CoverField& field);
};
std::span<const BoxedGame> boxed_games();

struct CoverTouch {
    bool pressed = false;  // that game is wanted
    bool lit = false;      // pointed at, or reached by Tab
};
// Where a cover is small it has no words but its title.
CoverTouch draw_cover(App& app, const BoxedGame& game, const ui::Rect& rect);

}  // namespace screens
