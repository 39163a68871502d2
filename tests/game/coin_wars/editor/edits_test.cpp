#include <doctest/doctest.h>

#include "game/coin_wars/editor/coin_names.h"
#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/editor/problems.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/editor/units.h"
#include "support.h"

using core::Vec2;
using editing::at;
using editing::small_draft;
using editor::Draft;
namespace cw = rules::coin_wars;

TEST_CASE("coins are put in order by their rims") {
    struct Row {
        editor::Edge edge;
        Vec2 first, second;  // for a penny at (4, 4) and a quarter at (20, 20)
    };
    const double d = (0.955 - 0.75) / 2;
    for (const Row& row :
         {Row{editor::Edge::Left, {4, 4}, {4 + d, 20}}, Row{editor::Edge::Right, {20 + d, 4}, {20, 20}},
          Row{editor::Edge::Front, {4, 20 + d}, {20, 20}}, Row{editor::Edge::Back, {4, 4}, {20, 4 + d}},
          Row{editor::Edge::Centre, {12 + d / 2, 4}, {12 + d / 2, 20}},
          Row{editor::Edge::Middle, {4, 12 + d / 2}, {20, 12 + d / 2}}}) {
        Draft draft = small_draft();
        editor::align(draft.scenario, std::vector{0, 3}, row.edge);
        CHECK(distance(at(draft, 0), row.first) < 1e-3);
        CHECK(distance(at(draft, 3), row.second) < 1e-3);
    }
}

TEST_CASE("coins are spread with equal gaps") {
    Draft draft = small_draft();
    editor::distribute(draft.scenario, std::vector{0, 1, 2}, editor::Axis::Across);
    CHECK(at(draft, 1).x == doctest::Approx(6.5).epsilon(1e-3));
    CHECK(at(draft, 1).y == 5);
    editor::distribute(draft.scenario, std::vector{0, 1}, editor::Axis::Along);
    CHECK(at(draft, 0) == Vec2{4, 4});
}

TEST_CASE("coins are mirrored and turned in their own midst") {
    Draft draft = small_draft();
    editor::mirror(draft.scenario, std::vector{0, 1, 2});
    CHECK(at(draft, 0) == Vec2{9, 4});
    CHECK(at(draft, 1) == Vec2{7, 5});
    editor::turn(draft.scenario, std::vector{0, 1, 2}, 180);
    CHECK(at(draft, 0) == Vec2{4, 5});
    CHECK(at(draft, 1) == Vec2{6, 4});
}

TEST_CASE("copies bring their Armies, take ids of their own and cross the table") {
    Draft draft = small_draft();
    editor::form_army(draft.scenario, std::vector{0, 1});
    const auto clip = editor::clip_of(draft.scenario, std::vector{0, 1});
    const auto pasted = editor::paste(draft.scenario, clip, {15, 4.5});
    CHECK(pasted == std::vector{4, 5});
    CHECK(at(draft, 4) == Vec2{14, 4});
    CHECK(draft.scenario.coins[4].id == "h4");
    CHECK(draft.scenario.armies == std::vector<std::vector<int>>{{0, 1}, {4, 5}});
    const auto across = editor::copy_across(draft.scenario, std::vector{0, 1});
    CHECK(at(draft, across[0]) == Vec2{32, 20});
    CHECK(draft.scenario.coins[6].side == cw::Side::Tails);
    CHECK(draft.scenario.coins[6].id == "t2");
    CHECK(draft.scenario.armies.size() == 3);
}

TEST_CASE("coins that go take along what named them") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    editor::form_army(scenario, std::vector{0, 1, 2});
    scenario.terrain.push_back({"Hill", cw::Ground::Defensive, {{1, 1}, {3, 1}, {3, 3}}});
    scenario.terrain[0].except = {1, 2};
    cw::Condition lost;
    lost.kind = cw::Condition::Kind::Lost;
    lost.side = cw::Side::Heads;
    lost.named = {1, 2};
    lost.coins = 2;
    scenario.victory.goals[1] = lost;
    editor::remove_coins(scenario, std::vector{1});
    CHECK(scenario.coins.size() == 3);
    CHECK(scenario.armies == std::vector<std::vector<int>>{{0, 1}});
    CHECK(scenario.terrain[0].except == std::vector{1});
    CHECK(scenario.victory.goals[1]->named == std::vector{1});
    CHECK(scenario.victory.goals[1]->coins == 1);
    editor::remove_coins(scenario, std::vector{1});
    CHECK(scenario.armies.empty());
    CHECK_FALSE(scenario.victory.goals[1].has_value());
    CHECK(scenario.coins[1].id == "t1");
}

TEST_CASE("what asks for named coins or types goes with the last of them") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    cw::Condition held;
    held.kind = cw::Condition::Kind::Held;
    held.side = cw::Side::Heads;
    held.named = {1, 2};
    held.coins = 2;
    held.area = editor::rectangle({0, 0}, {4, 4});
    scenario.victory.goals[0] = held;
    editor::remove_coins(scenario, std::vector{1});
    REQUIRE(scenario.victory.goals[0]);
    CHECK(scenario.victory.goals[0]->coins == 1);
    editor::remove_coins(scenario, std::vector{1});
    CHECK_FALSE(scenario.victory.goals[0].has_value());

    held.named.clear();
    held.types = {editing::type(draft, "dime"), editing::type(draft, "penny")};
    scenario.victory.goals[0] = held;
    const auto without = [&](std::string_view gone) {
        std::vector<cw::CoinType> types = scenario.types;
        std::erase_if(types, [&](const cw::CoinType& type) { return type.name == gone; });
        return editor::adopt_types(scenario, types);
    };
    CHECK(without("dime").empty());
    REQUIRE(scenario.victory.goals[0]);
    CHECK(scenario.victory.goals[0]->types == std::vector{editing::type(draft, "penny")});
    scenario.victory.goals[0]->types = {editing::type(draft, "nickel")};
    CHECK(without("nickel").empty());
    CHECK_FALSE(scenario.victory.goals[0].has_value());
}

TEST_CASE("a copied coin's type is found by its name, in a battle that has other types by now") {
    Draft draft = small_draft();
    const Draft before = draft;
    editor::make_unit(draft, std::vector{0});
    const auto clip = editor::clip_of(draft.scenario, std::vector{0, 3});
    CHECK(editor::type_of(clip, 0, draft.scenario) == draft.scenario.coins[0].type);
    CHECK(editor::type_of(clip, 0, before.scenario) == std::nullopt);
    CHECK(editor::type_of(clip, 1, before.scenario) == editing::type(before, "quarter"));
}

TEST_CASE("who changes sides leaves the Army and gets another id") {
    Draft draft = small_draft();
    editor::form_army(draft.scenario, std::vector{0, 1, 2});
    editor::give_to(draft, std::vector{1, 3}, cw::Side::Tails);
    CHECK(draft.scenario.coins[1].id == "t2");
    CHECK(draft.scenario.coins[3].id == "t1");
    CHECK(draft.scenario.armies == std::vector<std::vector<int>>{{0, 2}});
    CHECK(editor::with_their_armies(draft.scenario, std::vector{2, 3}) == std::vector{0, 2, 3});
}

TEST_CASE("a coin has any name, its id is made of it, and what refers to the coin follows") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    draft.pages.course = {{"They meet.", {}, {"h2", "t1"}}};
    editor::form_army(scenario, std::vector{0, 1});
    cw::Condition lost;
    lost.kind = cw::Condition::Kind::Lost;
    lost.named = {1};
    lost.side = cw::Side::Heads;
    scenario.victory.goals[1] = lost;
    struct Row {
        const char *name, *id, *kept;
    };
    for (const Row& row :
         {Row{"Alen\u00e7on", "Alencon", "Alen\u00e7on"}, Row{"John of Bohemia", "John-of-Bohemia", "John of Bohemia"},
          Row{"Philip", "Philip", ""}, Row{"penny", "penny-2", "penny"}, Row{"t1", "t1-2", "t1"},
          Row{"\u30cf\u30f3\u30cb\u30d0\u30eb", "h2", "\u30cf\u30f3\u30cb\u30d0\u30eb"}, Row{"", "h2", ""},
          Row{"Philip VI", "Philip-VI", "Philip VI"}}) {
        CAPTURE(row.id);
        editor::name_coin(draft, 1, row.name);
        CHECK(scenario.coins[1].id == row.id);
        CHECK(scenario.coins[1].name == row.kept);
        CHECK(draft.pages.course[0].coins == std::vector<std::string>{row.id, "t1"});
        const rules::Json file = editor::to_json(draft);
        CHECK(file["sides"]["heads"]["armies"][0] == rules::Json{"h1", row.id});
        CHECK(file["victory"]["tails"]["lost"]["named"][0] == row.id);
    }
    editor::name_coin(draft, 0, "Philip VI");
    CHECK(scenario.coins[0].id == "Philip-VI-2");
    editor::dissolve(scenario, std::vector{0, 1});  // they do not touch
    for (const auto& problem : editor::problems(draft)) FAIL_CHECK(words::english(problem.reason));
}

TEST_CASE("who changes sides keeps his name, and the course knows him by his new number") {
    Draft draft = small_draft();
    draft.pages.course = {{"They meet.", {}, {"h1", "h2"}}};
    editor::name_coin(draft, 0, "Clarence");
    editor::give_to(draft, std::vector{0, 1}, cw::Side::Tails);
    CHECK(draft.scenario.coins[0].id == "Clarence");
    CHECK(draft.pages.course[0].coins == std::vector<std::string>{"Clarence", "t2"});
}

TEST_CASE("three names that are too long are three problems") {
    Draft draft = small_draft();
    for (int coin = 0; coin < 3; ++coin) editor::name_coin(draft, coin, std::string(90, static_cast<char>('a' + coin)));
    const auto problems = editor::problems(draft);
    REQUIRE(problems.size() == 3);
    for (int coin = 0; coin < 3; ++coin) {
        const editor::Problem& problem = problems[static_cast<std::size_t>(coin)];
        CHECK(problem.coins == std::vector{coin});
        CHECK(words::english(problem.reason) == "text of 90 characters, at most 80 are allowed");
    }
}

TEST_CASE("a goal that is a piece of ground follows it, and is written by its name") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    const auto ridge = editor::add_ground(scenario, cw::Ground::Defensive, editor::rectangle({10, 10}, {14, 12}));
    scenario.terrain[0].name = "Ridge";
    cw::Condition held;
    held.kind = cw::Condition::Kind::Held;
    held.side = cw::Side::Heads;
    held.coins = 1;
    held.area = scenario.terrain[0].polygon;
    scenario.victory.goals[0] = held;
    CHECK(editor::shapes(scenario).size() == 3);
    auto moved = editor::shifted(editor::polygon(scenario, ridge), {2, 1});
    editor::set_polygon(scenario, ridge, moved);
    CHECK(scenario.victory.goals[0]->area == moved);
    CHECK(editor::to_json(draft)["victory"]["heads"]["held"]["terrain"] == "Ridge");
    editor::remove_shape(scenario, ridge);
    CHECK(scenario.victory.goals[0]->area == moved);
    CHECK(editor::shapes(scenario).back() == editor::EditorShape{editor::Piece::Goal, 0});
}

TEST_CASE("coins that arrive through one area share it") {
    Draft draft = small_draft();
    cw::Scenario& scenario = draft.scenario;
    for (const std::size_t coin : {0u, 2u}) {
        scenario.coins[coin].arrives = 3;
        scenario.coins[coin].area = editor::rectangle({0, 0}, {4, 3});
    }
    const editor::EditorShape area{editor::Piece::Arrival, 0};
    CHECK(editor::shapes(scenario).back() == area);
    editor::set_polygon(scenario, area, editor::rectangle({0, 0}, {6, 3}));
    CHECK(scenario.coins[2].area == editor::rectangle({0, 0}, {6, 3}));
    editor::remove_shape(scenario, area);
    CHECK(scenario.coins[2].arrives == 0);
}

TEST_CASE("corners are found, added and taken for what lies uppermost") {
    cw::Scenario scenario = small_draft().scenario;
    editor::Polygon square = editor::rectangle({10, 14}, {10 + 4, 10});
    CHECK(square == editor::Polygon{{10, 10}, {14, 10}, {14, 14}, {10, 14}});
    CHECK(editor::corner_at(square, {13.9, 10.2}, 0.3) == 1u);
    CHECK_FALSE(editor::corner_at(square, {12, 10}, 0.3).has_value());
    CHECK(editor::edge_at(square, {14.1, 12}, 0.3) == 1u);
    CHECK_FALSE(editor::edge_at(square, {12, 12}, 0.3).has_value());
    CHECK(editor::divide_edge(square, 1, {15, 12}) == 2u);
    CHECK(square.size() == 5);
    editor::add_ground(scenario, cw::Ground::Slow, editor::oval({0, 0}, {36, 24}));
    const auto upper = editor::add_ground(scenario, cw::Ground::Stop, square);
    CHECK(editor::shape_at(scenario, {12, 12}) == upper);
    CHECK(editor::shape_at(scenario, {0.1, 0.1}) == editor::EditorShape{editor::Piece::Zone, 0});
}

TEST_CASE("a larger table keeps what lies on it, and zones reach to their edges") {
    Draft draft = small_draft();
    draft.scenario.sides[1].zone = editor::rectangle({0, 18}, {36, 24});
    editor::resize_table(draft.scenario, 48, 36, editor::Anchor::Middle);
    CHECK(at(draft, 0) == Vec2{10, 10});
    CHECK(draft.scenario.sides[1].zone == editor::rectangle({0, 24}, {48, 36}));
    CHECK(draft.scenario.sides[0].zone.empty());
    editor::resize_table(draft.scenario, 36, 24, editor::Anchor::Corner);
    CHECK(at(draft, 0) == Vec2{10, 10});
}

TEST_CASE("BX-10 a unit bears the emblem that it is given, on both sides, and its coin's face again") {
    Draft draft = small_draft();
    editor::make_unit(draft, std::vector{0});
    const std::string unit = draft.scenario.type_of(0).name, coin = draft.scenario.type_of(1).design;
    CHECK(editor::emblem_of(draft.scenario, unit).empty());
    editor::set_emblem(draft.scenario, unit, "dragon");
    CHECK(draft.scenario.type_of(0).design == "dragon-both");
    CHECK(draft.scenario.type_of(1).design == coin);
    CHECK(editor::emblem_of(draft.scenario, unit) == "dragon");
    editor::set_emblem(draft.scenario, unit, "");
    CHECK(draft.scenario.type_of(0).design == coin);
}
