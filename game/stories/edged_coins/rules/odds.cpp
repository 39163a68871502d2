#include "game/stories/edged_coins/rules/odds.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/reactions.h"

namespace rules::edged_coins {

namespace {

const core::Chance kSure(1);

// The chance that the first `tosses` of the chain all succeed.
core::Chance all_succeed(const Chain& chain, int tosses) {
    const int apart = std::min(tosses, static_cast<int>(chain.first.size()));
    core::Chance product = kSure;
    for (int toss = 0; toss < apart; ++toss) product *= chain.at(toss);
    return product * power(chain.then, tosses - apart);
}

}  // namespace

core::Chance opposed(int sum, const std::vector<core::Chance>& opposers, RankSix rank_six) {
    // by_count[n]: exactly n of the opposers so far have succeeded.
    std::vector<core::Chance> by_count{kSure};
    for (const core::Chance& q : opposers) {
        std::vector<core::Chance> next(by_count.size() + 1);
        for (std::size_t n = 0; n < by_count.size(); ++n) {
            next[n] += by_count[n] * (kSure - q);
            next[n + 1] += by_count[n] * q;
        }
        by_count = std::move(next);
    }
    core::Chance total;
    for (std::size_t n = 0; n < by_count.size(); ++n)
        total += by_count[n] * success(clamped(sum - static_cast<int>(n)), rank_six);
    return total;
}

Chain chain(const core::Chance& p, const std::optional<int>& limit) { return {{}, p, limit}; }

core::Chance deals_at_least(const Chain& chain, int damage) {
    if (chain.limit && damage > *chain.limit + 2) return 0;
    return all_succeed(chain, damage - 1);
}

core::Chance deals(const Chain& chain, int damage) {
    return deals_at_least(chain, damage) - deals_at_least(chain, damage + 1);
}

core::Chance mean(const Chain& chain) {
    core::Chance sum = kSure;
    if (chain.limit) {
        for (int tosses = 1; tosses <= *chain.limit + 1; ++tosses) sum += all_succeed(chain, tosses);
        return sum;
    }
    const int apart = static_cast<int>(chain.first.size());
    for (int tosses = 1; tosses <= apart; ++tosses) sum += all_succeed(chain, tosses);
    return sum + all_succeed(chain, apart) * chain.then / (kSure - chain.then);
}

core::Chance mean_lost(const Chain& chain, int hc) {
    core::Chance sum;
    for (int damage = 1; damage <= hc; ++damage) sum += deals_at_least(chain, damage);
    return sum;
}

core::Chance takes_out(const Chain& chain, int hc) { return deals_at_least(chain, hc); }

FireOdds fire(int strength, RankSix rank_six) {
    const core::Chance lasts = success(clamped(strength), rank_six);
    return {lasts, core::Chance(strength) / (kSure - lasts)};
}

core::Chance within_budget(const core::Chance& p, int ec) { return kSure - power(kSure - p, ec / kRetossCost); }

core::Chance mean_price(const core::Chance& p) { return core::Chance(kRetossCost) / p; }

Bargain tossing_again(const core::Chance& p) {
    const double price = mean_price(p).value();
    if (price == kSuccessCost) return Bargain::Equal;
    return price < kSuccessCost ? Bargain::Cheaper : Bargain::Dearer;
}

}  // namespace rules::edged_coins
