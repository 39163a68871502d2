#include "game/coin_wars/bots/piece_value.h"

namespace bots {

using namespace rules::coin_wars;

namespace {

// The share of a side's strength that losses deciding the battle are worth in total.
constexpr double kGoal = 0.5;

// Tuned on thousands of battles between random lists: strength counts fully, traits by how much they won.
double strength(const CoinType& type) {
    double worth = 0.5 + (type.offense + type.defense) / 2.0;
    for (const Trait& trait : kTraits)
        if (type.*trait.has) worth += trait.worth;
    return worth;
}

}  // namespace

std::vector<double> strengths_of(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    const bool purse_counts = victory.turns > 0 && victory.at_limit == AtLimit::Purse;
    std::vector<double> strengths;
    for (const CoinSetup& coin : scenario.coins) {
        const CoinType& type = scenario.type(coin.type);
        strengths.push_back(strength(type) + (purse_counts ? 0.1 : 0.02) * type.cents);
    }
    return strengths;
}

std::vector<double> worths_of(const Scenario& scenario, const std::vector<double>& strengths, const Stakes& stakes) {
    std::array<double, 2> all{};
    for (std::size_t i = 0; i < strengths.size(); ++i) all[index(scenario.coins[i].side)] += strengths[i];
    std::vector<double> worths = strengths;
    for (std::size_t i = 0; i < worths.size(); ++i)
        worths[i] += kGoal * stakes.coins[i] * all[index(scenario.coins[i].side)];
    return worths;
}

}  // namespace bots
