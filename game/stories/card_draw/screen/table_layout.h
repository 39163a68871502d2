#pragma once
// Where things lie on the mat of Card Draw, inches: an index card for everybody along the upper edge, the
// test with a place for each current card below, the open sheet and the deck at the bottom.

#include <array>
#include <vector>

#include "game/stories/card_draw/screen/view.h"
#include "game/stories/screen/papers.h"

namespace screens::card_draw {

// Everybody's index card: in one row, in two where there are more than six. Where even two have no room for
// all, the last card is for the others.
struct PeopleRows {
    static constexpr std::size_t kInRow = 6, kMost = 14;
    Vec2 low, high;
    std::vector<ui::Rect> cards(std::size_t count) const;  // kMost at most
};

struct Places {
    PeopleRows people;
    Vec2 test_low, test_high;    // the test's card, or the scene's
    Vec2 slots_low, slots_high;  // current cards
    Vec2 sheet_low, sheet_high;
    table::CardPose pile;
    std::array<table::CardPose, 2> packs;  // by cd::Back
    Vec2 fan_low, fan_high;                // the discard
};
// `crowd`: so many have current cards.
Places places_on(Vec2 tabletop, std::size_t people = 1, std::size_t crowd = 1);

// A participant's place: the card's, and the strip with its name below it.
struct CardSlot {
    table::CardPose card;
    Vec2 name_low, name_high;
    double room = 0;  // its width, for two cards beside each other
};
// `name_high`: of the strip.
inline constexpr double kNameHigh = 0.62, kVerdictHigh = 1.3;
inline constexpr std::size_t kFewCards = 6;  // more of them take a part of the open sheet's place
std::vector<CardSlot> card_slots(const Places& places, std::size_t count, double name_high = kNameHigh);
// Two cards in a slot, the index of both free: the one at its left or at its right.
enum class Hand { Left, Right };
table::CardPose one_of_two(const CardSlot& slot, Hand hand);
// Of each of so many cards of the discard, fanned in rows.
std::vector<table::CardPose> fan_poses(const Places& places, std::size_t count);

}  // namespace screens::card_draw
