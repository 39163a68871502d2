#pragma once
// R-24a, the sequence of an attack: scores and dice, both results, choice of losses, all losses fall together,
// succession, morale, closing ranks, the rest of a Charge, the end of the battle. While a decision is pending,
// Match::fight holds the state.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/hand.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// An attack, with what remains of its Charge.
struct Assault {
    std::vector<int> attackers;  // a single coin or the members of an Army
    int target = kNoCoin;
    bool ranged = false;
    std::vector<int> beyond{};       // CW-28
    std::vector<int> dice{};         // results of real dice
    std::optional<Vec2> rest{};      // where the Charge continues to
    double allowance = 0, used = 0;  // as in Fight
    std::vector<ChargeReach> had{};
    bool was_hopeless = false, was_announced = false;  // as in Fight
};
// notes whether anything could fall before the attack.
void foresee(const Match& match, Assault& assault);
Events fight(Match& match, const Throws& throws, const Assault& assault);

std::optional<Refusal> check(const Match& match, const Decide& command);
Events apply(Match& match, const Throws& throws, const Decide& command);

}  // namespace rules::coin_wars
