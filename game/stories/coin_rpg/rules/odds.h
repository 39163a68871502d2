#pragma once
// Exact chances of one contest: section 6. Powers count only for coins that already lie on the table. Nothing
// of this is part of a match.

#include <optional>
#include <vector>

#include "engine/core/rational.h"
#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

// How likely each difference D is: from `least` on, by 1.
struct Spread {
    int least = 0;
    std::vector<core::Chance> chances;
    int most() const { return least + static_cast<int>(chances.size()) - 1; }
    const core::Chance& of(int difference) const { return chances[static_cast<std::size_t>(difference - least)]; }
};

// Coins of one kind that are still to be tossed.
struct Group {
    int count = 0;
    Coin coin{};
    friend bool operator==(const Group&, const Group&) = default;
};
// What decides a round: D of the coins that lie, bonuses included, and the coins still to be tossed.
struct RoundCoins {
    int known = 0;
    std::vector<Group> own{};
    int scene = 0;  // Pennies
    // Powers used in this round (RPG-74, 75): by how much a blow is less, and what it costs oneself.
    int shield = 0;
    bool offensive = false;
    int blow(int difference) const;
};
Spread spread(const RoundCoins& coins);

// This round: beat the contest now, hurt it (beating included), nothing, be hurt, and of that be brought to 0
// or struck there (RPG-37).
struct RoundOdds {
    core::Chance beat, ahead, tie, behind, to_zero;
    FIELDS(beat, ahead, tie, behind, to_zero)
};
RoundOdds round_odds(const RoundCoins& coins, int scene_coins, int value);

// A contest before an own toss.
struct Fight {
    int value = 0;  // of the main Trait
    Coin coin{};    // that it tosses
    int scene_coins = 1;
    int coolness = 0;                      // value; not used if Coolness is the main Trait
    std::optional<Coin> coolness_helps{};  // its coin if it is a helper: fewer of them as it soaks
    Group other_helper{};                  // Miscellaneous
};
RoundCoins coins_of(const Fight& fight);

// What the player does at 0 each time. If an option is not possible, the next one named is taken, at last
// sitting out. Best: the option with the best chance.
enum class Policy { SitOut, Burn, Coolness, BurnThenCoolness, CoolnessThenBurn, Best };
ENUM_NAMES(Policy, "sit_out", "burn", "coolness", "burn_then_coolness", "coolness_then_burn", "best")
inline constexpr std::array kPolicies{
    Policy::SitOut, Policy::Burn, Policy::Coolness, Policy::BurnThenCoolness, Policy::CoolnessThenBurn, Policy::Best};

// The contest beaten in the end. `first`: the coins of the round that has begun; later rounds toss the
// coins of the fight.
core::Chance overall(const Fight& fight, Policy policy, const std::optional<RoundCoins>& first = {});

}  // namespace rules::coin_rpg
