#include "tests/replays/greedy.h"

#include <algorithm>
#include <array>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/into_contact.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/turn.h"

namespace replays {

using namespace rules::coin_wars;

namespace {

bool legal_now(const Match& match, const Command& command) { return !CoinWars::check(match, command); }

bool fresh(const Match& match, int coin) { return !match.coin(coin).moved && !match.coin(coin).struck; }

Ids ids_of(const Match& match, const std::vector<int>& coins) {
    Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

// Returns one coin of each unit that can act: a single coin, or the first of an Army.
std::vector<int> actors(const Match& match) {
    std::vector<int> found;
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) != match.side) continue;
        if (!match.in_army(i) || members(match, match.coin(i).army).front() == i) found.push_back(i);
    }
    return found;
}

std::vector<int> enemies(const Match& match) {
    std::vector<int> found;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) != match.side) found.push_back(i);
    return found;
}

// In even turns the most valuable first, in odd ones the rules' proposal.
std::vector<int> losses(const Match& match, const Decision& due) {
    if (match.turn % 2 == 1) return due.proposal;
    std::vector<int> all = members(match, due.army);
    std::ranges::stable_sort(all, [&](int a, int b) { return match.type(a).cents > match.type(b).cents; });
    std::vector<int> chosen;
    int left = due.damage;
    for (const int coin : all) {
        const int needs = defense_value(match, coin);
        if (needs > left || match.type(coin).armored) continue;
        chosen.push_back(coin);
        left -= needs;
    }
    const Decide decide{due.side, army_id(due.army), ids_of(match, chosen), {}};
    return legal_now(match, decide) ? CoinIds(chosen) : due.proposal;
}

Command decision(const Match& match) {
    const Decision& due = match.awaiting.front();
    Decide decide{due.side, army_id(due.army), {}, {}};
    if (due.kind == Decision::Kind::Split)
        decide.split = match.turn % 2 == 0;
    else
        decide.losses = ids_of(match, losses(match, due));
    return decide;
}

std::optional<Command> forming(const Match& match) {
    for (const auto& group : possible_armies(match, match.side)) {
        if (group.size() < 3 || !std::ranges::all_of(group, [&](int i) { return fresh(match, i); })) continue;
        const Form form{ids_of(match, group), ""};
        if (legal_now(match, form)) return form;
    }
    for (const Army& army : match.armies) {
        if (side_of_army(match, army.number) != match.side) continue;
        for (const int coin : possible_members(match, army.number))
            if (fresh(match, coin) && fresh(match, members(match, army.number).front()))
                return Join{army_id(army.number), {match.id(coin)}, ""};
    }
    return std::nullopt;
}

struct Blow {
    double gain = 0;
    Command command;
};

double worth(const Fate& fate, double single) { return fate.cents + fate.falls * single; }

// Returns cents taken less cents lost, plus a little for certain losses.
double gain_of(const Odds& odds, const std::vector<int>& beyond, const Match& match) {
    double gain = worth(odds.target, 0.5) - worth(odds.attacker, 0.25);
    for (const int coin : beyond) gain -= 0.75 * match.type(coin).cents;
    return gain;
}

std::optional<Blow> attack(const Match& match, int actor, const Target& target, bool beyond) {
    const std::vector<int> going = beyond ? std::vector<int>{actor} : std::vector<int>{};
    const bool army = match.in_army(actor);
    Attack command{army ? "" : match.id(actor),
                   match.id(target.coin),
                   army ? army_id(match.coin(actor).army) : "",
                   ids_of(match, going),
                   {}};
    if (!legal_now(match, command)) return std::nullopt;
    return Blow{gain_of(odds(match, actor, target.coin, target.ranged, going), going, match), command};
}

// Moves only as far as contact.
std::optional<Blow> charge(const Match& match, int actor, int target) {
    const auto via = way_into_contact(match, actor, target);
    if (!via) return std::nullopt;
    const bool army = match.in_army(actor);
    Charge command{army ? "" : match.id(actor), via, match.id(target), {}, army ? army_id(match.coin(actor).army) : ""};
    if (army) command.front = match.id(actor);
    if (*via == match.coin(actor).at) command.via.reset();
    if (!legal_now(match, command)) return std::nullopt;
    return Blow{gain_of(odds(match, actor, target, false), {}, match) - 0.01, command};
}

std::optional<Command> best_blow(const Match& match) {
    std::optional<Blow> best;
    const auto consider = [&](std::optional<Blow> blow) {
        if (blow && blow->gain > 0.05 && (!best || blow->gain > best->gain)) best = std::move(blow);
    };
    for (const int actor : actors(match)) {
        const Options can = legal(match, actor);
        for (const Target& target : can.targets) {
            consider(attack(match, actor, target, false));
            if (can.may_go_beyond) consider(attack(match, actor, target, true));
        }
        if (!can.can_charge) continue;
        const std::vector<int> coins = can.army == kNoArmy ? std::vector<int>{actor} : members(match, can.army);
        for (const int coin : coins)
            for (const int enemy : enemies(match)) consider(charge(match, coin, enemy));
    }
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> step(const Match& match, int coin, Vec2 way, double far) {
    constexpr std::array<Vec2, 5> kTurns{Vec2{1, 0}, {0.9, 0.44}, {0.9, -0.44}, {0.6, 0.8}, {0.6, -0.8}};
    const Vec2 ahead = core::unit(way);
    for (const double share : {1.0, 0.6, 0.3}) {
        for (const Vec2 turn : kTurns) {
            const Vec2 along{ahead.x * turn.x - ahead.y * turn.y, ahead.x * turn.y + ahead.y * turn.x};
            const bool army = match.in_army(coin);
            const Move move{army ? "" : match.id(coin), match.coin(coin).at + along * (far * share),
                            army ? army_id(match.coin(coin).army) : "", army ? match.id(coin) : ""};
            if (legal_now(match, move)) return move;
        }
    }
    return std::nullopt;
}

// Moves towards the nearest enemy, unless touching one.
std::optional<Command> approach(const Match& match, int actor) {
    const std::vector<int> party = rules::coin_wars::party(match, actor);
    int from = kNoCoin, to = kNoCoin;
    double min = 1e9;
    for (const int coin : party) {
        for (const int enemy : enemies(match)) {
            if (touching(match, coin, enemy)) return std::nullopt;
            const double away = core::distance(match.coin(coin).at, match.coin(enemy).at);
            if (away >= min) continue;
            min = away;
            from = coin;
            to = enemy;
        }
    }
    if (to == kNoCoin || check_acting(match, actor_of(match, actor), Action::Move)) return std::nullopt;
    const Vec2 way = match.coin(to).at - match.coin(from).at;
    return step(match, from, way, std::min(core::length(way), match.type(from).reach()));
}

}  // namespace

Command greedy(const Match& match) {
    if (!match.awaiting.empty()) return decision(match);
    if (const auto command = forming(match)) return *command;
    if (const auto command = best_blow(match)) return *command;
    for (const int actor : actors(match))
        if (const auto command = approach(match, actor)) return *command;
    return EndTurn{};
}

}  // namespace replays
