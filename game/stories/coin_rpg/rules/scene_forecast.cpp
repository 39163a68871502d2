#include "game/stories/coin_rpg/rules/scene_forecast.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/choices.h"
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

// The round in progress: coins numbered `unknown` and up are still in the air.
RoundCoins begun_round(const Match& match, int contest, int unknown) {
    RoundCoins coins;
    Match known = match;
    std::erase_if(known.turn.coins, [unknown](const TableCoin& coin) { return coin.number >= unknown; });
    coins.known = score(known, contest).difference();
    for (const TableCoin& coin : match.turn.coins)
        if (coin.number >= unknown && coin.contest == contest) coins.own.push_back({1, coin.coin});
    const Contest& fought = match.contest(contest);
    if (match.phase == Phase::Reinforce) coins.scene = fought.scene_coins;
    coins.offensive = fought.offensive;
    if (fought.defensive) coins.shield = linked_rank(match, contest, PowerKind::Defensive);
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

}  // namespace

std::vector<ContestChances> chances(const Match& match) { return all_chances(match, next_number(match.turn)); }

std::vector<ContestChances> chances_with(const Match& match, const AddHelper& command) {
    return all_chances(match_after(match, command), next_number(match.turn));
}

core::Chance scene_chance(const std::vector<ContestChances>& contests, Policy policy) {
    Chance product = 1;
    for (const ContestChances& each : contests) product *= each.by(policy);
    return product;
}

namespace {

constexpr int kExact = 2000;  // positions of one contest up to which fractions are used

// The open contests of a Scene, together and one by one.
struct OpenContests {
    SceneFight scene;
    std::vector<Fight> fights;
};

OpenContests open_contests(const Match& match) {
    OpenContests open{{{}, match.hero().values[Trait::Coolness]}, {}};
    for (const Contest& contest : match.turn.contests) {
        if (!contest.is_open()) continue;
        const Fight fight = fight_of(match, contest);
        open.fights.push_back(fight);
        const bool cool = contest.main == Trait::Coolness;
        open.scene.parts.push_back(
            {cool ? 0 : fight.value, fight.coin, fight.scene_coins, cool, fight.coolness_helps, fight.other_helper});
    }
    return open;
}

// Coins numbered `unknown` and up are still in the air.
std::optional<Chance> in_a_round(const Match& match, int unknown, SceneOdds& odds) {
    const auto [scene, fights] = open_contests(match);
    std::vector<RoundCoins> begun;
    if (match.phase != Phase::OwnToss)
        for (int contest = 0; contest < match.contests(); ++contest)
            if (match.contest(contest).is_open()) begun.push_back(begun_round(match, contest, unknown));
    if (fights.size() == 1) {
        const Fight& only = fights.front();
        const int positions =
            (only.value + 1) * (only.coolness + 1) * only.scene_coins * (static_cast<int>(only.coin) + 1);
        if (positions <= kExact)
            return overall(only, Policy::Best, begun.empty() ? std::nullopt : std::optional(begun.front()));
    }
    const auto chance = odds.beaten(scene, begun);
    return chance ? std::optional(Chance::about(*chance)) : std::nullopt;
}

bool is_more(const std::optional<Chance>& one, const std::optional<Chance>& other) {
    return one && (!other || one->value() > other->value());
}

std::optional<Chance> at_best_decision(const Match& match, SceneOdds& odds) {
    std::optional<Chance> best;
    for (const AtZeroChoice choice : {AtZeroChoice::Burn, AtZeroChoice::Coolness, AtZeroChoice::SitOut}) {
        const DecideAtZero decision{match.current(), choice};
        if (CoinRpg::check(match, decision)) continue;
        const auto chance = chance_to_beat(match_after(match, decision), odds);
        if (!chance) return std::nullopt;
        if (is_more(chance, best)) best = chance;
    }
    return best;
}

}  // namespace

std::optional<core::Chance> chance_to_beat(const Match& match, SceneOdds& odds) {
    switch (match.phase) {
        case Phase::OwnToss:
        case Phase::Reinforce:
            return in_a_round(match, next_number(match.turn), odds);
        case Phase::Adjust:
            return chance_to_beat(match_after(match, Settle{match.current()}), odds);
        case Phase::AtZero:
            return at_best_decision(match, odds);
        case Phase::Narrate:
            return Chance(match.seat(match.current()).fate == Fate::Beaten ? 1 : 0);
        default:
            return std::nullopt;
    }
}

std::optional<core::Chance> chance_after(const Match& match, const Command& command, SceneOdds& odds) {
    const std::size_t thrown = coins_for(match, command).size();
    if (thrown == 0) return chance_to_beat(match_after(match, command), odds);
    if (const auto* help = get_if<AddHelper>(&command))
        return in_a_round(match_after(match, *help), next_number(match.turn), odds);
    if (thrown > 1) return std::nullopt;
    std::optional<Chance> sum = Chance(0);
    for (const char* face : {"H", "T"}) {
        Command shown = command;
        visit(
            [face](auto& one) {
                if constexpr (requires { one.faces; }) one.faces = face;
            },
            shown);
        const auto chance = chance_to_beat(match_after(match, shown), odds);
        if (!chance) return std::nullopt;
        *sum += *chance * Chance(1, 2);
    }
    return sum;
}

}  // namespace rules::coin_rpg
