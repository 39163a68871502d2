#include "game/coin_wars/wars/war_battles.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/kit/json_text.h"

namespace wars {

namespace {

namespace cw = rules::coin_wars;
using battles::Faults;
using words::say;

battles::Fault fault_at(const std::string& file, const std::string& pointer, const words::Phrase& said) {
    return {file, pointer, words::english(said), said};
}

// Coins present at the start or arriving later; watchers fight for neither side.
war::Stands stands_of(const cw::Scenario& scenario) {
    war::Stands stands;
    for (const cw::CoinSetup& coin : scenario.coins) {
        if (coin.watching) continue;
        auto& line = coin.side == cw::Side::Heads ? stands.heads : stands.tails;
        line.push_back({coin.id, scenario.type(coin.type).name});
    }
    return stands;
}

// Adds all types that some battle knows. A type that occurs in several battles is taken from the first.
void add_coins(war::WarPlan& plan, const cw::Scenario& scenario) {
    for (const cw::CoinType& type : scenario.types)
        if (!plan.coin(type.name)) plan.coins.push_back({type.name, type.cents, type.diameter});
}

using Types = std::vector<std::pair<std::string, std::vector<cw::CoinType>>>;  // by location in the file

// Coins move from one battle to the next, so each battle must know all of them.
void check_types(const war::WarPlan& plan, const Types& known, const std::string& file, Faults& faults) {
    for (const auto& [at, types] : known)
        for (const war::CoinRow& coin : plan.coins)
            if (!core::contains(types, coin.type, &cw::CoinType::name))
                faults.push_back(
                    fault_at(file, at,
                             say("knows no coins of the type {1}, which fight in other battles of this war",
                                 words::plain(rules::excerpt(coin.type)))));
}

}  // namespace

void bring_in_battles(const battles::Library& library, war::WarPlan& plan, const std::string& file, Faults& faults) {
    Types known;
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
        war::Place& place = plan.places[i];
        place.stands.reset();
        if (!library.find(battles::LibraryKind::Battles, place.battle)) continue;  // reported by the check
        const auto battle = battles::find_battle(library, place.battle);
        if (!battle) {
            faults.insert(faults.end(), battle.error().begin(), battle.error().end());
            continue;
        }
        place.stands = stands_of(battle->scenario);
        if (std::max(place.stands->heads.size(), place.stands->tails.size()) > war::limits::kStands)
            faults.push_back(
                fault_at(file, "/places/" + std::to_string(i) + "/battle",
                         say("has more than {1} coins on a side", static_cast<int>(war::limits::kStands))));
        add_coins(plan, battle->scenario);
        known.emplace_back("/places/" + std::to_string(i) + "/battle", battle->scenario.types);
    }
    check_types(plan, known, file, faults);
}

}  // namespace wars
