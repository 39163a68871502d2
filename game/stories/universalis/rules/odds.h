#pragma once
// Section 6: the chance that the Complication Pool wins. It depends on its dice and the total dice of all opposing
// pools.

#include "engine/core/rational.h"
#include "game/kit/fields.h"

namespace rules::universalis {

inline constexpr int kMaxOddsDice = 200;  // for each side; nobody needs more

struct FirstRoll {
    core::Chance win, tie, lose;
    FIELDS(win, tie, lose)
};
// 0 to kMaxOddsDice dice each.
FirstRoll first_roll(int complication, int opposing);
// Including any Edge dice from ties, to nine places; 0 if neither side has dice, because then it lapses.
double overall(int complication, int opposing);

}  // namespace rules::universalis
