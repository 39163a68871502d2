// Agreement, faces, toss, order, deployment; the two presets.

#include "tests/replays/plan.h"

namespace replays {

namespace {

CoinType foreign(const std::string& name, int cents) {
    CoinType type;
    type.name = type.title = name;
    type.design = "foreign";
    type.offense = type.defense = 4;
    type.diameter = 0.9;
    type.cents = cents;
    return type;
}

// BX-8: The first prices that were measured.
void price(Scenario& battle) {
    const double points[]{0.5, 7, 5, 25, 2, 50};
    for (std::size_t i = 0; i < 6; ++i) battle.types[i].points = points[i];
}

void add_in_hand(Scenario& battle, Side side, int type, int count) {
    const std::string letter = side == Side::Heads ? "h" : "t";
    for (int i = 0; i < count; ++i)
        battle.coins.push_back({letter + std::to_string(battle.coins.size() + 1), type, side, {}});
}

// Six of the default set, a florin that is agreed on, a ducat that is not.
Scenario every_coin() {
    Scenario battle = tests::scenario("");
    battle.title = "Every coin";
    battle.width = 24;
    battle.height = 18;
    battle.first.reset();
    battle.types.push_back(foreign("florin", 12));
    battle.types.push_back(foreign("ducat", 40));
    price(battle);
    battle.advanced.dice = 4;
    battle.victory.turns = 10;
    for (const Side side : {Side::Heads, Side::Tails}) {
        const int counts[]{5, 2, 2, 1, 1, 1, 1, 1};
        for (int type = 0; type < 8; ++type) add_in_hand(battle, side, type, counts[type]);
        battle.coins.back().watching = true;
    }
    return battle;
}

void set_up(Stage& stage, Side side) {
    // After the swap Heads are at the upper edge.
    const double y = 2 + stage.match().scenario->sides[index(side)].zone.front().y;
    stage.deploy(side, {5, y}, 7);
    Ids pennies;
    std::string last;
    for (int i = 0; i < stage.match().count(); ++i) {
        if (stage.match().side_of(i) != side || !stage.match().on_table(i)) continue;
        if (stage.match().setup(i).type == 0) pennies.push_back(stage.match().id(i));
        last = stage.match().id(i);
    }
    stage.act(Unplace{last});
    stage.act(PlaceCoin{last, {20, y}});
    stage.form(pennies);
    stage.ready();
}

void play_every_coin(Stage& stage) {
    stage.open(true, std::nullopt, Side::Heads);
    set_up(stage, stage.match().side);
    set_up(stage, stage.match().side);
    stage.play_out();
}

Scenario tournament_battle() {
    Scenario battle = tests::scenario(
        row("h", 1, 8, "penny", 10, 7) + row("h", 11, 3, "nickel", 18, 7) + row("h", 21, 3, "dime", 24, 7) +
            "h31 quarter heads 12 6\n h32 half_dollar heads 20 5\n h33 dollar heads 26 5\n" +
            row("t", 1, 8, "penny", 10, 17) + row("t", 11, 3, "nickel", 18, 17) + row("t", 21, 3, "dime", 24, 17) +
            "t31 quarter tails 12 18\n t32 half_dollar tails 20 19\n t33 dollar tails 26 19\n",
        tournament());
    battle.title = "The tournament's table";
    battle.first.reset();
    battle.advanced.dice = 6;
    battle.advanced.technology = {Technology{Side::Heads}};
    return battle;
}

// Enters the results of a real coin and real dice; a draw is offered in vain, later accepted.
void play_told(Stage& stage) {
    stage.open(false, rules::Face::Tails, Side::Tails);
    stage.ready();
    stage.ready();
    stage.play_turns(4);
    stage.act(Draw{stage.match().side, {}});
    stage.act(Draw{other(stage.match().side), false});
    stage.play_until_dice_are_told();
    stage.play_turns(7);
    stage.act(Draw{Side::Heads, {}});
    stage.act(Draw{Side::Tails, true});
}

}  // namespace

std::vector<Plan> opening_plans() {
    return {
        {"every-coin", "agreement, faces swapped, a toss by the hand, placing, taking back, forming while deploying",
         every_coin(), 11, Throwing::Quick, play_every_coin},
        {"told", "the tournament's options, a real toss and real dice told, a draw refused and agreed on",
         tournament_battle(), 12, Throwing::Quick, play_told},
    };
}

}  // namespace replays
