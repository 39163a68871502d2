// check, land, nearest and reach apply the same rules: compared with each other on random tables with all kinds of
// areas.

#include <doctest/doctest.h>

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/nearest_legal.h"
#include "game/coin_wars/rules/nearest_path.h"
#include "game/coin_wars/rules/reach.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

constexpr Ground kKinds[]{Ground::Impassable, Ground::Slow, Ground::Stop, Ground::NoCharge, Ground::Fast};

Vec2 somewhere(core::Random& random, Vec2 around, double far) {
    const double x = random.between(-far, far);
    const double y = random.between(-far, far);
    return around + Vec2{x, y};
}

Terrain some_area(core::Random& random) {
    Terrain area{"Area", kKinds[random.below(5)], {}};
    const Vec2 middle = somewhere(random, {18, 12}, 5);
    const std::uint32_t corners = 3 + random.below(4);
    for (std::uint32_t i = 0; i < corners; ++i) {
        const double far = random.between(0.4, 2.5) * (area.kind == Ground::Fast ? 2 : 1);
        area.polygon.push_back(middle + measure::direction(static_cast<int>(i), static_cast<int>(corners)) * far);
    }
    if (random.below(6) == 0) area.side = random.below(2) == 0 ? Side::Heads : Side::Tails;
    if (random.below(8) == 0) area.from_turn = 2;
    return area;
}

bool is_free(const Scenario& battle, const measure::Disc& disc) {
    for (std::size_t i = 0; i < battle.coins.size(); ++i) {
        const measure::Disc other{*battle.coins[i].at, battle.type_of(static_cast<int>(i)).radius()};
        if (measure::gap(disc, other) < 0) return false;
    }
    return std::ranges::none_of(battle.terrain, [&](const Terrain& area) {
        return area.kind == Ground::Impassable && measure::gap(disc, measure::Polygon(area.polygon)) < 0;
    });
}

// Coins of both sides in the middle of the table, Heads first, among up to four areas.
Match random_table(core::Random& random) {
    Scenario battle = scenario("");
    battle.options.friends = random.below(4) == 0 ? Friends::Block : Friends::Pass;
    for (std::uint32_t areas = random.below(5); areas > 0; --areas) battle.terrain.push_back(some_area(random));
    const std::size_t count = 2 + random.below(24);
    while (battle.coins.size() < count) {
        const int type = static_cast<int>(random.below(6));
        const Side side = battle.coins.empty() || random.below(2) == 0 ? Side::Heads : Side::Tails;
        const Vec2 at = core::round_to_grid(somewhere(random, {18, 12}, 4));
        const double radius = battle.types[static_cast<std::size_t>(type)].radius();
        if (is_free(battle, {at, radius}))
            battle.coins.push_back({std::to_string(battle.coins.size()), type, side, at});
    }
    return table(battle);
}

Path random_way(const Match& match, core::Random& random) {
    Path path = path_to(match, 0, somewhere(random, match.coin(0).at, 7));
    if (random.below(2) == 0) path.going = Going::Charging;
    return path;
}

// The length of the path until it ends; nullopt if it is refused. The resting place is rounded, this length is not.
std::optional<double> end(const Match& match, Path path, Vec2 along, double length) {
    path.to = path.from + along * length;
    if (check_path(match, path)) return std::nullopt;
    return core::distance(path.from, land(match, path).at);
}

}  // namespace

TEST_CASE("R-37: what lies in reach is legal, and nothing beyond it") {
    constexpr int kDirections = 48;
    constexpr double kRest = 3 * core::kGrid;  // how far the grid can move a resting place
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        CAPTURE(seed);
        core::Random random(seed);
        const Match match = random_table(random);
        Path path = random_way(match, random);
        // A strict tolerance: 1/1024 in across a slanting bound would be more along the path.
        if (seed % 2 == 0) path.tolerance = 1e-9;
        const std::vector<double> region = reach_of(match, path, kDirections);
        for (int i = 0; i < kDirections; ++i) {
            CAPTURE(i);
            const double limit = region[static_cast<std::size_t>(i)];
            const Vec2 along = measure::direction(i, kDirections);
            if (limit > kRest) {
                const auto at_limit = end(match, path, along, limit - 1e-6);
                REQUIRE(at_limit);
                CHECK(std::abs(*at_limit - limit) < kRest);
            }
            for (const double length : {limit + 0.004, random.between(0, longest(path)), longest(path)}) {
                if (length > longest(path) || seed % 2 != 0) continue;
                const auto beyond = end(match, path, along, length);
                if (beyond) CHECK(*beyond <= limit + kRest);
            }
        }
    }
}

TEST_CASE("R-10: the nearest point is legal, and no nearer one is, among all kinds of areas") {
    int refused = 0, found = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        CAPTURE(seed);
        core::Random random(seed + 10000);
        const Match match = random_table(random);
        Path path = random_way(match, random);
        if (!check_path(match, path)) continue;
        ++refused;
        const Vec2 wanted = path.to;
        const auto nearest = nearest_path(match, path);
        double best = 1e9;
        if (nearest) {
            ++found;
            best = core::distance(*nearest, wanted);
            path.to = *nearest;
            CHECK_FALSE(check_path(match, path));
            CHECK(core::round_to_grid(*nearest) == *nearest);
        }
        for (int i = 0; i < 200; ++i) {
            path.to = core::round_to_grid(i % 2 == 0 ? somewhere(random, path.from, 6)
                                                     : somewhere(random, wanted, std::min(best, 1.0)));
            if (core::distance(path.to, wanted) >= best - 0.01) continue;
            const bool legal = !check_path(match, path);
            CHECK_MESSAGE(!legal, "nearer: " << path.to.x << " " << path.to.y << " to " << wanted.x << " " << wanted.y);
        }
    }
    CHECK(refused > 500);
    CHECK(found > refused / 2);
}

TEST_CASE("R-38: where a way ends the coin lies on the grid, free, and on the table") {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        CAPTURE(seed);
        core::Random random(seed + 20000);
        Match match = random_table(random);
        const Path path = random_way(match, random);
        if (check_path(match, path)) continue;
        const Landing landing = land(match, path);
        CHECK(core::round_to_grid(landing.at) == landing.at);
        CHECK(landing.at != path.from);
        CHECK(core::distance(path.from, landing.at) <= path.reach + 2 * measure::kTolerance);
        match.coin(0).at = landing.at;
        check_sound(match);
    }
}
