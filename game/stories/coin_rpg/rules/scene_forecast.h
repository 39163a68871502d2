#pragma once
// Section 6: the chances in the current Scene, as the table shows them.

#include <array>
#include <vector>

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/odds.h"
#include "game/stories/coin_rpg/rules/scene_odds.h"

namespace rules::coin_rpg {

// For one open contest. Coins on the table count as they lie; later rounds use the coins that the Traits will toss
// then.
struct ContestChances {
    int contest = 0;
    RoundOdds round{};
    std::array<core::Chance, kPolicies.size()> overall{};  // by Policy
    const core::Chance& by(Policy policy) const { return overall[static_cast<std::size_t>(policy)]; }
};
// The open contests whose main Trait is known, before and during a round; otherwise empty.
std::vector<ContestChances> chances(const Match& match);
// The same with that helper, which must be legal, its coins still to be tossed.
std::vector<ContestChances> chances_with(const Match& match, const AddHelper& command);

// The chance to beat all open contests, which share Coolness: for Policy::SitOut and Policy::Burn only.
core::Chance scene_chance(const std::vector<ContestChances>& contests, Policy policy);

// The chance to beat the whole Scene, in any phase of a turn, with the best choice at every later 0; for coins on the
// table, a settled round includes its Powers. nullopt before a Miscellaneous Scene Trait is answered, or if the
// calculation was cancelled.
std::optional<core::Chance> chance_to_beat(const Match& match, SceneOdds& odds);
// The same after a legal command of the seat on turn, over all faces of the coins that it throws.
std::optional<core::Chance> chance_after(const Match& match, const Command& command, SceneOdds& odds);

}  // namespace rules::coin_rpg
