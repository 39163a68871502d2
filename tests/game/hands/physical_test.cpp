#include <doctest/doctest.h>

#include <cmath>

#include "game/hands/physical.h"

using namespace hands;

TEST_CASE("CW-4: the physical hand reads the face of the coin that it tossed and keeps its way") {
    PhysicalHand hand;
    CHECK(hand.last().samples.size() == 1);
    core::Random random(3);
    int heads = 0;
    for (int i = 0; i < 1000; ++i) {
        const rules::Face face = hand.toss(random);
        const bool front = std::cos(hand.last().samples.back().flip) > 0;
        REQUIRE((face == rules::Face::Heads) == front);
        heads += front ? 1 : 0;
    }
    CHECK(std::abs(heads - 500) < 48);
}

TEST_CASE(
    "R-39: the physical hand draws only from the source given, so an undone toss falls the same way again") {
    PhysicalHand one, other;
    core::Random random(9);
    const core::Random before = random;
    const rules::Face face = one.toss(random);
    core::Random restored = before;
    CHECK(other.toss(restored) == face);
    CHECK(restored == random);
    CHECK(other.last().samples.size() == one.last().samples.size());
}
