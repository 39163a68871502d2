#include "game/coin_wars/analysis/purpose.h"

#include <algorithm>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/turn.h"
#include "game/kit/hands/quick_hand.h"

namespace analysis {

using rules::Phrase;
using rules::say;

namespace {

cw::Match outcome_of(const cw::Match& before, const cw::Command& action) {
    cw::Match match = before;
    core::Random random(cw::CoinWars::hash(before));
    hands::QuickHand hand;
    cw::CoinWars::apply(match, action, random, hand);
    return match;
}

// One coin for each unit.
std::vector<int> enemies_of(const cw::Match& match, int coin) {
    std::vector<int> units;
    for (int other = 0; other < match.count(); ++other)
        if (match.on_table(other) && match.side_of(other) != match.side_of(coin) &&
            cw::party(match, other).front() == other)
            units.push_back(other);
    return units;
}

// True if `striker`'s unit can strike `target`'s in a turn of the striker's side that has just begun.
bool can_come_to_strike(const cw::Match& match, int striker, int target) {
    if (match.phase != cw::Phase::Play) return false;
    if (cw::check_acting(match, cw::actor_of(match, striker), cw::Action::Attack)) return false;
    const std::vector<int> unit = cw::party(match, striker), struck = cw::party(match, target);
    return std::ranges::any_of(struck, [&](int other) {
        return cw::can_strike(match, striker, other) ||
               std::ranges::any_of(unit, [&](int front) { return cw::into_strike(match, front, other).has_value(); });
    });
}

struct Seen {
    std::vector<int> struck;    // by the unit, this turn
    std::vector<int> next;      // by the unit, on its next turn
    std::vector<int> strikers;  // enemies that can strike the unit on their next turn
};

Seen seen(const cw::Match& match, int coin) {
    Seen found;
    cw::Match own = match, theirs = match;
    cw::begin_next_turn(own, match.side_of(coin));
    cw::begin_next_turn(theirs, cw::other(match.side_of(coin)));
    const bool acts = !cw::check_acting(match, cw::actor_of(match, coin), cw::Action::Attack);
    for (const int enemy : enemies_of(match, coin)) {
        const std::vector<int> party = cw::party(match, enemy);
        if (acts && std::ranges::any_of(party, [&](int one) { return cw::can_strike(match, coin, one); }))
            found.struck.push_back(enemy);
        if (can_come_to_strike(own, coin, enemy)) found.next.push_back(enemy);
        if (can_come_to_strike(theirs, enemy, coin)) found.strikers.push_back(enemy);
    }
    return found;
}

std::vector<int> without(const std::vector<int>& coins, const std::vector<int>& others) {
    std::vector<int> left;
    std::ranges::set_difference(coins, others, std::back_inserter(left));
    return left;
}

int mover(const cw::Match& match, const cw::Move& move) {
    const int army = match.find_army(move.army);
    return army == cw::kNoArmy ? match.find(move.coin) : cw::members(match, army).front();
}

Purpose of_move(const cw::Match& before, const cw::Move& move) {
    using Kind = Purpose::Kind;
    const cw::Match there = outcome_of(before, move);
    if (there.phase != cw::Phase::Play) return {Kind::Goal};
    const int coin = mover(before, move);
    const Seen was = seen(before, coin), is = seen(there, coin);
    if (auto gained = without(is.struck, was.struck); !gained.empty()) return {Kind::Strikes, std::move(gained)};
    auto left = without(was.strikers, is.strikers);
    if (!left.empty() && is.strikers.size() < was.strikers.size()) return {Kind::Escapes, std::move(left)};
    if (auto gained = without(is.next, was.next); !gained.empty()) return {Kind::Threatens, std::move(gained)};
    const cw::Side side = before.side_of(coin);
    return {goal_lead(there, side) > goal_lead(before, side) ? Kind::Goal : Kind::Placed};
}

Purpose of_forming(const cw::Match& before, const cw::Form& form) {
    const cw::Match there = outcome_of(before, form);
    const int coin = there.find(form.coins.front()), army = there.coin(coin).army;
    if (army == cw::kNoArmy) return {};
    Purpose purpose{Purpose::Kind::Together};
    for (const int member : cw::members(there, army)) purpose.offense += cw::offense_value(there, member);
    purpose.cost = cw::cost(there, army);
    return purpose;
}

Phrase name_of_unit(const cw::Match& match, int coin) {
    return match.in_army(coin) ? cw::army_name(match, match.coin(coin).army) : cw::name_of(match, coin);
}

Phrase named(const cw::Match& match, const std::vector<int>& enemies) {
    if (enemies.size() == 1) return name_of_unit(match, enemies.front());
    std::vector<int> coins;
    for (const int enemy : enemies)
        for (const int one : cw::party(match, enemy)) coins.push_back(one);
    return cw::listed(*match.scenario, coins);
}

}  // namespace

Purpose purpose_of(const cw::Match& before, const cw::Command& action) {
    if (const auto* move = get_if<cw::Move>(&action)) return of_move(before, *move);
    if (const auto* form = get_if<cw::Form>(&action)) return of_forming(before, *form);
    return {};
}

bool is_worth_an_action(const cw::Match& before, const cw::Command& action) {
    const auto* move = get_if<cw::Move>(&action);
    if (move == nullptr) return true;
    const cw::Match there = outcome_of(before, action);
    for (int coin = 0; coin < before.count(); ++coin)
        if (core::distance(before.coin(coin).at, there.coin(coin).at) >= kSeen) return true;
    const Purpose purpose = of_move(before, *move);
    return purpose.kind != Purpose::Kind::Placed;
}

Phrase in_words(const cw::Match& match, const Purpose& purpose) {
    using Kind = Purpose::Kind;
    switch (purpose.kind) {
        case Kind::Shown:
            break;
        case Kind::Together:
            return rules::say_many(
                purpose.cost, "Together they have Offense {2}; moving or striking costs them {1} action.",
                "Together they have Offense {2}; moving or striking costs them {1} actions.", purpose.offense);
        case Kind::Strikes:
            return say("From there it can strike {1} this turn.", named(match, purpose.enemies));
        case Kind::Escapes:
            return say("There it is out of reach of {1}.", named(match, purpose.enemies));
        case Kind::Threatens:
            return say("From there it can strike {1} next turn.", named(match, purpose.enemies));
        case Kind::Goal:
            return say("It brings the goal nearer.");
        case Kind::Placed:
            return say("It is better placed there for the turns to come.");
    }
    return {};
}

}  // namespace analysis
