// BX-7, victory: a tree of conditions, and the turn limit with its results.

#include "game/coin_wars/rules/victory.h"

#include <doctest/doctest.h>

#include "game/coin_wars/rules/victory_facts.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Kind = Condition::Kind;
using When = Condition::When;

const std::vector<Vec2> kHeld{{10, 10}, {14, 10}, {14, 14}, {10, 14}};

Condition lost_of(Side side, std::vector<int> named, int coins = 0) {
    Condition lost = has_lost(side, coins);
    lost.named = std::move(named);
    return lost;
}

Condition holding(Side side, int coins, When when = When::Now, int turns = 1) {
    Condition held;
    held.kind = Kind::Held;
    held.side = side;
    held.coins = coins;
    held.area = kHeld;
    held.when = when;
    held.turns = turns;
    return held;
}

Condition any(std::vector<Condition> of) { return {Kind::Any, std::move(of)}; }
Condition all(std::vector<Condition> of) { return {Kind::All, std::move(of)}; }
Condition none(Condition of) { return {Kind::Not, {std::move(of)}}; }

// h2 is on the hill, h1 can reach it in two moves; t1 and t2 touch h3, a Quarter.
Scenario battle() {
    Scenario scenario = tests::scenario(
        "h1 penny heads 8 12\n h2 penny heads 12 12\n h3 quarter heads 20 4\n t1 penny tails 20.8525 4\n t2 "
        "penny tails 19.1475 4\n"
        "t3 dime tails 30 20");
    scenario.sides[0].name = "Rome";
    scenario.sides[1].name = "Carthage";
    scenario.terrain = {{"Hill", Ground::Defensive, kHeld}};
    return scenario;
}

Match with_goal(const Condition& goal, Side side = Side::Heads, int turns = 0) {
    Scenario scenario = battle();
    scenario.victory.goals[index(side)] = goal;
    scenario.victory.turns = turns;
    return table(scenario);
}

std::string end_of(const Match& match) {
    if (!match.outcome) return "";
    const std::string winner =
        match.outcome->winner ? match.scenario->sides[index(*match.outcome->winner)].name : "draw";
    return winner + " " + match.outcome->by;
}

}  // namespace

TEST_CASE("BX-7: named coins lost: each of them, or so many of them") {
    Game one(with_goal(lost_of(Side::Tails, {3})));
    one.act(Attack{"h3", "t2"});
    CHECK(end_of(one.match).empty());
    Game game(with_goal(lost_of(Side::Tails, {3, 4})));
    game.act(Attack{"h3", "t1"});
    CHECK(end_of(game.match).empty());
    game.end_turns(2);
    game.act(Attack{"h3", "t2"});
    CHECK(end_of(game.match) == "Rome victory");
    Game some(with_goal(lost_of(Side::Tails, {3, 4}, 1)));
    some.act(Attack{"h3", "t1"});
    CHECK(end_of(some.match) == "Rome victory");
}

TEST_CASE("BX-7: an area held now, by a move alone") {
    Game game(with_goal(holding(Side::Heads, 2)));
    game.act(Move{"h1", {9.9, 12}});
    CHECK(end_of(game.match).empty());
    game.end_turns(2);
    // A coin whose centre is on the border counts.
    const auto events = game.act(Move{"h1", {10, 12}});
    CHECK(end_of(game.match) == "Rome victory");
    CHECK(holds_alternative<Ended>(events.back()));
}

TEST_CASE("BX-7: only named or typed coins count where it says so") {
    Condition by_h1 = holding(Side::Heads, 1), by_dime = holding(Side::Heads, 1);
    by_h1.named = {0};
    by_dime.types = {2};
    for (const Condition& goal : {by_h1, by_dime}) {
        const Match match = with_goal(goal);
        CHECK_FALSE(holds(match, goal));
        CHECK(coins_counted(match, goal) == 0);
    }
    CHECK(holds(with_goal(by_h1), holding(Side::Heads, 1)));
    CHECK_FALSE(holds(with_goal(by_h1), holding(Side::Tails, 1)));
}

TEST_CASE("BX-7: held at the end of a full turn, for several turns running") {
    Game one(with_goal(holding(Side::Heads, 1, When::TurnEnd)));
    CHECK_FALSE(holds(one.match, *one.match.scenario->victory.goals[0]));
    one.end_turns(1);
    CHECK(end_of(one.match).empty());
    one.end_turns(1);
    CHECK(end_of(one.match) == "Rome victory");

    Game two(with_goal(holding(Side::Heads, 1, When::TurnEnd, 2)));
    two.end_turns(2);
    CHECK(two.match.ending.held == std::vector<int>{1});
    two.act(Move{"h2", {15, 12}});
    two.end_turns(2);
    CHECK(two.match.ending.held == std::vector<int>{0});
    two.act(Move{"h2", {12, 12}});
    two.end_turns(2);
    CHECK(end_of(two.match).empty());
    two.end_turns(2);
    CHECK(end_of(two.match) == "Rome victory");
    CHECK(two.match.turn == 4);
}

TEST_CASE("BX-7: what is asked about at the limit alone decides nothing before, nor does its opposite") {
    const Condition held = holding(Side::Heads, 1, When::Limit);
    Game keeps(with_goal(held, Side::Heads, 2));
    keeps.end_turns(3);
    CHECK(end_of(keeps.match).empty());
    keeps.end_turns(1);
    CHECK(end_of(keeps.match) == "Rome victory");
    Game loses(with_goal(none(held), Side::Tails, 2));
    loses.act(Move{"h2", {15, 12}});
    loses.end_turns(3);
    CHECK(end_of(loses.match).empty());
    loses.end_turns(1);
    CHECK(end_of(loses.match) == "Carthage victory");
}

TEST_CASE("BX-7: any, all, not") {
    const Condition yes = holding(Side::Heads, 1), no = holding(Side::Heads, 3),
                    open = holding(Side::Heads, 1, When::Limit);
    struct Row {
        Condition condition;
        bool holds;
    };
    const Row rows[]{{yes, true},
                     {no, false},
                     {open, false},
                     {any({}), false},
                     {all({}), true},
                     {any({no, yes}), true},
                     {any({no, open}), false},
                     {any({open, yes}), true},
                     {all({yes, yes}), true},
                     {all({yes, no}), false},
                     {all({yes, open}), false},
                     {none(no), true},
                     {none(yes), false},
                     {none(open), false},
                     {none(all({no, open})), true},
                     {none(any({no, open})), false},
                     {all({any({no, yes}), none(no)}), true}};
    int number = 0;
    for (const Row& row : rows) {
        CAPTURE(number++);
        CHECK(holds(with_goal(no), row.condition) == row.holds);
    }
}

TEST_CASE("BX-7: both goals at once are a draw") {
    Scenario scenario = battle();
    scenario.victory.goals = {has_lost(Side::Tails, 1), has_lost(Side::Tails, 1)};
    Game game(table(scenario));
    game.act(Attack{"h3", "t1"});
    CHECK(end_of(game.match) == "draw victory");
}

TEST_CASE("BX-7: at the limit the first result that holds, else the purse or a draw") {
    Scenario scenario = battle();
    scenario.victory.turns = 1;
    scenario.victory.results = {{holding(Side::Heads, 2), Side::Heads}, {holding(Side::Heads, 1), Side::Tails}};
    Game second(table(scenario));
    second.end_turns(2);
    CHECK(end_of(second.match) == "Carthage limit");
    scenario.victory.results = {{has_lost(Side::Tails, 2), Side::Heads},
                                {none(has_lost(Side::Tails, 1)), std::nullopt}};
    Game drawn(table(scenario));
    drawn.end_turns(2);
    CHECK(end_of(drawn.match) == "draw limit");
    Game purse(table(scenario));
    purse.act(Attack{"h3", "t1"});
    purse.end_turns(2);
    CHECK(end_of(purse.match) == "Rome limit");
    scenario.victory.at_limit = AtLimit::Draw;
    Game last(table(scenario));
    last.act(Attack{"h3", "t1"});
    last.end_turns(2);
    CHECK(end_of(last.match) == "draw limit");
}

namespace {

std::string facts(const Match& match) { return words::english(words::joined(facts_of_end(match), words::plain("; "))); }

}  // namespace

TEST_CASE("BX-7: what decided, of several ways only those that were gone") {
    const Condition of_two = any({has_lost(Side::Tails, 9), lost_of(Side::Tails, {4}), holding(Side::Heads, 3)});
    Game game(with_goal(of_two));
    CHECK(facts(game.match).empty());
    game.act(Attack{"h3", "t2"});
    REQUIRE(end_of(game.match) == "Rome victory");
    CHECK(facts(game.match) == "Penny t2 has fallen");
}

TEST_CASE("BX-7: what decided, in its words") {
    const Condition spared = none(has_lost(Side::Heads, 2));
    const std::pair<Condition, std::string> rows[]{
        {has_lost(Side::Tails, 1), "Carthage has lost 1 of its 3 coins"},
        {has_lost(Side::Tails, 0, 1), "Carthage has lost coins worth $0.01"},
        {lost_of(Side::Tails, {4, 5}, 1), "Carthage has lost 1 of 1 named coin"},
        {all({has_lost(Side::Tails, 1), holding(Side::Heads, 1)}),
         "Carthage has lost 1 of its 3 coins; Hill: Rome has 1 coin there"},
        {all({any({has_lost(Side::Tails, 1), has_lost(Side::Tails, 2)}), spared}),
         "Carthage has lost 1 of its 3 coins"},
        {all({none(has_lost(Side::Heads, 1)), has_lost(Side::Tails, 1)}),
         "Rome has lost no coins; Carthage has lost 1 of its 3 coins"},
    };
    for (const auto& [goal, sentence] : rows) {
        Scenario scenario = battle();
        scenario.victory.goals = {goal, has_lost(Side::Heads, 2)};
        Game game(table(scenario));
        game.act(Attack{"h3", "t2"});
        REQUIRE(end_of(game.match) == "Rome victory");
        CHECK(facts(game.match) == sentence);
    }
}

TEST_CASE("BX-7: what decided at the turn limit") {
    const std::pair<Condition, std::string> rows[]{
        {none(any({lost_of(Side::Heads, {2}), has_lost(Side::Heads, 2)})),
         "Quarter h3 still stands; Rome has lost no coins"},
        {none(holding(Side::Tails, 2, When::Limit)), "Hill: Carthage has no coins there"},
        {none(holding(Side::Heads, 2, When::Limit)), "Hill: Rome has only 1 coin there"},
        {holding(Side::Heads, 1, When::TurnEnd, 2), "Hill: Rome has 1 coin there, at the end of 2 rounds running"},
        {none(has_lost(Side::Tails, 2)), "Carthage has lost only 1 of its 3 coins"},
        {all({}), ""},
    };
    for (const auto& [when, sentence] : rows) {
        Scenario scenario = battle();
        scenario.victory.turns = 2;
        scenario.victory.results = {{when, Side::Heads}};
        scenario.victory.goals[1] = has_lost(Side::Heads, 2);
        Game game(table(scenario));
        game.act(Attack{"h3", "t2"});
        game.end_turns(4);
        REQUIRE(end_of(game.match) == "Rome limit");
        CHECK(facts(game.match) == sentence);
    }
}

TEST_CASE("BX-7: in words") {
    Scenario scenario = battle();
    scenario.victory.turns = 12;
    Condition by_types = holding(Side::Tails, 4);
    by_types.types = {0, 2};
    by_types.area = {{0, 0}, {4, 0}, {4, 4}};
    Condition by_name = holding(Side::Heads, 1, When::Limit);
    by_name.named = {2};
    Condition by_worth = lost_of(Side::Tails, {3, 5});
    by_worth.cents = 25;
    const std::pair<Condition, std::string> rows[]{
        {by_worth, "Rome wins by taking coins worth $0.25 among Penny t1 and Dime t3"},
        {has_lost(Side::Tails, 15), "Rome wins by taking 15 coins"},
        {has_lost(Side::Tails, 1), "Rome wins by taking 1 coin"},
        {has_lost(Side::Tails, 0, 105), "Rome wins by taking coins worth $1.05"},
        {lost_of(Side::Tails, {3}), "Rome wins by taking Penny t1"},
        {lost_of(Side::Tails, {3, 4, 5}, 2), "Rome wins by taking 2 of Penny t1, Penny t2 and Dime t3"},
        {holding(Side::Heads, 3, When::TurnEnd, 2),
         "Rome wins by holding Hill with 3 coins at the end of 2 rounds running"},
        {holding(Side::Heads, 1, When::TurnEnd), "Rome wins by holding Hill with 1 coin at the end of a round"},
        {by_name, "Rome wins by holding Hill with Quarter h3 when round 12 ends"},
        {by_types, "Rome wins if Carthage holds the marked area with 4 coins (Penny or Dime)"},
        {none(holding(Side::Tails, 1)), "Rome wins if Carthage does not hold Hill with 1 coin"},
        {any({has_lost(Side::Tails, 2), holding(Side::Heads, 2)}),
         "Rome wins by taking 2 coins, or by holding Hill with 2 coins"},
        {all({holding(Side::Heads, 2, When::TurnEnd, 2), has_lost(Side::Tails, 13)}),
         "Rome wins by holding Hill with 2 coins at the end of 2 rounds running and by taking 13 coins"},
        {none(any({has_lost(Side::Heads, 2), lost_of(Side::Heads, {2})})),
         "Rome wins if Rome has not lost 2 coins and Rome has not lost Quarter h3"},
    };
    for (const auto& [condition, sentence] : rows)
        CHECK(words::english(in_words(scenario, condition, Side::Heads)) == sentence);
    scenario.victory.goals[1] = has_lost(Side::Heads, 2);
    scenario.victory.results = {{none(has_lost(Side::Tails, 3)), Side::Tails}};
    std::vector<std::string> sentences;
    for (const words::Phrase& sentence : victory_in_words(scenario)) sentences.push_back(words::english(sentence));
    CHECK(sentences == std::vector<std::string>{"Carthage wins by taking 2 coins",
                                                "When round 12 ends, Carthage wins if Carthage has not lost 3 coins",
                                                "Otherwise the larger purse wins"});
}

TEST_CASE("BX-7 what stands behind a result that always holds is not told") {
    Scenario scenario = battle();
    scenario.victory.goals = {};
    scenario.victory.turns = 12;
    scenario.victory.results = {{all({}), Side::Tails}, {has_lost(Side::Heads, 1), Side::Heads}};
    const auto sentences = victory_in_words(scenario);
    REQUIRE(sentences.size() == 1);
    CHECK(words::english(sentences.front()) == "When round 12 ends, victory goes to Carthage");
    std::swap(scenario.victory.results[0], scenario.victory.results[1]);
    CHECK(words::english(victory_in_words(scenario).back()) == "Otherwise victory goes to Carthage");
}
