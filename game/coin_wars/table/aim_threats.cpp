// Which enemies could strike a unit where it would come to rest, and with what result.

#include <algorithm>

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/turn.h"
#include "game/coin_wars/table/aim_parts.h"
#include "game/kit/hands/quick_hand.h"

namespace table {

namespace {

bool throws_dice(const cw::Odds& odds) { return !odds.strike.dice.empty() || (odds.back && !odds.back->dice.empty()); }

void carry_out(cw::Match& match, const cw::Command& command) {
    core::Random random;
    hands::QuickHand hand;
    cw::CoinWars::apply(match, command, random, hand);
    while (match.phase == cw::Phase::Play && !match.awaiting.empty())
        cw::CoinWars::apply(match, cw::advised_answer(match), random, hand);
}

// The certain part of an action that throws dice, or of a Charge that is half chosen.
void imagine(cw::Match& match, const Aim& aim) {
    if (aim.act == Act::Charge)
        for (const int coin : cw::party(match, aim.coin)) match.charges.push_back({coin, match.coin(coin).at});
    match.coin(aim.coin).at = aim.path.legs.back().to;
    for (const auto& [coin, at] : aim.path.places) match.coin(coin).at = at;
    if (!aim.odds) return;
    if (aim.odds->strike.target_army == cw::kNoArmy && aim.odds->target.falls >= 1)
        match.coin(aim.target).place = cw::Place::Fallen;
    if (aim.army == cw::kNoArmy && aim.odds->attacker.falls >= 1) match.coin(aim.coin).place = cw::Place::Fallen;
}

// The match after the aimed action, as far as it is known, as the other side's turn begins.
cw::Match then(const Aim& aim, const cw::Match& match) {
    cw::Match after = match;
    if (aim.command && (!aim.odds || !throws_dice(*aim.odds)))
        carry_out(after, *aim.command);
    else
        imagine(after, aim);
    if (after.phase == cw::Phase::Play) cw::begin_next_turn(after, cw::other(match.side_of(aim.coin)));
    return after;
}

// A member of the aiming unit that is left; kNoCoin if none is.
int left_of_unit(const Aim& aim, const cw::Match& before, const cw::Match& after) {
    for (const int coin : cw::party(before, aim.coin))
        if (after.on_table(coin)) return coin;
    return cw::kNoCoin;
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

std::optional<Threat> charge_of(const cw::Match& match, int front, int target, Vec2 to) {
    const int army = match.coin(front).army;
    const bool alone = army == cw::kNoArmy;
    const cw::Charge charge{.coin = alone ? match.id(front) : "",
                            .via = to == match.coin(front).at ? std::nullopt : std::optional(to),
                            .target = match.id(target),
                            .to = std::nullopt,
                            .army = alone ? "" : cw::army_id(army),
                            .front = alone ? "" : match.id(front)};
    if (cw::CoinWars::check(match, charge)) return std::nullopt;
    return Threat{front, come_up(match, front, to).coin(front).at, cw::odds(match, charge)};
}

// By a move, and an attack from there.
std::optional<Threat> move_of(const cw::Match& match, int front, int target, Vec2 to) {
    if (!cw::may_move_and_strike(match, front)) return std::nullopt;
    cw::Match there = come_up(match, front, to);
    cw::mark_acted(there, cw::actor_of(match, front), cw::Action::Move);
    return Threat{front, there.coin(front).at, cw::odds(there, front, target, false)};
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
        const int nearest = odds.strike.attacker, striker = nearest == cw::kNoCoin ? enemy : nearest;
        return Threat{striker, match.coin(striker).at, std::move(odds)};
    }
    for (const int front : cw::by_distance(match, unit, {coin}))
        if (const auto to = cw::into_strike(match, front, coin)) {
            auto threat = cw::charges(match, front) ? charge_of(match, front, coin, *to) : std::nullopt;
            if (!threat) threat = move_of(match, front, coin, *to);
            if (threat) return threat;
        }
    return std::nullopt;
}

void look_out(Aim& aim, const cw::Match& match) {
    aim.threats.clear();
    if (!aim.legal() || aim.path.legs.empty()) return;
    const cw::Match after = then(aim, match);
    const int left = left_of_unit(aim, match, after);
    if (after.phase != cw::Phase::Play || left == cw::kNoCoin) return;
    for (const int enemy : units_of(after, cw::other(after.side_of(left))))
        if (auto threat = threat_of(after, enemy, left)) aim.threats.push_back(std::move(*threat));
    std::ranges::stable_sort(aim.threats, std::greater{}, [](const Threat& one) { return one.odds.target.cents; });
}

}  // namespace table
