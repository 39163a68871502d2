#include "game/coin_wars/rules/special_fight.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/touching.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;

bool helps_striker(const SpecialWhat& what, bool silences) {
    return what.offense != 0 || what.offense_times != SpecialWhat::Times::One || (silences && what.unanswered);
}
bool helps_struck(const SpecialWhat& what) {
    return what.defense != 0 || what.defense_times != SpecialWhat::Times::One;
}

// what adds comes first, then what doubles and halves, and whom a rule saves last.
int stage_of(const SpecialWhat& what) {
    if (what.offense != 0 || what.defense != 0) return 0;
    return what.strengthens() ? 1 : 2;
}

StrikeContext met_by(const Strike& strike) { return {.against = strike.attacker, .ranged = strike.ranged}; }

void add_once(std::vector<int>& rules, int rule) {
    if (!core::contains(rules, rule)) rules.push_back(rule);
}

// The rules that change the scores of this strike or, with `silences`, keep it from being answered.
std::vector<int> strengthening(const Match& match, const Strike& strike, bool silences) {
    std::vector<int> found;
    const auto& rules = match.scenario->advanced.special;
    const auto any = [&](const SpecialRule& rule, const std::vector<int>& coins, int against) {
        return std::ranges::any_of(coins, [&](int coin) {
            return holds_for(match, rule, coin, {.against = against, .ranged = strike.ranged});
        });
    };
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const SpecialRule& rule = rules[i];
        if (rule.left_out || !rule.what.strengthens()) continue;
        if ((helps_striker(rule.what, silences) && any(rule, strike.units, strike.target)) ||
            (helps_struck(rule.what) && any(rule, party(match, strike.target), strike.attacker)))
            found.push_back(static_cast<int>(i));
    }
    return found;
}

const SpecialRule* enduring(const Match& match, int coin, const StrikeContext& bout) {
    return special_that(
        match, coin, [](const SpecialWhat& what) { return what.survives.blows > 0; }, bout);
}
const SpecialRule* yielding(const Match& match, int coin, const StrikeContext& bout) {
    if (match.coin(coin).slid || match.in_army(coin)) return nullptr;
    return special_that(
        match, coin, [](const SpecialWhat& what) { return what.survives.slides > 0; }, bout);
}

// How far the coin can slide before it meets something or the table's edge.
double free_way(const Match& match, int coin, Vec2 along, double max) {
    const Disc disc = disc_of(match, coin);
    const Vec2 to = disc.center + along * max;
    double way = max;
    const auto shorten = [&](const std::optional<double>& met) { way = std::min(way, met.value_or(way)); };
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i)) shorten(measure::sweep(disc, to, disc_of(match, i)));
    each_barrier(match, coin, disc.center,
                 [&](const Terrain& ground) { shorten(measure::sweep(disc, to, measure::Polygon(ground.polygon))); });
    const auto within = [&](double at, double direction, double size) {
        if (direction == 0) return;
        const double room = direction > 0 ? size - disc.radius - at : at - disc.radius;
        way = std::min(way, std::max(0.0, room / std::abs(direction)));
    };
    within(disc.center.x, along.x, match.scenario->width);
    within(disc.center.y, along.y, match.scenario->height);
    return way;
}

bool lies_free(const Match& match, int coin, Vec2 at) {
    const Disc disc{at, match.type(coin).radius()};
    if (over_edge(*match.scenario, disc) > measure::kTolerance) return false;
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i) && measure::gap(disc, disc_of(match, i)) < -measure::kTolerance)
            return false;
    bool free = true;
    each_barrier(match, coin, match.coin(coin).at, [&](const Terrain& ground) {
        free = free && measure::gap(disc, measure::Polygon(ground.polygon)) >= -measure::kTolerance;
    });
    return free;
}

}  // namespace

std::vector<int> special_in(const Match& match, const Strike& strike, const std::optional<Strike>& back,
                            bool silenced) {
    const auto& rules = match.scenario->advanced.special;
    std::vector<int> found;
    if (rules.empty()) return found;
    for (const Strike* each : {&strike, back ? &*back : nullptr}) {
        if (each == nullptr) continue;
        for (const int rule : strengthening(match, *each, silenced && each == &strike)) add_once(found, rule);
        for (const int coin : party(match, each->target))
            if (const Saved one = saved(match, coin, met_by(*each)); one.rule)
                add_once(found, static_cast<int>(place_of(match, *one.rule)));
    }
    std::ranges::sort(found, {}, [&](int rule) { return std::pair(stage_of(rules[std::size_t(rule)].what), rule); });
    return found;
}

Saved saved(const Match& match, int coin, const StrikeContext& bout) {
    const SpecialRule* rule = enduring(match, coin, bout);
    if (rule != nullptr && match.coin(coin).blows + 1 < rule->what.survives.blows) return {rule, false};
    if (match.side_of(coin) == match.side) return {};
    return {yielding(match, coin, bout), true};
}

bool falls(const Match& match, const Strike& strike, int coin) {
    return match.scenario->advanced.special.empty() || saved(match, coin, met_by(strike)).rule == nullptr;
}

std::vector<int> that_fall(const Match& match, const Strike& strike, std::vector<int> losses,
                           const std::vector<int>& beyond) {
    std::erase_if(losses, [&](int coin) { return !core::contains(beyond, coin) && !falls(match, strike, coin); });
    return losses;
}

int blows_left(const Match& match, int coin) {
    const SpecialRule* rule = enduring(match, coin, {});
    return rule ? std::max(1, rule->what.survives.blows - match.coin(coin).blows) : 1;
}

int lives_left(const Match& match, int coin) {
    if (match.scenario->advanced.special.empty()) return 1;
    return blows_left(match, coin) + (yielding(match, coin, {}) != nullptr ? 1 : 0);
}

Vec2 driven_back(const Match& match, int coin, Vec2 from, double inches) {
    const Vec2 at = match.coin(coin).at, along = core::unit(at - from);
    // Rounded to the grid it may overlap what it met: then a step less far.
    for (double way = free_way(match, coin, along, inches); way > 0; way -= core::kGrid)
        if (const Vec2 to = core::round_to_grid(at + along * way); lies_free(match, coin, to)) return to;
    return at;
}

Events survive(Match& match, const std::vector<std::pair<int, Saved>>& coins, int attacker) {
    Events events;
    for (const auto& [index, how] : coins) {
        Coin& coin = match.coin(index);
        const SpecialSurvival& survives = how.rule->what.survives;
        if (how.slides) {
            const Vec2 from = coin.at;
            coin.at = driven_back(match, index, match.coin(attacker).at, survives.slides);
            coin.slid = true;
            events.push_back(SlidBack{index, attacker, from, coin.at});
        } else {
            ++coin.blows;
            events.push_back(Withstood{index, attacker, survives.blows - coin.blows});
        }
    }
    return events;
}

std::vector<int> used_in(const Match& match, bool silenced) {
    const auto& rules = match.scenario->advanced.special;
    const auto counted = [](const SpecialRule& rule) { return rule.when.uses != SpecialUses{}; };
    if (std::ranges::none_of(rules, counted)) return {};
    const Fight& fight = *match.fight;
    std::vector<int> used;
    const bool only_changes = match.scenario->rulings.counts_only_what_changed();
    const auto add = [&](const Strike& strike, const std::vector<int>& losses, bool silences) {
        for (const int rule : strengthening(match, strike, silences || !only_changes)) add_once(used, rule);
        for (const int coin : losses)
            if (const Saved one = saved(match, coin, met_by(strike)); one.rule)
                add_once(used, static_cast<int>(place_of(match, *one.rule)));
    };
    add(fight.strike, fight.strike_losses, silenced);
    if (fight.back) {
        std::vector<int> losses = fight.back_losses;
        if (only_changes) std::erase_if(losses, [&](int coin) { return core::contains(fight.beyond, coin); });
        add(*fight.back, losses, false);
    }
    std::erase_if(used, [&](int rule) { return !counted(rules[static_cast<std::size_t>(rule)]); });
    return used;
}

void count_uses(Match& match, const std::vector<int>& rules) {
    for (const int rule : rules) {
        SpecialTally& tally = match.ending.special[static_cast<std::size_t>(rule)];
        ++tally.in_battle;
        ++tally.in_turn;
    }
}

}  // namespace rules::coin_wars
