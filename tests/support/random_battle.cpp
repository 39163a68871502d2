#include "tests/support/random_battle.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

namespace tests {

namespace {

using core::Random;

constexpr double kWidth = 18, kHeight = 14;

bool chance(Random& random, int in_a_hundred) { return static_cast<int>(random.below(100)) < in_a_hundred; }

// Adds a clump of coins side by side, in two ranks, from that corner; mostly of one type, sometimes led by a Quarter.
void add_clump(Scenario& battle, Random& random, Side side, Vec2 corner, int count) {
    const int type = static_cast<int>(random.below(6));
    const bool led = chance(random, 40);
    const bool mixed = led && chance(random, 50);
    double x = corner.x;
    for (int i = 0; i < count; ++i) {
        int own = type;
        if (mixed) own = static_cast<int>(random.below(6));
        if (led && i == 0) own = 3;
        const double diameter = battle.types[static_cast<std::size_t>(own)].diameter;
        if (x + diameter > corner.x + 8) return;
        x += diameter / 2;
        const std::string id = std::string(side == Side::Heads ? "h" : "t").append(std::to_string(battle.coins.size()));
        battle.coins.push_back({id, own, side, core::round_to_grid(Vec2{x, corner.y})});
        x += diameter / 2 + core::kGrid;
    }
}

std::vector<Vec2> some_area(Random& random) {
    const double x = random.between(1, kWidth - 5);
    const double y = random.between(5, kHeight - 8);
    const double w = random.between(1.5, 4);
    const double h = random.between(1, 3);
    return {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
}

void add_areas(Scenario& battle, Random& random) {
    battle.advanced.terrain = chance(random, 60);
    const auto count = random.below(4);
    for (std::uint32_t i = 0; i < count; ++i) {
        Terrain terrain{"Ground", static_cast<Ground>(random.below(8)), some_area(random)};
        if (chance(random, 20)) terrain.side = chance(random, 50) ? Side::Heads : Side::Tails;
        if (chance(random, 20)) terrain.from_turn = 2;
        if (chance(random, 20)) terrain.except = {0};
        if (chance(random, 30)) terrain.sight = chance(random, 50) ? Sight::Wood : Sight::Crest;
        if (chance(random, 15)) terrain.begins = has_lost(Side::Heads, 1 + static_cast<int>(random.below(3)));
        if (chance(random, 15)) terrain.ends = has_lost(Side::Tails, 1 + static_cast<int>(random.below(3)));
        battle.terrain.push_back(std::move(terrain));
    }
}

void choose_options(Scenario& battle, Random& random) {
    TableOptions& options = battle.options;
    if (chance(random, 30)) options = tournament();
    for (const TableOption& option : table_options()) {
        if (!chance(random, 20)) continue;
        const auto values = static_cast<std::uint32_t>(option.values.size());
        option.set(options, values == 2 ? 1 : random.below(values));
    }
}

// Gives each trait that no standard coin has to some type.
void add_traits(Scenario& battle, Random& random) {
    for (const Trait& trait : kTraits) {
        const auto has = [&](const CoinType& type) { return type.*trait.has; };
        if (std::ranges::none_of(battle.types, has)) battle.types[random.below(6)].*trait.has = true;
    }
}

void choose_rules(Scenario& battle, Random& random) {
    AdvancedRules& rules = battle.advanced;
    constexpr int kDice[] = {4, 6, 8, 10, 12, 20};
    rules.morale = chance(random, 60);
    if (chance(random, 50)) rules.dice = kDice[random.below(6)];
    if (chance(random, 50)) rules.beyond[0] = Beyond{};
    if (chance(random, 50)) rules.beyond[1] = Beyond{{}, 2, 1, 0};
    if (!chance(random, 40)) return;
    Technology technology{Side::Tails, static_cast<Severe>(random.below(3))};
    technology.ranged_only = chance(random, 25);
    if (chance(random, 25)) technology.against = {static_cast<int>(random.below(6))};
    rules.technology.push_back(technology);
}

void add_latecomers(Scenario& battle, Random& random) {
    if (chance(random, 30)) {
        battle.coins.push_back({"h98", 2, Side::Heads, Vec2{2, 2}, 2, {{1, 1}, {6, 1}, {6, 4}, {1, 4}}});
        battle.coins.push_back({"t98", 0, Side::Tails, Vec2{9, 12}, 3, {{7, 10}, {12, 10}, {12, 13}, {7, 13}}});
    }
    if (chance(random, 20)) battle.coins[0].waits = 2;
    if (chance(random, 20)) {
        CoinType crown = battle.types[5];
        crown.name = "crown";
        CoinSetup watcher{"t97", static_cast<int>(battle.types.size()), Side::Tails, {}};
        watcher.watching = true;
        battle.types.push_back(crown);
        battle.coins.push_back(watcher);
    }
}

void choose_victory(Scenario& battle, Random& random) {
    battle.victory.turns = chance(random, 70) ? 3 + static_cast<int>(random.below(5)) : 0;
    if (chance(random, 30)) battle.victory.goals = {has_lost(Side::Tails, 5), has_lost(Side::Heads, 5)};
    if (!chance(random, 20)) return;
    Condition held;
    held.kind = Condition::Kind::Held;
    held.side = Side::Heads;
    held.coins = 2;
    held.area = some_area(random);
    held.when = Condition::When::TurnEnd;
    held.turns = 2;
    battle.victory.goals[0] = held;
}

}  // namespace

Scenario random_battle(std::uint64_t seed) {
    Random random(seed);
    Scenario battle = scenario("");
    battle.width = kWidth;
    battle.height = kHeight;
    battle.sides[0].zone = {{0, 0}, {kWidth, 0}, {kWidth, 4}, {0, 4}};
    battle.sides[1].zone = {{0, kHeight - 4}, {kWidth, kHeight - 4}, {kWidth, kHeight}, {0, kHeight}};
    for (int rank = 0; rank < 2; ++rank) {
        for (const double x : {1.0, 9.5}) {
            const double y = 1.0 + 1.25 * rank;
            const int ours = 1 + static_cast<int>(random.below(10));
            const int theirs = 1 + static_cast<int>(random.below(10));
            add_clump(battle, random, Side::Heads, {x, y + 1}, ours);
            add_clump(battle, random, Side::Tails, {x, kHeight - y - 3}, theirs);
        }
    }
    choose_options(battle, random);
    choose_rules(battle, random);
    add_areas(battle, random);
    std::erase_if(battle.terrain, [](const Terrain& terrain) {
        return terrain.kind == Ground::Impassable && terrain.polygon[2].y > kHeight - 6;
    });
    add_latecomers(battle, random);
    choose_victory(battle, random);
    add_traits(battle, random);
    if (chance(random, 50)) battle.rulings = chance(random, 50) ? kNewestRulings : Rulings{2};
    // In the order of battle files.
    std::stable_partition(battle.coins.begin(), battle.coins.end(),
                          [](const CoinSetup& coin) { return coin.side == Side::Heads; });
    return battle;
}

}  // namespace tests
