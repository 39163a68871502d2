#pragma once
// Where things lie on the mat of Edged Coins, inches: a place card with its piles for everybody along the
// upper edge, two open sheets at the left, the tray at the right.

#include <vector>

#include "game/stories/edged_coins/screen/view.h"

namespace screens {

struct EdgedPlaces {
    Vec2 cards_low, cards_high;    // the row of place cards
    Vec2 first_low, first_high;    // the sheet of whoever acts, or was chosen
    Vec2 second_low, second_high;  // of whom it concerns; else the encounter
    Vec2 strip_low, strip_high;    // the toss strip above the tray
    table::TrayPart tray;
};
EdgedPlaces edged_places(Vec2 desk);

struct EdgedLane {
    table::TrayPart first, second;  // for the throw, and for the one that follows a failed one
    Vec2 tally_low, tally_high;
};
// One, or two beside each other where somebody opposes.
std::vector<EdgedLane> edged_lanes(const EdgedPlaces& places, std::size_t count);

// Of the place card of each character, from left to right.
std::vector<ui::Rect> place_cards(const EdgedPlaces& places, std::size_t count);

}  // namespace screens
