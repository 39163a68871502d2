#pragma once
// Where things lie on Edged Coins' mat, inches: everybody's place card with its piles along the upper edge, two open
// sheets at the left, the tray at the right.

#include <vector>

#include "game/stories/edged_coins/screen/view.h"
#include "game/stories/screen/papers.h"

namespace screens::edged_coins {

struct Places {
    CardRow people;                // their place cards
    Vec2 first_low, first_high;    // the sheet of the actor or chosen character
    Vec2 second_low, second_high;  // the target's sheet, or the encounter
    Vec2 strip_low, strip_high;    // the toss strip above the tray
    table::TrayPart tray;
};
Places places_on(Vec2 mat, std::size_t people = 1);

struct Lane {
    table::TrayPart first, second;  // for the throw, and for the one after a failure
    Vec2 tally_low, tally_high;
};
// One lane, or two side by side if somebody opposes.
std::vector<Lane> lanes_in(const Places& places, std::size_t count);

}  // namespace screens::edged_coins
