#include "engine/physics/scatter.h"

#include <doctest/doctest.h>

#include "../measure/crowd_table.h"

using namespace physics;
using measure::ScatterTask;

TEST_CASE("R-29: a broken Army is pushed apart, away from the enemy; the same source, the same places") {
    ScatterTask task;
    task.around = {16, 12, {{{7.25, 6}, 0.375}}, {}};
    task.coins = {{{8, 6}, 0.375}, {{8.75, 6}, 0.375}, {{8, 6.75}, 0.375}, {{8.75, 6.75}, 0.375}};
    core::Random random(1), same(1);
    const Scattered scattered = physics::scatter(task, random);
    CHECK(scattered.places == physics::scatter(task, same).places);
    CHECK(scattered.places != physics::scatter(task, random).places);
    CHECK(measure::is_scattered(task, scattered.places));
    double before = 0, after = 0;
    for (std::size_t i = 0; i < task.coins.size(); ++i) {
        before += task.coins[i].center.x;
        after += scattered.places[i].x;
        for (std::size_t k = 0; k < i; ++k)
            CHECK(gap(measure::Disc{scattered.places[i], 0.375}, measure::Disc{scattered.places[k], 0.375}) >=
                  measure::kMinApart);
    }
    CHECK(after > before + 0.4);
    CHECK(scattered.motion.seconds() < 3);
}

TEST_CASE("R-29: on most tables what Box2D pushed apart holds before the rules") {
    core::Random random(22);
    int tasks = 0, holds = 0;
    for (int n = 0; n < 400; ++n) {
        const measure::CrowdScene scene = measure::random_scene(random, 3 + random.below(13));
        ScatterTask task;
        task.around = scene.task.around;
        for (const measure::Coming& coming : scene.task.coming) task.coins.push_back(coming.start);
        if (!scene.ground.empty()) task.ground.assign(task.coins.size(), {scene.ground.begin(), scene.ground.end()});
        ++tasks;
        holds += measure::is_scattered(task, physics::scatter(task, random).places);
    }
    MESSAGE("of " << tasks << " scatterings " << holds << " hold");
    CHECK(holds > tasks * 0.8);
}
