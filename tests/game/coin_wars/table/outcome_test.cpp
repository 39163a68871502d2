// The outcome of an aimed attack, in words and as a verdict, and whether another strike is clearly better.

#include <doctest/doctest.h>

#include "game/coin_wars/table/better.h"
#include "game/coin_wars/table/outcome.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

// A touching pair or group around x = 10, and the result of aiming from the first coin at the first enemy.
std::string said(const cw::Match& match, const char* coin, const char* target) {
    const auto outcome = outcome_of(match, aim(match, {match.find(coin)}, match.coin(match.find(target)).at));
    if (!outcome) return "nothing";
    const char* const verdicts[]{"win", "open", "loss", "later"};
    return std::string(verdicts[static_cast<int>(outcome->verdict)]) + ": " + words::english(outcome->words);
}

std::string better_than(const cw::Match& match, const char* coin, const char* target) {
    const auto found = better(match, aim(match, {match.find(coin)}, match.coin(match.find(target)).at));
    return found ? words::english(found->words) : "";
}

cw::Match with_dice(cw::Match match, int sides) {
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    scenario->advanced.dice = sides;
    match.scenario = scenario;
    return match;
}

cw::Match with_engage(cw::Match match) {
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    scenario->options.engage = cw::Engage::MoveThenAttack;
    match.scenario = scenario;
    return match;
}

}  // namespace

TEST_CASE("a blow that may not land is not survived for certain") {
    const cw::Match bare = battle({{"h1", "quarter", {10, 10}}, {"t1", "quarter", {10.955, 10}}});
    auto scenario = std::make_shared<cw::Scenario>(*bare.scenario);
    scenario->advanced.special = {{"Guard", {}, {}, {.survives = {.blows = 2}}}};
    const cw::Match match = cw::begin(scenario);
    CHECK(said(match, "h1", "t1") == "open: 10 \u2265 10, it survives the blow, yours survives the blow");
    CHECK(said(with_dice(match, 6), "h1", "t1") == "open: 58 %: it survives a blow, 58 %: yours survives a blow");
}

TEST_CASE("the words at the pointer: win, trade, loss, and nothing at all") {
    CHECK(said(battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {10.7275, 10}}}), "h1", "t1") ==
          "win: 5 \u2265 1, it falls");
    CHECK(said(battle({{"h1", "dime", {10, 10}}, {"t1", "dime", {10.705, 10}}}), "h1", "t1") ==
          "open: 5 \u2265 3, both fall");
    CHECK(said(battle({{"h1", "penny", {10, 10}}, {"t1", "nickel", {10.7925, 10}}}), "h1", "t1") ==
          "loss: 1 < 5, yours falls");
    CHECK(said(battle({{"h1", "nickel", {10, 10}}, {"t1", "nickel", {10.835, 10}}}), "h1", "t1") ==
          "open: 3 < 5, it stands");
    // A shot that is not struck back.
    CHECK(said(battle({{"h1", "nickel", {10, 10}}, {"t1", "dime", {12, 10}}}), "h1", "t1") ==
          "win: 3 \u2265 3, it falls");
    // A move into contact: the result of a strike from there, if one is possible.
    const cw::Match apart = battle({{"h1", "penny", {10, 10}}, {"t1", "nickel", {12, 10}}});
    CHECK(said(apart, "h1", "t1") == "later: Next turn, if it is still there: 1 < 5, yours falls");
    CHECK(said(with_engage(apart), "h1", "t1") == "loss: Then 1 < 5, yours falls");
    CHECK(said(battle({{"h1", "penny", {10, 10}}, {"t1", "nickel", {20, 10}}}), "h1", "t1") == "nothing");
}

TEST_CASE("with dice the words are the exact chances") {
    const cw::Match match = with_dice(battle({{"h1", "nickel", {10, 10}}, {"t1", "dime", {12, 10}}}), 6);
    const Aim aimed = aim(match, {0}, {12, 10});
    REQUIRE(aimed.odds);
    CHECK(words::english(outcome_of(match, aimed)->words) ==
          words::english(percent(aimed.odds->target.falls)) + ": it falls");
    CHECK(outcome_of(match, aimed)->verdict == OutcomeVerdict::Open);
}

TEST_CASE("a refusal is said shortly, in inches") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "nickel", {30, 10}}});
    const Aim far = aim(match, {0}, {20, 10});
    REQUIRE(far.refusal);
    CHECK(words::english(short_reason(*far.refusal)) == "6.25 in too far");
    const Aim off = aim(match, {0}, {10, 6.4});
    CHECK_FALSE(off.refusal);
}

TEST_CASE("better: another unit, another way, by the exact odds; never something worse") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},
                                    {"h2", "nickel", {10.79, 12.5}},
                                    {"h3", "dime", {20, 10}},
                                    {"h4", "quarter", {30, 10}},
                                    {"h5", "nickel", {30.9, 10}},
                                    {"t1", "dime", {10.7275, 10}},
                                    {"t2", "nickel", {20, 12}},
                                    {"t3", "penny", {31.7, 10.1}}});
    CHECK(better_than(match, "h1", "t1") == "Better: Nickel h2 shoots, 3 ≥ 3");
    // No strike gains against it: no advice.
    CHECK(better_than(match, "h3", "t2").empty());
    for (const char* coin : {"h1", "h2", "h3", "h4", "h5"})
        for (const char* target : {"t1", "t2", "t3"}) {
            const Aim aimed = aim(match, {match.find(coin)}, match.coin(match.find(target)).at);
            const auto found = better(match, aimed);
            if (!found) continue;
            const auto& now = aimed.odds ? aimed.odds : aimed.next;
            CHECK(balance(match, found->odds) >= balance(match, *now) + kPlainly);
            CHECK(balance(match, found->odds) >= kPlainly);
            CHECK_FALSE(cw::CoinWars::check(match, found->command));
        }
}

TEST_CASE("useful at the end of a turn is what can destroy something") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}},
                                    {"h2", "dime", {20, 10}},
                                    {"h3", "nickel", {30, 10}},
                                    {"t1", "nickel", {10.7925, 10}},
                                    {"t2", "penny", {20, 13}},
                                    {"t3", "nickel", {30.835, 10}}});
    CHECK(useful_units(match) == std::vector{match.find("h2")});
    cw::Match spent = match;
    spent.actions_left = 0;
    CHECK(useful_units(spent).empty());
}
