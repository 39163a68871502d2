#pragma once
// One card on the mat of Universalis, sliding to where it belongs: a rectangle of the table, inches. Pressed
// it lies open on the Cards page; looked at it is shown large.

#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens::universalis {

inline constexpr double kSubStrip = 0.42;  // inches of a Sub that are seen below its Master, at most

// All that stands on it, as large as there is room.
void lay_card(Mat& table, const uni::Card& card, const ui::Rect& goal);
// Name and Importance alone; struck through where it is out of play.
void lay_name(Mat& table, const uni::Card& card, const ui::Rect& goal);
// A Sub that lies under its Master: `goal` is its strip that is seen.
void lay_sub(Mat& table, const uni::Card& card, const ui::Rect& goal);

}  // namespace screens::universalis
