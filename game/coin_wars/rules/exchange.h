#pragma once
// CW-10, CW-11, CW-22: an attack and its attack back, before
// anything falls. apply, preview, `odds` and bots all use this.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/strength.h"

namespace rules::coin_wars {

// Who strikes whom, as far as strength.h asks.
Meeting meeting_of(const Match& match, int striker, int struck, Half half);

struct Exchange {
    Strike strike;
    std::optional<Strike> back;  // nullopt: no attack back
    std::string no_back;         // the rule that says why not
};
// Both halves with the current scores, dice listed but not rolled. `attackers`: a coin, or the members of an
// Army; `beyond`: those of them that go beyond (CW-28).
Exchange exchange(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                  const std::vector<int>& beyond);

// The strike, which scores decide, with its dice totalling `total` (Offense minus Defense): sets `damage`, and `beats` of a
// single target.
Strike with_total(Strike strike, int total);
// The same, and `beats` of an Army.
Strike settled(const Match& match, Strike strike, int total, const std::vector<int>& beyond);

}  // namespace rules::coin_wars
