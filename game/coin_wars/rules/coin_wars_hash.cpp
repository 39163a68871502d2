// 64 bits for a match: the scenario's own, computed once, and all that changes in a battle.

#include "engine/core/hash.h"

#include "game/coin_wars/rules/coin_wars.h"

namespace rules::coin_wars {

namespace {

using core::Hash;

// Small numbers of a coin side by side in one word, so that hashing a match stays cheap.
class Packed {
public:
    Packed& bits(int value, unsigned width) {
        word_ = word_ << width | (static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << width) - 1));
        return *this;
    }
    std::uint64_t word() const { return word_; }

private:
    std::uint64_t word_ = 0;
};

void add(Hash& hash, const Coin& coin) {
    hash.add(coin.at);
    Packed packed;
    packed.bits(static_cast<int>(coin.place), 3).bits(static_cast<int>(coin.how), 2);
    packed.bits(coin.moved, 1).bits(coin.struck, 1).bits(coin.cut_off, 1);
    packed.bits(coin.by, 16).bits(coin.turn, 16).bits(coin.army, 24);
    hash.add(packed.word());
}

void add(Hash& hash, const Strike& strike) {
    hash.add(strike.attacker).add(strike.target).add(strike.offense).add(strike.defense).add(strike.beats);
    hash.add(strike.rule).add(strike.ranged).add(strike.army).add(strike.target_army);
    hash.add(strike.damage).add(strike.damage_to_armored);
    hash.add(strike.units);
    hash.add(static_cast<int>(strike.dice.size()));
    for (const Die& die : strike.dice) hash.add(die.sides).add(die.roll).add(die.adds_to);
}

void add(Hash& hash, const Fight& fight) {
    add(hash, fight.strike);
    hash.add(fight.back.has_value());
    if (fight.back) add(hash, *fight.back);
    hash.add(fight.beyond);
    hash.add(fight.strike_losses);
    hash.add(fight.back_losses);
    hash.add(fight.rest.has_value());
    if (fight.rest) hash.add(*fight.rest);
    hash.add(fight.allowance).add(fight.used).add(fight.was_hopeless);
    hash.add(fight.attackers);
}

void add(Hash& hash, const Decision& decision) {
    hash.add(decision.kind).add(decision.side).add(decision.army);
    hash.add(decision.damage).add(decision.damage_to_armored).add(decision.attacker);
    hash.add(decision.proposal);
}

void add_armies(Hash& hash, const Match& match) {
    hash.add(static_cast<int>(match.armies.size())).add(match.armies_formed);
    for (const Army& army : match.armies) hash.add(army.number).add(army.commander);
    hash.add(static_cast<int>(match.charges.size()));
    for (const ChargeBegan& charge : match.charges) {
        hash.add(charge.coin);
        hash.add(charge.from);
    }
    hash.add(match.fight.has_value());
    if (match.fight) add(hash, *match.fight);
    hash.add(static_cast<int>(match.awaiting.size()));
    for (const Decision& decision : match.awaiting) add(hash, decision);
}

}  // namespace

std::uint64_t CoinWars::hash(const Match& match) {
    Hash hash;
    hash.add(match.scenario_hash).add(match.phase);
    for (const Side side : {Side::Heads, Side::Tails})
        hash.add(match.agreed[index(side)]).add(match.ready[index(side)]).add(match.purse[index(side)]);
    hash.add(match.toss_winner);
    hash.add(match.first).add(match.side).add(match.turn).add(match.actions_left);
    for (const Coin& coin : match.coins) add(hash, coin);
    add_armies(hash, match);
    hash.add(match.ending.held);
    hash.add(match.ending.quiet_turns).add(match.ending.fell_this_turn).add(match.ending.passed_before);
    hash.add(match.ending.draw_offered);
    hash.add(match.outcome.has_value());
    if (match.outcome) {
        hash.add(match.outcome->winner);
        hash.add(match.outcome->by);
    }
    return hash.value();
}

}  // namespace rules::coin_wars
