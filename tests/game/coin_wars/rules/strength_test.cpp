// Who beats whom regardless of scores and dice: strength.h, one row per meeting.

#include "game/coin_wars/rules/strength.h"

#include <doctest/doctest.h>

#include <string>

#include "tests/support/at_least.h"

using namespace rules::coin_wars;

namespace {

constexpr Traits kNone{}, kSpy{.spy = true}, kArmored{.armored = true}, kBoth{.spy = true, .armored = true};

std::string said(const Meeting& meeting, bool spy_beats_armored = false) {
    TableOptions options;
    options.spy_beats_armored = spy_beats_armored;
    const StrikeVerdict found = verdict(meeting, options);
    if (found.what == Decides::Scores) return "scores";
    return std::string(found.what == Decides::Falls ? "falls " : "stands ") + found.rule;
}

// Each trait alone, and none.
std::vector<Traits> each_trait() {
    std::vector<Traits> all{kNone};
    for (const Trait& trait : kTraits) all.emplace_back().*trait.has = true;
    return all;
}

}  // namespace

TEST_CASE("CW-15, CW-16, R-16: what decides between two coins") {
    CHECK(said({kNone, kNone}) == "scores");
    CHECK(said({kSpy, kNone}) == "falls CW-15");
    CHECK(said({kNone, kSpy}) == "falls CW-15");
    CHECK(said({kNone, kArmored}) == "stands CW-16");
    CHECK(said({kSpy, kArmored}) == "stands R-16");
    CHECK(said({kSpy, kArmored}, true) == "falls CW-15");
    CHECK(said({kNone, kBoth}, true) == "stands CW-16");
    CHECK(said({.striker = kSpy, .struck = kNone, .half = Half::AttackBack}) == "scores");
    CHECK(said({.striker = kSpy, .struck = kArmored, .half = Half::AttackBack}, true) == "stands CW-16");
}

TEST_CASE("R-25, R-27: what decides where an Army is met or strikes") {
    CHECK(said({.striker = kSpy, .struck = kArmored, .by_army = true}) == "scores");
    CHECK(said({.striker = kNone, .struck = kSpy, .on_army = true}) == "scores");
    CHECK(said({.striker = kNone, .struck = kArmored, .on_army = true}) == "stands CW-16");
    CHECK(may_attack({kSpy, kNone}));
    CHECK_FALSE(may_attack({.striker = kSpy, .struck = kNone, .on_army = true}));
    CHECK(may_attack({.striker = kSpy, .struck = kNone, .on_army = true, .half = Half::AttackBack}));
    CHECK(may_attack({.striker = kSpy, .struck = kNone, .by_army = true, .on_army = true}));
    CHECK(offense_change({.striker = kNone, .struck = kArmored, .by_army = true}).by == -1);
    CHECK(offense_change({.striker = kNone, .struck = kArmored}).by == 0);
    CHECK(cost_of_army(true) == 2);
    CHECK(cost_of_army(false) == 3);
}

TEST_CASE("R-15: whom a Spy leaves without an attack back") {
    TableOptions options;
    options.spy_struck_back = false;
    CHECK(silenced_by({kSpy, kNone}, true, options) == std::string("R-15"));
    CHECK_FALSE(silenced_by({kSpy, kNone}, false, options));
    CHECK_FALSE(silenced_by({kNone, kNone}, true, options));
    CHECK_FALSE(silenced_by({.striker = kSpy, .struck = kNone, .by_army = true}, true, options));
    options.spy_struck_back = true;
    CHECK_FALSE(silenced_by({kSpy, kNone}, true, options));
}

// Bots rely on this: they check only if there is a trait.
TEST_CASE("what has no trait is struck with the striker's own Offense") {
    for (const Traits& striker : tests::at_least(kTraits.size(), each_trait()))
        for (const bool by_army : {false, true}) CHECK(offense_change({striker, kNone, by_army}).by == 0);
}
