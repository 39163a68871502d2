// RPG-1, 2, 54: who sits down, and which options a table and its next Adventure may have.

#include "tests/support/coin_rpg_table.h"

using namespace kit;

TEST_CASE("RPG-1, 2: the table") {
    auto code = [](std::size_t players, const rules::Json& options) {
        const auto start = CoinRpg::start(table_json(players, options));
        return start ? "" : start.error().code;
    };
    CHECK(code(12, {{"customization_points", 20}}) == "");
    CHECK(code(0, rules::Json::object()) == "player_count");
    CHECK(code(13, rules::Json::object()) == "player_count");
    CHECK(code(1, {{"customization_points", 21}}) == "bad_option");
    CHECK(code(1, {{"scene_budget", "lots"}}) == "bad_option");
    CHECK(code(1, {{"powers", 1}}) == "bad_option");
    CHECK(code(1, {{"dragons", true}}) == "bad_option");
    CHECK(code(1, {{"positive", "\n"}}) == "bad_option");
    CHECK(CoinRpg::start({{"players", {"Ann", " ann"}}}).error().code == "bad_name");
    CHECK(CoinRpg::start({{"players", {"Ann", ""}}}).error().code == "bad_name");
    CHECK(CoinRpg::start({{"players", {"Ann"}}, {"seats", 1}}).error().code == "malformed");
    const auto refused = CoinRpg::start(table_json(1, {{"powers", 1}}));
    CHECK(words::english(refused.error().message) == "/options/powers: Option powers does not allow 1.");
    const auto start = CoinRpg::start(table_json(2, {{"everyone_out", "skip_scene"}, {"positive", "Sun"}}));
    REQUIRE(start);
    CHECK(*CoinRpg::start(CoinRpg::options(*start)) == *start);
}

TEST_CASE("RPG-2, 54: a new Adventure may have other options, and finds everybody whole") {
    Table table({"Bod 4, Misc 2, Luck 1"}, {"Physical 3"});
    table.lose();
    REQUIRE(table.phase() == "ended");
    rpg::Options options;
    options.coolness = "cooking";
    CHECK(table.refused(rpg::NextAdventure{options}) == "bad_option");
    options.coolness = "";
    options.customization_points = 21;
    CHECK(table.refused(rpg::NextAdventure{options}) == "bad_option");
    options.customization_points = 3;
    table.do_(rpg::NextAdventure{options});
    CHECK(table.value(kBod) == 4);
    CHECK(table.match().options == options);
    CHECK(table.match().character(0).sheet.xp == 0);
    CHECK_MESSAGE(rpg::rank(table.match(), 0, {rpg::PowerKind::Luck}) == 0, "RPG-69: Powers are off now");
}
