#pragma once
// Commands that a player might try with Armies, and answers to decisions, some of them illegal.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"
#include "tests/support/propose.h"

namespace kit {

inline cw::Ids ids_of(const cw::Match& match, const std::vector<int>& coins) {
    cw::Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

inline cw::Command a_decision(const cw::Match& match, core::Random& random) {
    const cw::Decision& due = match.awaiting.front();
    cw::Decide decide{due.side, cw::army_id(due.army), {}, {}};
    if (random.below(20) == 0) decide.side = other(due.side);
    if (due.kind == cw::Decision::Kind::Split) {
        decide.split = random.below(2) == 0;
        return decide;
    }
    std::vector<int> losses = due.proposal;
    if (random.below(3) == 0) {
        const std::vector<int> all = cw::members(match, due.army);
        losses.clear();
        for (const int coin : all)
            if (random.below(2) == 0) losses.push_back(coin);
    }
    decide.losses = ids_of(match, losses);
    return decide;
}

inline cw::Command a_new_army(const cw::Match& match, core::Random& random) {
    const auto offered = cw::possible_armies(match, match.side);
    if (offered.empty() || random.below(10) == 0)
        return cw::Form{ids_of(match, {any_of(coins_of(match, match.side), random), 0}), ""};
    std::vector<int> coins = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    if (coins.size() > 3 && random.below(3) == 0) coins.resize(coins.size() - 1);
    return cw::Form{ids_of(match, coins), ""};
}

inline cw::Command a_joining(const cw::Match& match, int army, core::Random& random) {
    const std::vector<int> coins = cw::possible_members(match, army);
    if (!coins.empty()) return cw::Join{cw::army_id(army), {match.id(any_of(coins, random))}, ""};
    const cw::Army& any = match.armies[random.below(static_cast<std::uint32_t>(match.armies.size()))];
    return cw::Join{cw::army_id(army), {}, cw::army_id(any.number)};
}

// Coins that the attack might name; mostly none, sometimes one of them twice.
inline cw::Ids some_beyond(const cw::Match& match, const std::vector<int>& coins, core::Random& random) {
    if (random.below(6) != 0) return {};
    cw::Ids ids{match.id(any_of(coins, random))};
    while (random.below(3) == 0) ids.push_back(match.id(any_of(coins, random)));
    return ids;
}

inline cw::Command an_army_deed(const cw::Match& match, int army, core::Random& random) {
    const std::vector<int> coins = cw::members(match, army);
    const std::string id = cw::army_id(army);
    const int lead = any_of(coins, random);
    const cw::Options can = cw::legal(match, lead);
    if (can.can_attack && random.below(3) != 0) {
        const cw::Target& target = can.targets[random.below(static_cast<std::uint32_t>(can.targets.size()))];
        return cw::Attack{"", match.id(target.coin), id, some_beyond(match, coins, random), {}};
    }
    if (random.below(8) == 0) return a_joining(match, army, random);
    const int enemy = an_enemy(match, lead, random);
    const cw::Vec2 at = match.coin(lead).at, goal = match.coin(enemy).at;
    const double reach = match.type(lead).reach();
    if (cw::every_member_charges(match, army) && random.below(2) == 0) {
        cw::Charge charge{
            "", core::unit(goal - at) * std::min(core::distance(at, goal), reach) + at, match.id(enemy), {}, id};
        if (random.below(2) == 0) charge.to = a_step(at, goal, reach, random);
        return charge;
    }
    return cw::Move{"", a_step(at, goal, reach, random), id, random.below(3) == 0 ? match.id(lead) : ""};
}

}  // namespace kit
