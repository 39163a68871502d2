// a series carries purses over: what remains of a battle's coins, and who owns it.

#include <doctest/doctest.h>

#include <fstream>

#include "game/cli/check.h"
#include "game/coin_wars/battles/series.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/json_field.h"

namespace {

namespace cw = rules::coin_wars;
using battles::FoughtBattle;
using battles::Purse;
using battles::Series;

// A finished battle: each of these coins, in order, has stayed ('.'), been taken ('x') or gone beyond ('b').
struct Coins {
    const char* type;
    const char* fates;
};

void lay(cw::Match& match, cw::Scenario& scenario, cw::Side side, const std::vector<Coins>& coins) {
    for (const Coins& each : coins)
        for (const char* fate = each.fates; *fate; ++fate) {
            cw::CoinSetup setup;
            setup.side = side;
            for (std::size_t i = 0; i < scenario.types.size(); ++i)
                if (scenario.types[i].name == each.type) setup.type = static_cast<int>(i);
            scenario.coins.push_back(setup);
            cw::Coin coin;
            coin.place = *fate == '.' ? cw::Place::Table : cw::Place::Fallen;
            coin.how = *fate == 'x' ? cw::How::Attack : *fate == 'b' ? cw::How::Beyond : cw::How::None;
            match.coins.push_back(coin);
        }
}

cw::Match over(const std::vector<Coins>& heads, const std::vector<Coins>& tails, std::optional<cw::Side> winner) {
    cw::Match match;
    cw::Scenario scenario;
    for (const char* name : {"penny", "dime", "quarter"}) {
        scenario.types.emplace_back();
        scenario.types.back().name = name;
    }
    lay(match, scenario, cw::Side::Heads, heads);
    lay(match, scenario, cw::Side::Tails, tails);
    match.scenario = std::make_shared<const cw::Scenario>(std::move(scenario));
    match.phase = cw::Phase::Over;
    match.turn = 7;
    match.outcome = cw::Outcome{winner, "limit"};
    return match;
}

Series best_of(int battles) {
    Series series;
    series.terms.battles = battles;
    series.players = {"Ada", "Bert"};
    return series;
}

}  // namespace

TEST_CASE("R-33: survivors, captured coins and those left at home are the next purse; what went beyond is gone") {
    Series series = best_of(3);
    CHECK(!series.purse(0));
    CHECK(battles::settle(series, 0, over({{"penny", "..xb"}, {"quarter", "."}}, {{"dime", ".xx"}}, cw::Side::Heads)));
    CHECK(*series.purse(0) == Purse{{"penny", 2}, {"quarter", 1}, {"dime", 2}});
    CHECK(*series.purse(1) == Purse{{"dime", 1}, {"penny", 1}});
    CHECK(series.fought[0].brought[0] == Purse{{"penny", 4}, {"quarter", 1}});
    CHECK(series.fought[0].taken[0] == Purse{{"dime", 2}});
    CHECK(series.wins() == std::array<int, 2>{1, 0});
    CHECK(!series.over());

    // The second battle, with faces swapped: Bert plays Heads. Ada leaves her Quarter and a Dime at home.
    CHECK(battles::settle(series, 1,
                          over({{"dime", "x"}, {"penny", "."}}, {{"penny", "xx"}, {"dime", "."}}, cw::Side::Heads)));
    CHECK(*series.purse(0) == Purse{{"quarter", 1}, {"dime", 3}});
    CHECK(*series.purse(1) == Purse{{"penny", 3}});
    CHECK(series.wins() == std::array<int, 2>{1, 1});
    CHECK(!series.over());
    CHECK(series.fought[1].winner == 1);
}

TEST_CASE("an end that was taken back and came about anew replaces the first; an earlier battle stays") {
    Series series = best_of(5);
    CHECK(battles::settle(series, 0, over({{"penny", ".."}}, {{"penny", "x"}}, cw::Side::Heads)));
    CHECK(battles::settle(series, 0, over({{"penny", ".x"}}, {{"penny", "."}}, std::nullopt)));
    REQUIRE(series.fought.size() == 1);
    CHECK(!series.fought[0].winner);
    CHECK(*series.purse(1) == Purse{{"penny", 2}});
    CHECK(!battles::settle(series, 2, over({{"penny", "."}}, {{"penny", "."}}, std::nullopt)));
    CHECK(battles::settle(series, 1, over({{"penny", "."}}, {{"penny", "."}}, std::nullopt)));
    const Series before = series;
    CHECK(!battles::settle(series, 0, over({{"penny", "."}}, {{"penny", "."}}, cw::Side::Tails)));
    CHECK(series == before);
}

TEST_CASE("a series is over when one has more than half, when all is fought, or when a purse is empty") {
    struct Row {
        const char* what;
        int battles;
        std::vector<std::optional<cw::Side>> winners;  // in even battles Heads is player 0
        bool bankrupt, over;
        std::optional<int> winner;
    };
    const auto heads = std::optional(cw::Side::Heads), tails = std::optional(cw::Side::Tails);
    const std::optional<cw::Side> draw;
    const Row rows[]{{"one of three", 3, {heads}, false, false, 0},
                     {"two of three", 3, {heads, tails}, false, true, 0},
                     {"even", 3, {heads, heads}, false, false, {}},
                     {"a draw decides nothing", 3, {heads, draw}, false, false, 0},
                     {"all fought", 3, {heads, draw, draw}, false, true, 0},
                     {"even to the end", 3, {draw, draw, draw}, false, true, {}},
                     {"nobody left", 5, {heads}, true, true, 0}};
    for (const Row& row : rows) {
        CAPTURE(row.what);
        Series series = best_of(row.battles);
        for (std::size_t i = 0; i < row.winners.size(); ++i)
            CHECK(battles::settle(series, i,
                                  over({{"penny", ".."}}, {{"penny", row.bankrupt ? "xx" : ".."}}, row.winners[i])));
        CHECK(series.over() == row.over);
        CHECK(series.winner() == row.winner);
    }
}

TEST_CASE("two who keep the same series know its battles, and which of them is further") {
    Series series = best_of(3);
    series.players = {"Ada", "Ben"};
    Series other = series;
    other.own = 1;
    CHECK(other.follows(series));
    CHECK(series.has(0, {"Ada", "Ben"}));
    REQUIRE(battles::settle(other, 0, over({{"penny", ".."}}, {{"penny", ".."}}, cw::Side::Tails)));
    CHECK(other.follows(series));
    CHECK_FALSE(series.follows(other));
    CHECK(other.has(0, {"Ada", "Ben"}));  // for a player who rejoins after it is over
    CHECK(other.has(1, {"Ben", "Ada"}));
    CHECK_FALSE(other.has(1, {"Ada", "Ben"}));
    CHECK_FALSE(other.has(2, {"Ada", "Ben"}));
    Series third = other;
    third.players[0] = "Cleo";
    CHECK_FALSE(third.follows(other));
    CHECK(battles::series_from_json(battles::to_json(other), "series.json")->own == 1);
}

TEST_CASE("a series is the same after writing and reading; the check of files knows it") {
    Series series = best_of(3);
    REQUIRE(battles::settle(series, 0, over({{"penny", "..x"}}, {{"dime", ".x"}}, cw::Side::Tails)));
    series.terms.clock = battles::ClockTerms{60, 5};
    series.bots = {"", "sergeant"};
    const rules::Json json = battles::to_json(series);
    const auto again = battles::series_from_json(json, "series.json");
    REQUIRE(again);
    CHECK(*again == series);

    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    const auto file = std::filesystem::temp_directory_path() / "coinwars-series-test.json";
    std::ofstream(file) << json.dump();
    CHECK(battles::check_file(library, file).empty());
    rules::Json bad = json;
    bad["fought"][0]["purses"][1]["penny"] = 0;
    std::ofstream(file) << bad.dump();
    const auto faults = battles::check_file(library, file);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].pointer == "/fought/0/purses/1/penny");
    std::filesystem::remove(file);
}
