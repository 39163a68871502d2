// BX-9 to BX-14: special rules, kinds of units, roads, woods, ground that changes, degrees of victory.

#include "tests/replays/plan.h"

namespace replays {

namespace {

constexpr int kPenny = 0, kNickel = 1, kDime = 2, kQuarter = 3;  // rows of the rule book's table

Who all_of(Side side, int type) { return {.side = side, .types = {type}}; }

// Shields that take two strikes, riders that give way, limited shots, relief brought by a die, words at the first loss.
std::vector<SpecialRule> special_rules() {
    std::vector<SpecialRule> rules(5);
    rules[0] = {.name = "Big shields", .who = all_of(Side::Tails, kPenny)};
    rules[0].what.survives.blows = 2;
    rules[1] = {.name = "Give way", .who = all_of(Side::Tails, kDime)};
    rules[1].what.survives.slides = 2;
    rules[2] = {.name = "Few shots", .who = all_of(Side::Heads, kNickel)};
    rules[2].what.shots = 1;
    rules[3] = {.name = "Relief", .who = all_of(Side::Tails, kQuarter)};
    rules[3].what.duty.arrives = true;
    rules[3].what.duty.die = {6, 4, 1};
    rules[4] = {.name = "First blood"};
    rules[4].when.once = has_lost(Side::Tails, 1);
    rules[4].what.tells.text = "The line wavers.";
    return rules;
}

std::vector<Terrain> changing_ground() {
    Terrain wood{"Oaks", Ground::Plain, box(16, 10, 4, 3)};
    wood.sight = Sight::Wood;
    Terrain bridge{"Bridge", Ground::Impassable, box(30, 10, 4, 2)};
    bridge.begins = has_lost(Side::Tails, 1);
    return {{"High road", Ground::Fast, box(2, 3, 20, 2)}, wood, bridge};
}

CoinType guard_of(CoinType penny) {
    penny.unit_of = penny.name;
    penny.unit_side = Side::Heads;
    penny.name = "guard";
    return penny;
}

Scenario special_battle() {
    Scenario battle = tests::scenario(
        "h1 penny heads 4 4\n h2 nickel heads 18 9\n h3 penny heads 10 9\n h4 penny heads 12 9\n h5 nickel heads 24 9\n"
        "h6 quarter heads 12 11.67\n"
        "t1 penny tails 10 12.5\n t2 dime tails 12 12.5\n t3 penny tails 18 14\n t4 dime tails 24 12.5\n"
        "t5 quarter tails 18 22\n");
    battle.title = "Special rules";
    battle.types.push_back(guard_of(battle.types[kPenny]));
    battle.coins[2].type = battle.coins[3].type = static_cast<int>(battle.types.size()) - 1;
    battle.advanced.terrain = true;
    battle.terrain = changing_ground();
    battle.advanced.special = special_rules();
    CoinSetup& relief = battle.coins.back();
    relief.arrives = 2;
    relief.area = box(16, 20, 6, 3);
    battle.victory.turns = 12;
    battle.victory.degrees = {{Degree::Crushing, Side::Heads, std::nullopt, 20},
                              {Degree::Clear, std::nullopt, std::nullopt, 5}};
    return battle;
}

void play_special(Stage& stage) {
    stage.act(Attack{"h6", "t2"});
    stage.act(Move{"h1", {9.75, 4}});
    stage.play_out();
}

}  // namespace

std::vector<Plan> special_plans() {
    return {{"special", "special rules, a road, a wood, a bridge that breaks, how complete the victory is",
             special_battle(), 51, Throwing::Quick, play_special}};
}

}  // namespace replays
