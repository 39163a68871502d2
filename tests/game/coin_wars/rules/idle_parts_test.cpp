// Goals out of reach and coins that never come: parts of a battle that its author should hear of.

#include "game/coin_wars/rules/idle_parts.h"

#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"

namespace {

using rules::Json;
namespace cw = rules::coin_wars;

Json small() {
    return Json::parse(R"({"format": "coinwars-battle/1", "rulings": 2, "first": "heads",
        "coin_set": [{"type": "dime", "offense": 5, "defense": 3, "move": 5, "diameter": 0.705, "cents": 10},
                     {"type": "penny", "offense": 1, "defense": 1, "move": 3, "diameter": 0.75, "cents": 1}],
        "terrain": [{"name": "Hill", "kind": "plain", "polygon": [[1, 1], [5, 1], [5, 5]]}],
        "sides": {"heads": {"coins": [{"id": "h1", "type": "dime", "at": [10, 5]},
                                      {"id": "h2", "type": "penny", "at": [12, 5]}]},
                  "tails": {"coins": [{"id": "t1", "type": "dime", "at": [10, 20]}]}},
        "victory": {"turns": 8}})");
}

// The complaints of the battle with this value at this place, one a line.
std::string told(const char* place, const Json& value, bool again = false) {
    Json json = small();
    json[Json::json_pointer(place)] = value;
    if (again) json["set_up_anew"] = true;
    const auto battle = cw::scenario_from_json(json);
    REQUIRE(battle);
    std::string lines;
    for (const rules::Complaint& each : cw::idle_parts(*battle))
        lines += each.pointer + ": " + words::english(each.reason) + "\n";
    return lines;
}
Json lost(Json what) {
    what["side"] = "heads";
    return {{"lost", what}};
}
Json held(Json what) {
    what["by"] = "heads";
    what["terrain"] = "Hill";
    return {{"held", what}};
}

}  // namespace

TEST_CASE("idle parts: goals that ask for more than there is") {
    const char* goal = "/victory/tails";
    CHECK(told(goal, lost({{"coins", 2}})).empty());
    CHECK(told(goal, lost({{"coins", 3}})) == "/victory/tails/lost/coins: never so many: only 2 coins count here\n");
    CHECK(told(goal, lost({{"cents", 11}})).empty());
    CHECK(told(goal, lost({{"cents", 12}})) ==
          "/victory/tails/lost/cents: never so much: all that count are worth 11 cents\n");
    CHECK(told(goal, {{"any", {held({{"count", 2}, {"types", {"dime"}}})}}}) ==
          "/victory/tails/any/0/held/count: never so many: only one coin counts here\n");
    CHECK(told("/terrain/0/ends", {{"not", lost({{"coins", 3}})}}) ==
          "/terrain/0/ends/not/lost/coins: never so many: only 2 coins count here\n");
}

TEST_CASE("idle parts: goals that are never asked, and signs that are never filled in") {
    CHECK(told("/victory/tails", {{"any", Json::array()}}) ==
          "/victory/tails/any: there is nothing in this list, so it never comes true\n");
    CHECK(told("/victory/tails", {{"all", {lost({{"coins", 1}})}}}).empty());
    CHECK(told("/victory", {{"turns", 0}, {"tails", held({{"when", "limit"}})}}) ==
          "/victory/tails/held/when: the battle has no last round, so this is never asked\n");
    CHECK(told("/victory", {{"turns", 8}, {"tails", held({{"when", "limit"}})}}).empty());
    CHECK(told("/victory/tails", lost({{"coins", 1}, {"tally", "{1} of {2}"}})).empty());
    CHECK(told("/victory/tails", lost({{"coins", 1}, {"tally", "{3} {"}})) ==
          "/victory/tails/lost/tally: of the signs in braces only {1} and {2} are filled in\n");
}

TEST_CASE("idle parts: coins that come or act after the last round, or find no room") {
    const char* coin = "/sides/heads/coins/1";
    const auto arriving = [](int turn, const Json& area) {
        return Json{{"id", "h2"}, {"type", "penny"}, {"arrives", {{"turn", turn}, {"area", area}}}};
    };
    const Json wide = {{1, 1}, {5, 1}, {5, 5}}, narrow = {{1, 1}, {2, 1}, {1.5, 1.2}};
    CHECK(told(coin, arriving(8, wide)).empty());
    CHECK(told(coin, arriving(9, wide)) == "/sides/heads/coins/1/arrives/turn: it never comes: the last round is 8\n");
    CHECK(told(coin, arriving(2, narrow)) ==
          "/sides/heads/coins/1/arrives/area: it never comes: the area is too small for it\n");
    CHECK(told("/sides/heads/coins/1/waits", 8).empty());
    CHECK(told("/sides/heads/coins/1/waits", 9) == "/sides/heads/coins/1/waits: it never acts: the last round is 8\n");
}

TEST_CASE("idle parts: coins outside their zone, if they are deployed") {
    CHECK(told("/sides/heads/coins/1/at", {12, 12}).empty());
    CHECK(told("/sides/heads/coins/1/at", {12, 12}, true) == "/sides/heads/coins/1/at: lies outside its side's zone\n");
    CHECK(told("/sides/heads/coins/1/at", {12, 7}, true).empty());
}
