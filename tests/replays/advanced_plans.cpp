// Section 8: morale, dice, going beyond, technology.

#include "tests/replays/plan.h"

namespace replays {

namespace {

Scenario morale_battle() {
    // Six against twelve: they break. Two Dimes against an Army of ten, twice: one Army splits, one stays.
    Scenario battle = tests::scenario(row("h", 1, 6, "penny", 5, 6) + row("t", 1, 12, "penny", 5, 6.752) +
                                      "h21 dime heads 16.2715 10\n" + row("t", 21, 10, "penny", 17, 10) +
                                      "h41 dime heads 16.2715 14\n" + row("t", 41, 10, "penny", 17, 14) +
                                      "h51 quarter heads 28 4\n h52 dime heads 30 4\n t51 nickel tails 28 20\n t52 "
                                      "quarter tails 30 20\n");
    battle.title = "Morale";
    battle.advanced.morale = true;
    battle.victory.turns = 8;
    return battle;
}

void play_morale(Stage& stage) {
    stage.end_turn();
    stage.form(ids("t", 1, 12));
    const std::string splits = stage.form(ids("t", 21, 10));
    const std::string stays = stage.form(ids("t", 41, 10));
    stage.end_turn();
    const std::string six = stage.form(ids("h", 1, 6));
    stage.act(Attack{"", "t1", six});
    stage.act(Attack{"h21", "t21"});
    stage.act(Decide{Side::Tails, splits, {}, true});
    stage.act(Attack{"h41", "t41"});
    stage.act(Decide{Side::Tails, stays, {}, false});
    stage.end_turn();
    stage.act(Move{"", stage.at("t50") + Vec2{2, 1}, stays, "t50"});
    stage.play_out();
}

Scenario beyond_battle() {
    Scenario battle = tests::scenario(
        row("h", 1, 6, "penny", 10, 10) + row("t", 1, 6, "penny", 10, 10.752) + row("h", 11, 5, "penny", 20, 8) +
        "t11 quarter tails 19.1465 8\n" + row("h", 21, 4, "dime", 6, 4) + row("t", 21, 4, "dime", 6, 20) +
        "h31 nickel heads 12 4\n t31 nickel tails 12 20\n h32 quarter heads 20 4\n t32 quarter tails 20 "
        "20\n");
    battle.title = "Going beyond";
    battle.advanced.dice = 8;
    battle.advanced.beyond[0] = Beyond{{0, 1, 2, 12, 13, 14, 15, 16}, 5, 3, 5};
    battle.advanced.beyond[1] = Beyond{};
    battle.advanced.technology = {Technology{Side::Tails, Severe::Die}};
    return battle;
}

void play_beyond(Stage& stage) {
    stage.act(Attack{"h1", "t1", "", {"h1"}});
    const std::string army = stage.form(ids("h", 11, 5));
    stage.act(Attack{"", "t11", army, {"h14", "h15"}});
    stage.play_out();
}

Scenario technology_battle() {
    Scenario battle = tests::scenario(
        row("h", 1, 4, "penny", 10, 7) + row("t", 1, 8, "penny", 10, 10) +
        "h11 nickel heads 16 7\n h12 nickel heads 17 7\n h13 nickel heads 20 7\n t11 dime tails 16 11\n "
        "t12 dime tails 17 15\n t13 nickel tails 20 11\n t14 dime tails 22 15\n" +
        "h21 quarter heads 12 4\n t21 quarter tails 12 16\n");
    battle.title = "Far ahead";
    battle.advanced.dice = 10;
    Technology part{Side::Tails};
    part.types = {1};
    part.against = {2};
    part.ranged_only = true;
    part.from_turn = 2;
    Technology far{Side::Tails, Severe::Bonus};
    far.types = {0, 3};
    battle.advanced.technology = {part, far};
    return battle;
}

void play_technology(Stage& stage) {
    stage.end_turn();
    stage.end_turn();
    stage.act(Attack{"h11", "t11"});
    stage.play_out();
}

}  // namespace

std::vector<Plan> advanced_plans() {
    return {
        {"morale", "an Army breaks, one is split, one stays; a hand that gathers and scatters", morale_battle(), 31,
         Throwing::Physical, play_morale},
        {"beyond", "going beyond by a coin and by members of an Army, limited; a die for the advanced side",
         beyond_battle(), 32, Throwing::Quick, play_beyond},
        {"technology", "+2/+2, and an advantage in part", technology_battle(), 33, Throwing::Quick, play_technology},
    };
}

}  // namespace replays
