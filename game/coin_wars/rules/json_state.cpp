// The `state` reply of the protocol, and the battle at the start of a record. Fields of rules that are off are present
// but empty.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/victory_degrees.h"

namespace rules::coin_wars {

namespace {

Json both(const std::array<bool, 2>& flags) { return {{"heads", flags[0]}, {"tails", flags[1]}}; }

// A row for each coin in one of these places; `about` adds the details.
template <class About>
Json rows_of(const Match& match, std::initializer_list<Place> places, About about) {
    Json rows = Json::array();
    for (int i = 0; i < match.count(); ++i) {
        if (!core::contains(places, match.coin(i).place)) continue;
        rows.push_back({{"id", match.id(i)}, {"type", match.type(i).name}, {"side", word(match.side_of(i))}});
        about(rows.back(), i);
    }
    return rows;
}

// The coins that take part already: on the table or in the hand.
Json present_json(const Match& match) {
    return rows_of(match, {Place::Table, Place::Hand}, [&](Json& row, int i) {
        const Coin& coin = match.coin(i);
        row["at"] = coin.place == Place::Table ? written(coin.at) : Json(nullptr);
        row["army"] = army_or_null(match, coin.army);
        row["acted"] = coin.moved || coin.struck;
        row["offense"] = coin.cut_off ? 0 : offense_value(match, i);
        row["defense"] = defense_value(match, i);
        if (const auto left = shots_left(match, i)) row["shots_left"] = *left;  // BX-9
        if (const int left = blows_left(match, i); left > 1 || coin.blows > 0) row["blows_left"] = left;
        if (coin.slid) row["slid_back"] = true;
        row["waits"] = match.setup(i).waits > match.turn ? Json(match.setup(i).waits) : Json(nullptr);
    });
}

Json watching_json(const Match& match) {
    return rows_of(match, {Place::Watching}, [&](Json& row, int i) { row["at"] = written(match.setup(i).at); });
}

Json arrivals_json(const Match& match) {
    return rows_of(match, {Place::Arriving}, [&](Json& row, int i) {
        const CoinSetup& setup = match.setup(i);
        row["turn"] = arrives_in(match, i);
        row["area"] = written(setup.area);
        row["at"] = written(setup.at);
    });
}

Json army_json(const Match& match, const Army& army) {
    std::vector<int> cut_off;
    bool acted = false;
    const std::vector<int> coins = members(match, army.number);
    for (const int coin : coins) {
        if (match.coin(coin).cut_off) cut_off.push_back(coin);
        acted = acted || match.coin(coin).moved || match.coin(coin).struck;
    }
    return {{"id", army_id(army.number)},
            {"side", word(side_of_army(match, army.number))},
            {"members", coins_json(coins, *match.scenario)},
            {"commander", coin_or_null(match, army.commander)},
            {"acted", acted},
            {"cut_off", coins_json(cut_off, *match.scenario)}};
}

Json fallen_json(const Match& match) {
    return rows_of(match, {Place::Fallen}, [&](Json& row, int i) {
        const Coin& coin = match.coin(i);
        row["by"] = coin_or_null(match, coin.by);
        row["how"] = word(coin.how);
        row["turn"] = coin.turn;
        if (coin.went_beyond && coin.how != How::Beyond) row["went_beyond"] = true;
    });
}

Json sides_json(const Scenario& scenario) {
    Json sides = Json::object();
    for (const Side side : {Side::Heads, Side::Tails}) {
        const SideSetup& setup = scenario.sides[index(side)];
        sides[word(side)] = {{"name", setup.name}, {"names", setup.names}};
    }
    return sides;
}

// BX-9: the state of each rule that has been used, thrown for or shown.
Json spent_json(const Match& match) {
    Json spent = Json::array();
    for (std::size_t i = 0; i < match.ending.special.size(); ++i) {
        const SpecialTally& tally = match.ending.special[i];
        if (tally == SpecialTally{}) continue;
        spent.push_back({{"rule", match.scenario->advanced.special[i].name},
                         {"in_turn", tally.in_turn},
                         {"in_battle", tally.in_battle},
                         {"throws_in_vain", tally.in_vain},
                         {"come", tally.come},
                         {"told", tally.told}});
    }
    return spent;
}

// The side that has to move; null while both may: agree, faces and toss.
Json due_side(const Match& match) {
    switch (match.phase) {
        case Phase::Agree:
        case Phase::Faces:
        case Phase::Toss:
            return nullptr;
        case Phase::Order:
            return written(match.toss_winner);
        default:
            return word(match.side);
    }
}

}  // namespace

Json CoinWars::state(const Match& match) {
    const Scenario& scenario = *match.scenario;
    Json state{{"game", name()},
               {"title", scenario.title},
               {"phase", word(match.phase)},
               {"turn", match.turn},
               {"side", due_side(match)},
               {"first", match.phase < Phase::Deploy ? written(scenario.first) : Json(word(match.first))},
               {"actions_left", match.actions_left},
               {"awaiting", list_json(match.awaiting, [&](const Decision& due) { return decision_json(match, due); })},
               {"agreed", both(match.agreed)},
               {"toss_winner", written(match.toss_winner)},
               {"ready", both(match.ready)},
               {"table", {{"width", scenario.width}, {"height", scenario.height}}},
               {"sides", sides_json(scenario)},
               {"coins", present_json(match)},
               {"armies", list_json(match.armies, [&](const Army& army) { return army_json(match, army); })},
               {"fallen", fallen_json(match)},
               {"watching", watching_json(match)},
               {"arrivals", arrivals_json(match)},
               {"terrain", TerrainForm().write(scenario)},
               {"zones", {{"heads", written(scenario.sides[0].zone)}, {"tails", written(scenario.sides[1].zone)}}},
               {"rules", RulesForm().write(scenario)},
               {"victory", victory_fields().write(scenario.victory, scenario)},
               {"coin_set", coin_set_json(scenario.types, Detail::Brief)},
               {"purse", {{"heads", match.purse[0]}, {"tails", match.purse[1]}}},
               {"quiet_turns", match.ending.quiet_turns},
               {"draw_offered", written(match.ending.draw_offered)},
               {"result", written(match.outcome)}};
    if (const auto degree = degree_of(match)) state["result"]["degree"] = word(*degree);
    if (Json spent = spent_json(match); !spent.empty()) state["special"] = std::move(spent);
    if (scenario.free) state["free"] = free_json(*scenario.free);
    return state;
}

Json CoinWars::options(const Match& match) { return coin_wars::to_json(*match.scenario); }

}  // namespace rules::coin_wars
