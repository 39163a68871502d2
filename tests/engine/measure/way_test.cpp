#include <doctest/doctest.h>

#include <algorithm>

#include "crowd_table.h"

using namespace measure;

namespace {

constexpr double kWide = 6, kHigh = 4, kCell = 0.05;
constexpr int kColumns = 121, kRows = 81;

// The table in small squares: the clearance of a coin with its centre in each.
struct Squares {
    std::vector<double> clear;

    Squares(double r, const Surroundings& around, const std::vector<std::vector<Vec2>>& ground) {
        for (int i = 0; i < kColumns * kRows; ++i) {
            const Disc disc{at(i), r};
            const Vec2 p = disc.center;
            double min = std::min({p.x, kWide - p.x, p.y, kHigh - p.y}) - r;
            for (const Disc& enemy : around.enemies) min = std::min(min, gap(disc, enemy));
            for (const auto& polygon : ground) min = std::min(min, gap(disc, polygon));
            clear.push_back(min);
        }
    }

    static Vec2 at(int i) { return {i % kColumns * kCell, i / kColumns * kCell}; }

    // Returns all squares reached from one over neighbours with enough clearance; `steps` may include corner
    // neighbours.
    std::vector<bool> flood(int from, double room, std::span<const Vec2> steps) const {
        std::vector<bool> reached(clear.size(), false);
        std::vector<int> open{from};
        reached[from] = true;
        while (!open.empty()) {
            const int i = open.back();
            open.pop_back();
            for (const Vec2 step : steps) {
                const int x = i % kColumns + static_cast<int>(step.x), y = i / kColumns + static_cast<int>(step.y);
                if (x < 0 || x >= kColumns || y < 0 || y >= kRows) continue;
                const int next = y * kColumns + x;
                if (reached[next] || clear[next] < room) continue;
                reached[next] = true;
                open.push_back(next);
            }
        }
        return reached;
    }
};

const std::vector<Vec2> kBeside{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const std::vector<Vec2> kAround{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

// Obstacles like two walls of coins across the table, between (2, 2) and (4, 2).
Surroundings palisade(std::vector<Disc> enemies) { return {6, 4, std::move(enemies), {}}; }

}  // namespace

TEST_CASE("R-20: a way leads around enemies, not through them, and exactly where the coin fits") {
    const Disc coin{{1, 2}, 0.5};
    const Vec2 to{5, 2};
    const auto way = [&](std::vector<Disc> enemies) { return has_way(coin, to, palisade(std::move(enemies)), {}); };
    CHECK(way({}));
    CHECK(way({{{3, 2}, 0.5}}));
    CHECK(way({{{3, 1.5}, 1}}));                   // 1.5 in left above it
    CHECK(way({{{3, 1.0}, 1}, {{3, 3.5}, 0.5}}));  // exactly 1 in between them
    CHECK_FALSE(way({{{3, 1.0}, 1}, {{3, 3.498}, 0.5}}));
    CHECK(way({{{3, 1.5}, 1.5}}));  // exactly 1 in to the table's edge
    CHECK_FALSE(way({{{3, 1.502}, 1.5}}));
    CHECK_FALSE(way({{{3, 0.5}, 0.5}, {{3, 1.6}, 0.5}, {{3, 2.7}, 0.5}, {{3, 3.8}, 0.5}}));
}

TEST_CASE("R-20: a coin ringed in has no way out; a gap in the ring lets it out") {
    const Disc coin{{3, 2}, 0.4};
    std::vector<Disc> ring{{{3, 3.2}, 0.5}, {{4.2, 2}, 0.5}, {{3, 0.8}, 0.5}, {{1.8, 2}, 0.5}};
    CHECK_FALSE(has_way(coin, {0.5, 3.5}, palisade(ring), {}));
    ring.pop_back();
    CHECK(has_way(coin, {0.5, 3.5}, palisade(ring), {}));
    CHECK_FALSE(has_way(coin, {5.5, 3.5}, palisade(ring), {}));
}

TEST_CASE("R-20: the start may touch, or lie in a wall by the tolerance") {
    const Disc coin{{1, 2}, 0.5};
    CHECK(has_way(coin, {5, 2}, palisade({{{1.9985, 2}, 0.5}, {{0.5, 2.87}, 0.5}}), {}));
    CHECK(has_way({{0.4995, 0.4995}, 0.5}, {5, 2}, palisade({}), {}));
}

TEST_CASE("R-20: ground has corners and bays; own coins are passed over") {
    const std::vector<Vec2> bay{{2, 0.5}, {5, 0.5}, {5, 3.5}, {2, 3.5}, {2, 3.4}, {4.9, 3.4}, {4.9, 0.6}, {2, 0.6}};
    const std::vector<Polygon> ground{bay};
    const Disc inside{{4, 2}, 0.4};
    CHECK(has_way(inside, {0.5, 2}, {6, 4, {}, {{{1, 2}, 0.5}}}, ground));
    CHECK(has_way(inside, {5.5, 2}, {7, 5, {}, {}}, ground));
    CHECK_FALSE(has_way(inside, {5.5, 2}, {6, 4, {}, {}}, ground));
    CHECK_FALSE(has_way(inside, {0.5, 2}, {6, 4, {{{2.2, 2}, 1.0}}, {}}, ground));
}

TEST_CASE("a way is what flooding the table in small squares finds") {
    core::Random random(33);
    int ways = 0, none = 0, close = 0;
    for (int n = 0; n < 1500; ++n) {
        const double r = random_radius(random);
        Surroundings around{kWide, kHigh, {}, {}};
        const std::size_t count = 2 + random.below(9);
        for (std::size_t i = 0; i < count; ++i) around.enemies.push_back(random_disc(random, 6));
        std::vector<std::vector<Vec2>> ground;
        for (auto i = random.below(3); i > 0; --i)
            ground.push_back(random_polygon(random, random_point(random, 6), 1.5));
        const std::vector<Polygon> polygons(ground.begin(), ground.end());
        const Squares squares(r, around, ground);
        std::vector<int> free;
        for (int i = 0; i < kColumns * kRows; ++i)
            if (squares.clear[i] > 1e-6) free.push_back(i);
        if (free.empty()) continue;
        const int from = free[random.below(static_cast<std::uint32_t>(free.size()))];
        const auto surely = squares.flood(from, kCell / 2 + 1e-6, kBeside);
        const auto perhaps = squares.flood(from, -kCell * 0.7072 - kTolerance, kAround);
        for (int k = 0; k < 10; ++k) {
            CAPTURE(n);
            CAPTURE(k);
            const int to = free[random.below(static_cast<std::uint32_t>(free.size()))];
            const bool way = has_way({Squares::at(from), r}, Squares::at(to), around, polygons);
            REQUIRE(way == has_way({Squares::at(to), r}, Squares::at(from), around, polygons));
            if (surely[to]) REQUIRE(way);
            if (!perhaps[to]) REQUIRE_FALSE(way);
            ways += surely[to];
            none += !perhaps[to];
            close += perhaps[to] && !surely[to];
        }
    }
    MESSAGE("ways: " << ways << ", none: " << none << ", too close for squares to tell: " << close);
    CHECK(ways > 3000);
    CHECK(none > 1000);
}
