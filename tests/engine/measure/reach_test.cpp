#include <doctest/doctest.h>

#include "engine/measure/direction.h"
#include "random_table.h"

using namespace measure;

namespace {

constexpr double kWidth = 12, kHeight = 9;

bool lies_free(const ReachQuery& query, Vec2 p) {
    const Disc coin{p, query.coin.radius};
    if (p.x < coin.radius - 1e-9 || p.x > kWidth - coin.radius + 1e-9) return false;
    if (p.y < coin.radius - 1e-9 || p.y > kHeight - coin.radius + 1e-9) return false;
    for (const Disc& stop : query.stops)
        if (gap(coin, stop) < -1.1e-9) return false;
    for (const auto& ground : query.ground)
        if (gap(coin, ground) < -1.1e-9) return false;
    return true;
}

struct Scene {
    Disc coin;
    std::vector<Disc> stops;
    std::vector<std::vector<Vec2>> ground;
    ReachQuery query() const { return {coin, 3.75, kWidth, kHeight, stops, ground, 90}; }
};

Scene some_scene(core::Random& random) {
    Scene scene;
    const double x = random.between(0.4, kWidth - 0.4);
    const double y = random.between(0.4, kHeight - 0.4);
    scene.coin = {{x, y}, 0.375};
    while (scene.stops.size() < 6) {
        const Disc stop = random_disc(random, kWidth);
        if (gap(stop, scene.coin) > 0) scene.stops.push_back(stop);
    }
    const std::vector<Vec2> ground = random_polygon(random, random_point(random, kWidth), 2);
    if (gap(scene.coin, ground) > 0) scene.ground.push_back(ground);
    return scene;
}

}  // namespace

TEST_CASE("directions: the compass is exact, all are unit vectors, evenly turned") {
    CHECK(direction(0, 720) == Vec2{1, 0});
    CHECK(direction(180, 720) == Vec2{0, 1});
    CHECK(direction(360, 720) == Vec2{-1, 0});
    CHECK(direction(540, 720) == Vec2{0, -1});
    for (const int count : {1, 3, 7, 8, 90, 720}) {
        for (int i = 0; i < count; ++i) {
            const Vec2 d = direction(i, count);
            const double angle = 2 * 3.14159265358979323846 * i / count;
            REQUIRE(std::abs(d.x - std::cos(angle)) < 1e-14);
            REQUIRE(std::abs(d.y - std::sin(angle)) < 1e-14);
            REQUIRE(std::abs(length(d) - 1) < 1e-15);
        }
    }
}

TEST_CASE("X-20: a Penny alone on a wide table reaches 3.75 in every way") {
    ReachQuery query{{{20, 20}, 0.375}, 3.75, 40, 40, {}, {}, 720};
    const auto region = reach_region(query);
    CHECK(region.size() == 720);
    for (const double distance : region) CHECK(distance == 3.75);
}

TEST_CASE("reach is cut by a coin, the border and ground") {
    const std::vector<Disc> stops{{{5, 4}, 0.5}};
    const std::vector<std::vector<Vec2>> ground{{{0, 6}, {9, 6}, {9, 7}, {0, 7}}};
    ReachQuery query{{{2, 4}, 0.5}, 6, 12, 9, stops, ground, 4};
    const auto region = reach_region(query);
    CHECK(region[0] == doctest::Approx(2));    // the coin
    CHECK(region[1] == doctest::Approx(1.5));  // ground
    CHECK(region[2] == doctest::Approx(1.5));  // the left border
    CHECK(region[3] == doctest::Approx(3.5));  // the near border
}

TEST_CASE("a reach region is what walking each way in small steps finds") {
    core::Random random(41);
    for (int n = 0; n < 200; ++n) {
        const Scene scene = some_scene(random);
        const ReachQuery query = scene.query();
        const auto region = reach_region(query);
        for (int i = 0; i < query.directions; ++i) {
            CAPTURE(n);
            CAPTURE(i);
            const Vec2 along = direction(i, query.directions);
            const double far = region[static_cast<std::size_t>(i)];
            for (double walked = 0; walked <= far; walked += 0.02)
                REQUIRE(lies_free(query, scene.coin.center + along * walked));
            if (far == query.reach) continue;
            // The obstacle must be right there: a little farther, rims overlap or the border is crossed.
            REQUIRE_FALSE(lies_free(query, scene.coin.center + along * (far + 1e-3)));
        }
    }
}
