// Which enemies could strike a unit where it would come to rest, and with what result.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/turn.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/kit/hands/quick_hand.h"

namespace table {

namespace {

// The match after the aimed action, as far as it is known, with the other side to act.
cw::Match then(const Aim& aim, const cw::Match& match) {
    cw::Match after = match;
    if (aim.command && aim.act == Act::Move) {
        core::Random random;
        hands::QuickHand hand;
        cw::CoinWars::apply(after, *aim.command, random, hand);
    } else {
        after.coin(aim.coin).at = aim.path.legs.back().to;
        for (const auto& [coin, at] : aim.path.places) after.coin(coin).at = at;
        if (aim.odds && aim.odds->strike.target_army == cw::kNoArmy && aim.odds->target.falls >= 1)
            after.coin(aim.target).place = cw::Place::Fallen;
    }
    if (after.phase == cw::Phase::Play) cw::refresh(after, cw::other(match.side_of(aim.coin)));
    return after;
}

// The unit in the place that it strikes from, with that coin in front.
cw::Match come_up(const cw::Match& match, int front, Vec2 to) {
    cw::Match there = match;
    if (to == match.coin(front).at) return there;
    if (!match.in_army(front)) {
        there.coin(front).at = cw::landing(match, front, to).at;
        return there;
    }
    const auto places = cw::places_after(match, cw::path_of_front(match, front, to));
    if (places)
        for (const auto& [coin, at] : *places) there.coin(coin).at = at;
    return there;
}

}  // namespace

std::vector<int> units_of(const cw::Match& match, cw::Side side) {
    std::vector<int> units;
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.on_table(coin) && match.side_of(coin) == side && cw::party(match, coin).front() == coin)
            units.push_back(coin);
    return units;
}

std::optional<Threat> threat_of(const cw::Match& match, int enemy, int coin) {
    const std::vector<int> unit = cw::party(match, enemy);
    if (cw::check_acting(match, cw::actor_of(match, enemy), cw::Action::Attack)) return std::nullopt;
    if (cw::can_strike(match, enemy, coin)) {
        const bool ranged = !cw::is_close(match, unit, coin);
        cw::Odds odds = cw::odds(match, enemy, coin, ranged);
        const int nearest = odds.strike.attacker, striker = nearest == cw::kNobody ? enemy : nearest;
        return Threat{striker, match.coin(striker).at, std::move(odds)};
    }
    for (const int front : cw::by_distance(match, unit, {coin}))
        if (const auto to = cw::into_strike(match, front, coin)) {
            const cw::Match there = come_up(match, front, *to);
            return Threat{front, there.coin(front).at, cw::odds(there, front, coin, false)};
        }
    return std::nullopt;
}

void look_out(Aim& aim, const cw::Match& match) {
    aim.threats.clear();
    if (!aim.legal() || aim.path.legs.empty()) return;
    const cw::Match after = then(aim, match);
    if (after.phase != cw::Phase::Play) return;
    for (const int enemy : units_of(after, cw::other(after.side_of(aim.coin))))
        if (auto threat = threat_of(after, enemy, aim.coin)) aim.threats.push_back(std::move(*threat));
    std::ranges::stable_sort(aim.threats, std::greater{}, [](const Threat& one) { return one.odds.target.cents; });
}

}  // namespace table
