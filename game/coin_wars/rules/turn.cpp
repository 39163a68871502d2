#include "game/coin_wars/rules/turn.h"

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/arrivals.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/must_attack.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_triggers.h"
#include "game/coin_wars/rules/stalemate.h"
#include "game/coin_wars/rules/trait_action.h"

namespace rules::coin_wars {

namespace {

Events begin_turn(Match& match, const Throws& throws) {
    refresh(match, match.side);
    Events events{TurnBegan{match.turn, match.side}};
    append(events, throw_for_arrivals(match, throws));
    append(events, arrive(match));
    return events;
}

Events next_side(Match& match, const Throws& throws) {
    Events events;
    if (match.side != match.first) {
        events = end_full_turn(match);
        if (match.phase == Phase::Over) return events;
        ++match.turn;
    }
    match.side = other(match.side);
    append(events, begin_turn(match, throws));
    return events;
}

bool may_arrive(const Match& match, int coin) {
    const SpecialRule* delay = special_delay(match, coin);
    return delay == nullptr || match.setup(coin).arrives > match.turn || may_let_arrive(match, *delay);
}

// BX-3, BX-4: true if a side that cannot act now may still be able to later.
bool more_to_come(const Match& match) {
    for (int i = 0; i < match.count(); ++i) {
        if (match.coin(i).place == Place::Arriving && may_arrive(match, i)) return true;
        if (match.on_table(i) && check_waiting(match, i)) return true;
    }
    return false;
}

bool was_deployed(const Match& match) { return match.ready[0] || match.ready[1]; }

Events say_where_hopeless(const Match& match) { return nothing_can_fall(match) ? Events{NothingCanFall{}} : Events{}; }

bool army_can_act(const Match& match, int army) {
    const Actor actor{kNoCoin, army};
    const bool attacks = !check_acting(match, actor, Action::Attack);
    if (!attacks && !match.scenario->rulings.army_that_may_march_acts()) return false;
    if (attacks && can_attack(match, members(match, army).front())) return true;
    return !check_acting(match, actor, Action::Move) && can_march(match, army);
}

// a side that cannot act passes; if the previous side could not act either, it is a draw.
Events pass_where_stuck(Match& match, const Throws& throws) {
    Events events;
    while (match.phase == Phase::Play && !can_act(match)) {
        events.push_back(Passed{match.side});
        if (match.ending.passed_before && !more_to_come(match)) {
            append(events, end_battle(match, {std::nullopt, "no_moves"}));
            break;
        }
        match.ending.passed_before = true;
        append(events, next_side(match, throws));
    }
    return events;
}

}  // namespace

void refresh(Match& match, Side side) {
    match.side = side;
    match.actions_left = kActionsATurn;
    if (asks_for_last_turn(*match.scenario))
        for (int i = 0; i < match.count(); ++i)
            if (match.side_of(i) != side) match.coin(i).moved_latest = match.coin(i).moved;
    for (SpecialTally& tally : match.ending.special) tally.in_turn = 0;
    for (Coin& coin : match.coins) coin.moved = coin.struck = false;
    std::erase_if(match.charges, [&](const ChargeBegan& charge) { return match.side_of(charge.coin) == side; });
}

void begin_next_turn(Match& match, Side side) {
    if (side == match.side || side == match.first) ++match.turn;
    const int last = match.scenario->victory.turns;
    if (last > 0 && match.turn > last) match.phase = Phase::Over;
    refresh(match, side);
}

std::optional<Refusal> check(const Match& match, const EndTurn&) { return check_owed(match); }

Events apply(Match& match, const Throws& throws, const EndTurn&) {
    Events events = end_where_decided(match);
    if (match.phase == Phase::Over) return events;
    // An offer lapses if the other side has not accepted it by the end of its turn.
    if (match.ending.draw_offered == other(match.side)) match.ending.draw_offered.reset();
    match.ending.passed_before = false;
    // in a battle with all coins in place, nothing announced it at the start.
    const bool untold = match.turn == 1 && match.side == match.first && !was_deployed(match);
    if (untold && !match.ending.fell_this_turn) append(events, say_where_hopeless(match));
    append(events, next_side(match, throws));
    append(events, pass_where_stuck(match, throws));
    return events;
}

Events begin_play(Match& match, const Throws& throws) {
    match.phase = Phase::Play;
    match.turn = 1;
    match.side = match.first;
    Events events = say_where_hopeless(match);
    append(events, begin_turn(match, throws));
    append(events, pass_where_stuck(match, throws));
    return events;
}

bool can_act(const Match& match) {
    std::vector<int> singles;
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) != match.side || match.in_army(i) || check_waiting(match, i))
            continue;
        if (can_step(match, i)) return true;
        singles.push_back(i);
    }
    const auto strikes = [&](int coin) { return can_attack(match, coin) || !uses(match, coin).empty(); };
    if (std::ranges::any_of(singles, strikes)) return true;
    if (std::ranges::any_of(match.armies, [&](const Army& army) { return army_can_act(match, army.number); }))
        return true;
    // The most expensive test comes last: whether a coin without a small step straight ahead can move anywhere else.
    return std::ranges::any_of(singles, [&](int coin) { return can_move(match, coin); });
}

}  // namespace rules::coin_wars
