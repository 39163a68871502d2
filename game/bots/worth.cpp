#include "game/bots/worth.h"

namespace bots {

using rules::coin_wars::AtLimit;
using rules::coin_wars::CoinType;
using rules::coin_wars::Scenario;

namespace {

// From thousands of battles between random lists: strength counts in full, traits by what they won.
double strength(const CoinType& type) {
    double worth = 0.5 + (type.offense + type.defense) / 2.0;
    if (type.long_range) worth += 1;
    if (type.charge) worth += 1;
    if (type.command) worth += 2;
    if (type.spy) worth += 2;
    if (type.armored) worth += 3;
    return worth;
}

}  // namespace

double worth_of(const Scenario& scenario, const CoinType& type) {
    const bool purse_counts = scenario.victory.turns > 0 && scenario.victory.at_limit == AtLimit::Purse;
    return strength(type) + (purse_counts ? 0.1 : 0.02) * type.cents;
}

}  // namespace bots
