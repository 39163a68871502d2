#pragma once
// Random commands of Coin Wars, mostly sensible, sometimes wrong, for the kit.

#include "game/coin_wars/rules/trait_action.h"
#include "tests/support/army_proposals.h"

namespace kit {

// Mostly a possible attack if there is one, otherwise an attack on `enemy` in vain.
inline cw::Command an_attack(const cw::Match& match, int coin, int enemy, core::Random& random) {
    const cw::Options can = cw::legal(match, coin);
    if (can.can_attack && random.below(4) != 0)
        enemy = can.targets[random.below(static_cast<std::uint32_t>(can.targets.size()))].coin;
    return cw::Attack{match.id(coin), match.id(enemy), "", some_beyond(match, {coin}, random), {}};
}

inline cw::Command propose_fight(const cw::Match& match, core::Random& random) {
    const std::vector<int> own = coins_of(match, match.side);
    const std::uint32_t kind = random.below(100);
    if (own.empty() || coins_of(match, other(match.side)).empty() || kind < 4) return cw::EndTurn{};
    if (!match.awaiting.empty()) return a_decision(match, random);
    if (random.below(100) < 12) return a_new_army(match, random);
    const int coin = any_of(own, random);
    if (match.in_army(coin) && random.below(10) != 0) return an_army_deed(match, match.coin(coin).army, random);
    if (const auto uses = cw::uses(match, coin); !uses.empty() && random.below(3) == 0)
        return uses[random.below(static_cast<std::uint32_t>(uses.size()))];
    const int enemy = an_enemy(match, coin, random);
    const cw::Vec2 at = match.coin(coin).at;
    const cw::Vec2 goal = match.coin(enemy).at;
    const double reach = match.type(coin).reach();
    if (kind < 50) return cw::Move{match.id(coin), a_step(at, goal, reach, random)};
    if (kind < 80) return an_attack(match, coin, enemy, random);
    if (kind < 95) {
        cw::Charge charge{match.id(coin), {}, match.id(enemy), {}};
        if (random.below(4) > 0) charge.via = a_step(at, goal, reach, random);
        if (random.below(2) > 0) charge.to = a_step(at, at, reach, random);
        return charge;
    }
    if (kind < 97) return cw::Draw{any_side(random), random.below(2) == 0 ? std::nullopt : std::optional(false)};
    if (kind < 98) return cw::Move{"nobody", goal};
    return cw::Ready{any_side(random)};
}

// A block of some of the side's coins at any place, sometimes with a foreign coin or one twice.
inline cw::Command a_formation(const cw::Match& match, core::Random& random) {
    cw::PlaceCoins all;
    const double x = random.between(-1, match.scenario->width + 1);
    const double y = random.between(-1, match.scenario->height + 1);
    for (int coin = 0; coin < match.count(); ++coin) {
        if (match.side_of(coin) != match.side && random.below(200) != 0) continue;
        if (random.below(3) == 0) continue;
        const auto i = static_cast<int>(all.coins.size());
        all.coins.push_back({match.id(coin), {x + 1.6 * (i % 4), y + 1.6 * (i / 4)}});
        if (random.below(100) == 0) all.coins.push_back(all.coins.back());
    }
    return all;
}

inline cw::Command propose_deployment(const cw::Match& match, core::Random& random) {
    const int coin = static_cast<int>(random.below(static_cast<std::uint32_t>(match.count())));
    const std::uint32_t kind = random.below(100);
    if (match.scenario->free && random.below(20) == 0) return cw::Edge{};
    if (kind < 10) return cw::Ready{any_side(random)};
    if (kind < 20) return cw::Unplace{match.id(coin)};
    if (kind < 40) return a_formation(match, random);
    const double x = random.between(-1, match.scenario->width + 1);
    const double y = random.between(-1, match.scenario->height + 1);
    return cw::PlaceCoin{match.id(coin), {x, y}};
}

inline cw::Command propose(const cw::Match& match, core::Random& random) {
    if (random.below(50) == 0) return propose_fight(match, random);
    switch (match.phase) {
        case cw::Phase::Agree:
            return cw::Agree{any_side(random)};
        case cw::Phase::Faces:
            return cw::Faces{random.below(2) == 0};
        case cw::Phase::Toss:
            return cw::Toss{};
        case cw::Phase::Order:
            return cw::Order{any_side(random)};
        case cw::Phase::Deploy:
            return propose_deployment(match, random);
        default:
            return propose_fight(match, random);
    }
}

}  // namespace kit
