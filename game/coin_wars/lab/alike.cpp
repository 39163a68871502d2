#include "game/coin_wars/lab/alike.h"

#include <algorithm>

namespace lab {

const AlikeCoins* find_alike(std::string_view key) {
    const auto found = std::ranges::find(kAlike, key, &AlikeCoins::key);
    return found == kAlike.end() ? nullptr : &*found;
}

battles::Mix mix_of(const AlikeCoins& coins) {
    using battles::Where;
    battles::Mix mix;
    const auto add = [&](const char* type, int count, Where where) {
        if (count > 0) mix.push_back({type, count, where});
    };
    add("quarter", coins.coins[3], Where::Centre);
    add("dime", coins.coins[2], Where::Wings);
    add("nickel", coins.coins[1], Where::Rear);
    add("dollar", coins.coins[4], Where::Front);
    add("penny", coins.coins[0], Where::Front);
    return mix;
}

core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::Formation& formation,
                                              const AlikeCoins& coins) {
    battles::Plan plan;
    plan.formation = &formation;
    plan.mix = mix_of(coins);
    return force_of(library, plan, words::english(formation.name));
}

}  // namespace lab
