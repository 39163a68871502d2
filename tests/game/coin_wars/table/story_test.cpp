// How a battle is described.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/kit/hands/quick_hand.h"
#include "table_kit.h"
#include "tests/support/table_text.h"

using namespace table;
using table_kit::battle;
using words::english;

namespace {

// "text | detail" of each line.
std::vector<std::string> told(const cw::Match& match, const cw::Command& command) {
    REQUIRE(!cw::CoinWars::check(match, command));
    cw::Match after = match;
    core::Random random(1);
    hands::QuickHand hand;
    const auto events = cw::CoinWars::apply(after, command, random, hand);
    std::vector<std::string> lines;
    for (const StoryLine& line : tell(match, after, events))
        lines.push_back(english(line.text) + " | " + english(line.detail));
    return lines;
}

std::string all_of(const std::vector<words::Phrase>& sums) { return english(words::joined(sums, words::plain("; "))); }

}  // namespace

TEST_CASE("one line for what a command brought about, its arithmetic beside it") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},
                                    {"h2", "nickel", {14, 10}},
                                    {"h3", "dime", {20, 10}},
                                    {"h4", "half_dollar", {30, 10}},
                                    {"h5", "quarter", {34, 10}},
                                    {"t1", "penny", {10, 12}},
                                    {"t2", "dime", {14, 14}},
                                    {"t3", "nickel", {20, 13}},
                                    {"t4", "quarter", {31.08, 10}},
                                    {"t5", "dollar", {34, 10.999}},
                                    {"t6", "penny", {22, 10}}});
    struct Row {
        cw::Command command;
        const char* expected;
    };
    const Row rows[]{
        {cw::Move{"h1", {8.4, 10}}, "Penny moves to the left, 1.60 in | "},
        {cw::Move{"h1", {10, 12}}, "Penny meets Penny t1 | "},
        {cw::Attack{"h2", "t2"}, "Nickel shoots at Dime: it falls | 3 ≥ 3, Heads +$0.10"},
        {cw::Charge{"h3", Vec2{20, 13}, "t3", std::nullopt},
         "Dime charges Nickel: both fall | 5 \u2265 5, strikes back (3 \u2265 3), Heads "
         "+$0.05, Tails +$0.10"},
        {cw::Charge{"h3", Vec2{22, 10}, "t6", Vec2{20, 9}},
         "Dime charges Penny: it falls | 5 \u2265 1, strikes back (1 < 3), Heads +$0.01, "
         "then 1.62 in more"},
        {cw::Attack{"h4", "t4"}, "Half-Dollar strikes Quarter: it falls | Spy, Heads +$0.25"},
        {cw::Attack{"h5", "t5"},
         "Quarter strikes Dollar: Quarter falls | Armored, strikes back (15 \u2265 10), Tails +$0.25"},
    };
    for (const Row& row : rows) {
        const std::vector<std::string> lines = told(match, row.command);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0] == std::string(row.expected));
    }
}

TEST_CASE("the end of a turn is told only if nobody has acted in it") {
    cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {20, 10}}});
    CHECK(told(match, cw::EndTurn{}) == std::vector<std::string>{"Heads ends the turn without acting | "});
    match.actions_left = 9;
    CHECK(told(match, cw::EndTurn{}).empty());
}

TEST_CASE("R-31: a coin that goes beyond is told as lost, and as taken if the attack back beats it") {
    const cw::Match match = battle({{"h1", "dime", {10, 10}},
                                    {"h9", "penny", {30, 4}},
                                    {"t1", "quarter", {10.83, 10}},
                                    {"t9", "penny", {30, 20}}});
    const auto by = [&](cw::Rulings rulings) {
        cw::Scenario scenario = *match.scenario;
        scenario.advanced.beyond = {cw::Beyond{}, cw::Beyond{}};
        scenario.rulings = rulings;
        cw::Match now = match;
        now.scenario = std::make_shared<const cw::Scenario>(std::move(scenario));
        return told(now, cw::Attack{"h1", "t1", "", {"h1"}}).at(0);
    };
    CHECK(by({}) == "Dime strikes Quarter: it falls | 10 \u2265 10, Dime goes beyond and is lost, Heads +$0.25");
    CHECK(by(cw::kNewestRulings) ==
          "Dime strikes Quarter: both fall | 10 \u2265 10, Dime goes beyond and is taken, strikes back (10 \u2265 3), "
          "Heads "
          "+$0.25, Tails +$0.10");
}

TEST_CASE("CW-8 a move that backs off an own coin meets nobody") {
    const cw::Match match =
        battle({{"h1", "penny", {10, 10}}, {"h2", "penny", {11.9, 10.4}}, {"t1", "penny", {12.75, 10}}});
    const std::vector<std::string> lines = told(match, cw::Move{"h1", {12.75, 10}});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].starts_with("Penny h1 moves to the right, 1."));
}

TEST_CASE("an end is told with its reason") {
    cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {20, 10}}});
    CHECK(verdict(match).empty());
    match.outcome = cw::Outcome{cw::Side::Heads, "elimination"};
    CHECK(english(verdict(match)) == "Heads wins. Tails has no coin left on the table.");
    match.outcome = cw::Outcome{std::nullopt, "agreement"};
    CHECK(english(verdict(match)) == "A draw. Both sides agreed on it.");
    CHECK(english(in_money(205)) == "$2.05");
}

TEST_CASE("BX-9 told: an Army that a rule breaks is not said to have lost more than five") {
    const auto told_of = [](const char* by, const cw::SpecialDuty& duty) {
        cw::Scenario battle = tests::scenario(tests::row("h", 1, 12, "penny", 5, 10) + by +
                                              "h99 dollar heads 30 3\nt99 dollar tails 30 21");
        battle.advanced.morale = true;
        battle.advanced.special = {{"Fragile", {.side = cw::Side::Heads}, {}, {.duty = duty}}};
        tests::Game game(tests::table(battle));
        game.form(tests::ids("h", 1, 12));
        game.end_turns(1);
        const cw::Match before = game.match;
        std::vector<cw::Event> events = game.act(cw::Attack{"t1", "h6"});
        for (cw::Event& event : game.take_proposals()) events.push_back(std::move(event));
        std::string all;
        for (const StoryLine& line : tell(before, game.match, events)) all += english(line.text) + "\n";
        return all;
    };
    const char *dime = "t1 dime tails 8.765 10.73\n", *quarter = "t1 quarter tails 8.765 10.86\n";
    CHECK(told_of(dime, {.breaks = 3}).find("Fragile: an Army breaks\n") != std::string::npos);
    CHECK(told_of(quarter, {.actions = 1}).find("An Army breaks: more than 5 lost at once\n") != std::string::npos);
}

TEST_CASE("BX-13, BX-14: ground that changes is told, and how complete a victory is") {
    cw::Scenario with =
        *battle({{"h1", "nickel", {10, 10}}, {"t1", "dime", {10, 14}}, {"t2", "penny", {30, 20}}}).scenario;
    with.terrain = {{"Bridge", cw::Ground::Impassable, {{20, 8}, {22, 8}, {22, 10}, {20, 10}}}};
    with.terrain[0].begins = cw::has_lost(cw::Side::Tails, 1);
    with.victory.degrees = {{cw::Degree::Crushing, {}, cw::has_lost(cw::Side::Tails, 1), 0}};
    const cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(with));
    const auto lines = told(match, cw::Attack{"h1", "t1"});
    REQUIRE(lines.size() == 2);
    CHECK(lines[1] == "Bridge: No entry, from now on | ");
    const auto end = told(match, cw::Concede{cw::Side::Tails});
    CHECK(end.at(0) == "Heads wins. A marginal victory. Tails has conceded. | ");
}

TEST_CASE("BX-9 told: a blow that is survived, a coin that is driven back, words of a rule") {
    const auto with = [](const cw::SpecialWhat& what) {
        cw::Scenario special = *battle({{"h1", "dime", {10, 10}},
                                        {"t1", "nickel", {10.77, 10}},
                                        {"h9", "penny", {30, 3}},
                                        {"t9", "penny", {30, 21}}})
                                    .scenario;
        special.advanced.special = {{"Guard", {.side = cw::Side::Tails}, {}, what}};
        return cw::begin(std::make_shared<const cw::Scenario>(special));
    };
    const cw::Attack attack{"h1", "t1"};
    CHECK(told(with({.survives = {.blows = 2}}), attack) ==
          std::vector<std::string>{
              "Dime strikes Nickel: Dime falls | 5 \u2265 5, strikes back (3 \u2265 3), Tails +$0.10, "
              "Nickel (Tails) survives the blow: the next one takes it"});
    CHECK(told(with({.survives = {.slides = 2}}), attack) ==
          std::vector<std::string>{
              "Dime strikes Nickel: Dime falls | 5 \u2265 5, strikes back (3 \u2265 3), Tails +$0.10, "
              "Nickel (Tails) is driven back 2.00 in"});
    CHECK(told(with({.tells = {"It grows dark."}}), cw::Move{"h1", {8, 10}}).back() == "It grows dark. | Guard");
}

TEST_CASE("R-25: the sum of a strike on an Army leaves out what counts only against its Armored coins") {
    cw::Match match = battle({{"h1", "dime", {10, 10}},
                              {"h2", "dime", {10, 10.705}},
                              {"t1", "dollar", {10.874, 10}},
                              {"t2", "dollar", {10.874, 11.043}}});
    cw::muster(match, std::vector<int>{0, 1}, cw::kNoCoin);
    cw::muster(match, std::vector<int>{2, 3}, cw::kNoCoin);
    const cw::Strike strike = cw::odds(match, 0, 2, false).strike;
    REQUIRE(strike.offense == 10);
    const std::string sums = all_of(sums_of(match, strike, {}));
    CHECK(sums.ends_with("Total Offense 10"));
    CHECK(sums.find("Armored") == std::string::npos);
}

TEST_CASE("R-28 BX-9: the sum of a Charge counts what holds at its strike") {
    cw::Scenario scenario = *battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {12, 10}}}).scenario;
    scenario.advanced.special = {{"Lances", {.types = {2}}, {.reach = cw::SpecialWhen::Reach::Charge}, {.offense = 3}}};
    const cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(scenario));
    cw::Match after = match;
    core::Random random(1);
    hands::QuickHand hand;
    const auto events = cw::CoinWars::apply(after, cw::Charge{"h1", Vec2{12, 10}, "t1", std::nullopt}, random, hand);
    const auto lines = tell(match, after, events);
    REQUIRE_FALSE(lines.empty());
    CHECK(all_of(lines.front().sums).find("Lances +3 = 8") != std::string::npos);
}
