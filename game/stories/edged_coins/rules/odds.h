#pragma once
// Exact chances before any coin is thrown (EC-37, EC-38, section 6).

#include <optional>
#include <vector>

#include "game/stories/edged_coins/rules/ranks.h"

namespace rules::edged_coins {

// EC-9, EC-38: the chance of an action with modifiers of `sum`, against opposers with these chances of success; each of
// their successes costs a rank.
core::Chance opposed(int sum, const std::vector<core::Chance>& opposers, RankSix rank_six);

// The tosses of a damage chain: the first ones may differ (effort, R-3), later ones are alike.
struct Chain {
    std::vector<core::Chance> first;  // toss 1, 2, ...
    core::Chance then;                // each later one; below 1
    std::optional<int> limit;         // on explosions: at most limit + 1 tosses
    core::Chance at(int toss) const {
        return toss < static_cast<int>(first.size()) ? first[static_cast<std::size_t>(toss)] : then;
    }
};
Chain chain(const core::Chance& p, const std::optional<int>& limit = std::nullopt);

// EC-37, ignoring HC: `damage` starts at 1.
core::Chance deals(const Chain& chain, int damage);
core::Chance deals_at_least(const Chain& chain, int damage);
core::Chance mean(const Chain& chain);
// The mean loss of a character with `hc` HC, which cannot lose more.
core::Chance mean_lost(const Chain& chain, int hc);
// EC-16: the chance that a character with `hc` HC, at least 1, is out.
core::Chance takes_out(const Chain& chain, int hc);

// EC-22: the mean loss to a fire of strength N from its next tick on, if nobody interferes.
struct FireOdds {
    core::Chance lasts;     // another round
    core::Chance expected;  // N / (1 - p), including the first damage
    FIELDS(lasts, expected)
};
FireOdds fire(int strength, RankSix rank_six);

// Before spending (EC-29): after a failed toss that succeeds with p.
core::Chance within_budget(const core::Chance& p, int ec);
core::Chance mean_price(const core::Chance& p);
// Compared with buying success outright, at the sure price of 10.
enum class Bargain { Cheaper, Equal, Dearer };
ENUM_NAMES(Bargain, "cheaper", "equal", "dearer")
Bargain tossing_again(const core::Chance& p);

}  // namespace rules::edged_coins
