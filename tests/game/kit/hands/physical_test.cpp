#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "../../../engine/measure/crowd_table.h"
#include "game/kit/hands/physical_hand.h"

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

TEST_CASE("R-39: the physical hand draws only from the source given, so an undone toss falls the same way again") {
    PhysicalHand one, other;
    core::Random random(9);
    const core::Random before = random;
    const rules::Face face = one.toss(random);
    core::Random restored = before;
    CHECK(other.toss(restored) == face);
    CHECK(restored == random);
    CHECK(other.last().samples.size() == one.last().samples.size());
}

TEST_CASE("CW-27: the physical hand reads the die that it rolled and keeps its way, roll after roll") {
    PhysicalHand hand;
    core::Random random(27);
    const core::Random before = random;
    const int first = hand.roll(20, random);
    const int second = hand.roll(6, random);
    REQUIRE(hand.shown().size() == 2);
    const auto& way = get<physics::RollTrajectory>(hand.shown()[0]);
    CHECK(way.sides == 20);
    CHECK(way.shown == first);
    CHECK(way.samples.back().shown == first);
    CHECK(get<physics::RollTrajectory>(hand.shown()[1]).shown == second);

    PhysicalHand other;
    core::Random restored = before;
    CHECK(other.roll(20, restored) == first);
    CHECK(other.roll(6, restored) == second);
    hand.forget();
    CHECK(hand.shown().empty());
    for (std::size_t i = 0; i < 2 * PhysicalHand::kRemembered; ++i) hand.roll(6, random);
    CHECK(hand.shown().size() == PhysicalHand::kRemembered);
}

TEST_CASE("R-20a: what the physical hand proposes is what the rules accept, and nothing else") {
    core::Random random(20);
    PhysicalHand hand;
    int asked = 0, proposed = 0;
    for (int n = 0; n < 150; ++n) {
        CAPTURE(n);
        const measure::CrowdScene scene = measure::random_scene(random, 2 + random.below(14), 5.7);
        const auto own = measure::gather(scene.task);
        if (!std::all_of(own.begin(), own.end(), [](const auto& place) { return place.has_value(); })) continue;
        ++asked;
        hand.forget();
        const auto places = hand.gather(scene.task);
        const auto& motion = get<GatheringShown>(hand.shown().back()).motion;
        REQUIRE(places.empty() == motion.samples.empty());
        if (places.empty()) continue;
        ++proposed;
        REQUIRE(measure::is_gathered(scene.task, places));
        for (std::size_t i = 0; i < places.size(); ++i) {
            REQUIRE(distance(motion.samples.front()[i], scene.task.coming[i].start.center) < 1e-4);
            REQUIRE(distance(motion.samples.back()[i], places[i]) < 0.003);
        }
    }
    MESSAGE("of " << asked << " gatherings Box2D proposes " << proposed);
    CHECK(proposed > asked * 0.75);
}

TEST_CASE("R-29: the physical hand scatters with a little chance; the same source, the same places") {
    core::Random random(29);
    PhysicalHand hand;
    int proposed = 0;
    for (int n = 0; n < 100; ++n) {
        CAPTURE(n);
        const measure::CrowdScene scene = measure::random_scene(random, 3 + random.below(13));
        measure::ScatterTask task;
        task.around = scene.task.around;
        for (const measure::Coming& coming : scene.task.coming) task.coins.push_back(coming.start);
        core::Random same = random;
        const auto places = hand.scatter(task, random);
        REQUIRE(places == PhysicalHand().scatter(task, same));
        REQUIRE(same == random);
        REQUIRE((places.empty() || measure::is_scattered(task, places)));
        proposed += !places.empty();
    }
    MESSAGE("of 100 scatterings Box2D proposes " << proposed);
    CHECK(proposed > 80);
}
