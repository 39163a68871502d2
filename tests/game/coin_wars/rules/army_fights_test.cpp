// Sections 5 to 7 together: Armies attack and are attacked (CW-22, R-21 to R-27).

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/losses.h"
#include "tests/support/at_least.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Tails' row at y 10; its first coin touches h1 on its left.
const std::string kFarDollars = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

int losses(const Game& game, const std::string& letter) {
    int count = 0;
    for (int i = 0; i < game.match.count(); ++i)
        count += game.match.coin(i).place == Place::Fallen && game.match.id(i).starts_with(letter);
    return count;
}

Game attacked(const std::string& attacker, const std::string& row_of_tails, int count,
              const TableOptions& options = {}) {
    Game game(table(attacker + row_of_tails + kFarDollars, options));
    game.act(EndTurn{});
    game.form(ids("t", 1, count));
    game.act(EndTurn{});
    return game;
}

std::string quarter_and_pennies(const std::string& letter, double x, double y) {
    return row(letter, 1, 10, "penny", x, y) + letter + "20 quarter " + (letter == "h" ? "heads " : "tails ") +
           std::to_string(x) + " " + std::to_string(y + 0.8525) + "\n";
}

Ids with(Ids all, const std::string& id) {
    all.push_back(id);
    return all;
}

}  // namespace

TEST_CASE("X-5 CW-22 R-24: a Dime against 15 Pennies") {
    Game game = attacked("h1 dime heads 10 10\n", row("t", 1, 15, "penny", 10.7275, 10), 15);
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1 t2 t3 t4 t5");
    CHECK(only<Attacked>(events)[0].strike.damage == 5);
    CHECK(only<AttackedBack>(events)[0].strike.offense == 15);
    CHECK(game.match.purse == std::array<int, 2>{5, 10});
    check_sound(game.match);
}

TEST_CASE("X-6: a Quarter against 4 Nickels") {
    Game game = attacked("h1 quarter heads 10 10\n", row("t", 1, 4, "nickel", 10.895, 10), 4);
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1 t2");
    CHECK(only<AttackedBack>(events)[0].strike.offense == 12);
}

TEST_CASE("X-7: a Quarter against 4 Dimes") {
    Game game = attacked("h1 quarter heads 10 10\n", row("t", 1, 4, "dime", 10.83, 10), 4);
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1 t2 t3");
    CHECK(game.match.armies.empty());
}

TEST_CASE("X-8 CW-17: 15 Pennies against a Quarter; its 10 take the nearest") {
    Game game(row("h", 1, 15, "penny", 5, 10) + "t1 quarter tails 4.1475 10\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 15));
    game.act(Attack{"", "t1", army});
    CHECK(game.match.actions_left == 7);
    CHECK(game.fallen() == "h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 t1");
    check_sound(game.match);
}

TEST_CASE("X-10 CW-15: a Spy cannot attack an Army; refused too as a Charge or a shot") {
    Game game = attacked("h1 half_dollar heads 10 10\n", row("t", 1, 2, "penny", 10.9775, 10), 2);
    CHECK(game.refused(Attack{"h1", "t1"}) == "spy_army CW-15");
    CHECK(legal(game.match, 0).targets.empty());
}

TEST_CASE("R-27 R-15: a Spy in an Army is a unit of Offense 0, and an Army's attack on a Spy is compared") {
    Game game(
        "h1 quarter heads 10 10\n h2 half_dollar heads 8.9195 10\n t1 dollar tails 10.998 10\n t2 "
        "half_dollar tails 5 5\n" +
        kFarDollars);
    const auto army = game.form({"h1", "h2"});
    const auto events = game.act(Attack{"", "t1", army});
    CHECK(only<Attacked>(events)[0].strike.offense == 10);
    CHECK(!only<Attacked>(events)[0].strike.beats);
}

TEST_CASE("X-14 R-25 CW-16: 10 Dimes against a Dollar") {
    Game game(row("h", 1, 10, "dime", 5, 10) + "t1 dollar tails 4.1255 10\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 10));
    const auto events = game.act(Attack{"", "t1", army});
    CHECK(only<Attacked>(events)[0].strike.offense == 40);
    CHECK(game.fallen() == "h1 h2 h3 h4 h5 t1");
}

TEST_CASE("X-15: 15 Pennies against a Dollar") {
    Game game(row("h", 1, 15, "penny", 5, 10) + "t1 dollar tails 4.1035 10\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 15));
    const auto events = game.act(Attack{"", "t1", army});
    CHECK(only<Attacked>(events)[0].strike.offense == 0);
    CHECK(losses(game, "h") == 15);
    CHECK(game.stands("t1"));
    check_sound(game.match);
}

TEST_CASE("X-16 R-24: Quarter and 10 Pennies against a Dollar; the owner chooses among what is legal") {
    Game start(quarter_and_pennies("h", 5, 10) + "t1 dollar tails 4.1035 10\n" + kFarDollars);
    const auto army = start.form(with(ids("h", 1, 10), "h20"));
    const auto events = start.act(Attack{"", "t1", army});
    CHECK(only<Attacked>(events)[0].strike.offense == 20);
    CHECK(only<Attacked>(events)[0].strike.beats);
    CHECK(start.stands("t1"));  // all fall together, once the losses are chosen
    REQUIRE(start.match.awaiting.size() == 1);
    const Decision due = start.match.awaiting[0];
    CHECK(due.side == Side::Heads);
    CHECK(due.damage == 15);
    CHECK(due.proposal.size() == 7);
    CHECK_FALSE(is_all_the_same(start.match, due));  // the Quarter could fall as well

    // Whoever is named by the victory falls last.
    Match crowned = start.match;
    Scenario scenario = *crowned.scenario;
    Condition wanted = has_lost(Side::Heads, 0);
    wanted.named = {crowned.find("h1"), crowned.find("h20")};
    scenario.victory.goals[index(Side::Tails)] = Condition{Condition::Kind::Any, {wanted}};
    crowned.scenario = std::make_shared<const Scenario>(std::move(scenario));
    CHECK(advised_losses(start.match, due) == due.proposal);
    CHECK(ids_of(crowned, advised_losses(crowned, due)) == ids("h", 2, 7));

    // Chosen coins add up as the rule counts them: here with one more against a Dollar.
    const std::vector<int> two{start.match.find("h1"), start.match.find("h20")};
    CHECK(sum_of_losses(start.match, due, two).defense == 13);
    CHECK(sum_of_losses(start.match, due, {}).max == 15);
    Match walled = start.match;
    Scenario wall = *walled.scenario;
    SpecialRule& rule = wall.advanced.special.emplace_back();
    rule.when.against = Who{.types = {walled.setup(walled.find("t1")).type}};
    rule.what.defense = 1;
    walled.scenario = std::make_shared<const Scenario>(std::move(wall));
    CHECK(sum_of_losses(walled, due, two).defense == 15);

    Game pennies = start, quarter = start;
    CHECK(start.refused(Decide{Side::Heads, army, ids("h", 1, 6)}) == "bad_losses R-24");
    CHECK(start.refused(Decide{Side::Heads, army, ids("h", 1, 8)}) == "bad_losses R-24");
    CHECK(start.refused(Decide{Side::Heads, army, Ids{"h20", "h1"}}) == "bad_losses R-24");
    CHECK(start.refused(Decide{Side::Heads, army, Ids{"t99"}}) == "bad_losses R-24");
    CHECK(start.refused(Decide{Side::Heads, army, {}, true}) == "bad_argument R-24a");
    CHECK(start.refused(Decide{Side::Tails, army, ids("h", 1, 7)}) == "not_your_side R-24a");
    pennies.act(Decide{Side::Heads, army, ids("h", 4, 7)});
    CHECK(pennies.fallen() == "h4 h5 h6 h7 h8 h9 h10 t1");
    check_sound(pennies.match);
    quarter.act(Decide{Side::Heads, army, Ids{"h20", "h1", "h2"}});
    CHECK(quarter.fallen() == "h1 h2 h20 t1");
    CHECK(army_of(quarter.match, 1)->commander == kNoCoin);
    CHECK(cost(quarter.match, 1) == 3);
    check_sound(quarter.match);
}

TEST_CASE("X-17 CW-23: a Quarter against Quarter and 10 Pennies") {
    Game game("h1 quarter heads 4.1475 10\n" + quarter_and_pennies("t", 5, 10) + kFarDollars);
    game.act(EndTurn{});
    const auto army = game.form(with(ids("t", 1, 10), "t20"));
    game.act(EndTurn{});
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(only<AttackedBack>(events)[0].strike.offense == 31);
    REQUIRE(game.match.awaiting.size() == 1);
    CHECK(game.match.awaiting[0].side == Side::Tails);
    CHECK(game.refused(Decide{Side::Tails, army, Ids{"t20"}}) == "bad_losses R-24");
    const Decision due = game.match.awaiting[0];
    CHECK(is_all_the_same(game.match, due));
    const auto with_change = [&](const auto& change) {
        Match changed = game.match;
        Scenario scenario = *changed.scenario;
        change(scenario);
        changed.scenario = std::make_shared<const Scenario>(std::move(scenario));
        return changed;
    };
    const int one = game.match.find("t6");
    CHECK_FALSE(is_all_the_same(
        with_change([&](Scenario& scenario) { scenario.coins[static_cast<std::size_t>(one)].name = "Brennus"; }), due));
    Condition wanted = has_lost(Side::Tails, 0);
    wanted.named = {one};
    CHECK_FALSE(is_all_the_same(with_change([&](Scenario& scenario) {
                                    scenario.victory.goals[0] = Condition{Condition::Kind::Any, {wanted}};
                                }),
                                due));
    game.act(Decide{Side::Tails, army, ids("t", 6, 5)});
    CHECK(game.fallen() == "h1 t6 t7 t8 t9 t10");
    check_sound(game.match);
}

TEST_CASE("X-18 R-21: at range the Long Range units that reach count") {
    // Nickels h2 and h3 reach the target, h4 is too far behind; the Quarter leads, four Pennies fill the rank.
    const std::string coins =
        "h1 quarter heads 10 10\n h2 nickel heads 10.8955 10\n h3 nickel heads 10.45 10.7794\n h4 nickel "
        "heads 9.1045 10\n" +
        row("h", 5, 4, "penny", 6.058, 10) + "t1 dime tails 17 10.5\n";
    Game game(coins + kFarDollars);
    const auto army = game.form(ids("h", 1, 8));
    const auto events = game.act(Attack{"", "t1", army});
    const auto strike = only<Attacked>(events)[0].strike;
    CHECK(strike.ranged);
    CHECK(strike.units.size() == 2);
    CHECK(strike.offense == 8);
    CHECK(only<AttackedBack>(events).empty());
    CHECK(game.fallen() == "t1");
}

TEST_CASE("R-21 refused: an Army out of touch and out of range") {
    Game game(row("h", 1, 3, "penny", 10, 10) + row("h", 4, 2, "nickel", 10, 15) + "t1 dime tails 20 10\n" +
              kFarDollars);
    const auto pennies = game.form(ids("h", 1, 3)), nickels = game.form(ids("h", 4, 2));
    CHECK(game.refused(Attack{"", "t1", pennies}) == "not_touching CW-10");
    CHECK(game.refused(Attack{"", "t1", nickels}) == "out_of_range R-13");
    CHECK(game.refused(Attack{"h1", "t1", pennies}) == "bad_argument CW-6");
    CHECK(game.refused(Attack{"", "t1", "a7"}) == "unknown_coin CW-17");
}

TEST_CASE("R-21: touching one coin of the Army is an attack on all of it") {
    Game game = attacked("h1 dime heads 10 10\n", row("t", 1, 4, "penny", 10.7275, 10), 4);
    CHECK(game.refused(Attack{"h1", "t4"}) == "");
    CHECK(!only<Attacked>(game.act(Attack{"h1", "t4"}))[0].strike.ranged);
    CHECK(losses(game, "t") == 4);
}

TEST_CASE("R-23: an Army attacks back at range with the units that reach an attacker") {
    Game game = attacked("h1 nickel heads 10 10\n", row("t", 1, 4, "nickel", 15.5, 10), 4);
    const auto back = only<AttackedBack>(game.act(Attack{"h1", "t1"}));
    REQUIRE(back.size() == 1);
    CHECK(back[0].strike.units.size() == 2);
    CHECK(back[0].strike.offense == 6);
    CHECK(!game.stands("h1"));
}

TEST_CASE("R-24: what cannot be used up without going over is lost, in an Army of one type from the nearest on") {
    Game game = attacked("h1 nickel heads 10 10\n", row("t", 1, 3, "nickel", 15, 10), 3);
    game.act(Attack{"h1", "t2"});
    CHECK(losses(game, "t") == 0);
}

TEST_CASE("R-25: Armored units fall only to an Army, and the whole set must fit with -1 a unit") {
    const std::string mixed = "t1 dollar tails 4.1035 10\n t2 quarter tails 3.1035 10\n t3 penny tails 4.1035 10.898\n";
    Game single("h1 dollar heads 5.1475 10\n" + mixed + kFarDollars);
    single.act(EndTurn{});
    single.form(ids("t", 1, 3));
    single.act(EndTurn{});
    single.act(Attack{"h1", "t1"});
    single.take_proposals();
    CHECK(single.stands("t1"));
    Game army(row("h", 1, 15, "dime", 4.9785, 10) + mixed + kFarDollars);
    army.act(EndTurn{});
    const auto theirs = army.form(ids("t", 1, 3));
    army.act(EndTurn{});
    const auto events = army.act(Attack{"", "t1", army.form(ids("h", 1, 15))});
    CHECK(only<Attacked>(events)[0].strike.damage == 75);
    CHECK(only<Attacked>(events)[0].strike.damage_to_armored == 60);
    CHECK(army.match.find_army(theirs) == kNoArmy);  // 21 + 11 + 2 fit
}

TEST_CASE("R-25: damage to Armored units is told of an Army's attack alone") {
    Game game("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n" + kFarDollars);
    for (const Event& event : tests::at_least(1, game.act(Attack{"h1", "t1"})))
        CHECK_FALSE(CoinWars::to_json(game.match, event).contains("damage_to_armored"));
}

TEST_CASE("X-39 R-24a: the target's owner decides first, then the attacker's; then all fall together") {
    Game game(quarter_and_pennies("h", 5, 10) + quarter_and_pennies("t", 5, 9.249) + kFarDollars);
    game.act(EndTurn{});
    const auto theirs = game.form(ids("t", 1, 10));
    game.act(EndTurn{});
    const auto ours = game.form(with(ids("h", 1, 10), "h20"));
    game.act(Attack{"", "t1", ours});
    REQUIRE(!game.match.awaiting.empty());
    CHECK(game.fallen().empty());
    CHECK(game.refused(EndTurn{}) == "awaiting R-24a");
    CHECK(game.refused(Move{"h99", {29, 4}}) == "awaiting R-24a");
    CHECK(game.refused(Concede{Side::Heads}) == "");
    game.take_proposals();
    CHECK(!game.fallen().empty());
    check_sound(game.match);
    CHECK(game.refused(Decide{Side::Heads, ours, Ids{}}) == "bad_argument R-24a");
}

TEST_CASE("R-18: another Command coin takes over") {
    Game game(
        "h1 quarter heads 10 10\n h2 quarter heads 10.955 10\n h3 penny heads 11.8085 10\n t1 dollar tails 9 "
        "10\n" +
        kFarDollars);
    const auto army = game.form({"h1", "h2", "h3"}, "h1");
    game.act(EndTurn{});
    game.act(Attack{"t1", "h1"});
    const auto events = game.act(Decide{Side::Heads, army, Ids{"h1", "h3"}});
    CHECK(only<CommanderChanged>(events)[0].after == game.match.find("h2"));
}

TEST_CASE("R-22 CW-13: an all-Charge Army charges; refused: one with another coin in it") {
    Game game(row("h", 1, 4, "dime", 10, 10) + "t1 nickel tails 10 14\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 4));
    const auto events = game.act(Charge{"", Vec2{10, 13.5}, "t1", {}, army, "h1"});
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.match.actions_left == 7);
    CHECK(only<Moved>(events)[0].army == 1);
    check_sound(game.match);
    Game mixed("h1 dime heads 10 10\n h2 quarter heads 10.8305 10\n t1 nickel tails 10 14\n" + kFarDollars);
    const auto other = mixed.form({"h1", "h2"});
    CHECK(mixed.refused(Charge{"", Vec2{10, 13.5}, "t1", {}, other}) == "no_trait R-22");
}

TEST_CASE("R-22 refused: a Charge that comes to no contact, or is too long in all") {
    Game game(row("h", 1, 4, "dime", 10, 10) + "t1 nickel tails 10 14\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 4));
    CHECK(game.refused(Charge{"", Vec2{10, 12}, "t1", {}, army, "h1"}) == "not_touching CW-13");
    CHECK(game.refused(Charge{"", Vec2{10, 13.5}, "t1", Vec2{10, 19}, army, "h1"}) == "out_of_reach R-14");
    CHECK(game.refused(Charge{"", Vec2{10, 13.5}, "t1", Vec2{10, 15}, army, "h1"}) == "");
}

TEST_CASE("R-22: after the blow it goes on with what is left, by a new front coin where the old one fell") {
    Game game(row("h", 1, 4, "dime", 10, 10) + "t1 penny tails 10 12\n" + kFarDollars);
    const auto army = game.form(ids("h", 1, 4));
    const auto events = game.act(Charge{"", Vec2{10, 11.5}, "t1", Vec2{10, 14}, army, "h1"});
    CHECK(game.fallen() == "t1");
    CHECK(only<Moved>(events).size() == 2);
    CHECK(game.at("h1").y == doctest::Approx(14));
    check_sound(game.match);
}

TEST_CASE("X-42 R-40 engage: an Army too moves into contact and attacks later, each part at its cost") {
    TableOptions options;
    options.engage = Engage::MoveThenAttack;
    Game game(table(row("h", 1, 3, "penny", 10, 10) + "t1 penny tails 10 12\n" + kFarDollars, options));
    const auto army = game.form(ids("h", 1, 3));
    game.act(Move{"", {10, 12}, army, "h1"});
    CHECK(game.match.actions_left == 7);
    game.act(Attack{"", "t1", army});
    CHECK(game.match.actions_left == 4);
    CHECK(game.refused(Move{"", {10, 12}, army}) == "acted R-3");
}

TEST_CASE("X-43 R-40 army_front: two ranks of a file end-on") {
    TableOptions options;
    options.army_front = ArmyFront::TwoRanks;
    Game game(table(row("h", 1, 5, "penny", 10, 10) + "t1 dime tails 9.2725 10\n" + kFarDollars, options));
    const auto army = game.form(ids("h", 1, 5));
    const auto events = game.act(Attack{"", "t1", army});
    CHECK(only<Attacked>(events)[0].strike.offense == 2);
    CHECK(game.stands("t1"));
}

TEST_CASE("X-44 R-40 fire_blocked holds for the shooters of an Army as well") {
    TableOptions options;
    options.fire_blocked = FireBlocked::Any;
    Game game(table(row("h", 1, 2, "nickel", 10, 10) + "h5 penny heads 12.5 10\n t1 dime tails 14 10\n" + kFarDollars,
                    options));
    const auto army = game.form(ids("h", 1, 2));
    CHECK(game.refused(Attack{"", "t1", army}) == "out_of_range R-40");
}

TEST_CASE("odds foresee what an attack on an Army does") {
    Game game = attacked("h1 quarter heads 10 10\n", row("t", 1, 4, "nickel", 10.895, 10), 4);
    const Odds before = odds(game.match, 0, 1, false);
    CHECK(before.target.coins == 2);
    CHECK(before.target.cents == 10);
    CHECK(before.target.chances[2] == 1);
    CHECK(before.attacker.falls == 1);
    game.act(Attack{"h1", "t1"});
    CHECK(losses(game, "t") == 2);
}
