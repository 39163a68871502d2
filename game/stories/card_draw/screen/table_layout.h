#pragma once
// Where things lie on Card Draw's mat, inches: everybody's index card along the upper edge, the test with its current
// cards below, the open sheet and the deck at the bottom.

#include <array>
#include <vector>

#include "game/stories/card_draw/screen/view.h"
#include "game/stories/screen/papers.h"

namespace screens::card_draw {

// Everybody's index card: in one row, or two for more than six. If even two rows cannot hold all, the last card stands
// for the rest.
struct PeopleRows {
    static constexpr std::size_t kInRow = 6, kMax = 14;
    Vec2 low, high;
    std::vector<ui::Rect> cards(std::size_t count) const;  // at most kMax
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
// `crowd`: how many have current cards.
Places places_on(Vec2 tabletop, std::size_t people = 1, std::size_t crowd = 1);

// A participant's place: the card, and below it the strip with the name.
struct CardSlot {
    table::CardPose card;
    Vec2 name_low, name_high;
    double room = 0;  // its width, for two cards side by side
};
// `name_high`: height of the strip.
inline constexpr double kNameHigh = 0.62, kVerdictHigh = 1.3;
inline constexpr std::size_t kFewCards = 6;  // more of them use part of the open sheet's space
std::vector<CardSlot> card_slots(const Places& places, std::size_t count, double name_high = kNameHigh);
// The place of one of two cards in a slot, left or right, so that both indices stay visible.
enum class Hand { Left, Right };
table::CardPose one_of_two(const CardSlot& slot, Hand hand);
// The place of each of `count` discarded cards, fanned in rows.
std::vector<table::CardPose> fan_poses(const Places& places, std::size_t count);

}  // namespace screens::card_draw
