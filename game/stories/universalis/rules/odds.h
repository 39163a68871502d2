#pragma once
// Section 6: the chance that the Complication Pool wins. It hangs on its dice and on those of all opposing
// pools together.

#include "engine/core/rational.h"
#include "game/kit/fields.h"

namespace rules::universalis {

inline constexpr int kMaxOddsDice = 200;  // of a side; beyond that nobody asks

struct FirstRoll {
    core::Chance win, tie, lose;
    FIELDS(win, tie, lose)
};
// 0 to kMaxOddsDice dice each.
FirstRoll first_roll(int complication, int opposing);
// With all Edge dice that ties may bring, to nine places; 0 if neither side has dice: that lapses.
double overall(int complication, int opposing);

}  // namespace rules::universalis
