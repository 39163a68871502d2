#include "game/stories/edged_coins/rules/forecast.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/power.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

// The chance with its best skill; 0 if it has no skill.
core::Chance best(const Match& match, const Opposer& opposer) {
    core::Chance best;
    for (const Trait& skill : match.character(opposer.character).sheet->skills) {
        const core::Chance chance = success(clamped(skill.rank + modifier(opposer.difficulty)), match.options.rank_six);
        if (chance.value() > best.value()) best = chance;
    }
    return best;
}

// The chance of the toss at that explosion, without efforts.
core::Chance at_explosion(const Match& match, Toss toss, int explosion) {
    toss.explosion = explosion;
    toss.efforts.clear();
    return success(rank_of(match, toss), match.options.rank_six);
}

// The rest of the chain, starting with the toss in Prep.
Chain rest_of(const Match& match) {
    const Toss& toss = *match.toss;
    Chain rest{{success(rank_of(match, toss), match.options.rank_six)}, {}, std::nullopt};
    // the change of Potency may end partway.
    const int last = match.call->damage->comparison ? difference(*match.call->damage->comparison) : 0;
    for (int explosion = toss.explosion + 1; explosion <= last; ++explosion)
        rest.first.push_back(at_explosion(match, toss, explosion));
    rest.then = at_explosion(match, toss, std::max(last, toss.explosion) + 1);
    if (toss.limit) rest.limit = *toss.limit - toss.explosion;
    return rest;
}

// EC-25: the effort that the owner can still buy here; a burn's victim would lower it.
std::optional<int> effort_by(const Match& match) {
    const Toss& toss = *match.toss;
    if (match.phase != Phase::Prep || toss.owner.empty()) return std::nullopt;
    const bool bought = std::ranges::find(toss.efforts, toss.owner, &Effort::character) != toss.efforts.end();
    if (bought) return std::nullopt;
    return toss.kind == TossKind::Burn ? -1 : 1;
}

}  // namespace

std::optional<TossForecast> toss_forecast(const Match& match) {
    const bool waits = match.phase == Phase::Oppose;
    if (!waits && match.phase != Phase::Prep) return std::nullopt;
    const Toss& toss = waits ? match.call->main : *match.toss;
    const RankSix six = match.options.rank_six;
    const int sum = rank_sum(match, toss), rank = clamped(sum);
    const auto chance_with = [&](int by) { return success(clamped(sum + by), six); };
    TossForecast forecast{rank, chance_with(0), chance_with(1), chance_with(-1), {}, false, {}, {}};
    if (const auto by = waits ? std::optional(1) : effort_by(match)) {
        forecast.with_effort = chance_with(*by);
        const double gain = (forecast.with_effort->value() - forecast.success.value()) * *by;
        forecast.effort_harms = gain < 0;
    }
    if (waits) {
        std::vector<core::Chance> candidates;
        for (const Opposer& each : match.call->opposers) candidates.push_back(best(match, each));
        forecast.opposed = opposed(sum, candidates, six);
    }
    if (!toss.owner.empty() && toss.kind != TossKind::Burn) {
        const core::Chance p = forecast.success;
        forecast.again = {within_budget(p, match.character(toss.owner).ec), mean_price(p), tossing_again(p)};
    }
    return forecast;
}

std::optional<DamageForecast> damage_forecast(const Match& match) {
    if (match.phase != Phase::Prep || match.toss->kind != TossKind::Damage) return std::nullopt;
    const Chain rest = rest_of(match);
    DamageForecast forecast;
    forecast.points = 1 + match.toss->successes;
    const int left = match.character(match.call->damage->target).hc - forecast.points;
    for (int more = 0; more < left; ++more) forecast.deals.push_back(deals(rest, 1 + more));
    forecast.takes_out = deals_at_least(rest, 1 + left);
    forecast.deals.push_back(forecast.takes_out);
    forecast.mean = mean_lost(rest, 1 + left) + core::Chance(match.toss->successes);
    return forecast;
}

std::optional<core::Chance> again_forecast(const Match& match) {
    if (match.phase != Phase::React) return std::nullopt;
    return success(*match.toss->fixed_rank, match.options.rank_six);
}

std::optional<FireOdds> fire_forecast(const Match& match) {
    if (match.phase != Phase::Prep || match.toss->kind != TossKind::Burn) return std::nullopt;
    const core::Chance now = success(rank_of(match, *match.toss), match.options.rank_six);
    FireOdds odds = fire(match.toss->base, match.options.rank_six);
    // It must last now to do any further damage.
    odds.expected = now * odds.expected;
    odds.lasts = now;
    return odds;
}

Chain damage_chain(const Options& options, int base, const std::optional<Comparison>& comparison) {
    const auto p = [&](int explosion) {
        const int change = comparison ? change_for(*comparison, options.power_rule, explosion) : 0;
        return success(clamped(base + change), options.rank_six);
    };
    Chain chain;
    const int last = comparison ? difference(*comparison) : 0;
    for (int explosion = 0; explosion <= last; ++explosion) chain.first.push_back(p(explosion));
    chain.then = p(last + 1);
    chain.limit = limit_of(comparison, options.power_rule);
    return chain;
}

Chain attack_chain(const Options& options, const Weapon* weapon, const std::optional<Armor>& armor) {
    return damage_chain(options, weapon ? 1 : 0, compare_attack(weapon, armor));
}

}  // namespace rules::edged_coins
