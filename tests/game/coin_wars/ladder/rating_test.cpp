// Elo by maximum likelihood, and the files of results.

#include "game/coin_wars/ladder/rating.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace {

using ladder::Result;

Result battle(int number, const std::string& name, const std::string& bot, std::optional<std::size_t> winner) {
    Result one;
    one.id = std::to_string(number);
    one.day = "2026-11-26";
    one.battle = "cannae";
    one.title = "Cannae";
    one.seats[0].name = name;
    one.seats[1].bot = bot;
    one.winner = winner;
    one.turns = 5;
    return one;
}
std::vector<Result> fights(int wins, int losses, const std::string& bot) {
    std::vector<Result> all;
    for (int i = 0; i < wins + losses; ++i)
        all.push_back(battle(i, "Ada", bot, i < wins ? std::optional<std::size_t>(0) : 1));
    return all;
}

}  // namespace

TEST_CASE("without a battle the number is where everybody starts, and says next to nothing") {
    const ladder::Rating rating = ladder::rating_of({}, "Ada");
    CHECK(rating.points == doctest::Approx(ladder::kStart));
    CHECK(rating.within > 400);
    CHECK(rating.battles == 0);
}

TEST_CASE("the number solves Elo's equation") {
    // Only against 1200: (wins + 1) of (battles + 2), so R = 1200 + 400 log10(odds).
    const ladder::Rating rating = ladder::rating_of(fights(8, 2, "sergeant"), "Ada");
    CHECK(rating.points == doctest::Approx(1200 + 400 * std::log10(9.0 / 3.0)).epsilon(1e-6));
    // I = 12 (ln 10 / 400)^2 0.75 * 0.25
    CHECK(rating.within == doctest::Approx(1.96 / (std::log(10.0) / 400 * std::sqrt(12 * 0.75 * 0.25))).epsilon(1e-6));
    CHECK(rating.battles == 10);
    CHECK(rating.wins == 8);
    CHECK(rating.draws == 0);
}

TEST_CASE("a stronger enemy lifts more, more battles tell more") {
    const auto points = [](int wins, int losses, const char* bot) {
        return ladder::rating_of(fights(wins, losses, bot), "Ada").points;
    };
    CHECK(points(3, 1, "recruit") < points(3, 1, "sergeant"));
    CHECK(points(3, 1, "sergeant") < points(3, 1, "general"));
    CHECK(points(1, 3, "general") < points(2, 2, "general"));
    CHECK(points(40, 0, "recruit") < 2500);
    CHECK(ladder::rating_of(fights(40, 40, "general"), "Ada").within <
          ladder::rating_of(fights(4, 4, "general"), "Ada").within / 2);
}

TEST_CASE("persons are rated by each other") {
    std::vector<Result> results = fights(6, 2, "general");
    for (int i = 0; i < 4; ++i) {
        Result one = battle(100 + i, "Ben", "", 0);
        one.seats[1].name = "Ada";
        results.push_back(one);
    }
    const double ada = ladder::rating_of(results, "Ada").points, ben = ladder::rating_of(results, "Ben").points;
    CHECK(ben > ada);
    CHECK(ada > 1200);
    CHECK(ladder::rating_of(results, "Ada").battles == 12);
    const auto tallies = ladder::by_opponent(results, "Ada");
    REQUIRE(tallies.size() == 2);
    CHECK(tallies[0] == ladder::Tally{"general", true, 6, 0, 2});
    CHECK(tallies[1] == ladder::Tally{"Ben", false, 0, 0, 4});
    CHECK(ladder::by_battle(results, "Ada") == std::vector{ladder::Tally{"Cannae", false, 6, 0, 6}});
}

TEST_CASE("the same end reached again is the same battle and keeps its day") {
    std::vector<Result> results{battle(1, "Ada", "recruit", 0)};
    Result again = battle(1, "Ada", "recruit", 1);
    again.day = "2026-11-27";
    ladder::put(results, again);
    REQUIRE(results.size() == 1);
    CHECK(results[0].winner == 1u);
    CHECK(results[0].day == "2026-11-26");
    ladder::put(results, battle(2, "Ada", "recruit", 0));
    CHECK(results.size() == 2);
}

TEST_CASE("of too many results the oldest is dropped, wherever it stands") {
    std::vector<Result> results;
    for (std::size_t i = 0; i < ladder::kMaxResults; ++i) {
        results.push_back(battle(static_cast<int>(i), "Ada", "recruit", 0));
        results.back().day = i == 77 ? "2020-01-01" : "2026-11-26";
    }
    const std::string oldest = results[77].id, first = results[0].id;
    ladder::put(results, battle(9999, "Ada", "recruit", 0));
    CHECK(results.size() == ladder::kMaxResults);
    CHECK(std::ranges::count(results, oldest, &Result::id) == 0);
    CHECK(results.front().id == first);
}

TEST_CASE("the best of a battle is the greatest lead") {
    std::vector<Result> results = fights(2, 1, "recruit");
    results[0].seats[0].left = 120;
    results[1].seats[0].left = 140;
    results[2].seats[0].left = 500;  // lost
    results.push_back(battle(7, "Ben", "recruit", 0));
    results.back().seats[0].left = 900;  // a friend's
    const auto best = ladder::best_of(results, "cannae", {"Ada"});
    REQUIRE(best);
    CHECK(best->score == 1);
    CHECK(best->ahead == 140);
    CHECK_FALSE(ladder::best_of(results, "zama", {"Ada"}));
}

TEST_CASE("results are read as they were written, and a wrong file is told with place and reason") {
    std::vector<Result> results = fights(1, 1, "recruit");
    results.push_back(battle(7, "", "", std::nullopt));
    results[0].seats[0].deeds = {"swift"};
    const auto json = ladder::to_json(results);
    CHECK(*ladder::results_from_json(json, "x.json") == results);
    CHECK(ladder::claims_results(json));
    CHECK_FALSE(ladder::claims_results(rules::Json::array()));
    const auto fault = [&](const char* pointer, const rules::Json& value) {
        rules::Json wrong = json;
        wrong[rules::Json::json_pointer(pointer)] = value;
        const auto read = ladder::results_from_json(wrong, "x.json");
        return read ? std::string() : words::english(read.error());
    };
    CHECK(fault("/format", "coinwars-results/9") == "x.json: /format: must be coinwars-results/1");
    CHECK(fault("/battles/1/day", "yesterday") == "x.json: /battles/1/day: must be a day such as 2026-11-26");
    CHECK(fault("/battles/0/winner", 2).starts_with("x.json: /battles/0/winner: "));
    CHECK(fault("/battles/0/seats/0/left", -5).starts_with("x.json: /battles/0/seats/0/left: "));
    CHECK(fault("/battles/0/cheat", true).starts_with("x.json: "));
}

TEST_CASE("a record to pass on bears its name and nobody else's battles") {
    std::vector<Result> results = fights(1, 1, "recruit");
    results.push_back(battle(7, "Ben", "recruit", 0));
    results.push_back(battle(8, "", "recruit", 0));
    const auto own = ladder::results_of(results, "", "Carol");
    REQUIRE(own.size() == 1);
    CHECK(own[0].seats[0].name == "Carol");
    CHECK(ladder::results_of(results, "Ada", "Ada").size() == 2);
    CHECK(ladder::persons(results) == std::vector<std::string>{"Ada", "Ben", ""});
}

TEST_CASE("BX-14: a result keeps how complete the victory was, and its best tells it") {
    using rules::coin_wars::Degree;
    std::vector<Result> results{battle(1, "Ada", "general", 0), battle(2, "Ada", "general", 0)};
    results[1].degree = Degree::Crushing;
    results[1].seats[0].left = 100;
    const rules::Json json = ladder::to_json(results);
    CHECK_FALSE(json["battles"][0].contains("degree"));
    CHECK(json["battles"][1]["degree"] == "crushing");
    const auto again = ladder::results_from_json(json, "results.json");
    REQUIRE(again);
    CHECK(*again == results);
    CHECK(ladder::best_of(*again, "cannae", {"Ada"})->degree == Degree::Crushing);
    rules::Json wrong = json;
    wrong["battles"][1]["degree"] = "total";
    CHECK_FALSE(ladder::results_from_json(wrong, "results.json"));
}
