// Hidden deployment: each side's coins are covered for the other side until the first turn.

#include <algorithm>
#include <set>

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr Vec2 kUnseen{-1e4, -1e4};  // inches: far outside any window

}  // namespace

void hand_over_hidden(Battle& battle) {
    if (!battle.hides() || battle.match().phase != cw::Phase::Deploy || battle.game.persons() < 2 ||
        battle.game.table()) {
        battle.deployment.seated.reset();
        return;
    }
    if (battle.deployment.seated == battle.match().side) return;
    battle.deployment.seated = battle.match().side;
    battle.deployment.put_down();
    battle.gathered = {};
    battle.dialog.ask = Ask::HandOver;
}

void cover(const Battle& battle, render::Scene& scene) {
    if (!battle.hides()) return;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        if (battle.covers(coin)) scene.coins[static_cast<std::size_t>(coin)].at = kUnseen;
}

rules::Json covered_state(const Battle& battle) {
    rules::Json state = battle.game.state();
    if (!battle.hides()) return state;
    std::set<std::string> unseen;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        if (battle.covers(coin)) unseen.insert(battle.match().id(coin));
    const auto drop = [&](const char* list, const auto& is_unseen) {
        rules::Json seen = rules::Json::array();
        for (const rules::Json& each : state[list])
            if (!is_unseen(each)) seen.push_back(each);
        state[list] = std::move(seen);
    };
    for (const char* list : {"coins", "watching", "arrivals"})
        drop(list, [&](const rules::Json& coin) { return unseen.contains(coin["id"]); });
    drop("armies", [&](const rules::Json& army) { return unseen.contains(army["members"][0]); });
    return state;
}

bool covers(const Battle& battle, const LogLine& line) {
    return std::ranges::any_of(line.told.coins, [&](int coin) { return battle.covers(coin); });
}

}  // namespace screens
