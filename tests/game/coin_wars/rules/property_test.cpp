// Invariants checked on many random tables; a failing run prints its seed.

#include <doctest/doctest.h>

#include <numbers>

#include "game/coin_wars/rules/path.h"
#include "tests/support/random_battle.h"
#include "tests/support/sanitized.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Up to `count` coins of both sides at random in the middle of the table, close together.
Match crowded(std::uint64_t seed, int count) {
    core::Random random(seed);
    Scenario battle = scenario("");
    battle.options.friends = random.below(4) == 0 ? Friends::Block : Friends::Pass;
    if (random.below(3) == 0)
        battle.terrain = {{"Rocks", Ground::Impassable, {{17, 11}, {19, 10.5}, {18.2, 12}, {18.5, 13}}}};
    for (int i = 0; i < count; ++i) {
        const int type = static_cast<int>(random.below(6));
        const Side side = random.below(2) == 0 ? Side::Heads : Side::Tails;
        const double x = random.between(14, 22);
        const double y = random.between(8, 16);
        CoinSetup coin{std::to_string(i), type, side, core::round_to_grid(Vec2{x, y})};
        const measure::Disc disc{*coin.at, battle.types[static_cast<std::size_t>(type)].radius()};
        bool free = true;
        for (std::size_t k = 0; k < battle.coins.size(); ++k)
            free = free && measure::gap(disc, measure::Disc{*battle.coins[k].at,
                                                            battle.type_of(static_cast<int>(k)).radius()}) >= 0;
        for (const Terrain& ground : battle.terrain)
            free = free && measure::gap(disc, measure::Polygon(ground.polygon)) >= 0;
        if (free) battle.coins.push_back(coin);
    }
    return table(battle);
}

Vec2 anywhere(core::Random& random, Vec2 around, double far) {
    const double x = random.between(-far, far);
    const double y = random.between(-far, far);
    return around + Vec2{x, y};
}

int some_coin(const Match& match, core::Random& random) {
    for (;;) {
        const auto i = static_cast<int>(random.below(static_cast<std::uint32_t>(match.count())));
        if (match.side_of(i) == match.side) return i;
    }
}

bool has_heads(const Match& match) {
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == Side::Heads) return true;
    return false;
}

}  // namespace

TEST_CASE("the nearest point is legal, and no legal point is nearer") {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        CAPTURE(seed);
        const Match match = crowded(seed, 10 + static_cast<int>(seed % 40));
        if (!has_heads(match)) continue;
        core::Random random(seed + 1000);
        const int coin = some_coin(match, random);
        const Vec2 wanted = core::round_to_grid(anywhere(random, match.coin(coin).at, 7));
        const Command move = Move{match.id(coin), wanted};
        if (!CoinWars::check(match, move)) continue;
        const auto nearest = CoinWars::nearest(match, move);
        const double found = nearest ? core::distance(*nearest, wanted) : 1e9;
        if (nearest) CHECK_FALSE(CoinWars::check(match, Move{match.id(coin), *nearest}));
        for (int i = 0; i < 400; ++i) {
            const Vec2 p =
                core::round_to_grid(anywhere(random, i % 2 == 0 ? match.coin(coin).at : wanted, i % 2 == 0 ? 6 : 1));
            if (core::distance(p, wanted) >= found - 0.02) continue;
            const bool legal = !CoinWars::check(match, Move{match.id(coin), p});
            if (legal)
                CHECK_MESSAGE(false, "nearer: " << p.x << " " << p.y << " wanted " << wanted.x << " " << wanted.y
                                                << " coin " << coin);
        }
    }
}

TEST_CASE("R-14: the nearest points of a charge are legal") {
    int vias = 0, tos = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(300); ++seed) {
        CAPTURE(seed);
        const Match match = crowded(seed, 6 + static_cast<int>(seed % 20));
        core::Random random(seed + 500);
        for (int i = 0; i < match.count(); ++i) {
            if (match.side_of(i) != match.side || !match.type(i).charge) continue;
            const auto target = static_cast<int>(random.below(static_cast<std::uint32_t>(match.count())));
            Charge charge{match.id(i), anywhere(random, match.coin(i).at, 6), match.id(target),
                          anywhere(random, match.coin(i).at, 7)};
            const bool first = CoinWars::check(match, Charge{charge.coin, charge.via, charge.target, {}}).has_value();
            if (!CoinWars::check(match, charge)) continue;
            const auto nearest = CoinWars::nearest(match, charge);
            if (!nearest) continue;
            (first ? charge.via : charge.to) = *nearest;
            ++(first ? vias : tos);
            CHECK_FALSE(CoinWars::check(match, charge));
        }
    }
    CHECK(vias > 0);
    CHECK(tos > 0);
}

TEST_CASE("R-1: the nearest place of a coin is legal, and no legal place is nearer") {
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        CAPTURE(seed);
        Match match = crowded(seed, 40);
        if (!has_heads(match)) continue;
        Scenario battle = *match.scenario;
        // A zone with a corner that turns inwards.
        battle.sides[0].zone = {{12, 6}, {24, 6}, {24, 18}, {18, 11}, {12, 18}};
        match.scenario = std::make_shared<const Scenario>(battle);
        match.phase = Phase::Deploy;
        core::Random random(seed);
        const int coin = some_coin(match, random);
        const Vec2 wanted = core::round_to_grid(anywhere(random, {18, 12}, 8));
        const auto legal = [&](Vec2 at) { return !CoinWars::check(match, PlaceCoin{match.id(coin), at}); };
        if (legal(wanted)) continue;
        const auto nearest = CoinWars::nearest(match, PlaceCoin{match.id(coin), wanted});
        if (nearest) CHECK(legal(*nearest));
        const double found = nearest ? core::distance(*nearest, wanted) : 1e9;
        for (int i = 0; i < 500; ++i) {
            const Vec2 at = core::round_to_grid(anywhere(random, wanted, std::min(found, 8.0)));
            if (core::distance(at, wanted) < found - 0.02) CHECK_FALSE(legal(at));
        }
    }
}

TEST_CASE("R-38: a coin rests on the grid, on the table, beside all others, and touches what stopped it") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Game game(crowded(seed, 20 + static_cast<int>(seed % 60)));
        if (!has_heads(game.match)) continue;
        core::Random random(seed);
        for (int i = 0; i < 30; ++i) {
            const int coin = some_coin(game.match, random);
            const Vec2 from = game.match.coin(coin).at;
            const Vec2 to = anywhere(random, from, 6);
            const Command move = Move{game.match.id(coin), to};
            if (!game.refused(move).empty()) continue;
            const Landing expected = landing(game.match, coin, to);
            const auto moved = only<Moved>(game.act(move));
            REQUIRE(moved.size() == 1);
            CHECK(moved[0].to == expected.at);
            CHECK(moved[0].to != moved[0].from);
            CHECK(core::round_to_grid(moved[0].to) == moved[0].to);
            CHECK(core::distance(from, moved[0].to) <= game.match.type(coin).reach() + measure::kTolerance);
            if (moved[0].stopped_by == kNoCoin && !moved[0].stopped_by_ground)
                CHECK(core::distance(moved[0].to, core::round_to_grid(to)) < 0.002);
            check_sound(game.match);
            game.match.coin(coin).moved = false;
            game.match.actions_left = 10;
        }
    }
}

TEST_CASE("reach is where moves can end, in every direction") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(60); ++seed) {
        CAPTURE(seed);
        const Match match = crowded(seed, 10 + static_cast<int>(seed % 40));
        if (!has_heads(match)) continue;
        core::Random random(seed);
        const int coin = some_coin(match, random);
        constexpr int kDirections = 90;
        const std::vector<double> region = reach(match, coin, kDirections);
        REQUIRE(region.size() == kDirections);
        const Vec2 from = match.coin(coin).at;
        const double farthest = match.type(coin).reach();
        for (int i = 0; i < kDirections; ++i) {
            const double angle = 2 * std::numbers::pi * i / kDirections;
            const Vec2 along{std::cos(angle), std::sin(angle)};
            const double limit = region[static_cast<std::size_t>(i)];
            const auto end = [&](double d) {
                const Vec2 to = from + along * d;
                if (CoinWars::check(match, Move{match.id(coin), to})) return 0.0;
                return core::distance(from, landing(match, coin, to).at);
            };
            CAPTURE(i);
            CAPTURE(limit);
            for (double d = 0.02; d <= farthest; d += 0.02) CHECK(end(d) <= limit + 0.02);
            // The limit can be reached, by moving there or by contact beyond it.
            double best = 0;
            for (double d = limit - 0.003; d <= limit + 0.003; d += 0.0005) best = std::max(best, end(d));
            best = std::max(best, end(farthest));
            CHECK((limit < 0.02 || best >= limit - 0.02));
        }
    }
}

TEST_CASE("the hash tells battles apart and is equal for equal ones") {
    const Match match = crowded(3, 30);
    Match copy = match;
    CHECK(copy == match);
    CHECK(CoinWars::hash(copy) == CoinWars::hash(match));
    const auto differs = [&](auto change) {
        Match changed = match;
        change(changed);
        CHECK_FALSE(changed == match);
        CHECK(CoinWars::hash(changed) != CoinWars::hash(match));
    };
    differs([](Match& m) { m.coin(0).at.x += core::kGrid; });
    differs([](Match& m) { m.coin(1).moved = true; });
    differs([](Match& m) { m.coin(1).struck = true; });
    differs([](Match& m) { m.coin(2).place = Place::Fallen; });
    differs([](Match& m) { --m.actions_left; });
    differs([](Match& m) { m.purse[1] = 5; });
    differs([](Match& m) { m.ending.draw_offered = Side::Tails; });
    differs([](Match& m) { ++m.ending.quiet_turns; });
    differs([](Match& m) { m.outcome = Outcome{Side::Heads, "concede"}; });
    differs([](Match& m) { m.coin(3).army = 1; });
    differs([](Match& m) { m.coin(3).cut_off = true; });
    differs([](Match& m) { m.armies.push_back({1, 2}); });
    differs([](Match& m) { m.charges.push_back({1, {3, 3}}); });
    differs([](Match& m) { m.awaiting.push_back({}); });
    differs([](Match& m) { m.fight = Fight{}; });
    differs([](Match& m) { m.ending.held = {1}; });
    const auto other_battle = [](Match& m, const Scenario& other) {
        const Match begun = table(other);
        m.scenario = begun.scenario;
        m.scenario_hash = begun.scenario_hash;
    };
    differs([&](Match& m) {
        Scenario other = *m.scenario;
        other.coins[0].at->x += 1;
        other_battle(m, other);
    });
    differs([&](Match& m) {
        Scenario other = *m.scenario;
        other.options.spy_struck_back = true;
        other_battle(m, other);
    });
    differs([&](Match& m) {
        Scenario other = *m.scenario;
        other.advanced.dice = 6;
        other_battle(m, other);
    });
}

TEST_CASE("searches go and land where commands do") {
    int legal = 0, refused = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Match match = begin(std::make_shared<const Scenario>(random_battle(seed)));
        core::Random random(seed);
        for (int coin = 0; coin < match.count(); ++coin) {
            if (!match.on_table(coin)) continue;
            CAPTURE(seed);
            Path path = path_to(match, coin, anywhere(random, match.coin(coin).at, 4));
            if (random.below(2) == 0) path.going = Going::Charging;
            const auto refusal = check_path(match, path);
            const auto landing = land_if_legal(match, path);
            CHECK((hindrance(match, path) == Hindrance::None) == !refusal);
            CHECK(landing.has_value() == !refusal);
            ++(refusal ? refused : legal);
            if (!landing) continue;
            const Landing same = land(match, path);
            CHECK(landing->at == same.at);
            CHECK(landing->stopped_by == same.stopped_by);
            CHECK(landing->stopped_by_ground == same.stopped_by_ground);
        }
    }
    CHECK(legal > 100);
    CHECK(refused > 100);
}
