#pragma once
// The boxes of the story games beside that of Coin Wars on the title screen: a cover with its emblem, two lines about
// the game, the number of players and the playing time.

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "engine/ui/painter.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kCoverWidth = 340, kCoverHeight = 420;  // in units of Ui::lid_scale()

// The part of a cover where its emblem is drawn. Emblem units start at the upper left corner.
struct CoverField {
    ui::Painter paint;
    Vec2 corner;
    double unit;  // pixels
    Vec2 at(double x, double y) const { return corner + Vec2{x, y} * unit; }
    double thick(double units) const { return std::max(1.0, units * unit); }
};

// An emblem in a few cream lines: a handwritten card between coins that count for and against it.
void draw_card_emblem(ui::Ui& ui, const CoverField& field);
// A coin on its edge on top of a pile of others.
void draw_edge_emblem(ui::Ui& ui, const CoverField& field);
// Four playing cards, fanned.
void draw_fan_emblem(ui::Ui& ui, const CoverField& field);
// Coins spilling from a purse.
void draw_purse_emblem(ui::Ui& ui, const CoverField& field);

struct BoxedGame {
    words::Key name;
    words::Key title, below{""};  // the name as printed on the cover; the second line may be empty
    words::Key what;              // at most two lines
    words::Key players, minutes;
    std::string_view screen;
    ui::Colour field, side;  // colours of the cover and of the visible side
    double turn;             // radians
    void (*emblem)(ui::Ui& ui, const CoverField& field);
};
std::span<const BoxedGame> boxed_games();

// A saved table of that game: its name, and the day it was last played.
struct CoverNote {
    std::string screen;
    Phrase called, date;
};

struct CoverTouch {
    bool pressed = false;  // the player picked the game
    bool lit = false;      // under the pointer, or reached by Tab
};
// True if titles on upright covers of this width (pixels) are at least as large as running text. If not, one flat cover
// takes the place of two.
bool upright_covers_read_well(const ui::Ui& ui, double width);
// Draws the cover upright or flat, to fit `rect`; a small one has only title and emblem. `waits` is nullptr if no table
// is saved.
CoverTouch draw_cover(App& app, const BoxedGame& game, const Rect& rect, const CoverNote* waits);

}  // namespace screens
