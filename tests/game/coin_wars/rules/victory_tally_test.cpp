// BX-7 so far: what each side has to do, its progress, who would win at the limit.

#include "game/coin_wars/rules/victory_tally.h"

#include <doctest/doctest.h>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/opening.h"

#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Kind = Condition::Kind;

Condition held_hill(Side side, int coins, int turns) {
    Condition held;
    held.kind = Kind::Held;
    held.side = side;
    held.coins = coins;
    held.area = {{10, 10}, {14, 10}, {14, 14}, {10, 14}};
    held.when = Condition::When::TurnEnd;
    held.turns = turns;
    return held;
}

Scenario three_coins() {
    Scenario scenario = tests::scenario("h1 penny heads 12 12\n Darius penny tails 30 20\n t2 dime tails 30 4");
    scenario.sides[0].name = "Rome";
    scenario.sides[1].name = "Persia";
    scenario.victory.turns = 12;
    return scenario;
}

using Strings = std::vector<std::string>;
Strings in_english(const std::vector<words::Phrase>& phrases) {
    Strings told;
    for (const words::Phrase& phrase : phrases) told.push_back(words::english(phrase));
    return told;
}
Strings counts(const Scenario& scenario, Side side) {
    return in_english(tally_of(table(scenario)).sides[index(side)].counts);
}

}  // namespace

TEST_CASE("BX-7 a goal is counted condition by condition, each once") {
    Scenario scenario = three_coins();
    Condition person = has_lost(Side::Tails, 0);
    person.named = {1};
    scenario.victory.goals[0] = Condition{
        Kind::Any,
        {person, has_lost(Side::Tails, 2), {Kind::All, {has_lost(Side::Tails, 2), held_hill(Side::Heads, 2, 3)}}}};
    scenario.victory.goals[1] = has_lost(Side::Heads, 0, 5);
    CHECK(counts(scenario, Side::Heads) ==
          std::vector<std::string>{"Darius still stands", "Persia has lost 0 of 2 coins",
                                   "the marked area: 1 of 2 (Rome there), for 0 of 3 rounds"});
    CHECK(counts(scenario, Side::Tails) == std::vector<std::string>{"Rome has lost $0.00 of $0.05"});
}

TEST_CASE("BX-7 each count has its few words, for a line that has no room for more") {
    Scenario scenario = three_coins();
    Condition person = has_lost(Side::Tails, 0), hill = held_hill(Side::Heads, 2, 3);
    person.named = {1};
    hill.tally = {"Hill: {1} of {2}"};
    scenario.victory.goals[0] =
        Condition{Kind::All, {person, has_lost(Side::Tails, 2), hill, has_lost(Side::Heads, 1)}};
    scenario.victory.goals[1] = has_lost(Side::Heads, 0, 5);
    const Tally tally = tally_of(table(scenario));
    CHECK(in_english(tally.sides[0].shorts) ==
          Strings{"Darius still stands", "0 of 2 coins", "Hill: 1 of 2", "Rome has lost 0 of 1 coin"});
    CHECK(in_english(tally.sides[1].shorts) == Strings{"$0.00 of $0.05"});
}

TEST_CASE("BX-7 a place's count says whose coins are there, counted or not") {
    Scenario scenario = three_coins();
    Condition hill = held_hill(Side::Heads, 2, 1);
    hill.tally = {"Hill: {1} of {2}"};
    scenario.victory.goals[0] = hill;
    Match match = table(scenario);
    const auto told = [&] { return words::english(tally_of(match).sides[0].counts.front()); };
    CHECK(told() == "Hill: 1 of 2 (Rome there)");
    match.coin(1).at = {13, 11};
    CHECK(told() == "Hill: 1 of 2 (both there)");
    match.coin(0).place = Place::Fallen;
    CHECK(told() == "Hill: 0 of 2 (Persia there)");
    match.coin(1).at = {30, 20};
    CHECK(told() == "Hill: 0 of 2 (nobody there)");
}

TEST_CASE("BX-7 no more is told than is asked for") {
    Scenario scenario = tests::scenario("h1 penny heads 12 12\n t1 dime tails 30 20\n t2 dime tails 30 4");
    scenario.sides[1].name = "Persia";
    scenario.victory.goals[0] = has_lost(Side::Tails, 1, 15);
    scenario.victory.goals[1] = has_lost(Side::Tails, 1);
    Match match = table(scenario);
    match.coin(1).place = match.coin(2).place = Place::Fallen;
    const auto told = [&](Side side) { return words::english(tally_of(match).sides[index(side)].counts.front()); };
    CHECK(told(Side::Heads) == "Persia has lost $0.15 of $0.15");
    CHECK(told(Side::Tails) == "Persia has lost 1 of 1 coin");
}

TEST_CASE("BX-7 what has fallen counts, and who would win by it at the limit") {
    Scenario scenario = three_coins();
    scenario.victory.goals[0] = has_lost(Side::Tails, 1);
    Match match = table(scenario);
    CHECK(words::english(tally_of(match).now) == "If it ended now: a draw");
    match.coin(2).place = Place::Fallen;
    const Tally tally = tally_of(match);
    CHECK(words::english(tally.sides[0].counts.front()) == "Persia has lost 1 of 1 coin");
    CHECK(words::english(tally.now) == "If it ended now: Rome wins");
    CHECK(words::english(tally.turn) == "Round 1 of 12");
    CHECK(words::english(tally.limit) == "When round 12 ends, the larger purse wins");
}

TEST_CASE("BX-7 who would win by a hold at a round's end is who wins when the round ends") {
    int told_heads = 0, told_tails = 0;
    for (const int turns : {1, 2})
        for (const int before : {0, 1})
            for (const double x : {12, 20}) {
                CAPTURE(turns);
                CAPTURE(before);
                CAPTURE(x);
                Scenario scenario = three_coins();
                scenario.victory.turns = 1;
                scenario.victory.goals[0] = held_hill(Side::Heads, 1, turns);
                scenario.victory.results = {{Condition{Kind::All}, Side::Tails}};
                Match match = table(scenario);
                match.ending.held = {before};
                match.coin(0).at = {x, 12};
                const std::string told = words::english(tally_of(match).now);
                end_full_turn(match);
                REQUIRE(match.outcome);
                const bool heads = match.outcome->winner == Side::Heads;
                CHECK(told == (heads ? "If it ended now: Rome wins" : "If it ended now: Persia wins"));
                CHECK(words::english(tally_of(match).now) == told);
                ++(heads ? told_heads : told_tails);
            }
    CHECK(told_heads == 3);
    CHECK(told_tails == 5);
}

TEST_CASE("BX-7 a side without a goal counts its purse") {
    const Tally tally = tally_of(table(three_coins()));
    CHECK(words::english(tally.sides[0].goal) == "The larger purse when round 12 ends");
    CHECK(words::english(tally.sides[1].counts.front()) == "Purse: $0.00");
    Scenario endless = three_coins();
    endless.victory.turns = 0;
    CHECK(words::english(tally_of(table(endless)).sides[0].goal) == "Take every coin that Persia has");
    CHECK(tally_of(table(endless)).now.empty());
}

TEST_CASE("BX-7 a side without a goal is told what the limit's results leave it") {
    using Results = std::vector<LimitResult>;
    const Condition taken = has_lost(Side::Tails, 2);
    const LimitResult persia{Condition{Kind::All}, Side::Tails}, rome_if{taken, Side::Heads};
    struct Row {
        Results results;
        AtLimit rest;
        std::string goal;
        Strings counts;
    };
    const std::vector<Row> rows{
        {{persia}, AtLimit::Purse, "When round 12 ends, victory goes to Persia", {}},
        {{rome_if, persia},
         AtLimit::Purse,
         "When round 12 ends, Rome wins if Persia has lost 2 coins. Otherwise victory goes to Persia",
         {"Persia has lost 0 of 2 coins"}},
        {{rome_if},
         AtLimit::Purse,
         "When round 12 ends, Rome wins if Persia has lost 2 coins. Otherwise the larger purse wins",
         {"Purse: $0.00"}},
        {{rome_if}, AtLimit::Draw, "Take every coin that Rome has", {}},
        {{}, AtLimit::Purse, "The larger purse when round 12 ends", {"Purse: $0.00"}},
        {{}, AtLimit::Draw, "Take every coin that Rome has", {}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.goal);
        Scenario scenario = three_coins();
        scenario.victory.results = row.results;
        scenario.victory.at_limit = row.rest;
        const Tally tally = tally_of(table(scenario));
        CHECK(words::english(tally.sides[1].goal) == row.goal);
        CHECK(in_english(tally.sides[1].counts) == row.counts);
    }
}

TEST_CASE("BX-7 a battle file's own words come first; they are no part of the hash") {
    Scenario scenario = three_coins();
    scenario.victory.goals[0] = has_lost(Side::Tails, 2);
    const std::uint64_t plain_hash = hash_of(scenario);
    scenario.victory.goals[0]->tally = {"Persian coins lost: {1} of {2}"};
    scenario.victory.words = {"Take both", "Survive", "Persia wins then."};
    scenario.mat = "sand";
    CHECK(hash_of(scenario) == plain_hash);
    const Tally tally = tally_of(table(scenario));
    CHECK(words::english(tally.sides[0].goal) == "Take both");
    CHECK(words::english(tally.sides[0].counts.front()) == "Persian coins lost: 0 of 2");
    CHECK(words::english(tally.limit) == "Persia wins then.");
    for (const Side side : {Side::Heads, Side::Tails})
        scenario.sides[index(side)].zone = deployment_zone(scenario, side);
    const auto read = scenario_from_json(to_json(scenario));
    REQUIRE_MESSAGE(read, words::english(read.error().message));
    CHECK(read->victory == scenario.victory);
    CHECK(read->mat == "sand");
    CHECK(swapped(scenario).victory.words.tails == "Take both");
}
