// Rules whose refusals are spread over other tests: what each one refuses, one row per rule.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kOutOfTheWay = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

struct Refused {
    const char* rule;
    std::string coins;
    void (*before)(Game&);  // preparation
    Command command;
    const char* answer;
};

void nothing(Game&) {}

void ten_moves(Game& game) {
    for (const std::string& id : ids("h", 1, 10)) game.act(Move{id, game.at(id) + Vec2{0, 1}});
}

void eight_moves_and_an_army(Game& game) {
    for (const std::string& id : ids("h", 1, 8)) game.act(Move{id, game.at(id) + Vec2{0, 1}});
    game.form({"h9", "h10"});
}

void move_into_contact(Game& game) { game.act(Move{"h1", {12, 10}}); }

void form_all_three(Game& game) { game.form(ids("h", 1, 3)); }

// A Quarter leads three Pennies; the other side's first coin attacks it.
void led_and_attacked(Game& game) {
    game.form({"h1", "h2", "h3", "h4"});
    game.act(EndTurn{});
    game.act(Attack{"t1", "h2"});
}

void with_a_dollar_and_attacked(Game& game) {
    game.form({"h1", "h2", "h3", "h4", "h5"});
    game.act(EndTurn{});
    game.act(Attack{"t1", "h2"});
}

const std::string kLed = "h1 quarter heads 10 10\n" + row("h", 2, 3, "penny", 10.853, 10);
const std::string kByADime = kLed + "t1 dime tails 10.853 10.73\n";
const std::string kByADollar = kLed + "h5 dollar heads 10 11\n t1 dollar tails 10.853 9.1\n";

// Fifteen in a line; two Nickels shoot six out of its middle, and no member can be brought up that far.
Game cut_in_two() {
    TableOptions options;
    options.gather = Gather::OwnReach;
    Game game(table(row("t", 1, 15, "penny", 10, 18) + row("h", 1, 2, "nickel", 14.85, 14) + "h99 dollar heads 30 3\n",
                    options));
    game.act(EndTurn{});
    game.form(ids("t", 1, 15));
    game.act(EndTurn{});
    game.act(Attack{"", "t8", game.form(ids("h", 1, 2))});
    return game;
}

}  // namespace

TEST_CASE("what each rule refuses") {
    const Refused rows[]{
        {"CW-6 refused: an eleventh action", row("h", 1, 11, "penny", 5, 5), ten_moves, Move{"h11", {12.5, 6}},
         "no_actions CW-6"},
        {"CW-7 R-3 refused: to attack after a move", "h1 penny heads 10 10\n t1 penny tails 12 10\n", move_into_contact,
         Attack{"h1", "t1"}, "acted R-3"},
        {"CW-10 R-6 refused: an enemy whose rim is 0.023 in away", "h1 penny heads 10 10\n t1 penny tails 10.773 10\n",
         nothing, Attack{"h1", "t1"}, "not_touching CW-10"},
        {"CW-12 refused: to fire without Long Range", "h1 penny heads 10 10\n t1 penny tails 14 10\n", nothing,
         Attack{"h1", "t1"}, "not_touching CW-10"},
        {"R-13 refused: to fire farther than the card's diagonal", "h1 nickel heads 10 10\n t1 penny tails 16.626 10\n",
         nothing, Attack{"h1", "t1"}, "out_of_range R-13"},
        {"CW-14 CW-18 refused: to lead without Command", row("h", 1, 2, "penny", 10, 10), nothing,
         Form{{"h1", "h2"}, "h1"}, "no_trait CW-18"},
        {"CW-19 R-20 refused: to march by a coin at the back", row("h", 1, 3, "penny", 10, 10), form_all_three,
         Move{"", {13, 10}, "a1", "h1"}, "not_front R-20"},
        {"CW-20 refused: an Army without a commander, with two actions left",
         row("h", 1, 8, "penny", 5, 5) + row("h", 9, 2, "penny", 5, 10), eight_moves_and_an_army,
         Move{"", {7, 10}, "a1"}, "no_actions CW-20"},
        {"CW-21 refused: to split what has been formed", row("h", 1, 3, "penny", 10, 10), form_all_three,
         Move{"h1", {8, 10}}, "in_army CW-21"},
        {"CW-23 R-24 refused: losses to which another unit could be added", kByADime, led_and_attacked,
         Decide{Side::Heads, "a1", Ids{"h2"}, {}}, "bad_losses R-24"},
        {"CW-22 R-24 refused: losses worth more than the damage", kByADime, led_and_attacked,
         Decide{Side::Heads, "a1", Ids{"h2", "h3", "h4"}, {}}, "bad_losses R-24"},
        {"R-24a refused: anything else while a decision is awaited", kByADime, led_and_attacked, EndTurn{},
         "awaiting R-24a"},
        {"R-24a refused: the decision of the wrong side", kByADime, led_and_attacked,
         Decide{Side::Tails, "a1", Ids{"h2", "h3"}, {}}, "not_your_side R-24a"},
        {"R-25 CW-16 refused: an Armored unit among what a coin's attack takes", kByADollar, with_a_dollar_and_attacked,
         Decide{Side::Heads, "a1", Ids{"h5"}, {}}, "bad_losses R-25"},
        {"CW-27 refused: dice told where none are rolled", "h1 penny heads 10 10\n t1 penny tails 10.755 10\n", nothing,
         Attack{"h1", "t1", "", {}, {4, 2}}, "rule_off CW-27"},
    };
    for (const Refused& row : rows) {
        CAPTURE(row.rule);
        Game game(row.coins + kOutOfTheWay);
        row.before(game);
        CHECK(game.refused(row.command) == row.answer);
        CHECK(!game.refusal(row.command).message.empty());
    }
}

TEST_CASE("R-40 refused: what the table's options forbid") {
    TableOptions blocked, brief;
    blocked.fire_blocked = FireBlocked::Any;
    brief.card_range = CardRange::ShortEdge;
    const std::string coins = "h1 nickel heads 10 10\n h2 penny heads 12 10\n t1 dime tails 14 10\n" + kOutOfTheWay;
    CHECK(Game(coins).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(coins, blocked).refused(Attack{"h1", "t1"}) == "out_of_range R-40");
    CHECK(Game(coins, brief).refused(Attack{"h1", "t1"}) == "out_of_range R-13");
}

TEST_CASE("R-20a refused: a march in which the rules' own gathering leaves some behind") {
    const Game game = cut_in_two();
    Game theirs = game;
    theirs.act(EndTurn{});
    CHECK(body(theirs.match, 1).size() == 5);
    CHECK(members(theirs.match, 1).size() == 9);
    CHECK(theirs.refused(Move{"", {8, 18}, "a1", "t1"}) == "no_room R-20");
    CHECK(theirs.refusal(Move{"", {8, 18}, "a1", "t1"}).coins.size() == 4);
}

TEST_CASE("R-35 R-26: who can move only so far that a part cut off is linked again does not pass") {
    Game game = cut_in_two();
    const auto events = game.act(EndTurn{});
    CHECK(only<Passed>(events).empty());
    CHECK(game.match.side == Side::Tails);
    CHECK(legal(game.match, game.match.find("t1")).can_move);
    game.act(Move{"", game.at("t5") + Vec2{3, 0}, "a1", "t5"});
    CHECK(body(game.match, 1).size() == 9);
    check_sound(game.match);
}

TEST_CASE("X-26: an Army of 12 that loses 5 is offered no choice, one of 10 is") {
    const auto awaited = [](int count) {
        Scenario battle = scenario("h1 dime heads 4.2725 10\n" + row("t", 1, count, "penny", 5, 10) + kOutOfTheWay);
        battle.advanced.morale = true;
        Game game(table(battle));
        game.act(EndTurn{});
        game.form(ids("t", 1, count));
        game.act(EndTurn{});
        return only<Awaited>(game.act(Attack{"h1", "t1"})).size();
    };
    CHECK(awaited(12) == 0);
    CHECK(awaited(10) == 1);
}
