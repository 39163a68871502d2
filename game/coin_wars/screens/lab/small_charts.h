#pragma once
// Small charts shared by the laboratory's sheets: a line-up in dots, an interval on a scale, a share of
// battles in three inks. A is blue and solid, B orange and hatched, draws are in the paper's own brown.

#include <span>
#include <vector>

#include "engine/ui/plot.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/lab_worker.h"

namespace screens {

using ui::percent;

inline constexpr ui::Colour kDrawInk{0xb9, 0xa9, 0x88};

// How good a share is: blue above a half, orange below; ink stays readable on both.
ui::Colour tint(const ui::Ui& ui, double share);
// What the tints mean, at the left end of a line as high as small print: what it takes is taken off the line.
void draw_tints(ui::Ui& ui, Rect& line);
// What is not told apart from a half, and what it means, likewise.
inline constexpr ui::Colour kUnsure{0x2b, 0x21, 0x17, 0x2c};
void draw_unsure(ui::Ui& ui, Rect& line);
// Small print there, if it fits, likewise.
void print_along(ui::Ui& ui, Rect& line, const Phrase& words);
// A sheet's title and a sentence about what is counted.
void draw_sheet_head(ui::Ui& ui, const Phrase& title, const Phrase& sentence);

// Where a coin of a party is, inches, as its own side sees it: x to the right of its middle, y towards the
// enemy.
struct PlacedCoin {
    int coin = 0;  // of the scenario
    Vec2 at;
};
std::vector<PlacedCoin> places_of(const cw::Scenario& scenario, cw::Side side);
// The scenario in which the pair's A is Heads.
const cw::Scenario& scenario_of(const LabBench& bench, const LabPair& pair);
// The side's coins at those places.
std::vector<render::CoinSprite> laid(const cw::Scenario& scenario, cw::Side side);
// Draws coins on a mat that fills the rectangle, with a scale of two inches; their places are relative to its
// middle.
void draw_line_up(BattleApp& app, const Rect& rect, std::vector<render::CoinSprite> coins);
// Progress in a top bar: a bar as wide as the rectangle, below it the standing and the time left.
struct UnderWay {
    double share = 0;
    Phrase stands, left;  // `left` may be empty
};
void draw_progress(ui::Ui& ui, const Rect& rect, const UnderWay& progress);
// A few dots in the shape of the line-up, as large as fits; fewer, with room between them, for a loose one.
void draw_glyph(ui::Ui& ui, const Rect& rect, std::span<const PlacedCoin> places, ui::Colour ink);

// A scale from 0 to 1 with a tick in the middle, and the interval as a bar.
void draw_interval(ui::Ui& ui, const Rect& rail, const lab::Interval& interval);
// A bracket below an edge.
void draw_bracket(ui::Ui& ui, double x0, double x1, double y);

// "58 to 64 %".
Phrase percent(const lab::Interval& interval);
// The same without a sign: "58 to 64".
Phrase between(const lab::Interval& interval);

}  // namespace screens
