#include "engine/physics/gather.h"

#include <doctest/doctest.h>

#include "../measure/crowd_table.h"

using namespace physics;
using measure::GatherTask;

namespace {

constexpr double kPenny = 0.375;

GatherTask loose_pennies(int count) {
    GatherTask task{{24, 24, {}, {}}, {{{12, 12}, kPenny}}, {}};
    for (int i = 1; i < count; ++i) {
        const Vec2 start{8.0 + i % 4 * 1.5, 8.0 + i / 4 * 1.5};
        task.coming.push_back({{start, kPenny}, start, 1e9, {}});
    }
    return task;
}

}  // namespace

TEST_CASE("R-20a: a formation shifted alike comes to its wanted places, to the last grid step") {
    GatherTask task{{24, 24, {}, {}}, {{{12, 12}, kPenny}}, {}};
    for (int i = 1; i < 10; ++i) task.coming.push_back({{{12 - 0.75 * i, 10}, kPenny}, {12 - 0.75 * i, 12}, 1e9, {}});
    const Gathered gathered = physics::gather(task);
    CHECK(gathered.linked);
    for (std::size_t i = 0; i < task.coming.size(); ++i) CHECK(gathered.places[i] == task.coming[i].wanted);
    CHECK(measure::is_gathered(task, gathered.places));
    CHECK(gathered.motion.samples.size() == static_cast<std::size_t>(gathered.steps) + 1);
    CHECK(gathered.motion.seconds() < 2);
}

TEST_CASE("R-20a: loose coins are pulled together until touching links them all") {
    const GatherTask task = loose_pennies(15);
    const Gathered gathered = physics::gather(task);
    CHECK(gathered.linked);
    CHECK(measure::is_gathered(task, gathered.places));
    CHECK(gathered.places == physics::gather(task).places);
    CHECK(distance(gathered.motion.at(0)[0], task.coming[0].start.center) < 1e-5);
}

TEST_CASE("R-20a: behind a wall of enemies a coin gets stuck, and the pull ends") {
    GatherTask task = loose_pennies(2);
    for (int i = 0; i < 25; ++i) task.around.enemies.push_back({{i * 1.0, 10.5}, 0.5});
    const Gathered gathered = physics::gather(task);
    CHECK_FALSE(gathered.linked);
    CHECK(gathered.steps < 360);
    CHECK_FALSE(measure::is_gathered(task, gathered.places));
}

TEST_CASE("R-20a: in most tables what Box2D pulls together holds before the rules") {
    core::Random random(21);
    int linked = 0, holds = 0, possible = 0, steps = 0;
    for (int n = 0; n < 400; ++n) {
        CAPTURE(n);
        const measure::CrowdScene scene = measure::random_scene(random, 2 + random.below(14), 5.7);
        const auto own = measure::gather(scene.task);
        if (std::any_of(own.begin(), own.end(), [](const auto& place) { return !place; })) continue;
        ++possible;
        const Gathered gathered = physics::gather(scene.task);
        linked += gathered.linked;
        steps += gathered.steps;
        holds += measure::is_gathered(scene.task, gathered.places);
    }
    MESSAGE("of " << possible << " gatherings " << linked << " are linked, " << holds << " hold; " << steps / possible
                  << " steps each");
    CHECK(holds > possible * 0.8);
}
