#pragma once
// Small charts shared by the laboratory's sheets: a line-up in dots, an interval on a scale, a share of battles in
// three inks. A is blue and solid, B orange and hatched, draws are brown like the paper.

#include <span>
#include <vector>

#include "engine/ui/plot.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/lab_worker.h"

namespace screens {

using ui::percent;

inline constexpr ui::Colour kDrawInk{0xb9, 0xa9, 0x88};

// Returns the colour of a score: blue above a half, orange below; ink stays readable on both.
ui::Colour tint(const ui::Ui& ui, double share);
// Draws the key to the tints at the left end of a line of small print, and removes the space it takes from `line`.
void draw_tints(ui::Ui& ui, Rect& line);
// For scores that do not differ clearly from a half: their colour, and the key to it.
inline constexpr ui::Colour kUnsure{0x2b, 0x21, 0x17, 0x2c};
void draw_unsure(ui::Ui& ui, Rect& line);
// The same for small print, if it fits.
void print_along(ui::Ui& ui, Rect& line, const Phrase& words);
// Draws a sheet's title and a sentence about what is counted.
void draw_sheet_head(ui::Ui& ui, const Phrase& title, const Phrase& sentence);

// The place of a coin in inches, as its own side sees it: x to the right of the side's middle, y towards the enemy.
struct PlacedCoin {
    int coin = 0;  // index in the scenario
    Vec2 at;
};
std::vector<PlacedCoin> places_of(const cw::Scenario& scenario, cw::Side side);
// Returns the scenario in which the pair's A is Heads.
const cw::Scenario& scenario_of(const LabBench& bench, const LabPair& pair);
// Returns sprites of the side's coins at those places.
std::vector<render::CoinSprite> laid(const cw::Scenario& scenario, cw::Side side);
// Draws coins on a mat that fills the rectangle, with a scale of two inches. Their places are relative to its middle.
void draw_line_up(BattleApp& app, const Rect& rect, std::vector<render::CoinSprite> coins);
// Progress in a top bar: a bar as wide as the rectangle, with the standing and the remaining time below.
struct UnderWay {
    double share = 0;
    Phrase stands, left;  // `left` may be empty
};
void draw_progress(ui::Ui& ui, const Rect& rect, const UnderWay& progress);
// Draws a few dots in the shape of the line-up, as large as fits; fewer and more spread out for a loose one.
void draw_glyph(ui::Ui& ui, const Rect& rect, std::span<const PlacedCoin> places, ui::Colour ink);

// Draws a scale from 0 to 1 with a tick in the middle, and the interval as a bar.
void draw_interval(ui::Ui& ui, const Rect& top_bar, const lab::Interval& interval);
// Draws a bracket below an edge.
void draw_bracket(ui::Ui& ui, double x0, double x1, double y);

// The meaning of A's score, in one sentence. `going`: battles are still being fought.
Phrase verdict(const Phrase& a, const Phrase& b, const lab::Interval& score_of_a, bool going);

// "58 to 64 %".
Phrase percent(const lab::Interval& interval);
// The same without a sign: "58 to 64".
Phrase between(const lab::Interval& interval);

}  // namespace screens
