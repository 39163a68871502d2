#pragma once
// Where things lie on the mat of Card Draw, inches: an index card for everybody along the upper edge, the
// test with a place for each current card below, the open sheet and the deck at the bottom.

#include <array>
#include <vector>

#include "game/stories/card_draw/screen/view.h"
#include "game/stories/screen/papers.h"

namespace screens::card_draw {

struct Places {
    CardRow people;
    Vec2 test_low, test_high;    // the test's card, or the scene's
    Vec2 slots_low, slots_high;  // current cards
    Vec2 sheet_low, sheet_high;
    table::CardPose pile;
    std::array<table::CardPose, 2> packs;  // by cd::Back
    Vec2 fan_low, fan_high;                // the discard
};
Places places_on(Vec2 tabletop);

// A participant's place: the card's, and the strip with its name below it.
struct CardSlot {
    table::CardPose card;
    Vec2 name_low, name_high;
};
std::vector<CardSlot> card_slots(const Places& places, std::size_t count);
// Of each of so many cards of the discard, fanned in rows.
std::vector<table::CardPose> fan_poses(const Places& places, std::size_t count);

}  // namespace screens::card_draw
