#pragma once
// An action that a trait gives a coin in place of an attack (the command `use_trait`), with all that panels, protocol,
// log and bots need. The trait's row points to it; it uses the coin's action (CW-6).

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/traits.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

struct TraitAction {
    words::Key label;  // its button; {1}: the coin it is used on
    words::Key told;   // in the log; {1}: the coin that uses it, {2}: the coin it is used on
    double gain = 0;   // for bots, as a share of that coin's worth
    // Whether `coin`, which may act, can use it on `on`, any coin of the battle.
    std::optional<Refusal> (*check)(const Match& match, int coin, int on);
    // Carries it out; the caller marks the coin as having acted.
    Events (*apply)(Match& match, int coin, int on);
};

// `trait` must have an action, and `coin` must be free to act.
std::optional<Refusal> check_use(const Match& match, const Trait& trait, int coin, int on);
Events use(Match& match, const Trait& trait, int coin, int on);

std::optional<Refusal> check(const Match& match, const UseTrait& command);
Events apply(Match& match, const UseTrait& command);

// All such actions that this coin has now.
std::vector<UseTrait> uses(const Match& match, int coin);

}  // namespace rules::coin_wars
