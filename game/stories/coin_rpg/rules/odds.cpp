#include "game/stories/coin_rpg/rules/odds.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace rules::coin_rpg {

namespace {

using core::Chance;

constexpr int kCountable = 62;  // number of coins whose outcomes fit 63 bits

// The number of ways, or the chance, of each sum from `min` up.
template <class Number>
struct Sums {
    int min = 0;
    std::vector<Number> ways{Number(1)};

    // Adds more coins, heads[k] being the ways for k Heads: each adds `up`, or subtracts `down`.
    void toss(const std::vector<Number>& heads, int up, int down) {
        const std::size_t count = heads.size() - 1, step = static_cast<std::size_t>(up + down);
        std::vector<Number> next(ways.size() + count * step, Number(0));
        for (std::size_t k = 0; k <= count; ++k)
            for (std::size_t i = 0; i < ways.size(); ++i) next[i + k * step] += ways[i] * heads[k];
        min -= static_cast<int>(count) * down;
        ways = std::move(next);
    }
};

// In how many ways k of `count` coins show Heads; at most kCountable coins.
std::vector<std::int64_t> ways_of_heads(int count) {
    std::vector<std::int64_t> row{1};
    for (int n = 0; n < count; ++n) {
        row.push_back(1);
        for (std::size_t k = row.size() - 2; k > 0; --k) row[k] += row[k - 1];
    }
    return row;
}

std::vector<Chance> chances_of_heads(int count) {
    std::vector<Chance> row{core::power(Chance(1, 2), count)};
    for (int k = 0; k < count; ++k) row.push_back(row.back() * Chance(count - k, k + 1));
    return row;
}

int count_coins(const RoundCoins& coins) {
    return std::accumulate(coins.own.begin(), coins.own.end(), coins.scene,
                           [](int sum, const Group& group) { return sum + group.count; });
}

template <class Number, class Heads>
Sums<Number> sums(const RoundCoins& coins, Heads heads) {
    Sums<Number> sums;
    for (const Group& group : coins.own) sums.toss(heads(group.count), positives(group.coin), negatives(group.coin));
    sums.toss(heads(coins.scene), 1, 1);
    sums.min += coins.known;
    return sums;
}

}  // namespace

Spread spread(const RoundCoins& coins) {
    const int count = count_coins(coins);
    if (count > kCountable) {
        const Sums<Chance> all = sums<Chance>(coins, chances_of_heads);
        return {all.min, all.ways};
    }
    const Sums<std::int64_t> all = sums<std::int64_t>(coins, ways_of_heads);
    Spread spread{all.min, {}};
    for (const std::int64_t ways : all.ways) spread.chances.emplace_back(ways, std::int64_t{1} << count);
    return spread;
}

int RoundCoins::blow(int difference) const {
    return std::max(0, std::max(0, -difference) - shield) + (offensive ? 1 : 0);
}

RoundOdds round_odds(const RoundCoins& coins, int scene_coins, int value) {
    const Spread spread = coin_rpg::spread(coins);
    RoundOdds odds;
    for (int difference = spread.min; difference <= spread.max(); ++difference) {
        const Chance& chance = spread.of(difference);
        if (difference >= scene_coins) odds.beat += chance;
        if (difference > 0) odds.ahead += chance;
        if (difference == 0) odds.tie += chance;
        if (difference < 0) odds.behind += chance;
        const int blow = coins.blow(difference);
        if (difference < scene_coins && blow > 0 && blow >= value) odds.to_zero += chance;
    }
    return odds;
}

RoundCoins coins_of(const Fight& fight) {
    RoundCoins coins{0, {{fight.value, fight.coin}}, fight.scene_coins};
    if (fight.coolness_helps) coins.own.push_back({fight.coolness, *fight.coolness_helps});
    coins.own.push_back(fight.other_helper);
    return coins;
}

namespace {

// The recursion of section 6: it ends because states only get smaller.
class PolicyRecursion {
public:
    explicit PolicyRecursion(Policy policy) : policy_(policy) {}

    Chance beats(const Fight& fight) {
        if (fight.scene_coins == 0) return 1;
        const auto key = std::tuple(fight.value, fight.coin, fight.coolness, fight.scene_coins);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        const Chance chance = after(fight, spread(coins_of(fight)));
        known_.emplace(key, chance);
        return chance;
    }

    // The round ends with one of these differences; a tie repeats it.
    Chance after(const Fight& fight, const Spread& spread) {
        const Chance tie = tied(spread);
        return decided(fight, spread) / (Chance(1) - tie);
    }
    // A round in progress, with the Powers used in it.
    Chance begun(const Fight& fight, const RoundCoins& coins) {
        const Spread spread = coin_rpg::spread(coins);
        Chance sum;
        for (int difference = spread.min; difference <= spread.max(); ++difference)
            if (spread.of(difference).value() > 0) sum += spread.of(difference) * struck(fight, coins, difference);
        return sum;
    }

private:
    static Chance tied(const Spread& spread) { return spread.min <= 0 && spread.max() >= 0 ? spread.of(0) : Chance(0); }

    Chance decided(const Fight& fight, const Spread& spread) {
        Chance sum;
        for (int difference = spread.min; difference <= spread.max(); ++difference)
            if (difference != 0 && spread.of(difference).value() > 0)
                sum += spread.of(difference) * next(fight, difference);
        return sum;
    }

    Chance next(const Fight& fight, int difference) { return struck(fight, {}, difference); }

    Chance struck(Fight fight, const RoundCoins& round, int difference) {
        fight.scene_coins = std::max(0, fight.scene_coins - std::max(0, difference));
        const int blow = round.blow(difference);
        if (fight.scene_coins == 0 || blow == 0) return beats(fight);
        if (fight.value <= blow) return at_zero(fight, blow, round.offensive ? 1 : 0);
        fight.value -= blow;
        return beats(fight);
    }

    // `stays`: the part of the blow that a burn does not cancel.
    Chance at_zero(const Fight& fight, int blow, int stays) {
        const bool can_burn = fight.coin != Coin::Penny, can_soak = fight.coolness > 0;
        switch (policy_) {
            case Policy::SitOut:
                return 0;
            case Policy::Burn:
                return can_burn ? burned(fight, stays) : Chance(0);
            case Policy::Coolness:
                return can_soak ? soaked(fight, blow) : Chance(0);
            case Policy::BurnThenCoolness:
                return can_burn ? burned(fight, stays) : can_soak ? soaked(fight, blow) : Chance(0);
            case Policy::CoolnessThenBurn:
                return can_soak ? soaked(fight, blow) : can_burn ? burned(fight, stays) : Chance(0);
            case Policy::Best:
                break;
        }
        const Chance burning = can_burn ? burned(fight, stays) : Chance(0);
        const Chance soaking = can_soak ? soaked(fight, blow) : Chance(0);
        return burning.value() > soaking.value() ? burning : soaking;
    }

    Chance burned(Fight fight, int stays) {
        fight.coin = stepped(fight.coin, -1);
        fight.value = std::max(0, fight.value - stays);
        return beats(fight);
    }

    Chance soaked(Fight fight, int blow) {
        fight.coolness = std::max(0, fight.coolness - (blow - fight.value));
        fight.value = 0;
        return beats(fight);
    }

    Policy policy_;
    std::map<std::tuple<int, Coin, int, int>, Chance> known_;
};

}  // namespace

core::Chance overall(const Fight& fight, Policy policy, const std::optional<RoundCoins>& first) {
    PolicyRecursion course(policy);
    return first ? course.begun(fight, *first) : course.beats(fight);
}

}  // namespace rules::coin_rpg
