// BX-9, random special rules in random battles: files, odds against results, mirrored sides, undo and replays.

#include <doctest/doctest.h>

#include <functional>

#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/query.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/random_special.h"
#include "tests/support/table_text.h"

using namespace tests;

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
    constexpr int kMaxRolls = 600;
    int compared = 0;
    for (const Chance& chance : chances_in(match)) {
        const std::vector<Die> dice = dice_of(chance.odds);
        double rolls = 1;
        for (const Die& die : dice) rolls *= die.sides;
        if (rolls > kMaxRolls) continue;
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
