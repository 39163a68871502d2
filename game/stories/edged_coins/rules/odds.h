#pragma once
// Chances before any coin is thrown, exact (EC-37, EC-38, section 6).

#include <optional>
#include <vector>

#include "game/stories/edged_coins/rules/ranks.h"

namespace rules::edged_coins {

// EC-9, EC-38: of an action whose modifiers add up to `sum`, against opposers who succeed with these chances;
// each success costs a rank.
core::Chance opposed(int sum, const std::vector<core::Chance>& opposers, RankSix rank_six);

// The tosses of a damage chain: the first ones may differ (effort, R-3), the rest are alike.
struct Chain {
    std::vector<core::Chance> first;  // toss 1, 2, ...
    core::Chance then;                // every later one; below 1
    std::optional<int> limit;         // of explosions: limit + 1 tosses at most
    core::Chance at(int toss) const {
        return toss < static_cast<int>(first.size()) ? first[static_cast<std::size_t>(toss)] : then;
    }
};
Chain chain(const core::Chance& p, const std::optional<int>& limit = std::nullopt);

// EC-37, without regard to HC: `damage` from 1 on.
core::Chance deals(const Chain& chain, int damage);
core::Chance deals_at_least(const Chain& chain, int damage);
core::Chance mean(const Chain& chain);
// Of what somebody with so many HC loses: no more than these.
core::Chance mean_lost(const Chain& chain, int hc);
// EC-16: that somebody with so many HC, 1 at least, goes out.
core::Chance takes_out(const Chain& chain, int hc);

// EC-22: the mean loss of a fire of strength N from its next ticks on, if nobody interferes.
struct FireOdds {
    core::Chance lasts;     // another round
    core::Chance expected;  // N / (1 - p), the first damage with it
    FIELDS(lasts, expected)
};
FireOdds fire(int strength, RankSix rank_six);

// Before spending (EC-29): after a failure, of a toss that succeeds with p.
core::Chance within_budget(const core::Chance& p, int ec);
core::Chance mean_price(const core::Chance& p);
// Against buying success outright: the sure price is 10.
enum class Bargain { Cheaper, Equal, Dearer };
ENUM_NAMES(Bargain, "cheaper", "equal", "dearer")
Bargain tossing_again(const core::Chance& p);

}  // namespace rules::edged_coins
