// How a unit comes into contact with an enemy or its Army.

#include <algorithm>
#include <limits>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/into_contact.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/coin_wars/table/outcome.h"

namespace table {

namespace {

double gap_between(const cw::Match& match, int a, int b) { return measure::gap(disc_of(match, a), disc_of(match, b)); }

// The coins of the target's Army: the target first, then by distance from it.
std::vector<int> from_target_outwards(const cw::Match& match, int target) {
    std::vector<int> party = cw::party(match, target);
    std::ranges::stable_sort(party, {}, [&](int coin) { return distance(match.coin(coin).at, match.coin(target).at); });
    return party;
}

}  // namespace

std::optional<Way> way_to(const cw::Match& match, std::vector<int> fronts, int target, cw::Going going) {
    for (const int met : from_target_outwards(match, target)) {
        std::ranges::stable_sort(fronts, {}, [&](int front) { return gap_between(match, front, met); });
        for (const int front : fronts) {
            const Vec2 at = match.coin(front).at;
            const double reach =
                going == cw::Going::Charging ? cw::allowance(match, front, at) : cw::longest_move(match, front, at);
            if (gap_between(match, front, met) > reach + measure::kTouch) continue;
            if (const auto to = cw::unit_into_contact(match, front, met, going)) return Way{front, met, *to};
        }
    }
    return std::nullopt;
}

std::optional<Way> nearest_way(const cw::Match& match, const std::vector<int>& fronts, int target) {
    std::optional<Way> found;
    double min = std::numeric_limits<double>::infinity();
    for (const int met : from_target_outwards(match, target))
        for (const int front : fronts) {
            const Vec2 from = match.coin(front).at, at = match.coin(met).at;
            const double gap = gap_between(match, front, met);
            const double over = gap - cw::allowance_towards(match, front, at);
            const Vec2 to = core::round_to_grid(from + unit(at - from) * (gap + measure::kTouch));
            const int army = match.coin(front).army;
            const bool leads = army == cw::kNoArmy || cw::front_for(match, army, to, match.id(front));
            if (over >= min || !leads) continue;
            min = over;
            found = Way{front, met, to};
        }
    return found;
}

bool meets(const cw::Match& match, int coin, Vec2 at, int target) {
    const measure::Disc rest{at, match.type(coin).radius()};
    return std::ranges::any_of(cw::party(match, target),
                               [&](int other) { return measure::touching(rest, disc_of(match, other)); });
}

bool is_out_of_touch(const rules::Refusal& refusal, bool close) {
    // A Spy may approach an Army that it cannot attack.
    return refusal.code == "out_of_range" || refusal.code == "not_touching" || (refusal.code == "spy_army" && !close);
}

bool is_hidden(const rules::Refusal& refusal) { return refusal.code == "out_of_sight"; }

cw::Attack attack_by(const cw::Match& match, int coin, int target, const std::vector<int>& beyond) {
    const bool alone = !match.in_army(coin);
    return {alone ? match.id(coin) : "", match.id(target), alone ? "" : cw::army_id(match.coin(coin).army),
            ids_of(match, beyond)};
}

int best_shot(const cw::Match& match, int coin, int target) {
    int best = cw::kNoCoin;
    double max = 0;
    for (const int other : from_target_outwards(match, target)) {
        if (cw::CoinWars::check(match, attack_by(match, coin, other, {}))) continue;
        const double gained = balance(match, cw::odds(match, coin, other, true));
        if (best != cw::kNoCoin && gained <= max) continue;
        best = other;
        max = gained;
    }
    return best;
}

}  // namespace table
