#include "game/coin_wars/battles/outcome.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"

using rules::Json;

TEST_CASE("what sources say of a battle's end is read and written") {
    const Json battle = Json::parse(R"({"outcome": {"winner": "heads",
        "heads": {"men": [10000, 10000], "lost": [192, 192], "counted": ["dead"]},
        "tails": {"men": [12000, 30000], "lost": [6400, 6400], "counted": ["dead", "taken"]}}})");
    const auto outcome = battles::pages_from(battle).outcome;
    REQUIRE(outcome);
    CHECK(outcome->winner == battles::Winner::Heads);
    CHECK(outcome->sides[0]->share()[0] == doctest::Approx(0.0192));
    CHECK(outcome->sides[1]->share()[0] == doctest::Approx(6400.0 / 30000));
    CHECK(outcome->sides[1]->share()[1] == doctest::Approx(6400.0 / 12000));
    CHECK(outcome->sides[1]->taken);
    CHECK_FALSE(outcome->sides[1]->wounded);
    CHECK(battles::OutcomeForm().write(*outcome) == battle["outcome"]);
    CHECK_FALSE(battles::pages_from(Json::object()).outcome);
}

TEST_CASE("what is of another kind is passed over") {
    for (const char* text :
         {R"({"men": [5], "lost": [1, 2]})", R"({"men": [9, 5], "lost": [1, 2]})", R"({"men": [1, 2]})",
          R"({"men": [1, 2], "lost": ["a", "b"]})", R"({"men": [1, 2], "lost": [-4, 2]})"}) {
        const Json battle{{"outcome", {{"winner", nullptr}, {"heads", Json::parse(text)}}}};
        const auto outcome = battles::pages_from(battle).outcome;
        REQUIRE(outcome);
        CHECK(outcome->winner == battles::Winner::Nobody);
        CHECK_MESSAGE(!outcome->sides[0], text);
    }
    CHECK_FALSE(battles::pages_from(Json{{"outcome", 7}}).outcome);
}

TEST_CASE("every battle of a year says who won, and the schema holds it to its form") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    int with_figures = 0;
    for (const battles::Battle& battle : battles::load_battles(library).battles) {
        CHECK_MESSAGE(battle.outcome.has_value() == (battle.year != 0), battle.name);
        if (battle.outcome && battle.outcome->sides[0] && battle.outcome->sides[1]) ++with_figures;
    }
    CHECK(with_figures == 20);
    auto json = battles::find_battle(library, "cannae")->json;
    json["outcome"]["heads"]["men"] = {5};
    CHECK_FALSE(battles::battle_from_json(library, json, "cannae").has_value());
}
