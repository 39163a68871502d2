#pragma once
// What a coin with some trait does instead of attacking (the command `use_trait`), and all that panels,
// protocol, log and bots need to know of it. The trait's row points to it; it costs the coin's action (CW-6).

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/traits.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

struct TraitAction {
    words::Key label;  // of its button; {1}: the coin on which it is used
    words::Key told;   // in the log; {1}: who uses it, {2}: on whom
    double gain = 0;   // to bots, as a share of that coin's worth
    // Whether `coin`, which may act, can use it on `on`: any coin of the battle.
    std::optional<Refusal> (*check)(const Match& match, int coin, int on);
    // What comes of it; that the coin has acted is seen to.
    Events (*apply)(Match& match, int coin, int on);
};

// With the row of a trait that has an action, and a coin that may act.
std::optional<Refusal> check_use(const Match& match, const Trait& trait, int coin, int on);
Events use(Match& match, const Trait& trait, int coin, int on);

std::optional<Refusal> check(const Match& match, const UseTrait& command);
Events apply(Match& match, const UseTrait& command);

// All that this coin can do so now.
std::vector<UseTrait> uses(const Match& match, int coin);

}  // namespace rules::coin_wars
