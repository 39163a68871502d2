// The quick hand is fair, and the same seed throws the same faces.

#include "game/hands/quick.h"

#include <doctest/doctest.h>

#include <cstdlib>

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
