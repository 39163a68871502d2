// Where things lie on Card Draw's mat.

#include <doctest/doctest.h>

#include "game/stories/card_draw/screen/card_layout.h"

namespace {

namespace mat = screens::card_draw;
namespace cd = rules::card_draw;
using core::Vec2;
using ui::Rect;

Rect around(const table::CardPose& pose) {
    const Vec2 half{pose.width / 2, pose.width * table::kCardShape / 2};
    return {pose.at.x - half.x, pose.at.y - half.y, pose.at.x + half.x, pose.at.y + half.y};
}

bool lie_apart(const Rect& a, const Rect& b) {
    constexpr double kTouch = 1e-9;
    return a.x1 <= b.x0 + kTouch || b.x1 <= a.x0 + kTouch || a.y1 <= b.y0 + kTouch || b.y1 <= a.y0 + kTouch;
}

bool within(const Rect& inner, Vec2 low, Vec2 high) {
    constexpr double kTouch = 1e-9;
    return inner.x0 >= low.x - kTouch && inner.y0 >= low.y - kTouch && inner.x1 <= high.x + kTouch &&
           inner.y1 <= high.y + kTouch;
}

void check_apart(const std::vector<Rect>& all) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < all.size(); ++k) CHECK(lie_apart(all[i], all[k]));
}

Rect rect(Vec2 low, Vec2 high) { return {low.x, low.y, high.x, high.y}; }

}  // namespace

TEST_CASE("nothing of Card Draw's mat lies upon anything else, whatever its height") {
    for (const double high : {10.0, 11.0, 12.6}) {
        CAPTURE(high);
        for (const std::size_t people : {1, 9, 12}) {
            const mat::Places places = mat::places_on({15, high}, people, people);
            const std::vector<Rect> all{rect(places.people.low, places.people.high),
                                        rect(places.test_low, places.test_high),
                                        rect(places.slots_low, places.slots_high),
                                        rect(places.sheet_low, places.sheet_high),
                                        around(places.pile),
                                        around(places.packs[0]),
                                        around(places.packs[1]),
                                        rect(places.fan_low, places.fan_high)};
            for (const Rect& each : all) CHECK(within(each, {0, 0}, {15, high}));
            check_apart(all);
        }
    }
}

TEST_CASE("nine people have index cards in sight, and fourteen at most") {
    for (const double high : {10.0, 12.6}) {
        for (std::size_t count = 1; count <= mat::PeopleRows::kMax; ++count) {
            CAPTURE(count);
            const mat::Places places = mat::places_on({15, high}, count);
            const std::vector<Rect> cards = places.people.cards(count);
            REQUIRE(cards.size() == count);
            for (const Rect& each : cards) {
                CHECK(within(each, places.people.low, places.people.high));
                CHECK(each.width() > 1.9);
                CHECK(each.height() > 1);
            }
            check_apart(cards);
        }
    }
}

TEST_CASE("two cards in a place stay within it, the index of both free") {
    const mat::Places places = mat::places_on({15, 10});
    for (std::size_t count = 1; count <= cd::limits::kCompetitors; ++count) {
        const mat::CardSlot slot = mat::card_slots(places, count).front();
        const table::CardPose left = mat::one_of_two(slot, mat::Hand::Left);
        const table::CardPose right = mat::one_of_two(slot, mat::Hand::Right);
        CHECK(around(right).x1 - around(left).x0 <= slot.room);
        CHECK(around(right).x0 - around(left).x0 > 0.6 * left.width);
    }
}

TEST_CASE("each of up to twelve participants has a place of its own, and a name below it") {
    const mat::Places places = mat::places_on({15, 10});
    for (std::size_t count = 1; count <= cd::limits::kCompetitors; ++count) {
        CAPTURE(count);
        std::vector<Rect> all;
        for (const mat::CardSlot& slot : mat::card_slots(places, count)) {
            all.push_back(around(slot.card));
            all.push_back(rect(slot.name_low, slot.name_high));
        }
        for (const Rect& each : all) CHECK(within(each, places.slots_low, places.slots_high));
        check_apart(all);
    }
}

TEST_CASE("seven cards of a fray are as large as the mat lets them be, with names and with verdicts") {
    const mat::Places places = mat::places_on({15, 12.6}, 9, 7);
    CHECK(places.slots_high.y - places.slots_low.y > 4);
    for (const double strip : {mat::kNameHigh, mat::kVerdictHigh}) {
        std::vector<Rect> all;
        for (const mat::CardSlot& slot : mat::card_slots(places, 7, strip)) {
            CHECK(slot.card.width > 0.9);
            all.push_back(around(slot.card));
            all.push_back(rect(slot.name_low, slot.name_high));
        }
        for (const Rect& each : all) CHECK(within(each, places.slots_low, places.slots_high));
        check_apart(all);
    }
}

TEST_CASE("the whole deck finds room in the discard, each card's index free") {
    for (const double high : {10.0, 12.6}) {
        const mat::Places places = mat::places_on({15, high});
        const auto poses = mat::fan_poses(places, 52);
        for (const table::CardPose& pose : poses) CHECK(within(around(pose), places.fan_low, places.fan_high));
        for (std::size_t i = 1; i < poses.size(); ++i) {
            const Vec2 step = poses[i].at - poses[i - 1].at;
            CHECK((step.x > 0.29 || step.y < -0.3));
        }
    }
}

TEST_CASE("a hand of twenty finds room on the open sheet") {
    const mat::Places places = mat::places_on({15, 10});
    for (std::size_t count = 1; count <= cd::limits::kHand; ++count) {
        CAPTURE(count);
        std::vector<Rect> cards;
        for (const mat::HandCell& cell : mat::hand_cells(places, count, mat::sheet_head(2, 0.3))) {
            cards.push_back(around(cell.card));
            CHECK(cell.width > 0);
        }
        for (const Rect& each : cards) CHECK(within(each, places.sheet_low, places.sheet_high));
        check_apart(cards);
    }
}
