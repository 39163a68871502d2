#include <benchmark/benchmark.h>

#include <algorithm>

#include "engine/core/random.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "ratio.h"
#include "ways.h"

namespace bench {

namespace {

namespace cw = rules::coin_wars;
using core::Vec2;

constexpr std::size_t kCoins = 200;

cw::CoinType penny() {
    cw::CoinType type;
    type.name = "penny";
    type.title = "Penny";
    type.offense = type.defense = 1;
    type.diameter = 0.75;
    return type;
}

// Makes a table full of both sides' coins without overlaps.
cw::Match crowded_table(core::Random& random) {
    cw::Scenario battle;
    battle.types = {penny()};
    battle.first = cw::Side::Heads;
    while (battle.coins.size() < kCoins) {
        const double x = random.between(0.4, battle.width - 0.4);
        const double y = random.between(0.4, battle.height - 0.4);
        const Vec2 at = core::round_to_grid(Vec2{x, y});
        const auto on_it = [&](const cw::CoinSetup& other) { return core::distance(*other.at, at) < 0.76; };
        if (std::ranges::any_of(battle.coins, on_it)) continue;
        const auto number = battle.coins.size();
        const cw::Side side = number % 2 == 0 ? cw::Side::Heads : cw::Side::Tails;
        std::string id = number % 2 == 0 ? "h" : "t";
        id += std::to_string(number / 2 + 1);
        battle.coins.push_back({id, 0, side, at});
    }
    return cw::begin(std::make_shared<const cw::Scenario>(std::move(battle)));
}

// Returns legal moves as players make them: to any place in reach, also into contact.
std::vector<cw::Command> legal_moves(const cw::Match& match, core::Random& random) {
    std::vector<cw::Command> moves;
    while (moves.size() < 1000) {
        const int coin = 2 * static_cast<int>(random.below(kCoins / 2));
        const double x = random.between(-3.75, 3.75);
        const double y = random.between(-3.75, 3.75);
        cw::Command move = cw::Move{match.id(coin), match.coin(coin).at + Vec2{x, y}};
        if (!cw::CoinWars::check(match, move)) moves.push_back(std::move(move));
    }
    return moves;
}

}  // namespace

std::vector<Ratio> check_ratios() {
    core::Random random(3);
    const cw::Match match = crowded_table(random);
    const std::vector<cw::Command> moves = legal_moves(match, random);
    const Ways meeting = random_ways(Which::Meeting), any = random_ways(Which::Any);
    const auto checks = [&] {
        int refused = 0;
        for (const cw::Command& move : moves) refused += cw::CoinWars::check(match, move) ? 1 : 0;
        benchmark::DoNotOptimize(refused);
        return static_cast<int>(moves.size());
    };
    return {compare("check of a move among 200 coins / a sweep that meets", 40, checks,
                    [&] { return run_sweeps(meeting); }),
            compare("check of a move among 200 coins / a sweep, any way", 70, checks, [&] { return run_sweeps(any); })};
}

}  // namespace bench
