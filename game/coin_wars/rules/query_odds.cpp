// Exact odds: sums over every total of the dice, with the losses that the rules would propose.

#include <map>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/query.h"

namespace rules::coin_wars {

namespace {

Fate untouched() { return {0, {1.0}, 0, 0}; }

Fate of_single(const Match& match, const Strike& strike, const std::vector<std::pair<int, double>>& dice) {
    Fate fate{0, {0, 0}, 0, 0};
    for (const auto& [total, chance] : dice) {
        const bool falls = strike.dice.empty() ? strike.beats : settled(match, strike, total, {}).beats;
        fate.chances[falls ? 1 : 0] += chance;
    }
    fate.falls = fate.coins = fate.chances[1];
    fate.cents = fate.falls * match.type(strike.target).cents;
    return fate;
}

Fate of_army(const Match& match, const Strike& strike, const std::vector<std::pair<int, double>>& dice,
             const std::vector<int>& spared) {
    const std::size_t size = members(match, strike.target_army).size();
    Fate fate{0, std::vector<double>(size + 1), 0, 0};
    for (const auto& [total, chance] : dice) {
        const Strike one = strike.dice.empty() ? strike : settled(match, strike, total, spared);
        const std::vector<int> losses = proposed_losses(match, one, spared);
        fate.chances[losses.size()] += chance;
        fate.coins += chance * static_cast<double>(losses.size());
        for (const int coin : losses) fate.cents += chance * match.type(coin).cents;
    }
    fate.falls = fate.chances[size];
    return fate;
}

Fate fate(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    const auto dice = totals(strike.dice);
    return strike.target_army == kNoArmy ? of_single(match, strike, dice)
                                         : of_army(match, strike, dice, spared);
}

}  // namespace

Odds odds(const Match& match, int attacker, int target, bool ranged, const std::vector<int>& beyond) {
    Exchange both = exchange(match, party(match, attacker), target, ranged, beyond);
    Odds odds;
    odds.ranged = ranged;
    odds.target = fate(match, both.strike, {});
    odds.attacker = both.back ? fate(match, *both.back, beyond) : untouched();
    odds.strike = std::move(both.strike);
    odds.back = std::move(both.back);
    odds.no_back = std::move(both.no_back);
    return odds;
}

Odds odds(const Match& match, const Charge& charge) {
    const int army = match.find_army(charge.army);
    const int attacker = army == kNoArmy ? match.find(charge.coin) : members(match, army).front();
    std::vector<int> beyond;
    for (const std::string& id : charge.beyond) beyond.push_back(match.find(id));
    return odds(at_the_blow(match, charge), attacker, match.find(charge.target), false, beyond);
}

}  // namespace rules::coin_wars
