#pragma once
// The odds in a running match, for the panel beside every throw (section 6).

#include <optional>
#include <vector>

#include "game/stories/edged_coins/rules/match.h"
#include "game/stories/edged_coins/rules/odds.h"

namespace rules::edged_coins {

// For the toss in Prep or Oppose: the main toss while it is opposed.
struct TossForecast {
    int rank;
    core::Chance success;
    // With the sum one rank higher or lower: the effect of an effort, a grant, an opposer.
    core::Chance raised, lowered;
    // With the owner's effort, if it can still be bought: a rank more, for a burn toss one less. It harms if it moves
    // the chance the wrong way (EC-7).
    std::optional<core::Chance> with_effort;
    bool effort_harms = false;
    // Oppose: if every candidate opposes with its best skill; otherwise nullopt.
    std::optional<core::Chance> opposed;
    // Re-tosses for 5 after a failure: the chance within all of the owner's EC, and the mean price. nullopt if nobody
    // can pay for them: the CM's tosses and burn tosses.
    struct Again {
        core::Chance within_budget, mean_price;
        Bargain bargain;
        FIELDS(within_budget, mean_price, bargain)
    };
    std::optional<Again> again{};
    FIELDS(rank, success, raised, lowered, with_effort, effort_harms, opposed, again)
};
std::optional<TossForecast> toss_forecast(const Match& match);

// For the damage being tossed for.
struct DamageForecast {
    std::vector<core::Chance> deals;  // [0]: the final damage equals the current points, [1]: one more, ...; up to the
                                      // target's HC, the last one including all beyond
    int points;                       // so far
    core::Chance mean;                // of the final damage, ignoring HC
    core::Chance takes_out;
    FIELDS(points, deals, mean, takes_out)
};
std::optional<DamageForecast> damage_forecast(const Match& match);

// EC-29, EC-30, in React: the chance that the toss succeeds if repeated.
std::optional<core::Chance> again_forecast(const Match& match);

// For the burn toss in Prep; `expected` is what the fire still takes, from the next round on.
std::optional<FireOdds> fire_forecast(const Match& match);

// Before an attack is called: the damage if it hits (EC-37); a nullptr `weapon` means unarmed.
Chain attack_chain(const Options& options, const Weapon* weapon, const std::optional<Armor>& armor);
// For any fresh chain, from its base Potency.
Chain damage_chain(const Options& options, int base, const std::optional<Comparison>& comparison);

}  // namespace rules::edged_coins
