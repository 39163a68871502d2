// The `state` reply of the protocol, and the battle as a record begins with it. Fields of rules that are off
// are there and empty.

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/json_parts.h"
#include "game/rules/coin_wars/query.h"

namespace rules::coin_wars {

namespace {

Json maybe(const std::optional<Side>& side) { return side ? Json(word(*side)) : Json(nullptr); }

Json both(const std::array<bool, 2>& flags) { return {{"heads", flags[0]}, {"tails", flags[1]}}; }

Json coins_json(const Match& match) {
    Json coins = Json::array();
    for (int i = 0; i < match.count(); ++i) {
        const Coin& coin = match.coin(i);
        if (coin.place == Place::Fallen) continue;
        coins.push_back({{"id", match.id(i)},
                         {"type", match.type(i).name},
                         {"side", word(match.side_of(i))},
                         {"at", coin.place == Place::Table ? point_json(coin.at) : Json(nullptr)},
                         {"army", nullptr},
                         {"acted", coin.moved || coin.struck},
                         {"offense", offense(match, i).value},
                         {"defense", defense(match, i).value}});
    }
    return coins;
}

Json fallen_json(const Match& match) {
    Json fallen = Json::array();
    for (int i = 0; i < match.count(); ++i) {
        const Coin& coin = match.coin(i);
        if (coin.place != Place::Fallen) continue;
        fallen.push_back({{"id", match.id(i)},
                          {"type", match.type(i).name},
                          {"side", word(match.side_of(i))},
                          {"by", coin.by == kNobody ? Json(nullptr) : Json(match.id(coin.by))},
                          {"how", word(coin.how)},
                          {"turn", coin.turn}});
    }
    return fallen;
}

Json sides_json(const Scenario& scenario) {
    Json sides = Json::object();
    for (const Side side : {Side::Heads, Side::Tails}) {
        const SideSetup& setup = scenario.sides[index(side)];
        Json names = Json::object();
        for (const auto& [type, title] : setup.names) names[type] = title;
        sides[word(side)] = {{"name", setup.name}, {"names", names}};
    }
    return sides;
}

// Whose move is awaited; nobody's alone while both agree, choose faces and toss.
Json side_json(const Match& match) {
    switch (match.phase) {
        case Phase::Agree:
        case Phase::Faces:
        case Phase::Toss:
            return nullptr;
        case Phase::Order:
            return maybe(match.toss_winner);
        default:
            return word(match.side);
    }
}

}  // namespace

Json CoinWars::state(const Match& match) {
    const Scenario& scenario = *match.scenario;
    Json state{
        {"game", name()},
        {"title", scenario.title},
        {"phase", word(match.phase)},
        {"turn", match.turn},
        {"side", side_json(match)},
        {"first", match.phase < Phase::Deploy ? maybe(scenario.first) : Json(word(match.first))},
        {"actions_left", match.actions_left},
        {"awaiting", Json::array()},
        {"agreed", both(match.agreed)},
        {"toss_winner", maybe(match.toss_winner)},
        {"ready", both(match.ready)},
        {"table", {{"width", scenario.width}, {"height", scenario.height}}},
        {"sides", sides_json(scenario)},
        {"coins", coins_json(match)},
        {"armies", Json::array()},
        {"fallen", fallen_json(match)},
        {"watching", Json::array()},
        {"arrivals", Json::array()},
        {"terrain", terrain_json(scenario.terrain)},
        {"zones",
         {{"heads", polygon_json(scenario.sides[0].zone)}, {"tails", polygon_json(scenario.sides[1].zone)}}},
        {"rules", rules_json(scenario.options)},
        {"victory", victory_json(scenario.victory)},
        {"coin_set", coin_set_json(scenario.types, Detail::Brief)},
        {"purse", {{"heads", match.purse[0]}, {"tails", match.purse[1]}}},
        {"quiet_turns", match.quiet_turns},
        {"draw_offered", maybe(match.draw_offered)},
        {"result", nullptr}};
    if (match.outcome)
        state["result"] = {{"winner", maybe(match.outcome->winner)}, {"by", match.outcome->by}};
    return state;
}

Json CoinWars::options(const Match& match) { return coin_wars::to_json(*match.scenario); }

}  // namespace rules::coin_wars
