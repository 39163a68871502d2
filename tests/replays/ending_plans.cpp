// Sections 9 and 10: ends of battles, late arrivals, waiting coins.

#include "tests/replays/plan.h"

namespace replays {

namespace {

Condition held(Side side, const std::vector<Vec2>& area, Condition::When when, int coins, int turns = 1) {
    Condition condition;
    condition.kind = Condition::Kind::Held;
    condition.side = side;
    condition.area = area;
    condition.when = when;
    condition.coins = coins;
    condition.turns = turns;
    return condition;
}

Condition all(std::vector<Condition> of) {
    Condition condition;
    condition.kind = Condition::Kind::All;
    condition.of = std::move(of);
    return condition;
}

Condition any(std::vector<Condition> of) {
    Condition condition = all(std::move(of));
    condition.kind = Condition::Kind::Any;
    return condition;
}

Condition unless(Condition what) {
    Condition condition = all({std::move(what)});
    condition.kind = Condition::Kind::Not;
    return condition;
}

int index_of(const Scenario& battle, const std::string& id) {
    for (std::size_t i = 0; i < battle.coins.size(); ++i)
        if (battle.coins[i].id == id) return static_cast<int>(i);
    return kNoCoin;
}

CoinSetup& setup_of(Scenario& battle, const std::string& id) {
    return battle.coins[static_cast<std::size_t>(index_of(battle, id))];
}

// Relief through a gate that is delayed once, a waiting coin, a hill to hold.
Scenario relief_battle() {
    Scenario battle = tests::scenario(
        "h1 dime heads 1.5 9.5\n h2 dollar heads 1.5 9.5\n h3 nickel heads 12 8\n h4 quarter heads 14 "
        "7\n h5 penny heads 17 9\n h6 penny heads 18 9\n" +
        row("t", 1, 4, "penny", 24, 20) + "t11 nickel tails 12 16\n t12 dime tails 30 20\n t13 quarter tails 33 20\n");
    battle.title = "Relief";
    battle.advanced.dice = 12;
    const std::vector<Vec2> hill = box(16, 10, 4, 3);
    battle.terrain = {{"Hill", Ground::Defensive, hill}};
    battle.advanced.terrain = true;
    setup_of(battle, "h1").arrives = 2;
    setup_of(battle, "h1").area = box(1, 9, 1, 1);
    setup_of(battle, "t12").arrives = 2;
    setup_of(battle, "t12").area = box(28, 18, 4, 4);
    setup_of(battle, "h3").waits = 2;
    Condition named = has_lost(Side::Heads, 0);
    named.named = {index_of(battle, "h4")};
    battle.victory.goals[0] =
        any({has_lost(Side::Tails, 6), all({held(Side::Heads, hill, Condition::When::TurnEnd, 2, 3), unless(named)})});
    battle.victory.goals[1] =
        any({has_lost(Side::Heads, 0, 150), held(Side::Tails, box(0, 0, 4, 4), Condition::When::Now, 1)});
    return battle;
}

void play_relief(Stage& stage) {
    stage.act(Move{"h5", {17, 11}});
    stage.act(Move{"h6", {18, 11}});
    stage.end_turn();
    stage.end_turn();
    stage.act(Move{"h2", {4, 9.5}});
    stage.end_turn();
    stage.end_turn();
    stage.play_out();
}

// Three turns; at the limit the ford counts before the purse.
Scenario limit_battle() {
    Scenario battle =
        tests::scenario(row("h", 1, 5, "penny", 8, 8) + row("h", 11, 2, "nickel", 14, 8) +
                        "h21 quarter heads 18 7\n h22 dime heads 20 8\n" + row("t", 1, 5, "penny", 8, 16) +
                        row("t", 11, 2, "nickel", 14, 16) + "t21 quarter tails 18 17\n t22 dime tails 20 16\n");
    battle.title = "Three turns";
    battle.advanced.dice = 20;
    battle.victory.turns = 3;
    battle.victory.results = {{held(Side::Heads, box(30, 0, 6, 6), Condition::When::Limit, 1), Side::Heads},
                              {held(Side::Tails, box(12, 6, 8, 12), Condition::When::Limit, 1), Side::Tails}};
    return battle;
}

void play_on(Stage& stage) { stage.play_out(); }

Scenario quiet_battle() {
    Scenario battle = tests::scenario("h1 nickel heads 10 10\n t1 nickel tails 20 10\n t2 dime tails 10 12\n");
    battle.title = "Nothing can fall";
    return battle;
}

void play_quiet(Stage& stage) {
    stage.act(Attack{"h1", "t2"});
    while (!stage.over()) stage.end_turn();
}

// Each side has one coin enclosed by rocks, and one that falls.
Scenario stuck_battle() {
    Scenario battle = tests::scenario(
        "h1 quarter heads 35.5225 23.5225\n h2 penny heads 10 10\n t1 penny tails 0.375 0.375\n t2 penny "
        "tails 10.755 "
        "10\n");
    battle.title = "Shut in";
    battle.terrain = {{"Rocks", Ground::Impassable, {{0.75, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0.75}, {0.75, 0.75}}},
                      {"Cliff",
                       Ground::Impassable,
                       {{35.04, 24}, {34.9, 24}, {34.9, 22.9}, {36, 22.9}, {36, 23.04}, {35.04, 23.04}}}};
    return battle;
}

void play_stuck(Stage& stage) {
    stage.act(Move{"h2", {10, 8}});
    stage.end_turn();
    stage.act(Move{"t2", {10, 8.5}});
    stage.end_turn();
    stage.act(Attack{"h2", "t2"});
    while (!stage.over()) stage.end_turn();
}

Scenario conceded_battle() {
    Scenario battle = tests::scenario(row("h", 1, 3, "dime", 10, 8) + "h11 quarter heads 14 8\n" +
                                      row("t", 1, 3, "penny", 10, 15) + "t11 nickel tails 14 15\n");
    battle.title = "Given up";
    return battle;
}

void play_conceded(Stage& stage) {
    stage.play_turns(2);
    stage.act(Concede{Side::Tails});
}

}  // namespace

std::vector<Plan> ending_plans() {
    return {
        {"relief", "coins arrive, one is held up, one waits; a tree of goals, a hill held for three turns",
         relief_battle(), 41, Throwing::Quick, play_relief},
        {"three-turns", "the turn limit and what counts there", limit_battle(), 42, Throwing::Quick, play_on},
        {"quiet", "nothing can fall is said; ten quiet turns, the larger purse", quiet_battle(), 43, Throwing::Quick,
         play_quiet},
        {"shut-in", "a side passes, both do: a draw", stuck_battle(), 44, Throwing::Quick, play_stuck},
        {"given-up", "a side concedes", conceded_battle(), 45, Throwing::Quick, play_conceded},
    };
}

}  // namespace replays
