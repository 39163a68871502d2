// BX-9, automatic effects of special rules: arrivals by a die, texts that are shown; and what a coin did in its side's
// latest turn.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/kit/session/game_session.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Deed = SpecialWhen::Deed;

Scenario with_reserve(const ArrivalDie& die, const SpecialWhen& when = {}) {
    Scenario battle =
        scenario("h1 nickel heads 10 10\n h2 penny heads 30 3\n t1 penny tails 12 10\n t2 penny tails 30 21\n");
    give_zones(battle);
    battle.coins[1].arrives = 1;
    battle.coins[1].area = battle.sides[0].zone;
    battle.advanced.special = {{"Reserve", {.side = Side::Heads}, when, {.duty = {.arrives = true, .die = die}}}};
    return battle;
}

std::vector<std::string> idle(const Scenario& battle) {
    std::vector<std::string> told;
    for (const rules::Complaint& each : idle_special_rules(battle))
        told.push_back(each.pointer + ": " + words::english(each.reason));
    return told;
}

}  // namespace

TEST_CASE("BX-9 arrives by a die: thrown from the second round on, with less needed after each throw in vain") {
    Game game(table(with_reserve({6, 5, 2})));
    CHECK_FALSE(game.stands("h2"));
    game.end_turns(1);
    const auto first = game.act(EndTurn{}, std::vector{4});
    REQUIRE(only<ThrewForArrival>(first).size() == 1);
    CHECK(only<ThrewForArrival>(first)[0].needed == 5);
    CHECK(only<ThrewForArrival>(first)[0].shown == 4);
    CHECK_FALSE(game.stands("h2"));
    CHECK(game.refused(Move{"h2", {30, 4}}) == "waiting BX-9");
    game.end_turns(1);
    const auto second = game.act(EndTurn{}, std::vector{3});
    CHECK(only<ThrewForArrival>(second)[0].needed == 3);
    CHECK(game.stands("h2"));
    game.end_turns(1);
    CHECK(only<ThrewForArrival>(game.act(EndTurn{})).empty());
}

TEST_CASE("BX-9 arrives by a die: not thrown before its condition holds, nor once both have left it out") {
    Game game(table(with_reserve({6, 2}, {.once = has_lost(Side::Tails, 1)})));
    game.end_turns(1);
    CHECK(only<ThrewForArrival>(game.act(EndTurn{})).empty());
    game.act(Attack{"h1", "t1"});
    game.end_turns(1);
    CHECK(only<ThrewForArrival>(game.act(EndTurn{}, std::vector{6})).size() == 1);
    CHECK(game.stands("h2"));
    Scenario battle = with_reserve({6, 2});
    battle.coins[1].arrives = 2;
    battle.advanced.special[0].left_out = true;
    Game without{table(battle)};
    without.end_turns(2);
    CHECK(without.stands("h2"));
}

TEST_CASE("BX-9 arrives by a die: the throw is kept with the turn's end, and said") {
    const Scenario battle = with_reserve({6, 5, 2});
    CHECK(
        words::english(special_in_words(battle, battle.advanced.special[0])) ==
        "Heads: arrival on 5 or more on a d6, thrown each round from round 2 on, 2 less is needed after each throw in "
        "vain.");
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
    rules::GameSession<CoinWars> session(begin(std::make_shared<const Scenario>(battle)), 1);
    SteadyHand hand(rules::Face::Heads, {2});
    for (int turn = 0; turn < 2; ++turn) REQUIRE(session.submit(EndTurn{}, hand));
    CHECK(session.steps().back().answers.size() == 1);
    CHECK(session.check_undo(false));  // past a throw only with consent
}

TEST_CASE("BX-9 refused: a die without a side, one for nobody who arrives, and a rule that waits for itself") {
    Scenario both = with_reserve({6, 5});
    both.advanced.special[0].who = {};
    CHECK_FALSE(scenario_from_json(to_json(both)).has_value());
    Scenario none = with_reserve({6, 5});
    none.advanced.special[0].what.duty.arrives = false;
    CHECK_FALSE(scenario_from_json(to_json(none)).has_value());
    Scenario impossible = with_reserve({6, 7});
    CHECK_FALSE(scenario_from_json(to_json(impossible)).has_value());
    Condition own = has_lost(Side::Heads, 0);
    own.named = {1};
    CHECK(idle(with_reserve({6, 5}, {.once = own})) ==
          std::vector<std::string>{
              "/rules/special/0: this special rule waits for what only those can do who arrive by it"});
    Scenario late = with_reserve({6, 5}, {.from_turn = 9});
    late.victory.turns = 6;
    CHECK(idle(late) == std::vector<std::string>{"/rules/special/0: this special rule begins after the last round"});
    CHECK(idle(with_reserve({6, 5})).empty());
}

TEST_CASE("BX-9 told: once, when the rule's rounds and its condition first hold") {
    Scenario battle = scenario("h1 nickel heads 10 10\n t1 penny tails 12 10\n t2 penny tails 30 21\n");
    give_zones(battle);
    battle.advanced.special = {{"News", {}, {.once = has_lost(Side::Tails, 1)}, {.tells = {"The line is wavering."}}},
                               {"Evening", {}, {.from_turn = 2}, {.tells = {"It grows dark."}}}};
    CHECK(words::english(special_in_words(battle, battle.advanced.special[0])) ==
          "All coins: words told: \"The line is wavering.\" (once Tails has lost 1 coin).");
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
    Game game{table(battle)};
    const auto told = only<ToldWords>(game.act(Attack{"h1", "t1"}));
    REQUIRE(told.size() == 1);
    CHECK(told[0].rule == "News");
    CHECK(words::english(words_told(battle, told[0].rule)) == "The line is wavering.");
    CHECK(only<ToldWords>(game.act(EndTurn{})).empty());
    CHECK(only<ToldWords>(game.act(EndTurn{})).size() == 1);
    CHECK(only<ToldWords>(game.act(EndTurn{})).empty());
}

TEST_CASE("BX-9 has stood, has moved, in its side's latest turn: in the enemy's turn the one before") {
    const auto at = [](Deed deed) {
        Scenario battle = scenario("h1 penny heads 10 10\n h2 penny heads 14 10\n t1 penny tails 30 21\n");
        battle.advanced.special = {{"Dug in", {}, {.deed = deed}, {.defense = 2}}};
        return Game(table(battle));
    };
    const auto defense = [](const Game& game, const std::string& id) {
        return defense_value(game.match, game.match.find(id));
    };
    Game stood = at(Deed::StoodLatest), moved = at(Deed::MovedLatest);
    for (Game* game : {&stood, &moved}) {
        game->act(Move{"h1", {11, 10}});
        game->end_turns(1);
    }
    CHECK(defense(stood, "h1") == 1);
    CHECK(defense(stood, "h2") == 3);
    CHECK(defense(moved, "h1") == 3);
    CHECK(defense(moved, "h2") == 1);
    stood.end_turns(1);  // its own turn again, before it has moved
    CHECK(defense(stood, "h1") == 3);
    stood.end_turns(1);
    CHECK(defense(stood, "h1") == 3);
    // "This turn" refers only to its own side's turn.
    Game now = at(Deed::Stood);
    now.end_turns(1);
    CHECK(defense(now, "h2") == 1);
}
