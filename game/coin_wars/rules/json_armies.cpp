// The Armies at the start of the battle.

#include <algorithm>
#include <memory>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_forming.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/match_setup.h"

namespace rules::coin_wars {

namespace {

bool stands_at_once(const Match& match, const std::vector<int>& coins) {
    return std::ranges::all_of(coins, [&](int coin) { return match.on_table(coin); });
}

// Complains about the first coin that does not touch the first linked group.
void need_linked(const Field& field, const Match& match, const std::vector<int>& coins) {
    const auto groups = linked_groups(match, coins);
    if (groups.size() < 2) return;
    field.complain(say("the coins do not all touch: {1} is apart from {2}", plain(match.id(groups[1].front())),
                       plain(match.id(groups[0].front()))));
}

// True if the coin's type could be read.
bool is_read(const Scenario& scenario, const Field& sides, int coin) {
    const auto type = field_of(scenario, sides, coin).find("type");
    return type && type->is_sound() && is_known(scenario.type_of(coin));
}

std::vector<int> army_from(const Field& field, const Match& match, const Field& sides, Side side) {
    const Scenario& scenario = *match.scenario;
    std::vector<int> coins = coins_from(field, scenario, side);
    if (!field.is_sound() || !std::ranges::all_of(coins, [&](int coin) { return is_read(scenario, sides, coin); }))
        return coins;
    if (coins.size() < 2) {
        field.complain(say("an Army has two coins or more"));
        return coins;
    }
    for (const int coin : coins)
        if (match.setup(coin).watching)
            field.complain(say("the coin {1} only watches and cannot be in an Army", plain(match.id(coin))));
    if (const auto refusal = check_make_up(match, coins, commander_of(match, coins))) field.complain(refusal->message);
    if (stands_at_once(match, coins)) need_linked(field, match, coins);
    return coins;
}

}  // namespace

std::vector<std::vector<int>> armies_from(const Field& sides, const Scenario& scenario) {
    const Match match = laid_out(std::make_shared<const Scenario>(scenario));
    std::vector<std::vector<int>> armies;
    std::vector<bool> taken(scenario.coins.size());
    const auto read = [&](const Field& item, Side side) {
        armies.push_back(army_from(item, match, sides, side));
        for (const int coin : armies.back()) {
            const auto i = static_cast<std::size_t>(coin);
            if (taken[i]) item.complain(say("the coin {1} is already in another Army", plain(match.id(coin))));
            taken[i] = true;
        }
    };
    for (const Side side : {Side::Heads, Side::Tails})
        sides.attempt([&] {
            sides.at(word(side)).member("armies", [&](const Field& list) {
                for (const Field& item : list.items(limits::kArmies - armies.size()))
                    item.attempt([&] { read(item, side); });
            });
        });
    return armies;
}

Json armies_json(const Scenario& scenario, Side side) {
    Json json = Json::array();
    for (const auto& coins : scenario.armies)
        if (scenario.coin(coins.front()).side == side) json.push_back(coins_json(coins, scenario));
    return json;
}

}  // namespace rules::coin_wars
