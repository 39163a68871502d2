// Checks the odds of everything a side could order: each target of each coin, with and without going beyond.

#include <cmath>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

namespace tests {

namespace {

constexpr double kExact = 1e-9;

bool is_fate(const FallOdds& fate, std::size_t size) {
    if (fate.chances.size() != size + 1) return false;
    double sum = 0, coins = 0;
    for (std::size_t k = 0; k <= size; ++k) {
        if (fate.chances[k] < 0) return false;
        sum += fate.chances[k];
        coins += fate.chances[k] * static_cast<double>(k);
    }
    return std::abs(sum - 1) < kExact && std::abs(coins - fate.coins) < kExact &&
           std::abs(fate.falls - fate.chances.back()) < kExact;
}

std::string fault_of(const Match& match, int coin, const Target& target, const std::vector<int>& beyond) {
    const Odds odds = rules::coin_wars::odds(match, coin, target.coin, target.ranged, beyond);
    const std::string who = match.id(coin) + " against " + match.id(target.coin);
    if (!is_fate(odds.target, party(match, target.coin).size())) return "the odds of the target of " + who;
    const std::size_t own = party(match, coin).size();
    if (!is_fate(odds.attacker, own)) return "the odds of the attacker, " + who;
    const FallOdds all = odds.attacker_with_beyond(match);
    if (!is_fate(all, own)) return "the odds of the attacker, " + who + ", with who goes beyond";
    if (all.coins + kExact < static_cast<double>(odds.beyond.size())) return "nobody is lost by going beyond, " + who;
    return "";
}

}  // namespace

std::string unsound_odds(const Match& match) {
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin)) continue;
        const std::vector<int> all = party(match, coin);
        if (all.front() != coin) continue;
        for (const Target& target : legal(match, coin).targets) {
            // No coins; one, two and all of them; coins named twice, an enemy, no coin at all.
            const std::vector<int> two(all.begin(), all.begin() + std::min<std::ptrdiff_t>(2, std::ssize(all)));
            const std::vector<std::vector<int>> tried{{}, {coin}, two, all, {coin, coin, target.coin, kNoCoin}};
            for (const std::vector<int>& beyond : tried)
                if (std::string fault = fault_of(match, coin, target, beyond); !fault.empty()) return fault;
        }
    }
    return "";
}

}  // namespace tests
