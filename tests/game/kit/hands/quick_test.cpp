// The quick hand is fair, and the same seed always gives the same faces.

#include "game/kit/hands/quick_hand.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <vector>

TEST_CASE("the quick hand: seeded, and as many Heads as Tails") {
    hands::QuickHand hand;
    core::Random one(9), two(9);
    int heads = 0;
    for (int i = 0; i < 10'000; ++i) {
        const rules::Face face = hand.toss(one);
        REQUIRE(face == hand.toss(two));
        heads += face == rules::Face::Heads;
    }
    // Five standard deviations.
    CHECK(std::abs(heads - 5000) < 250);
}

TEST_CASE("R-30: the quick hand rolls every number of every die equally often; coins it leaves to the rules") {
    hands::QuickHand hand;
    for (const int sides : {4, 6, 8, 10, 12, 20}) {
        CAPTURE(sides);
        core::Random one(9), two(9);
        std::vector<int> counts(sides, 0);
        for (int i = 0; i < 1000 * sides; ++i) {
            const int shown = hand.roll(sides, one);
            REQUIRE(shown == hand.roll(sides, two));
            REQUIRE(shown >= 1);
            REQUIRE(shown <= sides);
            ++counts[shown - 1];
        }
        // Five standard deviations.
        for (const int count : counts) CHECK(std::abs(count - 1000) < 158);
    }
    core::Random random(9);
    CHECK(hand.gather({}).empty());
    CHECK(hand.scatter({}, random).empty());
    CHECK(random == core::Random(9));
}
