#pragma once
// Exact chances of one contest: section 6. Powers count only for coins that already lie on the table. None of this is
// part of a match.

#include <optional>
#include <vector>

#include "engine/core/rational.h"
#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

// The probability of each difference D, from `min` upwards.
struct Spread {
    int min = 0;
    std::vector<core::Chance> chances;
    int max() const { return min + static_cast<int>(chances.size()) - 1; }
    const core::Chance& of(int difference) const { return chances[static_cast<std::size_t>(difference - min)]; }
};

// Coins of one kind that are still to be tossed.
struct Group {
    int count = 0;
    Coin coin{};
    friend bool operator==(const Group&, const Group&) = default;
};
// The data that decide a round: D of the coins on the table, including bonuses, and the coins still to be tossed.
struct RoundCoins {
    int known = 0;
    std::vector<Group> own{};
    int scene = 0;  // Pennies
    // Powers used in this round (RPG-74, 75): how much a blow is reduced, and Offensive's cost to its user.
    int shield = 0;
    bool offensive = false;
    int blow(int difference) const;
};
Spread spread(const RoundCoins& coins);

// This round: the chances to beat the contest now, to hurt it (including beating it), to tie, to be hurt, and thereby
// to be brought to 0 or struck there (RPG-37).
struct RoundOdds {
    core::Chance beat, ahead, tie, behind, to_zero;
    FIELDS(beat, ahead, tie, behind, to_zero)
};
RoundOdds round_odds(const RoundCoins& coins, int scene_coins, int value);

// A contest before an own toss.
struct Fight {
    int value = 0;  // of the main Trait
    Coin coin{};    // the coin that it tosses
    int scene_coins = 1;
    int coolness = 0;                      // value; unused if Coolness is the main Trait
    std::optional<Coin> coolness_helps{};  // its coin if it helps: fewer of them as it soaks
    Group other_helper{};                  // Miscellaneous
};
RoundCoins coins_of(const Fight& fight);

// The player's choice each time at 0. If an option is impossible, the next one named is taken, and finally sitting out.
// Best: the option with the best chance.
enum class Policy { SitOut, Burn, Coolness, BurnThenCoolness, CoolnessThenBurn, Best };
ENUM_NAMES(Policy, "sit_out", "burn", "coolness", "burn_then_coolness", "coolness_then_burn", "best")
inline constexpr std::array kPolicies{
    Policy::SitOut, Policy::Burn, Policy::Coolness, Policy::BurnThenCoolness, Policy::CoolnessThenBurn, Policy::Best};

// The chance to beat the contest in the end. `first`: the coins of the round in progress; later rounds toss the fight's
// coins.
core::Chance overall(const Fight& fight, Policy policy, const std::optional<RoundCoins>& first = {});

}  // namespace rules::coin_rpg
