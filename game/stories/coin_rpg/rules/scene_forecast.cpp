#include "game/stories/coin_rpg/rules/scene_forecast.h"

#include <algorithm>

#include "game/kit/recorded_hand.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

using core::Chance;

bool helps(const Contest& contest, Trait trait) {
    return std::ranges::find(contest.helpers, trait) != contest.helpers.end();
}

Fight fight_of(const Match& match, const Contest& contest) {
    const Character& hero = match.hero();
    Fight fight{hero.values[*contest.main], effective_coin(hero, *contest.main), contest.scene_coins};
    if (contest.main != Trait::Coolness) fight.coolness = hero.values[Trait::Coolness];
    if (helps(contest, Trait::Coolness)) fight.coolness_helps = effective_coin(hero, Trait::Coolness);
    if (helps(contest, Trait::Miscellaneous))
        fight.other_helper = {hero.values[Trait::Miscellaneous], effective_coin(hero, Trait::Miscellaneous)};
    return fight;
}

// The round that has begun: coins from the number `unknown` on are still in the air.
RoundCoins begun_round(const Match& match, int contest, int unknown) {
    RoundCoins coins;
    Match known = match;
    std::erase_if(known.turn.coins, [unknown](const TableCoin& coin) { return coin.number >= unknown; });
    coins.known = score(known, contest).difference();
    for (const TableCoin& coin : match.turn.coins)
        if (coin.number >= unknown && coin.contest == contest) coins.own.push_back({1, coin.coin});
    if (match.phase == Phase::Reinforce) coins.scene = match.contest(contest).scene_coins;
    return coins;
}

ContestChances chances_of(const Match& match, int contest, int unknown) {
    const Contest& fought = match.contest(contest);
    const Fight fight = fight_of(match, fought);
    std::optional<RoundCoins> begun;
    if (match.phase != Phase::OwnToss) begun = begun_round(match, contest, unknown);
    ContestChances chances{contest, round_odds(begun ? *begun : coins_of(fight), fight.scene_coins, fight.value)};
    for (std::size_t i = 0; i < kPolicies.size(); ++i) chances.overall[i] = overall(fight, kPolicies[i], begun);
    return chances;
}

std::vector<ContestChances> all_chances(const Match& match, int unknown) {
    std::vector<ContestChances> all;
    if (match.phase < Phase::OwnToss || match.phase > Phase::Adjust) return all;
    for (int contest = 0; contest < match.contests(); ++contest)
        if (match.contest(contest).is_open()) all.push_back(chances_of(match, contest, unknown));
    return all;
}

// Without chance: in these commands no face matters.
Match after(const Match& match, const Command& command) {
    Match after = match;
    core::Random random;
    RecordedHand hand({});
    CoinRpg::apply(after, command, random, hand);
    return after;
}

}  // namespace

std::vector<ContestChances> chances(const Match& match) { return all_chances(match, next_number(match.turn)); }

std::vector<ContestChances> chances_with(const Match& match, const AddHelper& command) {
    return all_chances(after(match, command), next_number(match.turn));
}

core::Chance scene_chance(const std::vector<ContestChances>& contests, Policy policy) {
    Chance product = 1;
    for (const ContestChances& each : contests) product *= each.by(policy);
    return product;
}

core::Chance chance_after(const Match& match, const DecideAtZero& command) {
    Match decided = after(match, command);
    while (decided.phase == Phase::AtZero) {
        DecideAtZero next{command.seat, AtZeroChoice::Burn};
        if (CoinRpg::check(decided, next)) next.choice = AtZeroChoice::Coolness;
        if (CoinRpg::check(decided, next)) return 0;
        decided = after(decided, next);
    }
    return decided.phase == Phase::OwnToss ? scene_chance(chances(decided), Policy::Burn) : Chance(0);
}

}  // namespace rules::coin_rpg
