#include "game/rules/coin_wars/query.h"

#include <algorithm>

#include "engine/measure/direction.h"
#include "game/rules/coin_wars/attack.h"
#include "game/rules/coin_wars/charge.h"
#include "game/rules/coin_wars/ground.h"
#include "game/rules/coin_wars/move.h"
#include "game/rules/coin_wars/opening.h"
#include "game/rules/coin_wars/shoot.h"
#include "game/rules/coin_wars/turn.h"
#include "game/rules/coin_wars/way.h"

namespace rules::coin_wars {

namespace {

bool enemies(const Match& match, int a, int b) {
    return match.on_table(a) && match.on_table(b) && match.side_of(a) != match.side_of(b);
}

std::vector<Target> targets_of(const Match& match, int coin) {
    std::vector<Target> targets;
    for (int i = 0; i < match.count(); ++i)
        if (enemies(match, coin, i) && can_strike(match, coin, i))
            targets.push_back({i, !touching(match, coin, i)});
    std::stable_sort(targets.begin(), targets.end(),
                     [&](const Target& a, const Target& b) { return match.id(a.coin) < match.id(b.coin); });
    return targets;
}

bool could_charge(const Match& match, int coin) {
    if (!match.type(coin).charge || check_acting(match, coin, Deed::Charge)) return false;
    for (int i = 0; i < match.count(); ++i)
        if (enemies(match, coin, i) && way_into_contact(match, coin, i)) return true;
    return false;
}

// towards what it touches it goes nowhere.
double free_of_touched(const measure::Disc& start, Vec2 to, const std::vector<measure::Disc>& touched,
                       double distance) {
    for (const measure::Disc& other : touched) {
        const Vec2 away = core::unit(start.center - other.center) * measure::kTolerance;
        if (measure::closes(start, to + away, other)) return 0;
    }
    return distance;
}

measure::ReachQuery reach_query(const Match& match, int coin, std::span<const measure::Disc> stops,
                                std::span<const std::vector<Vec2>> ground, int directions) {
    const Scenario& scenario = *match.scenario;
    return {disc_of(match, coin),
            match.type(coin).reach(),
            scenario.width,
            scenario.height,
            stops,
            ground,
            directions};
}

// One coin of each type that a side still has on the table.
std::vector<int> kinds_left(const Match& match, Side side) {
    std::vector<bool> seen(match.scenario->types.size());
    std::vector<int> coins;
    for (int i = 0; i < match.count(); ++i) {
        const auto type = static_cast<std::size_t>(match.scenario->coins[static_cast<std::size_t>(i)].type);
        if (!match.on_table(i) || match.side_of(i) != side || seen[type]) continue;
        seen[type] = true;
        coins.push_back(i);
    }
    return coins;
}

// Close by: at range there is never more to fall.
bool something_falls(const Match& match, int attacker, int target) {
    const Odds sure = odds(match, attacker, target, false);
    return sure.target_falls > 0 || sure.attacker_falls > 0;
}

}  // namespace

Options legal(const Match& match, int coin) {
    Options options;
    options.refusal = check_phase(match, EndTurn{});
    if (!options.refusal) options.refusal = check_acting(match, coin, Deed::Attack);
    if (options.refusal) return options;
    options.can_move = !check_acting(match, coin, Deed::Move) && can_move(match, coin);
    if (options.can_move) options.reach = match.type(coin).reach();
    options.targets = targets_of(match, coin);
    options.can_attack = !options.targets.empty();
    options.can_charge = could_charge(match, coin);
    return options;
}

std::vector<double> reach(const Match& match, int coin, int directions) {
    std::vector<measure::Disc> stopping, touched, own;
    const measure::Disc start = disc_of(match, coin);
    for (int i = 0; i < match.count(); ++i) {
        const measure::Disc other = disc_of(match, i);
        if (i == coin || !match.on_table(i) || measure::gap(start, other) > match.type(coin).reach())
            continue;
        if (!stops(match, coin, i))
            own.push_back(other);
        else
            (measure::touching(start, other) ? touched : stopping).push_back(other);
    }
    std::vector<std::vector<Vec2>> ground;
    each_impassable(*match.scenario, [&](const Terrain& terrain) { ground.push_back(terrain.polygon); });

    std::vector<double> region =
        measure::reach_region(reach_query(match, coin, stopping, ground, directions));
    for (int i = 0; i < directions; ++i) {
        double& distance = region[static_cast<std::size_t>(i)];
        const Vec2 to = start.center + measure::direction(i, directions) * distance;
        distance = free_of_touched(start, to, touched, distance);
        if (distance > 0) distance = last_free(start, to, own, distance);
    }
    return region;
}

Landing landing(const Match& match, int coin, Vec2 to) { return land(match, way_to(match, coin, to)); }

std::vector<int> threats(const Match& match, int coin, Vec2 at) {
    Match imagined = match;
    imagined.coin(coin).at = at;
    imagined.coin(coin).place = Place::Table;
    for (Coin& any : imagined.coins) any.moved = any.struck = false;
    const bool engages = match.scenario->options.engage == Engage::MoveThenAttack;
    std::vector<int> found;
    for (int i = 0; i < imagined.count(); ++i) {
        if (!enemies(imagined, coin, i)) continue;
        const bool comes = imagined.type(i).charge || engages;
        if (can_strike(imagined, i, coin) || (comes && way_into_contact(imagined, i, coin)))
            found.push_back(i);
    }
    return found;
}

bool attack_left(const Match& match) {
    if (match.phase != Phase::Play) return false;
    for (int i = 0; i < match.count(); ++i) {
        if (check_acting(match, i, Deed::Attack)) continue;
        if (can_attack(match, i) || could_charge(match, i)) return true;
    }
    return false;
}

bool nothing_can_fall(const Match& match) {
    const auto heads = kinds_left(match, Side::Heads), tails = kinds_left(match, Side::Tails);
    for (const int h : heads)
        for (const int t : tails)
            if (something_falls(match, h, t) || something_falls(match, t, h)) return false;
    return true;
}

}  // namespace rules::coin_wars
