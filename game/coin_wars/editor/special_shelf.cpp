#include "game/coin_wars/editor/special_shelf.h"

#include <vector>

#include "game/coin_wars/rules/traits.h"

namespace editor {

namespace {

using namespace rules::coin_wars;
using words::mark;
using Strikes = SpecialWhen::Strikes;
using Reach = SpecialWhen::Reach;
using Times = SpecialWhat::Times;
using CardEdge = SpecialWhat::CardEdge;

Who with_trait(bool Traits::*has) {
    Who who;
    who.traits = {static_cast<int>(std::ranges::find(kTraits, has, &Trait::has) - kTraits.begin())};
    return who;
}

ShelfRule shelved(words::Key name, Who who, SpecialWhen when, SpecialWhat what) {
    return {name, {std::string(name.english()), std::move(who), std::move(when), what}};
}

ShelfRule on_ground(ShelfRule rule) {
    rule.on_ground = true;
    return rule;
}

const Terrain* named_ground(const Scenario& battle) {
    const auto it = std::ranges::find_if(battle.terrain, [](const Terrain& ground) { return !ground.name.empty(); });
    return it == battle.terrain.end() ? nullptr : &*it;
}

std::vector<ShelfRule> ready_made() {
    const Who formed{.formed = Who::Formed::Army}, heads{.side = Side::Heads}, anyone;
    const Who shooters = with_trait(&Traits::long_range), chargers = with_trait(&Traits::charge),
              leaders = with_trait(&Traits::command);
    return {
        shelved(mark("Shield wall"), formed, {.strikes = Strikes::Attacked, .reach = Reach::Close, .friends = 2},
                {.defense = 1}),
        shelved(mark("Pikes"), anyone, {.strikes = Strikes::Attacked, .reach = Reach::Charge, .friends = 1},
                {.offense = 2, .defense = 5}),
        shelved(mark("Square"), formed, {.reach = Reach::Charge, .friends = 2}, {.defense_times = Times::Double}),
        shelved(mark("Lances"), chargers, {.strikes = Strikes::Attacking, .reach = Reach::Charge}, {.offense = 2}),
        shelved(mark("Headlong"), chargers, {}, {.offense = 1, .defense = -1, .no_army = true}),
        shelved(mark("Volley"), shooters, {.strikes = Strikes::Attacking, .reach = Reach::Range},
                {.offense_times = Times::Double}),
        shelved(mark("Few shots"), shooters, {}, {.shots = 3}),
        shelved(mark("Wet strings"), shooters, {.to_turn = 3}, {.range = CardEdge::Half}),
        shelved(mark("Tired"), anyone, {.from_turn = 6}, {.offense = -1, .move = CardEdge::Half}),
        shelved(mark("In sight of the leader"), anyone, {.near_to = leaders}, {.defense = 1}),
        shelved(mark("Fury"), anyone, {.enemies = 2}, {.offense_times = Times::Double}),
        shelved(mark("Ambush"), anyone, {.strikes = Strikes::Attacking, .deed = SpecialWhen::Deed::Stood, .to_turn = 2},
                {.unanswered = true}),
        shelved(mark("Impetuous"), chargers, {}, {.duty = {.must_attack = true}}),
        shelved(mark("Fanatics"), formed, {}, {.duty = {.never_breaks = true}}),
        shelved(mark("Raw levies"), formed, {}, {.duty = {.breaks = 2}}),
        shelved(mark("Reserves"), anyone, {.once = has_lost(Side::Heads, 5)}, {.duty = {.arrives = true}}),
        shelved(mark("Slow to turn"), anyone, {}, {.duty = {.actions = 2}}),
        shelved(mark("Old guard"), leaders, {}, {.survives = {.blows = 2}}),
        shelved(mark("Elephants"), chargers, {.reach = Reach::Close}, {.survives = {.blows = 2}}),
        shelved(mark("Skirmishers"), shooters, {.reach = Reach::Close}, {.survives = {.slides = 2}}),
        shelved(mark("First volley"), shooters,
                {.strikes = Strikes::Attacking, .reach = Reach::Range, .uses = {.a_battle = 1}}, {.offense = 2}),
        shelved(mark("Dug in"), anyone, {.strikes = Strikes::Attacked, .deed = SpecialWhen::Deed::StoodLatest},
                {.defense = 1}),
        shelved(mark("Reinforcements"), heads, {}, {.duty = {.arrives = true, .die = {6, 4, 1}}}),
        shelved(mark("News"), anyone, {.once = has_lost(Side::Heads, 5)},
                {.tells = {std::string(mark("The line is wavering.").english())}}),
        on_ground(shelved(mark("Stakes"), anyone, {.strikes = Strikes::Attacked, .reach = Reach::Charge},
                          {.offense = 2, .defense = 5})),
    };
}

}  // namespace

std::span<const ShelfRule> special_shelf() {
    static const std::vector<ShelfRule> kShelf = ready_made();
    return kShelf;
}

bool has_named_ground(const Scenario& battle) { return named_ground(battle) != nullptr; }

SpecialRule fitted(const ShelfRule& shelved, const Scenario& battle) {
    SpecialRule rule = shelved.rule;
    if (const Terrain* ground = named_ground(battle); shelved.on_ground && ground != nullptr)
        rule.when.on = ground->name;
    return rule;
}

}  // namespace editor
