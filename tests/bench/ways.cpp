#include "ways.h"

#include <benchmark/benchmark.h>

#include <algorithm>

#include "engine/core/random.h"

namespace bench {

using core::Vec2;
using measure::Disc;
using measure::Segment;

namespace {

constexpr int kWays = 4096;
constexpr double kLongest = 5.7;

Vec2 random_point(core::Random& random, double width, double height) {
    const double x = random.between(0, width);
    const double y = random.between(0, height);
    return {x, y};
}

Disc random_disc(core::Random& random, double width, double height) {
    const Vec2 center = random_point(random, width, height);
    return {center, random.between(0.35, 0.6)};
}

std::vector<Disc> table_of_coins(core::Random& random) {
    std::vector<Disc> coins;
    while (coins.size() < 60) {
        const Disc coin = random_disc(random, 36, 24);
        if (std::ranges::none_of(coins, [&](const Disc& other) { return gap(coin, other) < 0; })) coins.push_back(coin);
    }
    return coins;
}

// Returns the coins whose rim is within 1.5 in of the way's box, as a search around passes them on.
std::vector<Disc> near_the_way(const std::vector<Disc>& coins, const Disc& moving, Vec2 to) {
    const Vec2 middle = (moving.center + to) * 0.5;
    const double around = moving.radius + 1.5;
    std::vector<Disc> near;
    for (const Disc& coin : coins) {
        const bool beside = std::abs(coin.center.x - middle.x) > std::abs(to.x - middle.x) + around ||
                            std::abs(coin.center.y - middle.y) > std::abs(to.y - middle.y) + around;
        if (!beside && coin.center != moving.center) near.push_back(coin);
    }
    return near;
}

}  // namespace

Ways random_ways(Which which) {
    core::Random random(7);
    Ways ways;
    while (ways.size() < kWays) {
        const Disc moving = random_disc(random, 10, 10);
        const Disc disc = random_disc(random, 10, 10);
        const Vec2 to = random_point(random, 10, 10);
        const Vec2 a = random_point(random, 10, 10);
        const Segment segment{a, random_point(random, 10, 10)};
        if (which == Which::Meeting && (gap(moving, disc) <= 0 || !sweep(moving, to, disc))) continue;
        ways.moving.push_back(moving);
        ways.discs.push_back(disc);
        ways.to.push_back(to);
        ways.segments.push_back(segment);
    }
    return ways;
}

Moves random_moves() {
    core::Random random(7);
    Moves moves;
    while (moves.queries < kWays) {
        const std::vector<Disc> coins = table_of_coins(random);
        for (const Disc& moving : coins) {
            const double x = random.between(-kLongest, kLongest);
            const double y = random.between(-kLongest, kLongest);
            const Vec2 to = moving.center + Vec2{x, y};
            std::vector<Disc> near = near_the_way(coins, moving, to);
            if (near.empty() || x * x + y * y > kLongest * kLongest) continue;
            moves.queries += static_cast<int>(near.size());
            moves.moving.push_back(moving);
            moves.to.push_back(to);
            moves.near.push_back(std::move(near));
        }
    }
    return moves;
}

int run_sweeps(const Ways& ways) {
    double sum = 0;
    for (std::size_t i = 0; i < ways.size(); ++i)
        sum += measure::sweep(ways.moving[i], ways.to[i], ways.discs[i]).value_or(0);
    benchmark::DoNotOptimize(sum);
    return static_cast<int>(ways.size());
}

}  // namespace bench
