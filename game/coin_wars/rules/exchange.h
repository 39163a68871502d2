#pragma once
// CW-10, CW-11, CW-22: an attack and the strike back, before any coin falls. Shared by apply, preview, `odds` and bots.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/strength.h"
#include "game/coin_wars/rules/strike.h"

namespace rules::coin_wars {

// Striker and struck coin, with what strength.h needs to know about them.
Meeting meeting_of(const Match& match, int striker, int struck, Half half);

struct Exchange {
    Strike strike;
    std::optional<Strike> back;  // nullopt: no strike back
    std::string no_back;         // the number of the rule that prevents it
};
// Both halves with the current scores; dice are listed but not rolled. `attackers`: a coin, or the members of an Army;
// `beyond`: those of them that go beyond (CW-28).
Exchange exchange(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                  const std::vector<int>& beyond);

// BX-9: true if special rules alone keep the target of that strike from striking back.
bool is_silenced(const Match& match, const Strike& strike, const std::vector<int>& attackers);

// Adds the total of the strike's dice (Offense minus Defense): sets `damage`, and `beats` for a single target.
void add_total(Strike& strike, int total);
// The same, and `beats` for an Army.
void settle(const Match& match, Strike& strike, int total, const std::vector<int>& beyond);

}  // namespace rules::coin_wars
