#include "tests/support/random_special.h"

#include "engine/core/random.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

namespace tests {

namespace {

using Times = SpecialWhat::Times;
using CardEdge = SpecialWhat::CardEdge;

// The name of some ground; empty: none has one.
std::string some_ground(const Scenario& battle, core::Random& random) {
    if (battle.terrain.empty()) return "";
    return battle.terrain[random.below(static_cast<std::uint32_t>(battle.terrain.size()))].name;
}

Side some_side(core::Random& random) { return random.below(2) == 0 ? Side::Heads : Side::Tails; }

Condition some_held(const Scenario& battle, core::Random& random) {
    const Vec2 low{static_cast<double>(random.below(12)), static_cast<double>(random.below(8))};
    Condition held{.kind = Condition::Kind::Held, .side = some_side(random)};
    held.coins = 1 + static_cast<int>(random.below(3));
    held.area = {low, low + Vec2{6, 0}, low + Vec2{6, 6}, low + Vec2{0, 6}};
    if (!battle.terrain.empty() && random.below(2) == 0) held.area = battle.terrain.front().polygon;
    held.when = static_cast<Condition::When>(random.below(3));
    if (held.when == Condition::When::TurnEnd) held.turns = 1 + static_cast<int>(random.below(3));
    return held;
}

// A tree of at most so many levels.
Condition some_condition(const Scenario& battle, core::Random& random, int levels) {
    const std::uint32_t kind = random.below(levels > 1 ? 5 : 3);
    if (kind < 2) return has_lost(some_side(random), 1 + static_cast<int>(random.below(3)));
    if (kind == 2) return some_held(battle, random);
    Condition tree{.kind = static_cast<Condition::Kind>(random.below(3))};
    const std::uint32_t parts = tree.kind == Condition::Kind::Not ? 1 : 1 + random.below(3);
    for (std::uint32_t i = 0; i < parts; ++i) tree.of.push_back(some_condition(battle, random, levels - 1));
    return tree;
}

Who some_who(const Scenario& battle, core::Random& random) {
    Who who;
    if (random.below(2) == 0) who.side = some_side(random);
    if (random.below(3) == 0)
        who.types = {battle.coins[random.below(static_cast<std::uint32_t>(battle.coins.size()))].type};
    if (random.below(4) == 0) who.formed = static_cast<Who::Formed>(random.below(3));
    if (who.formed == Who::Formed::Army && random.below(2) == 0) {
        who.army.from = 2 + static_cast<int>(random.below(3));
        who.army.to = who.army.from + static_cast<int>(random.below(4));
    }
    if (random.below(8) == 0) who.on = some_ground(battle, random);
    return who;
}

SpecialWhen some_when(const Scenario& battle, core::Random& random, bool meets) {
    SpecialWhen when;
    if (meets) {
        when.strikes = static_cast<SpecialWhen::Strikes>(random.below(3));
        when.reach = static_cast<SpecialWhen::Reach>(random.below(4));
        if (random.below(3) == 0) when.against = some_who(battle, random);
    }
    if (random.below(4) == 0) when.friends = 1 + static_cast<int>(random.below(2));
    if (random.below(6) == 0) when.enemies = 1;
    if (random.below(8) == 0) when.on = some_ground(battle, random);
    if (random.below(4) == 0) when.touching = {some_who(battle, random), 1 + static_cast<int>(random.below(2))};
    if (random.below(4) == 0) when.deed = static_cast<SpecialWhen::Deed>(random.below(7));
    if (random.below(4) == 0) when.near_to = some_who(battle, random);
    if (random.below(4) == 0) when.from_turn = 2;
    if (random.below(5) == 0) when.once = some_condition(battle, random, 3);
    if (meets && random.below(4) == 0) when.uses.a_turn = 1;
    if (meets && random.below(4) == 0) when.uses.a_battle = 1 + static_cast<int>(random.below(3));
    return when;
}

SpecialWhat some_what(core::Random& random, bool acts) {
    SpecialWhat what;
    if (!acts) {
        what.offense = static_cast<int>(random.below(5)) - 2;
        what.defense = static_cast<int>(random.below(5)) - 2;
        what.offense_times = static_cast<Times>(random.below(3));
        what.unanswered = random.below(5) == 0;
        if (random.below(3) == 0) what.survives.blows = 2 + static_cast<int>(random.below(2));
        if (random.below(4) == 0) what.survives.slides = 0.5 + random.below(4);
        if (random.below(8) == 0) what.tells.text = "Listen.";
        if (what == SpecialWhat{}) what.offense = 1;
        return what;
    }
    what.move = static_cast<CardEdge>(random.below(4));
    what.range = static_cast<CardEdge>(random.below(5));
    what.shots = static_cast<int>(random.below(3));
    what.no_charge = random.below(3) == 0;
    what.no_army = random.below(5) == 0;
    what.no_attack = random.below(8) == 0;
    what.duty.actions = static_cast<int>(random.below(4));
    what.duty.breaks = static_cast<int>(random.below(3));
    what.duty.must_attack = !what.no_attack && random.below(3) == 0;
    if (what == SpecialWhat{}) what.no_move = true;
    return what;
}

}  // namespace

Scenario specially(std::uint64_t seed) {
    Scenario battle = random_battle(seed);
    give_zones(battle);
    core::Random random(seed + 1000);
    const int rules = 1 + static_cast<int>(random.below(8));
    for (int i = 0; i < rules; ++i) {
        const bool acts = random.below(3) == 0;
        battle.advanced.special.push_back({"Rule " + std::to_string(i), some_who(battle, random),
                                           some_when(battle, random, !acts), some_what(random, acts)});
    }
    return battle;
}

}  // namespace tests
