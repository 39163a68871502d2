#include "game/stories/card_draw/screen/table_layout.h"

#include <algorithm>
#include <cmath>

namespace screens::card_draw {

namespace {

constexpr double kFromEdge = 0.35, kBetweenBands = 0.2;  // inches
constexpr double kPeopleHigh = 1.6, kMaxPersonWide = 3.4, kMinPersonHigh = 1.1, kMaxPersonHigh = 1.45;
constexpr double kBetweenPeople = 0.1, kMinSheet = 3.4, kMaxSheet = 5.6;
constexpr double kTestHigh = 3.3, kMaxTestHigh = 4.9, kTestWide = 5.0;
constexpr double kSheetWide = 7.3;
constexpr double kCardWide = 1.75, kFanCardWide = 1.45, kPackWide = 0.8;
constexpr double kNameGap = 0.08;
constexpr double kLowStrip = 1.15, kAlmostAsWide = 0.8;
constexpr double kTagHigh = 0.55;  // height of a pile's label below it

}  // namespace

std::vector<ui::Rect> PeopleRows::cards(std::size_t count) const {
    std::vector<ui::Rect> cards;
    if (count == 0) return cards;
    const std::size_t rows = count > kInRow ? 2 : 1, columns = (count + rows - 1) / rows;
    const double shares = static_cast<double>(columns);
    const double wide = std::min(kMaxPersonWide, (high.x - low.x - kBetweenPeople * (shares - 1)) / shares);
    const double tall = (high.y - low.y - kBetweenPeople * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = low.x + (wide + kBetweenPeople) * static_cast<double>(i % columns);
        const double top = high.y - (tall + kBetweenPeople) * static_cast<double>(i / columns);
        cards.push_back({x, top - tall, x + wide, top});
    }
    return cards;
}

Places places_on(Vec2 tabletop, std::size_t people, std::size_t crowd) {
    Places places;
    const double left = kFromEdge, right = tabletop.x - kFromEdge, top = tabletop.y - kFromEdge;
    // Two rows take the space that the sheet can spare.
    const double spare = top - kTestHigh - 2 * kBetweenBands - kFromEdge - kMinSheet;
    const double one = std::clamp((spare - kBetweenPeople) / 2, kMinPersonHigh, kMaxPersonHigh);
    const double people_high = people > PeopleRows::kInRow ? 2 * one + kBetweenPeople : kPeopleHigh;
    places.people = {{left, top - people_high}, {right, top}};
    const double band = places.people.low.y - kBetweenBands;
    const double to_spare = band - kTestHigh - kBetweenBands - kFromEdge - kMinSheet;
    const double test_high =
        crowd > kFewCards ? std::min(kMaxTestHigh, kTestHigh + std::max(0.0, to_spare)) : kTestHigh;
    places.test_low = {left, band - test_high};
    places.test_high = {left + kTestWide, band};
    places.slots_low = {places.test_high.x + kBetweenBands, band - test_high};
    places.slots_high = {right, band};
    const double below = band - test_high - kBetweenBands;
    places.sheet_low = {left, std::max(kFromEdge, below - kMaxSheet)};
    places.sheet_high = {left + kSheetWide, below};
    const double pile = places.sheet_high.x + kBetweenBands + kCardWide / 2 + 0.1;
    // Above the packs: narrower if two rows of people leave little space.
    const double over_packs = below - kFromEdge - kPackWide * table::kCardShape - kTagHigh;
    const double pile_wide = std::min(kCardWide, over_packs / table::kCardShape);
    places.pile = {{pile, below - pile_wide * table::kCardShape / 2}, 0, pile_wide, false};
    for (std::size_t i = 0; i < places.packs.size(); ++i)
        places.packs[i] = {
            {pile + (i == 0 ? -0.46 : 0.46), kFromEdge + kPackWide * table::kCardShape / 2}, 0, kPackWide, false};
    places.fan_low = {pile + kCardWide / 2 + 0.35, kFromEdge};
    places.fan_high = {right, below};
    return places;
}

std::vector<CardSlot> card_slots(const Places& places, std::size_t count, double name_high) {
    std::vector<CardSlot> slots;
    if (count == 0) return slots;
    const Vec2 all = places.slots_high - places.slots_low;
    const auto columns_in = [&](std::size_t rows) { return (count + rows - 1) / rows; };
    const auto room_in = [&](std::size_t rows) {
        return Vec2{all.x / static_cast<double>(columns_in(rows)), all.y / static_cast<double>(rows)};
    };
    // Two rows have room beside the text, and less below.
    const auto strip_in = [&](std::size_t rows) { return rows == 1 ? name_high : std::min(name_high, kLowStrip); };
    const auto card_in = [&](std::size_t rows) {
        const Vec2 room = room_in(rows);
        return std::min({kCardWide, room.x - 0.14, (room.y - strip_in(rows) - kNameGap - 0.08) / table::kCardShape});
    };
    const std::size_t rows = card_in(2) > kAlmostAsWide * card_in(1) ? 2 : 1, columns = columns_in(rows);
    const auto [wide, high] = room_in(rows);
    const double card = card_in(rows);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = places.slots_low.x + wide * (static_cast<double>(i % columns) + 0.5);
        const double top = places.slots_high.y - high * static_cast<double>(i / columns);
        const double card_high = card * table::kCardShape, half = std::min(wide - 0.1, 2.6) / 2;
        const double strip = top - card_high - kNameGap;
        slots.push_back(
            {{{x, top - card_high / 2}, 0, card, true}, {x - half, strip - strip_in(rows)}, {x + half, strip}, wide});
    }
    return slots;
}

table::CardPose one_of_two(const CardSlot& slot, Hand hand) {
    constexpr double kBoth = 1.72, kApart = 0.36;  // relative to a card's width
    table::CardPose pose = slot.card;
    pose.width = std::min(pose.width, (slot.room - 0.06) / kBoth);
    pose.at.x += (hand == Hand::Left ? -kApart : kApart) * pose.width;
    return pose;
}

std::vector<table::CardPose> fan_poses(const Places& places, std::size_t count) {
    constexpr double kStep = 0.30, kRow = 0.62;  // visible part of each card
    std::vector<table::CardPose> poses;
    const double high = kFanCardWide * table::kCardShape;
    const auto columns = static_cast<std::size_t>(
        std::max(1.0, std::floor((places.fan_high.x - places.fan_low.x - kFanCardWide) / kStep) + 1));
    const std::size_t rows = (count + columns - 1) / columns;
    const double room = places.fan_high.y - places.fan_low.y - high;
    const double row = rows > 1 ? std::min(kRow, room / static_cast<double>(rows - 1)) : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<double>(i % columns), down = static_cast<double>(i / columns);
        const double turn = 0.014 * std::sin(2.1 * static_cast<double>(i));
        poses.push_back(
            {{places.fan_low.x + kFanCardWide / 2 + kStep * column, places.fan_high.y - high / 2 - row * down},
             turn,
             kFanCardWide,
             true});
    }
    return poses;
}

}  // namespace screens::card_draw
