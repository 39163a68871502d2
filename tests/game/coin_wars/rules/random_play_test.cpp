// Whole battles of random legal actions to their end; invariants are checked after every command.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/into_contact.h"
#include "tests/support/sanitized.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

constexpr std::uint64_t kLastSeed = kit::kSanitized ? 80 : 200;

// Two lines of random coins, each in its own third of a small table.
Match two_lines(std::uint64_t seed) {
    core::Random random(seed);
    Scenario battle = scenario("");
    battle.width = 20;
    battle.height = 16;
    battle.options = seed % 2 == 0 ? kitchen_table() : tournament();
    if (seed % 3 == 0) battle.options.friends = Friends::Block;
    if (seed % 5 == 0) battle.victory.turns = 8;
    if (seed % 7 == 0) battle.victory.goals = {has_lost(Side::Tails, 5), has_lost(Side::Heads, 5)};
    if (seed % 4 == 0) battle.terrain = {{"Rocks", Ground::Impassable, {{8, 7}, {12, 7.5}, {11, 9}, {9, 8.5}}}};
    for (int i = 0; i < 24; ++i) {
        const bool heads = i % 2 == 0;
        const int type = static_cast<int>(random.below(6));
        const double x = 1.5 + 1.4 * (i / 2);
        const double y = random.between(1, 4);
        battle.coins.push_back({std::to_string(i), type, heads ? Side::Heads : Side::Tails,
                                core::round_to_grid(Vec2{x, heads ? y : 16 - y})});
    }
    return table(battle);
}

Vec2 near(core::Random& random, Vec2 at, double far) {
    const double x = random.between(-far, far);
    const double y = random.between(-far, far);
    return at + Vec2{x, y};
}

// An action to try: an attack if possible, a Charge, or a move, preferably towards an enemy.
Command attempt(const Match& match, int coin, core::Random& random) {
    const Options can = legal(match, coin);
    const std::string& id = match.id(coin);
    if (can.can_attack && random.below(4) != 0) {
        const auto pick = random.below(static_cast<std::uint32_t>(can.targets.size()));
        return Attack{id, match.id(can.targets[pick].coin)};
    }
    const auto other = static_cast<int>(random.below(static_cast<std::uint32_t>(match.count())));
    if (can.can_charge && match.on_table(other) && match.side_of(other) != match.side) {
        if (const auto via = way_into_contact(match, coin, other)) {
            const Vec2 to = near(random, *via, 3);
            return Charge{id, via, match.id(other), random.below(2) == 0 ? std::optional<Vec2>(to) : std::nullopt};
        }
    }
    const Vec2 at = match.coin(coin).at;
    if (match.on_table(other) && match.side_of(other) != match.side && random.below(3) != 0) {
        const double reach = std::min(match.type(coin).reach(), core::distance(at, match.coin(other).at));
        return Move{id, at + core::unit(match.coin(other).at - at) * reach};
    }
    return Move{id, near(random, at, 5)};
}

void play(Game& game, const Command& command) {
    const Match before = game.match;
    if (CoinWars::check(game.match, command)) {
        CHECK(game.match == before);
        const auto nearest = CoinWars::nearest(game.match, command);
        CHECK(game.match == before);
        const auto* move = get_if<Move>(&command);
        if (move && nearest) CHECK_FALSE(CoinWars::check(game.match, Move{move->coin, *nearest}));
        return;
    }
    game.act(command);
    CHECK(CoinWars::hash(game.match) != CoinWars::hash(before));
    Game again(before);
    again.act(command);
    CHECK(again.match == game.match);
    CHECK(CoinWars::hash(again.match) == CoinWars::hash(game.match));
    check_sound(game.match);
}

}  // namespace

TEST_CASE("battles of random play end, and hold what must always hold") {
    std::map<std::string, int> ends;
    for (std::uint64_t seed = 1; seed <= kLastSeed; ++seed) {
        CAPTURE(seed);
        Game game(two_lines(seed));
        check_sound(game.match);
        core::Random random(seed);
        while (game.match.phase != Phase::Over) {
            const int turn = game.match.turn;
            for (int tries = 0; tries < 14 && game.match.phase == Phase::Play; ++tries)
                play(game, attempt(game.match, static_cast<int>(random.below(24)), random));
            if (game.match.phase == Phase::Play) play(game, EndTurn{});
            REQUIRE(game.match.turn <= turn + 1);
            REQUIRE(game.match.turn < 400);
        }
        ++ends[game.match.outcome->by];
    }
    for (const auto& [by, count] : ends) MESSAGE(by << ": " << count);
    CHECK(ends["elimination"] > 0);
    CHECK(ends["victory"] > 0);
    CHECK(ends["limit"] > 0);
}
