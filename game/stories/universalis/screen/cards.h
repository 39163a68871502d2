#pragma once
// One card on Universalis' mat, sliding to its place: a rectangle of the table, inches. Pressing it opens it on the
// Cards page; hovering shows it large.

#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens::universalis {

inline constexpr double kSubStrip = 0.42;  // maximum visible inches of a Sub below its Master

// Everything on the card, as large as there is room for.
void lay_card(Mat& table, const uni::Card& card, const ui::Rect& goal);
// Only name and Importance; struck through if it is out of play.
void lay_name(Mat& table, const uni::Card& card, const ui::Rect& goal);
// A Sub under its Master: `goal` is its visible strip.
void lay_sub(Mat& table, const uni::Card& card, const ui::Rect& goal);

}  // namespace screens::universalis
