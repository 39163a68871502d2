#include <doctest/doctest.h>

#include <algorithm>

#include "crowd_table.h"
#include "engine/measure/placement.h"

using namespace measure;

namespace {

constexpr double kPenny = 0.375;

Coming penny(Vec2 start, Vec2 wanted) { return {{start, kPenny}, wanted}; }

GatherTask task_of(std::vector<Coming> coming) { return {{12, 8, {}, {}}, {{{6, 4}, kPenny}}, std::move(coming)}; }

bool all_found(const std::vector<std::optional<Vec2>>& places) {
    return std::all_of(places.begin(), places.end(), [](const auto& place) { return place.has_value(); });
}

std::vector<Vec2> bare(const std::vector<std::optional<Vec2>>& places) {
    std::vector<Vec2> found;
    for (const auto& place : places) found.push_back(place.value_or(Vec2{-9, -9}));
    return found;
}

// Tries places touching the settled coins, on a coarse grid of directions and gaps.
bool finds_by_trying(const Coming& coin, const std::vector<Disc>& lying, const Surroundings& around) {
    for (const Disc& other : lying) {
        for (int i = 0; i < 720; ++i) {
            const double angle = i * 0.0087266;
            for (const double apart : {0.001, 0.01, 0.019}) {
                const double reach = other.radius + coin.start.radius + apart;
                const Vec2 place = other.center + Vec2{std::cos(angle), std::sin(angle)} * reach;
                const Disc disc{place, coin.start.radius};
                if (distance(place, coin.start.center) <= coin.farthest && is_free(disc, lying, 0.0005) &&
                    lies_free(disc, around, coin.ground, -0.0005) && has_way(coin.start, place, around, coin.ground))
                    return true;
            }
        }
    }
    return false;
}

}  // namespace

TEST_CASE("R-20: a formation shifted alike keeps its places") {
    const GatherTask task = task_of({penny({1, 4}, {5.25, 4}), penny({0.5, 4}, {4.5, 4}), penny({1, 3}, {5.25, 3.25})});
    const auto places = gather(task);
    for (std::size_t i = 0; i < places.size(); ++i) CHECK(places[i] == task.coming[i].wanted);
    CHECK(is_gathered(task, bare(places)));
}

TEST_CASE(
    "R-20: who wants to lie apart is brought up straight to the nearest, others that it links keep their "
    "place") {
    // The middle one wants a distant place; the last wants to touch the place where the middle one will really go.
    const auto places = gather(task_of({penny({2, 4}, {4, 4}), penny({1, 4}, {4.5, 4})}));
    REQUIRE(all_found(places));
    CHECK(places[1] != places[0]);
    CHECK(distance(*places[0], {6, 4}) < 2 * 0.75 + 0.05);
    const auto one = gather(task_of({penny({2, 4}, {4, 4})}));
    CHECK(distance(*one[0], {5.25, 4}) < 0.003);
}

TEST_CASE("R-20: a place on an enemy, an own coin, ground or beyond the table's edge is not kept") {
    const Vec2 wanted{6, 4.75};
    GatherTask task = task_of({penny({6, 2}, wanted)});
    task.around.enemies = {{{6, 5}, 0.5}};
    auto place = gather(task)[0];
    REQUIRE(place);
    CHECK(*place != wanted);
    CHECK(gap({*place, kPenny}, task.around.enemies[0]) > -kTolerance);
    std::swap(task.around.enemies, task.around.others);
    CHECK(gather(task)[0] == place);
    task.around = {12, 5, {}, {}};
    place = gather(task)[0];
    REQUIRE(place);
    CHECK(place->y <= 5 - kPenny + kTolerance);
    CHECK(touching({*place, kPenny}, task.settled[0]));
    const std::vector<Vec2> wall{{0, 4.6}, {12, 4.6}, {12, 5}, {0, 5}};
    task.around.table_height = 8;
    task.coming[0].ground = {wall};
    place = gather(task)[0];
    REQUIRE(place);
    CHECK(gap({*place, kPenny}, Polygon(wall)) > -kTolerance);
}

TEST_CASE("R-20: without a way for its rim a coin is not brought up") {
    GatherTask task = task_of({penny({1, 4}, {5.25, 4}), penny({9, 4}, {6.75, 4})});
    for (int y = 0; y < 9; ++y) task.around.enemies.push_back({{3, static_cast<double>(y)}, 0.5});
    auto places = gather(task);
    CHECK_FALSE(places[0]);
    CHECK(places[1] == Vec2{6.75, 4});
    CHECK_FALSE(is_gathered(task, std::vector<Vec2>{{5.25, 4}, {6.75, 4}}));
    task.around.enemies.pop_back();
    task.around.enemies.pop_back();
    places = gather(task);
    CHECK(places[0] == Vec2{5.25, 4});
    CHECK(is_gathered(task, bare(places)));
}

TEST_CASE("R-40 gather: own_reach: who cannot come so far is not brought up") {
    GatherTask task = task_of({penny({2, 4}, {4, 4})});
    task.coming[0].farthest = 3.75;
    CHECK(gather(task)[0]);
    task.coming[0].farthest = 3.22;
    CHECK_FALSE(gather(task)[0]);
    // It cannot reach its wanted place, but a place that touches.
    task.coming[0] = penny({2, 4}, {6.75, 4});
    task.coming[0].farthest = 3.75;
    const auto place = gather(task)[0];
    REQUIRE(place);
    CHECK(distance(*place, {2, 4}) <= 3.75 + kTolerance);
    CHECK(distance(*place, {2, 4}) > 3.74);
}

TEST_CASE("R-26: a part cut off is brought up as little as needed, in a pocket that just fits if need be") {
    // Two enemies leave 0.75 in between them, with the settled coins at the end of the gap.
    GatherTask task = task_of({penny({3, 4}, {3, 4})});
    task.around.enemies = {{{5.25, 4.875}, 0.5}, {{5.25, 3.125}, 0.5}};
    const auto place = gather(task)[0];
    REQUIRE(place);
    CHECK(distance(*place, {5.25, 4}) < 0.003);
}

TEST_CASE("R-20a: a proposal is judged: grid, room, reach, way, links") {
    GatherTask task = task_of({penny({2, 4}, {5.25, 4}), penny({1, 4}, {4.5, 4})});
    const auto holds = [&](Vec2 a, Vec2 b) { return is_gathered(task, std::vector<Vec2>{a, b}); };
    CHECK(holds({5.25, 4}, {4.5, 4}));
    CHECK(holds({4.5, 4}, {5.25, 4}));
    CHECK_FALSE(holds({5.2501, 4}, {4.5, 4}));
    CHECK_FALSE(holds({5.25, 4}, {4.25, 4}));
    CHECK_FALSE(holds({5.25, 4}, {5.25, 4}));
    CHECK_FALSE(holds({5.5, 4}, {4.75, 4}));
    CHECK_FALSE(is_gathered(task, std::vector<Vec2>{{5.25, 4}}));
    CHECK_FALSE(is_gathered(task, {}));
    task.around.table_height = 4.25;
    CHECK_FALSE(holds({5.25, 4}, {4.5, 4}));
}

TEST_CASE("gathering holds on any table: free, linked, on the grid, wanted places kept, the same again") {
    core::Random random(20);
    int asked = 0, found = 0, kept = 0, whole = 0;
    constexpr int kTasks = 4000;
    for (int n = 0; n < kTasks; ++n) {
        CAPTURE(n);
        const CrowdScene scene = random_scene(random, 2 + random.below(14));
        const GatherTask& task = scene.task;
        const auto places = gather(task);
        REQUIRE(places == gather(task));
        REQUIRE(places.size() == task.coming.size());

        GatherTask those = task;
        those.coming.clear();
        std::vector<Vec2> bare_places;
        std::vector<Disc> lying = task.settled;
        for (std::size_t i = 0; i < places.size(); ++i) {
            ++asked;
            if (!places[i]) continue;
            ++found;
            kept += places[i] == task.coming[i].wanted;
            those.coming.push_back(task.coming[i]);
            bare_places.push_back(*places[i]);
            REQUIRE(is_free({*places[i], task.coming[i].start.radius}, lying, -0.002));
            lying.push_back({*places[i], task.coming[i].start.radius});
        }
        REQUIRE(is_gathered(those, bare_places));
        whole += all_found(places);

        // A coin whose wanted place is free and touches the settled coins must go there.
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Disc wanted{task.coming[i].wanted, task.coming[i].start.radius};
            const bool fits = is_gathered({task.around, task.settled, {task.coming[i]}}, std::vector{wanted.center});
            if (fits) REQUIRE(places[i] == wanted.center);
            if (!places[i] && n % 8 == 0) REQUIRE_FALSE(finds_by_trying(task.coming[i], lying, task.around));
        }
    }
    MESSAGE("asked " << asked << ", found " << found << ", kept " << kept << "; whole: " << whole << " of " << kTasks);
    CHECK(found > asked * 0.85);
    CHECK(kept < found);
}

TEST_CASE("R-20: what finds no room in formation is brought up from where it stands") {
    core::Random random(77);
    int refused = 0, found = 0;
    for (int n = 0; n < 3000; ++n) {
        CAPTURE(n);
        CrowdScene scene = random_scene(random, 2 + random.below(14), 5.7);
        GatherTask& task = scene.task;
        std::vector<Disc> beside = task.around.enemies;
        beside.insert(beside.end(), task.settled.begin(), task.settled.end());
        for (const Coming& coin : task.coming) beside.push_back(coin.start);
        for (const Disc& enemy : random_coins(random, task.around, 40, beside)) task.around.enemies.push_back(enemy);
        const auto formed = gather(task);
        const auto all = gather_all(task);
        if (std::ranges::all_of(formed, [](const auto& place) { return place.has_value(); })) {
            REQUIRE(all);
            for (std::size_t i = 0; i < formed.size(); ++i) REQUIRE((*all)[i] == *formed[i]);
            continue;
        }
        ++refused;
        if (!all) continue;
        ++found;
        REQUIRE(is_gathered(task, *all));
    }
    MESSAGE("of " << refused << " crowds without room in formation " << found << " find some");
    CHECK(found > refused / 5);
}
