#include "game/coin_wars/problems/problem.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <set>
#include <span>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/problems/finder.h"
#include "game/coin_wars/problems/position.h"
#include "game/coin_wars/problems/problem_words.h"
#include "game/coin_wars/problems/selection.h"
#include "game/coin_wars/problems/small_battle.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

using namespace tests;
using problems::Problem;
namespace fs = std::filesystem;

namespace {

const fs::path kAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

Match playing(const Scenario& drawn) { return begin(std::make_shared<const Scenario>(drawn)); }

// Whichever side acts takes a coin and wins.
Scenario race() {
    Scenario drawn = scenario(R"(
        h1 quarter heads 10 10
        h2 penny heads 20 10
        h3 penny heads 24 10
        t1 nickel tails 10.895 10
        t2 dime tails 20 12
        t3 dime tails 24 12)");
    drawn.first = Side::Heads;
    for (const Side side : {Side::Heads, Side::Tails}) drawn.victory.goals[index(side)] = has_lost(other(side), 1);
    return drawn;
}
constexpr problems::Measure kQuick{.work = 400, .playouts = 4, .verify = 2};

}  // namespace

TEST_CASE("every problem that ships holds") {
    const battles::Library library(kAssets, {});
    int files = 0;
    for (const auto& entry : fs::directory_iterator(kAssets / "problems")) {
        const std::string name = entry.path().generic_string();
        CAPTURE(name);
        const auto json = battles::read_json(entry.path());
        REQUIRE(json);
        const battles::Faults faults = problems::check_problem(library, *json, name);
        CHECK(faults.empty());
        ++files;
    }
    const std::vector<Problem> all = problems::load_problems(library);
    CHECK(static_cast<int>(all.size()) == files);
    CHECK(all.size() >= 100);
    CHECK(10 * std::ranges::count_if(all, &Problem::historical) >= std::ssize(all));
    const auto first = std::span(all).first(problems::kFirstIdeas);
    CHECK(std::ranges::is_sorted(first, {}, &Problem::work));
    CHECK(std::ranges::is_sorted(all, {}, [](const Problem& one) { return one.solution.size(); }));
    CHECK(all[first.size()].battle.at("sides").at("heads").at("coins").size() <= 5);
    std::set<problems::Theme> ideas;
    for (const Problem& problem : first) {
        CAPTURE(problem.name);
        CHECK(problems::has_one_idea(problem));
        CHECK(problems::start_of(problem).count() <= 11);
        CHECK(ideas.insert(problem.theme).second);
    }
    for (const Problem& problem : all) {
        CAPTURE(problem.name);
        CHECK(problem.chance - problem.second >= problems::Measure{}.apart);
        const auto after = problems::played(problems::start_of(problem), problem.solution);
        CHECK(problems::solves(problem, *after));
        CHECK_FALSE(problems::solves(problem, problems::start_of(problem)));
        CHECK_FALSE(problems::reason_in_words(problem).empty());
        CHECK(problems::is_worth_asking(problem));
    }
}

TEST_CASE("a problem that does not hold what it claims is refused") {
    const battles::Library library(kAssets, {});
    Problem problem;
    problem.battle = problems::written(race());
    problem.asked = problems::Asked::Win;
    problem.solution = {Attack{"h1", "t1"}};
    const auto faults = [&] {
        return problems::check_problem(library, problems::to_json(problem, {"us"}), "file").size();
    };
    CHECK(faults() == 0);
    problem.solution = {Move{"h2", {20, 8}}};
    CHECK(faults() == 1);
    problem.solution = {Attack{"h1", "t2"}};
    CHECK(faults() == 1);
    problem.actions = 11;
    CHECK(faults() >= 1);
}

TEST_CASE("a file is read as it was written") {
    const battles::Library library(kAssets, {});
    Problem problem;
    problem.battle = problems::written(race());
    problem.actions = 2;
    problem.solution = {Attack{"h1", "t1"}};
    problem.theme = problems::Theme::Strike;
    problem.work = 90;
    problem.chance = 0.75;
    problem.second = 0.25;
    problem.source = {"Cannae", 3};
    const auto read = problems::problem_from_json(library, problems::to_json(problem, {"us"}), "folder/name.json");
    REQUIRE(read);
    CHECK(read->name == "name");
    CHECK(problems::to_json(*read, {"us"}) == problems::to_json(problem, {"us"}));
    CHECK(problems::start_of(*read).actions_left == 2);
}

TEST_CASE("a position counts from now") {
    Scenario drawn = race();
    drawn.victory.turns = 9;
    drawn.victory.goals[0] = has_lost(Side::Tails, 2);
    drawn.victory.goals[1] = has_lost(Side::Heads, 2);
    Game game(playing(drawn));
    game.act(Attack{"h1", "t1"});
    CHECK_FALSE(problems::position_of(game.match));
    game.act(EndTurn{});
    game.act(EndTurn{});
    game.act(Move{"h2", {23.25, 10}});
    game.act(Form{{"h2", "h3"}});
    game.act(EndTurn{});
    const auto now = problems::position_of(game.match);
    REQUIRE(now);
    CHECK(now->coins.size() == 5);
    CHECK(now->first == Side::Tails);
    CHECK(now->victory.turns == 8);
    CHECK(now->victory.goals[0]->coins == 1);
    CHECK(now->victory.goals[1]->coins == 2);
    const Match begun = playing(*now);
    CHECK(begun.phase == Phase::Play);
    CHECK(begun.armies.size() == 1);
    CHECK(begun.coin(begun.find("h2")).at == game.match.coin(game.match.find("h2")).at);
}

TEST_CASE("BX-6 BX-9: no position gives back a shot or a going beyond that is spent") {
    Scenario drawn = race();
    drawn.advanced.special = {{"Few bolts", {.types = {1}}, {}, {.shots = 2}}};
    drawn.advanced.beyond = {Beyond{.a_battle = 1}, Beyond{.a_battle = 2}};
    Game game(playing(drawn));
    REQUIRE(problems::position_of(game.match));
    CHECK(problems::position_of(game.match)->advanced.beyond[0]->a_battle == 1);
    for (const char* gone : {"h3", "t3"}) {
        Coin& coin = game.match.coin(game.match.find(gone));
        coin.place = Place::Fallen;
        coin.went_beyond = true;
        coin.shots = 1;  // of one that has fallen it does not matter
    }
    const auto now = problems::position_of(game.match);
    REQUIRE(now);
    CHECK_FALSE(now->advanced.beyond[0]);
    REQUIRE(now->advanced.beyond[1]);
    CHECK(now->advanced.beyond[1]->a_battle == 1);
    game.match.coin(game.match.find("t1")).shots = 1;
    CHECK_FALSE(problems::position_of(game.match));
}

TEST_CASE("the one good action is found") {
    Match match = playing(race());
    match.actions_left = 1;
    const auto found = problems::only_way(match, kQuick);
    REQUIRE(found);
    REQUIRE(found->solution.size() == 1);
    const auto* attack = get_if<Attack>(&found->solution.front());
    REQUIRE(attack);
    CHECK(attack->target == "t1");
    CHECK(found->chance == 1);
    CHECK(found->second < 0.8);
    CHECK(problems::work_needed(match, found->solution));
    CHECK(problems::general_agrees(match, found->solution));
}

TEST_CASE("two good actions are no problem") {
    Scenario drawn = race();
    drawn.coins.push_back({.id = "h4", .type = drawn.coins[0].type, .side = Side::Heads, .at = Vec2{30, 10}});
    drawn.coins.push_back({.id = "t4", .type = drawn.coins[3].type, .side = Side::Tails, .at = Vec2{30.895, 10}});
    for (const Side side : {Side::Heads, Side::Tails}) drawn.victory.goals[index(side)].reset();
    Match match = playing(drawn);
    match.actions_left = 1;
    CHECK_FALSE(problems::only_way(match, kQuick));
}

TEST_CASE("a strike that ends the battle at once is not asked") {
    Problem problem;
    problem.asked = problems::Asked::Win;
    problem.theme = problems::Theme::Strike;
    problem.solution = {Attack{"h1", "t1"}};
    CHECK_FALSE(problems::is_worth_asking(problem));
    problem.solution.insert(problem.solution.begin(), Move{"h1", {3, 3}});
    CHECK(problems::is_worth_asking(problem));
    problem.solution.pop_back();
    problem.theme = problems::Theme::Fork;
    CHECK(problems::is_worth_asking(problem));
}

TEST_CASE("a box has a fifth of each theme at most, the easiest first") {
    std::vector<Problem> found(30);
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i].name = std::to_string(i);
        found[i].work = static_cast<std::int64_t>(i);
        found[i].theme = i < 20 ? problems::Theme::Strike : problems::Theme::Shot;
    }
    found[3].source.battle = "Cannae";
    const std::vector<Problem> box = problems::chosen(found, 10);
    REQUIRE(box.size() == 4);
    CHECK(box[0].name == "3");
    CHECK(box[1].name == "19");
    CHECK(box[3].name == "29");
    Problem twin;
    twin.theme = problems::Theme::Shot;
    twin.battle = problems::written(race());
    CHECK(problems::chosen({twin, twin}, 10).size() == 1);
}

TEST_CASE("small battles are the same for the same seed, and begin at once") {
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const Scenario battle = problems::small_battle(us_coins(), seed).value();
        CHECK(battle == problems::small_battle(us_coins(), seed));
        CHECK(battle.rulings == kNewestRulings);
        CHECK(playing(battle).phase == Phase::Play);
        CHECK(scenario_from_json(problems::written(battle)));
    }
    CHECK_FALSE(problems::small_battle(us_coins(), 1) == problems::small_battle(us_coins(), 2));
}

TEST_CASE("coins that are too large for a small battle give none") {
    std::vector<CoinType> plates = us_coins();
    for (CoinType& type : plates) type.diameter = 3;
    bool some = false;
    for (std::uint64_t seed = 1; seed < 40; ++seed) some = some || !problems::small_battle(plates, seed);
    CHECK(some);
}
