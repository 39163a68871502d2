// Section 7 in play: forming, joining, marching, fighting, losing.

#include "tests/replays/plan.h"

namespace replays {

namespace {

// Ten Pennies in a line, a Quarter behind them: h1 to h10 and h20.
std::string led_line(const std::string& letter, double x, double y, double behind) {
    const std::string side = letter == "h" ? " heads " : " tails ";
    return row(letter, 1, 10, "penny", x, y) + letter + "20 quarter" + side + std::to_string(x) + " " +
           std::to_string(y + behind) + "\n";
}

Ids with(Ids coins, const Ids& more) {
    coins.insert(coins.end(), more.begin(), more.end());
    return coins;
}

Scenario joining_battle() {
    TableOptions options;
    options.card_range = CardRange::ShortEdge;
    // Two Quarters beside a Dollar; a line to be joined; a Spy at a Dollar; a Dime at fifteen; two in front of one.
    Scenario battle = tests::scenario(
        "h41 quarter heads 6 6\n h42 quarter heads 6.955 6\n h43 penny heads 7.8085 6\n t41 dollar tails 5 "
        "6\n" +
            row("h", 1, 3, "penny", 12, 6) + row("h", 4, 2, "penny", 14.25, 6) + row("h", 6, 2, "penny", 15.753, 6) +
            "h51 half_dollar heads 20 4\n t51 dollar tails 21.126 4\n h52 half_dollar heads 24 4\n t52 dime "
            "tails "
            "24.957 4\n" +
            "h61 dime heads 28 8.74\n" + row("t", 1, 15, "penny", 18, 9.43) + row("t", 21, 2, "penny", 31, 12) +
            "h62 penny heads 31 11.247\n h63 nickel heads 4 12\n t63 nickel tails 4 15\n",
        options);
    battle.title = "Joining";
    battle.victory.turns = 9;
    return battle;
}

void play_joining(Stage& stage) {
    const std::string led = stage.form({"h41", "h42", "h43"}, "h41");
    const std::string line = stage.form(ids("h", 1, 3));
    stage.act(Join{line, {"h4"}});
    stage.act(Join{line, {"h5"}});
    const std::string two = stage.form(ids("h", 6, 2));
    stage.act(Join{line, {}, two});
    stage.act(Move{"", stage.at("h7") + Vec2{2.000244, 0}, line, "h7"});
    stage.act(Attack{"h51", "t51"});
    stage.act(Attack{"h52", "t52"});
    stage.act(Attack{"h63", "t63"});
    stage.end_turn();
    stage.form(ids("t", 1, 15));
    stage.form(ids("t", 21, 2));
    stage.act(Attack{"t41", "h41"});
    stage.act(Decide{Side::Heads, led, Ids{"h41", "h43"}});
    stage.end_turn();
    stage.act(Attack{"h61", "t14"});
    stage.act(Attack{"h62", "t21"});
    stage.play_out();
}

Scenario choosing_battle() {
    TableOptions options;
    options.gather = Gather::OwnReach;
    Scenario battle = tests::scenario(led_line("h", 5, 10, 0.853) + led_line("t", 5, 9.249, -0.853) +
                                          // Two Nickels in front of fifteen coins; an Army with a Dollar beside Dimes.
                                          row("t", 31, 15, "penny", 18, 18) + row("h", 31, 2, "nickel", 22.85, 14) +
                                          row("h", 71, 15, "dime", 20, 4) +
                                          "t71 dollar tails 19.125 4\n t72 quarter tails 18.125 4\n t73 penny tails "
                                          "19.125 4.8975\n",
                                      options);
    battle.title = "Choosing";
    battle.victory.turns = 9;
    return battle;
}

void play_choosing(Stage& stage) {
    stage.end_turn();
    const std::string theirs = stage.form(with(ids("t", 1, 10), {"t20"}));
    const std::string long_line = stage.form(ids("t", 31, 15));
    stage.form({"t71", "t72", "t73"});
    stage.end_turn();
    const std::string ours = stage.form(with(ids("h", 1, 10), {"h20"}));
    const std::string dimes = stage.form(ids("h", 71, 15));
    stage.act(Attack{"", "t1", ours});
    stage.play_decisions();
    stage.act(Attack{"", "t38", stage.form(ids("h", 31, 2))});
    stage.act(Attack{"", "t71", dimes});
    stage.play_decisions();
    stage.end_turn();
    stage.link_again(long_line);
    stage.play_out();
}

Scenario charging_battle() {
    TableOptions options;
    options.friends = Friends::Block;
    options.card_range = CardRange::LongEdge;
    options.fire_blocked = FireBlocked::Enemies;
    Scenario battle = tests::scenario(
        "h1 dime heads 8 10\n t1 penny tails 11 10.73\n t2 dime tails 14.5 10\n" +
            // An Army of Dimes and its target, with a friendly coin on its further way.
            row("h", 11, 4, "dime", 20, 8) + "t11 penny tails 20 10\n" + row("h", 21, 3, "dime", 28, 8) +
            "t21 penny tails 28 10.5\n h29 penny heads 28 11.5\n" +
            // On the Slope, in the Mud, in front of the Stakes, the Ford and the Rocks.
            "h31 penny heads 3 4\n t31 penny tails 3.755 4\n h32 quarter heads 8 4\n h33 dime heads 13 4\n "
            "t33 penny "
            "tails 16 4\n h34 penny heads 20 4\n h35 dime heads 25 4\n h36 dime heads 27 4\n" +
            "h41 nickel heads 3 15\n t41 nickel tails 5 15\n t42 dime tails 7.5 15.2\n t51 quarter tails 30 "
            "20\n t52 penny "
            "tails 30 18\n",
        options);
    battle.title = "Charges over all kinds of ground";
    battle.advanced.terrain = true;
    battle.victory.turns = 8;
    const auto box = [](double x, double y, double w, double h) {
        return std::vector<Vec2>{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
    };
    battle.terrain = {{"Hill", Ground::Defensive, box(10.4, 9, 2.6, 2)},
                      {"Slope", Ground::Offensive, box(2, 3, 1.3, 2)},
                      {"Mud", Ground::Slow, box(7, 3, 2, 2), Side::Heads},
                      {"Stakes", Ground::NoCharge, box(14.5, 3, 2, 2), std::nullopt, 1, 6},
                      {"Ford", Ground::Stop, box(19, 5, 2, 2)},
                      {"Rocks", Ground::Impassable, box(24, 5.5, 4, 1)}};
    for (int i = 0; i < static_cast<int>(battle.coins.size()); ++i)
        if (battle.coins[static_cast<std::size_t>(i)].id == "h36") battle.terrain.back().except = {i};
    return battle;
}

void play_charging(Stage& stage) {
    stage.charge("h1", "t1", Vec2{12.4, 9.5});
    const std::string army = stage.form(ids("h", 11, 4));
    stage.act(Charge{"", Vec2{20, 9.5}, "t11", Vec2{20, 12}, army, "h11"});
    stage.act(Attack{"h31", "t31"});
    stage.act(Move{"h34", {20, 7}});
    stage.act(Move{"h35", {25, 8}});
    stage.act(Move{"h36", {27, 7.2}});
    stage.act(Move{"h32", {10.5, 4}});
    stage.end_turn();
    stage.charge("t2", "h1", {});
    stage.end_turn();
    const std::string other = stage.form(ids("h", 21, 3));
    stage.act(Charge{"", Vec2{28, 10}, "t21", Vec2{28, 11.5}, other, "h21"});
    stage.play_out();
}

Scenario spying_battle() {
    TableOptions options;
    options.spy_struck_back = true;
    options.spy_beats_armored = true;
    options.army_front = ArmyFront::TwoRanks;
    Scenario battle = tests::scenario(
        "h1 half_dollar heads 10 10\n t1 quarter tails 11.081 10\n h2 half_dollar heads 14 10\n t2 dollar "
        "tails 15.125 "
        "10\n h3 half_dollar heads 18 10\n t3 half_dollar tails 18 12\n" +
            row("h", 11, 5, "penny", 8, 6) + "t11 dime tails 7.2715 6\n" + row("h", 21, 10, "dime", 14, 4) +
            "t21 dollar tails 13.125 4\n" +
            "h31 quarter heads 26 4\n h32 half_dollar heads 27.081 4\n h33 penny heads 26 4.8535\n t31 "
            "dollar tails 25 "
            "4\n" +
            row("t", 41, 3, "nickel", 24, 14) + row("t", 51, 3, "penny", 30, 14),
        options);
    battle.title = "Spies and Armour";
    return battle;
}

void play_spying(Stage& stage) {
    stage.act(Attack{"h1", "t1"});
    stage.act(Attack{"h2", "t2"});
    stage.act(Attack{"", "t11", stage.form(ids("h", 11, 5))});
    stage.act(Attack{"", "t21", stage.form(ids("h", 21, 10))});
    stage.act(Attack{"", "t31", stage.form({"h31", "h32", "h33"})});
    stage.play_decisions();
    stage.play_out();
}

}  // namespace

std::vector<Plan> army_plans() {
    return {
        {"joining", "Armies form, are joined by coins and whole Armies, march; a commander falls and is followed",
         joining_battle(), 21, Throwing::Quick, play_joining},
        {"choosing", "two led Armies and both losses chosen; a part cut off and linked again; Armour in the set",
         choosing_battle(), 22, Throwing::Quick, play_choosing},
        {"charging", "Charges of a coin and of Armies, second legs, every kind of ground, own coins that block",
         charging_battle(), 23, Throwing::Quick, play_charging},
        {"spying", "the Spy's options, Armour against Armies, two ranks", spying_battle(), 24, Throwing::Quick,
         play_spying},
    };
}

}  // namespace replays
