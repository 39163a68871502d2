#pragma once
// The odds of what is going on in a match, for the panel beside every throw (section 6).

#include <optional>
#include <vector>

#include "game/stories/edged_coins/rules/match.h"
#include "game/stories/edged_coins/rules/odds.h"

namespace rules::edged_coins {

// Of the toss in Prep or Oppose: the main toss while it is opposed.
struct TossForecast {
    int rank;
    core::Chance success;
    core::Chance raised,
        lowered;  // one rank more or less in the sum: what an effort, a grant, an opposer changes
    // With the owner's effort, if it can still be bought: a rank more, of a burn toss one less. It harms
    // where the chance would move the other way (EC-7).
    std::optional<core::Chance> with_effort;
    bool effort_harms = false;
    // Oppose: if each candidate opposes with the skill it is best at; none otherwise.
    std::optional<core::Chance> opposed;
    // Re-tosses for 5 after a failure: within all EC that the owner has, and their mean price. None where
    // nobody can pay for them: the CM's tosses and burn tosses.
    struct Again {
        core::Chance within_budget, mean_price;
        Bargain bargain;
        FIELDS(within_budget, mean_price, bargain)
    };
    std::optional<Again> again{};
    FIELDS(rank, success, raised, lowered, with_effort, effort_harms, opposed, again)
};
std::optional<TossForecast> toss_forecast(const Match& match);

// Of the damage that is being tossed for.
struct DamageForecast {
    std::vector<core::Chance> deals;  // [0]: the final damage is what is there now, [1]: one more, ...; as
                                      // far as the target's HC go, the last with all beyond
    int points;                       // what is there now
    core::Chance mean;                // of the final damage, without regard to HC
    core::Chance takes_out;
    FIELDS(points, deals, mean, takes_out)
};
std::optional<DamageForecast> damage_forecast(const Match& match);

// EC-29, EC-30, in React: that the toss succeeds if it is made again.
std::optional<core::Chance> again_forecast(const Match& match);

// Of the burn toss in Prep; `expected` is what the fire still takes, from the next round on.
std::optional<FireOdds> fire_forecast(const Match& match);

// Before an attack is called: the damage if it hits (EC-37); `weapon` null is unarmed.
Chain attack_chain(const Options& options, const Weapon* weapon, const std::optional<Armor>& armor);
// Of any chain that begins afresh, from its base Potency.
Chain damage_chain(const Options& options, int base, const std::optional<Comparison>& comparison);

}  // namespace rules::edged_coins
