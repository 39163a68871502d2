#pragma once
// Section 6: the chances of the Scene that is being played, as the table shows them.

#include <array>
#include <vector>

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/odds.h"

namespace rules::coin_rpg {

// Of one open contest. Coins that lie count as they lie; for the rounds after this one, the coins that
// the Traits then toss.
struct ContestChances {
    int contest = 0;
    RoundOdds round{};
    std::array<core::Chance, kPolicies.size()> overall{};  // by Policy
    const core::Chance& by(Policy policy) const { return overall[static_cast<std::size_t>(policy)]; }
};
// The open contests whose main Trait is known, before and in a round; none otherwise.
std::vector<ContestChances> chances(const Match& match);
// The same as if that helper, which must be legal, had joined and its coins were still to be tossed.
std::vector<ContestChances> chances_with(const Match& match, const AddHelper& command);

// All open contests beaten, Coolness being shared: for Policy::SitOut and Policy::Burn only.
core::Chance scene_chance(const std::vector<ContestChances>& contests, Policy policy);

// To beat the Scene after all, once the decision at 0 has been made so (it must be legal, without Flamebait):
// further decisions of this round by burning, else by soaking, later ones by burning.
core::Chance chance_after(const Match& match, const DecideAtZero& command);

}  // namespace rules::coin_rpg
