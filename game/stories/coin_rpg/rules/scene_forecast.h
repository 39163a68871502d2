#pragma once
// Section 6: the chances of the Scene that is being played, as the table shows them.

#include <array>
#include <vector>

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/odds.h"
#include "game/stories/coin_rpg/rules/scene_odds.h"

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

// To beat the whole Scene as things stand, in any phase of a turn, with the best choice at every later 0; of
// coins that lie, a settled round counts with its Powers. Nothing before a Miscellaneous Scene Trait is
// answered, or if the counting was given up.
std::optional<core::Chance> chance_to_beat(const Match& match, SceneOdds& odds);
// The same after a legal command of the one whose turn it is, over all faces of coins that it throws.
std::optional<core::Chance> chance_after(const Match& match, const Command& command, SceneOdds& odds);

}  // namespace rules::coin_rpg
