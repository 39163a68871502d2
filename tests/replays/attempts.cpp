#include "tests/replays/attempts.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"

namespace replays {

using namespace rules::coin_wars;

namespace {

using Commands = std::vector<Command>;

// Returns up to three enemy coins on the table, nearest first.
std::vector<int> near_enemies(const Match& match, int coin) {
    std::vector<int> found;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) != match.side_of(coin)) found.push_back(i);
    std::ranges::sort(found, {}, [&](int i) { return core::distance(match.coin(i).at, match.coin(coin).at); });
    if (found.size() > 3) found.resize(3);
    return found;
}

void try_moves(Commands& commands, const Match& match, int coin, int friend_coin) {
    const std::string& id = match.id(coin);
    const Vec2 at = match.coin(coin).at;
    for (const Vec2 by :
         {Vec2{0, 0}, Vec2{0.5, 0}, Vec2{0, 6.5}, Vec2{0, -6.5}, Vec2{4.2, 0}, Vec2{-2, 0}, Vec2{0, 2.5}})
        commands.push_back(Move{id, at + by});
    commands.push_back(Move{id, {-0.25, at.y}});
    commands.push_back(Move{id, match.coin(friend_coin).at});
    for (const int enemy : near_enemies(match, coin)) {
        const Vec2 there = match.coin(enemy).at;
        commands.push_back(Move{id, there});
        commands.push_back(Charge{id, there, match.id(enemy), {}});
        commands.push_back(Charge{id, there, match.id(enemy), at + Vec2{9, 0}});
    }
}

void try_attacks(Commands& commands, const Match& match, int coin, int friend_coin) {
    const std::string& id = match.id(coin);
    commands.push_back(Attack{id, match.id(friend_coin)});
    for (const int enemy : near_enemies(match, coin)) {
        const std::string& target = match.id(enemy);
        commands.push_back(Attack{id, target});
        commands.push_back(Attack{id, target, "", {id}, {}});
        commands.push_back(Attack{id, target, "", {match.id(friend_coin)}, {}});
        commands.push_back(Attack{id, target, "", {}, {1, 2, 99}});
    }
}

// Tries to form and join with coins anywhere.
void try_forming(Commands& commands, const Match& match, int coin, int friend_coin) {
    commands.push_back(Form{{match.id(coin), match.id(friend_coin)}, ""});
    commands.push_back(Form{{match.id(coin), match.id(friend_coin)}, match.id(coin)});
    for (const Army& army : match.armies) commands.push_back(Join{army_id(army.number), {match.id(coin)}, ""});
}

void try_army(Commands& commands, const Match& match, const Army& army) {
    const std::vector<int> all = members(match, army.number);
    const std::string id = army_id(army.number);
    for (const int coin : {all.front(), all.back()}) {
        const Vec2 at = match.coin(coin).at;
        for (const Vec2 by : {Vec2{0, 2}, Vec2{0, -2}, Vec2{5, 0}, Vec2{-3, 0}}) {
            commands.push_back(Move{"", at + by, id, match.id(coin)});
            commands.push_back(Move{"", at + by, id, ""});
        }
        for (const int enemy : near_enemies(match, coin)) {
            commands.push_back(Attack{"", match.id(enemy), id});
            commands.push_back(Charge{"", match.coin(enemy).at, match.id(enemy), {}, id});
        }
    }
    for (const Army& other : match.armies) commands.push_back(Join{id, {}, army_id(other.number)});
}

Ids ids_of(const Match& match, const std::vector<int>& coins) {
    Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

void try_decisions(Commands& commands, const Match& match) {
    const Decision& due = match.awaiting.front();
    const std::string army = army_id(due.army);
    commands.push_back(Decide{other(due.side), army, Ids{}, {}});
    commands.push_back(Decide{due.side, army, Ids{}, {}});
    commands.push_back(Decide{due.side, army, ids_of(match, members(match, due.army)), {}});
    for (const int coin : members(match, due.army)) commands.push_back(Decide{due.side, army, Ids{match.id(coin)}, {}});
}

void try_deploying(Commands& commands, const Match& match, int coin) {
    const Vec2 at = match.coin(coin).at;
    for (const Vec2 to : {Vec2{6, 9}, Vec2{6, 1}, Vec2{-1, 1}, at}) commands.push_back(PlaceCoin{match.id(coin), to});
    commands.push_back(Unplace{match.id(coin)});
}

}  // namespace

Commands attempts(const Match& match) {
    Commands commands{EndTurn{},
                      Ready{match.side},
                      Ready{other(match.side)},
                      Agree{Side::Heads},
                      Toss{},
                      Draw{Side::Heads, true},
                      Draw{Side::Tails, true},
                      Draw{match.side, {}},
                      Move{"nobody", {1, 1}}};
    if (!match.awaiting.empty()) try_decisions(commands, match);
    for (const Army& army : match.armies) try_army(commands, match, army);
    for (int coin = 0; coin < match.count(); ++coin) {
        const int friend_coin = (coin + 1) % match.count();
        try_moves(commands, match, coin, friend_coin);
        try_attacks(commands, match, coin, friend_coin);
        try_forming(commands, match, coin, friend_coin);
        if (match.phase == Phase::Deploy) try_deploying(commands, match, coin);
    }
    return commands;
}

}  // namespace replays
