// BX-9, random special rules in random battles: files, odds against results, mirrored sides, undo and replays.

#include <doctest/doctest.h>

#include <functional>

#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/query.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Times = SpecialWhat::Times;
using CardEdge = SpecialWhat::CardEdge;

// The name of some ground; empty: none has one.
std::string some_ground(const Scenario& battle, core::Random& random) {
    if (battle.terrain.empty()) return "";
    return battle.terrain[random.below(static_cast<std::uint32_t>(battle.terrain.size()))].name;
}

Who some_who(const Scenario& battle, core::Random& random) {
    Who who;
    if (random.below(2) == 0) who.side = random.below(2) == 0 ? Side::Heads : Side::Tails;
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
    if (random.below(6) == 0) when.once = has_lost(Side::Tails, 1 + static_cast<int>(random.below(3)));
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

}  // namespace

TEST_CASE("BX-9 random rules: files say them again, sides swap and swap back, odds are what happens") {
    int read = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        const Scenario battle = specially(seed);
        const auto again = scenario_from_json(to_json(battle));
        if (again) {
            ++read;
            CHECK(again->advanced.special == battle.advanced.special);
        }
        CHECK(swapped(swapped(battle)).advanced.special == battle.advanced.special);
        const Match match = begin(std::make_shared<const Scenario>(battle));
        CHECK(unsound(match).empty());
        CHECK(unsound_odds(match).empty());
    }
    CHECK(read > 30);  // the others have a rule that applies to no coin
}

namespace {

// Calls `take` with every possible roll of these dice.
void each_roll(const std::vector<Die>& dice, const std::function<void(const std::vector<int>&)>& take) {
    std::vector<int> shown(dice.size(), 1);
    for (;;) {
        take(shown);
        std::size_t i = 0;
        while (i < dice.size() && shown[i] == dice[i].sides) shown[i++] = 1;
        if (i == dice.size()) return;
        ++shown[i];
    }
}

std::vector<Die> dice_of(const Odds& odds) {
    std::vector<Die> dice(odds.strike.dice.begin(), odds.strike.dice.end());
    if (odds.back) dice.insert(dice.end(), odds.back->dice.begin(), odds.back->dice.end());
    return dice;
}

struct Lost {
    double own = 0, theirs = 0;
};

// The average result of an attack over every roll, with the losses that the rules propose.
Lost lost_over_all(const Match& match, const Attack& attack, const std::vector<Die>& dice) {
    Lost lost;
    double rolls = 0;
    each_roll(dice, [&](const std::vector<int>& shown) {
        Game game(match);
        std::vector<Event> events = game.act(attack, shown);
        append(events, game.take_proposals());
        for (const Fell& fell : only<Fell>(events)) ++(match.side_of(fell.coin) == match.side ? lost.own : lost.theirs);
        ++rolls;
    });
    return {lost.own / rolls, lost.theirs / rolls};
}

struct Chance {
    Attack attack;
    Odds odds;
};

// All attacks of the side to act, with their odds.
std::vector<Chance> chances_in(const Match& match) {
    std::vector<Chance> chances;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || match.side_of(coin) != match.side) continue;
        for (const Target& target : legal(match, coin).targets) {
            Attack attack{.coin = "", .target = match.id(target.coin)};
            if (match.in_army(coin))
                attack.army = "a" + std::to_string(match.coin(coin).army);
            else
                attack.coin = match.id(coin);
            if (!CoinWars::check(match, attack))
                chances.push_back({attack, odds(match, coin, target.coin, target.ranged)});
        }
    }
    return chances;
}

// Compares the odds of all current attacks with their results over all rolls; returns the number compared.
int compare_odds(const Match& match) {
    constexpr int kMostRolls = 600;
    int compared = 0;
    for (const Chance& chance : chances_in(match)) {
        const std::vector<Die> dice = dice_of(chance.odds);
        double rolls = 1;
        for (const Die& die : dice) rolls *= die.sides;
        if (rolls > kMostRolls) continue;
        CAPTURE(CoinWars::to_json(chance.attack).dump());
        const Lost lost = lost_over_all(match, chance.attack, dice);
        CHECK(chance.odds.target.coins == doctest::Approx(lost.theirs));
        CHECK(chance.odds.attacker.coins == doctest::Approx(lost.own));
        ++compared;
    }
    return compared;
}

}  // namespace

TEST_CASE("BX-9 random rules: the odds of every attack are what happens over every roll") {
    int compared = 0, saved = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        Match match = begin(std::make_shared<const Scenario>(specially(seed)));
        core::Random random(seed);
        kit::FairHand hand;
        for (int attempt = 0; attempt < 400 && match.phase == Phase::Play; ++attempt) {
            const Command command = kit::propose(match, random);
            if (CoinWars::check(match, command)) continue;
            const auto events = CoinWars::apply(match, command, random, hand);
            saved += static_cast<int>(only<Withstood>(events).size() + only<SlidBack>(events).size());
            const std::string fault = unsound(match);
            REQUIRE_MESSAGE(fault.empty(), fault);
            if (attempt % 40 == 0 && match.phase == Phase::Play && match.awaiting.empty())
                compared += compare_odds(match);
        }
    }
    CHECK(compared > 100);
    CHECK(saved > 5);
}

TEST_CASE("BX-9 random rules: undo, replays and refusals hold, and the sides swapped have the same odds") {
    int attacks = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        CAPTURE(seed);
        const Scenario battle = specially(seed);
        const Match match = begin(std::make_shared<const Scenario>(battle));
        // If every turn owes an attack, random proposals may never find a legal command.
        const auto driven = [](const SpecialRule& rule) { return rule.what.duty.must_attack; };
        if (match.phase != Phase::Play || std::ranges::any_of(battle.advanced.special, driven)) continue;
        kit::hold_contract<CoinWars>(match, seed, kit::propose, kit::Limits{.commands = 60});
        const Match other = begin(std::make_shared<const Scenario>(swapped(battle)));
        const auto here = chances_in(match), there = chances_in(other);
        REQUIRE(here.size() == there.size());
        for (std::size_t i = 0; i < here.size(); ++i, ++attacks) {
            CHECK(here[i].odds.target.coins == doctest::Approx(there[i].odds.target.coins));
            CHECK(here[i].odds.target.withstood == doctest::Approx(there[i].odds.target.withstood));
            CHECK(here[i].odds.attacker.coins == doctest::Approx(there[i].odds.attacker.coins));
        }
    }
    CHECK(attacks > 0);
}
