#include "game/rules/coin_wars/turn.h"

#include "game/rules/coin_wars/attack.h"
#include "game/rules/coin_wars/ending.h"
#include "game/rules/coin_wars/move.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

// R-3; `engage` lets a coin that has moved attack later in the turn.
bool took_part(const Match& match, int coin, Deed deed) {
    const Coin& acting = match.coin(coin);
    const bool may_follow = deed == Deed::Attack && match.scenario->options.engage == Engage::MoveThenAttack;
    return acting.struck || (acting.moved && !may_follow);
}

void refresh(Match& match) {
    match.actions_left = kActionsATurn;
    for (Coin& coin : match.coins) coin.moved = coin.struck = false;
}

Events next_side(Match& match) {
    Events events;
    if (match.side != match.first) {
        events = end_full_turn(match);
        if (match.phase == Phase::Over) return events;
        ++match.turn;
    }
    match.side = other(match.side);
    refresh(match);
    events.push_back(TurnBegan{match.turn, match.side});
    return events;
}

// a side that can do nothing passes; if the side before could do nothing either, it is a draw.
Events pass_where_stuck(Match& match) {
    Events events;
    while (match.phase == Phase::Play && !can_act(match)) {
        events.push_back(Passed{match.side});
        if (match.passed_before) {
            append(events, end_battle(match, {std::nullopt, "no_moves"}));
            break;
        }
        match.passed_before = true;
        append(events, next_side(match));
    }
    return events;
}

}  // namespace

core::Result<int, Refusal> acting(const Match& match, std::string_view id, Deed deed) {
    const int coin = match.find(id);
    if (coin == kNobody)
        return core::failure(
            refuse("unknown_coin", "CW-3", "There is no coin " + std::string(id) + " in this battle."));
    if (auto refusal = check_acting(match, coin, deed)) return core::failure(std::move(*refusal));
    return coin;
}

std::optional<Refusal> check_acting(const Match& match, int coin, Deed deed) {
    const auto about = [&](std::string code, std::string rule, std::string message) {
        return refuse(std::move(code), std::move(rule), std::move(message), std::nullopt, {match.id(coin)});
    };
    if (!match.on_table(coin)) return about("fallen", "CW-10", name_of(match, coin) + " has fallen.");
    if (match.side_of(coin) != match.side)
        return about("not_your_side", "CW-6", "It is the turn of " + name_of(match, match.side) + ".");
    if (took_part(match, coin, deed))
        return about("acted", "R-3", name_of(match, coin) + " has already acted this turn.");
    if (match.actions_left == 0) return about("no_actions", "CW-6", "All 10 actions of this turn are used.");
    return std::nullopt;
}

void spend_action(Match& match, int coin, Deed deed) {
    --match.actions_left;
    if (deed != Deed::Attack) match.coin(coin).moved = true;
    if (deed != Deed::Move) match.coin(coin).struck = true;
}

std::optional<Refusal> check(const Match&, const EndTurn&) { return std::nullopt; }

Events apply(Match& match, const EndTurn&) {
    Events events = end_where_decided(match);
    if (match.phase == Phase::Over) return events;
    // An offer that the other side has not taken up by the end of its turn is off.
    if (match.draw_offered == other(match.side)) match.draw_offered.reset();
    match.passed_before = false;
    append(events, next_side(match));
    append(events, pass_where_stuck(match));
    return events;
}

Events begin_play(Match& match) {
    match.phase = Phase::Play;
    match.turn = 1;
    match.side = match.first;
    refresh(match);
    Events events{TurnBegan{match.turn, match.side}};
    append(events, pass_where_stuck(match));
    return events;
}

bool can_act(const Match& match) {
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) != match.side) continue;
        if (can_move(match, i) || can_attack(match, i)) return true;
    }
    return false;
}

}  // namespace rules::coin_wars
