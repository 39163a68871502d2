#include <doctest/doctest.h>

#include <algorithm>

#include "crowd_table.h"
#include "engine/measure/placement.h"

using namespace measure;

namespace {

ScatterTask task_of(std::vector<Disc> coins, std::vector<Disc> enemies) {
    return {{16, 12, std::move(enemies), {}}, std::move(coins), {}};
}

double gap_between(const ScatterTask& task, const std::vector<Vec2>& places, std::size_t i, std::size_t k) {
    return gap(Disc{places[i], task.coins[i].radius}, Disc{places[k], task.coins[k].radius});
}

// Returns the gap to the nearest of the others.
double min_gap(const ScatterTask& task, const std::vector<Vec2>& places, std::size_t i) {
    double min = 1e9;
    for (std::size_t k = 0; k < places.size(); ++k)
        if (k != i) min = std::min(min, gap_between(task, places, i, k));
    return min;
}

ScatterTask random_task(core::Random& random, std::vector<std::vector<Vec2>>& ground) {
    const CrowdScene scene = random_scene(random, 2 + random.below(14));
    ScatterTask task{scene.task.around, {}, {}};
    for (const Coming& coming : scene.task.coming) task.coins.push_back(coming.start);
    ground = scene.ground;
    if (!ground.empty()) task.ground.assign(task.coins.size(), {ground.begin(), ground.end()});
    // A few enemies touch it: those that broke it.
    for (auto i = random.below(4); i > 0; --i) {
        const Disc& coin = task.coins[random.below(static_cast<std::uint32_t>(task.coins.size()))];
        const double angle = random.between(0, 6.283);
        const Disc enemy{
            core::round_to_grid(coin.center + Vec2{std::cos(angle), std::sin(angle)} * (coin.radius + 0.38)), 0.375};
        if (is_free(enemy, task.coins, 0) && is_free(enemy, task.around.enemies, 0) &&
            is_free(enemy, task.around.others, 0))
            task.around.enemies.push_back(enemy);
    }
    return task;
}

}  // namespace

TEST_CASE("R-29: a broken Army parts to gaps of 0.1 to 0.3 in, away from the enemy") {
    const ScatterTask task =
        task_of({{{8, 6}, 0.375}, {{8.75, 6}, 0.375}, {{8, 6.75}, 0.375}, {{8.75, 6.75}, 0.375}}, {{{7.25, 6}, 0.375}});
    const auto places = scatter(task);
    REQUIRE(places.size() == 4);
    double before = 0, after = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        CHECK(min_gap(task, places, i) >= kMinApart);
        CHECK(min_gap(task, places, i) <= kMaxApart);
        CHECK_FALSE(touching(Disc{places[i], 0.375}, task.around.enemies[0]));
        before += task.coins[i].center.x;
        after += places[i].x;
    }
    CHECK(after > before);
    CHECK(is_scattered(task, places));
}

TEST_CASE("R-29: nobody is pushed into contact with an enemy, onto ground, a coin or off the table") {
    // In a corner of the table, with enemies around.
    ScatterTask task = task_of({{{0.375, 0.375}, 0.375}, {{1.125, 0.375}, 0.375}, {{0.375, 1.125}, 0.375}},
                               {{{2, 1.2}, 0.5}, {{1.2, 2}, 0.5}});
    const auto places = scatter(task);
    for (std::size_t i = 0; i < places.size(); ++i) {
        CHECK(lies_free({places[i], 0.375}, task.around, {}, 0));
        for (const Disc& enemy : task.around.enemies) CHECK_FALSE(touching(Disc{places[i], 0.375}, enemy));
    }
    CHECK(is_scattered(task, places));
    // Without any room, all coins stay.
    task.around.table_width = task.around.table_height = 1.5;
    task.around.enemies = {{{1.1, 1.1}, 0.3}};
    const auto stayed = scatter(task);
    for (std::size_t i = 0; i < stayed.size(); ++i) CHECK(stayed[i] == task.coins[i].center);
    CHECK(is_scattered(task, stayed));
}

TEST_CASE("R-29: a proposal is judged: grid, room, contact, gaps, and how far") {
    const ScatterTask task = task_of({{{8, 6}, 0.375}, {{8.75, 6}, 0.375}}, {{{8, 7.5}, 0.375}});
    const auto holds = [&](Vec2 a, Vec2 b) { return is_scattered(task, std::vector{a, b}); };
    CHECK(holds({7.9375, 6}, {8.8125, 6}));
    CHECK_FALSE(holds({7.9376, 6}, {8.8125, 6}));
    CHECK_FALSE(holds({8, 6}, {8.75, 6}));
    CHECK_FALSE(holds({7.9375, 6.75}, {8.8125, 6}));
    CHECK_FALSE(holds({7.125, 6}, {8, 6}));
    CHECK_FALSE(is_scattered(task, std::vector<Vec2>{{7.9375, 6}}));
    CHECK_FALSE(is_scattered(task, {}));
}

TEST_CASE("scattering holds on any table, opens nearly all gaps, and is the same again") {
    core::Random random(29);
    int coins = 0, parted = 0, near = 0, freed = 0, held = 0;
    for (int n = 0; n < 2000; ++n) {
        CAPTURE(n);
        std::vector<std::vector<Vec2>> ground;
        const ScatterTask task = random_task(random, ground);
        const auto places = scatter(task);
        REQUIRE(places == scatter(task));
        REQUIRE(is_scattered(task, places));
        if (places.size() < 2) continue;
        for (std::size_t i = 0; i < places.size(); ++i) {
            ++coins;
            const double min = min_gap(task, places, i);
            REQUIRE(min > -0.002);
            parted += min >= kMinApart;
            near += min >= kMinApart && min <= kMaxApart;
            const Disc at{places[i], task.coins[i].radius};
            for (const Disc& enemy : task.around.enemies) {
                if (!touching(task.coins[i], enemy)) continue;
                (touching(at, enemy) ? held : freed) += 1;
            }
        }
    }
    MESSAGE(coins << " coins, parted " << parted << ", to at most 0.3 in " << near << "; enemies left " << freed
                  << ", still touched " << held);
    CHECK(parted > coins * 0.9);
    CHECK(near > parted * 0.9);
    CHECK(freed > 9 * held);
}

TEST_CASE("R-29: survivors that lie apart already are not driven farther than 0.3 in") {
    core::Random random(5);
    int coins = 0, near = 0, far = 0;
    for (int n = 0; n < 1500; ++n) {
        std::vector<std::vector<Vec2>> ground;
        ScatterTask task = random_task(random, ground);
        // A few have fallen and left gaps.
        for (auto i = random.below(4); i > 0 && task.coins.size() > 2; --i) {
            task.coins.pop_back();
            if (!task.ground.empty()) task.ground.pop_back();
        }
        const auto places = scatter(task);
        std::vector<Vec2> before;
        for (const Disc& coin : task.coins) before.push_back(coin.center);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (min_gap(task, before, i) > kMaxApart) continue;
            ++coins;
            near += min_gap(task, places, i) < kMinApart;
            far += min_gap(task, places, i) > kMaxApart;
        }
    }
    MESSAGE("of " << coins << " coins " << near << " stay too near, " << far << " come too far");
    CHECK(near < coins / 200);
    CHECK(far < coins / 200);
}
