// Where things lie on Universalis' mat, and the amounts shown while coins are moving.

#include <doctest/doctest.h>

#include <cmath>

#include "game/stories/universalis/screen/table_layout.h"

namespace {

namespace story_mat = screens::universalis;
namespace uni = rules::universalis;
using ui::Rect;

bool overlap(const Rect& a, const Rect& b) {
    return a.x0 < b.x1 - 1e-9 && b.x0 < a.x1 - 1e-9 && a.y0 < b.y1 - 1e-9 && b.y0 < a.y1 - 1e-9;
}

uni::Events paid(uni::Account from, uni::Account to, int amount) {
    uni::CoinsMoved moved{};
    moved.line.from = from;
    moved.line.to = to;
    moved.line.amount = amount;
    return {{1, moved}};
}

}  // namespace

TEST_CASE("two to eight players sit around a mat of any height, and nothing lies upon anything else") {
    for (const double high : {10.0, 11.0, 12.6})
        for (int players = 2; players <= 8; ++players) {
            CAPTURE(high);
            CAPTURE(players);
            const story_mat::Places places = story_mat::places_on({15, high}, players);
            std::vector<Rect> all{places.strip,
                                  places.pot,
                                  places.frame,
                                  places.wings,
                                  places.lower,
                                  {places.bowl.x - story_mat::kBowlRadius, places.bowl.y - story_mat::kBowlRadius,
                                   places.bowl.x + story_mat::kBowlRadius, places.bowl.y + story_mat::kBowlRadius}};
            for (const story_mat::SeatPlace& seat : places.seats) all.insert(all.end(), {seat.plate, seat.heap});
            REQUIRE(all.size() == 6 + 2 * static_cast<std::size_t>(players));
            for (std::size_t i = 0; i < all.size(); ++i) {
                CHECK(Rect{0, 0, 15, high}.covers(all[i]));
                for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlap(all[i], all[k]));
            }
        }
}

TEST_CASE("each pool with dice has a lane of its own in the tray, the others share one") {
    const story_mat::Places places = story_mat::places_on({15, 10}, 5);
    const std::vector<uni::Pool> pools{{uni::kComplicationPool, 3}, {{1}, 2, 1}, {{2}, 0}, {{3}, 9}, {{4}, 0}};
    const auto lanes = story_mat::lanes_in(places, pools);
    REQUIRE(lanes.size() == 4);
    CHECK(lanes[0].pools == std::vector{pools[0]});
    CHECK(lanes[3].pools == std::vector{pools[2], pools[4]});
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        CHECK(lanes[i].floor.low.x >= places.tray.low.x - 1e-9);
        CHECK(lanes[i].floor.high.x <= places.tray.high.x + 1e-9);
        if (i > 0) CHECK(lanes[i].floor.low.x > lanes[i - 1].floor.high.x - 1e-9);
        CHECK(lanes[i].die <= story_mat::kLargestDie);
    }
    CHECK(lanes[2].floor.high.x - lanes[2].floor.low.x > lanes[1].floor.high.x - lanes[1].floor.low.x);
}

TEST_CASE("places of a grid lie within their room, none upon another") {
    const Rect room{1, 2, 10, 6};
    for (std::size_t count = 0; count <= 20; ++count) {
        const auto grid = story_mat::grid_in(room, count, {4.1, 3.1});
        REQUIRE(grid.size() == count);
        for (std::size_t i = 0; i < count; ++i) {
            CHECK(room.grown(1e-9).covers(grid[i]));
            for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlap(grid[i], grid[k]));
        }
    }
}

TEST_CASE("coins under way are seen nowhere else: they leave one by one, and count where they have come") {
    story_mat::Motion motion;
    motion.tell(paid(uni::wealth_of(0), uni::kBank, 3));
    CHECK(motion.moving());
    // No coin has left yet: everything is still where it was.
    CHECK(motion.seen(uni::wealth_of(0), 22) == 24);
    CHECK(motion.seen(uni::kBank, -72) == -75);
    motion.advance(0.3, 1);
    CHECK(motion.seen(uni::wealth_of(0), 22) == 22);
    CHECK(motion.seen(uni::kBank, -72) == -75);
    motion.advance(0.65, 1);
    CHECK(motion.seen(uni::kBank, -72) == -72);
    CHECK_FALSE(motion.moving());
    motion.tell(paid(uni::kBank, uni::kPot, 40));
    motion.advance(0.01, 0);
    CHECK(motion.seen(uni::kPot, 40) == 40);
    CHECK_FALSE(motion.moving());
}

TEST_CASE("looking back, nothing of the present moves: neither coins of who has joined since, nor dice") {
    story_mat::Motion motion;
    motion.tell(paid(uni::wealth_of(3), uni::kBank, 3));
    motion.as_fallen = true;
    CHECK(&story_mat::shown_motion(motion, std::nullopt) == &motion);
    const story_mat::Motion& back = story_mat::shown_motion(motion, 0);
    CHECK(back.flights().empty());
    CHECK(back.seen(uni::wealth_of(3), 22) == 22);
    CHECK_FALSE(back.as_fallen);
    CHECK_FALSE(back.moving());
}

TEST_CASE("a card that was there lies where it lay; a new one comes from its origin") {
    story_mat::Motion motion;
    const story_mat::Motion::Pose goal{{5, 5}, {2, 1.5}}, origin{{1, 1}, {0.5, 0.3}};
    CHECK(motion.slide(1, goal, origin) == goal);
    motion.all_laid();
    CHECK(motion.slide(2, goal, origin) == origin);
    motion.advance(0.05, 1);
    CHECK(motion.moving());
    const auto half_way = motion.slide(2, goal, origin);
    CHECK(half_way.at.x > 1);
    CHECK(half_way.at.x < 5);
    for (int i = 0; i < 60; ++i) motion.advance(0.05, 1);
    CHECK(motion.slide(2, goal, origin) == goal);
    CHECK_FALSE(motion.moving());
}
