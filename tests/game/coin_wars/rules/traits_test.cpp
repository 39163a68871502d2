// Section 6: the list of traits, compared with everything that uses it, and actions that a trait gives a coin in place
// of an attack.

#include <doctest/doctest.h>

#include <set>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/trait_action.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kTraitCoins =
    "h1 half_dollar heads 10 10\n h2 penny heads 12 10\n t1 dime tails 20 10\n t2 dime tails 30 10\n";

// A trait of this test only, which all Spies have: it empties the enemy's purse.
const TraitAction kRobbing{.label = words::mark("Rob {1}"),
                           .told = words::mark("{1} robs {2}"),
                           .check = [](const Match& match, int coin, int on) -> std::optional<rules::Refusal> {
                               if (match.side_of(coin) != match.side_of(on)) return std::nullopt;
                               return rules::Refusal{"bad_argument", "R-1", words::plain("its own")};
                           },
                           .apply = [](Match& match, int, int on) -> Events {
                               int& purse = match.purse[index(match.side_of(on))];
                               return {PurseGrew{match.side_of(on), std::exchange(purse, 0), 0}};
                           }};
Trait robber() {
    Trait trait = *trait_name("spy");
    trait.action = &kRobbing;
    return trait;
}

}  // namespace

TEST_CASE("each trait is written, read again, told in words, and tells in the hash") {
    std::set<std::uint64_t> hashes{hash_of(scenario(kTraitCoins))};
    for (const Trait& trait : kTraits) {
        CAPTURE(trait.word);
        Scenario battle = scenario(kTraitCoins);
        give_zones(battle);
        CoinType& penny = battle.types[0];
        penny.*trait.has = true;
        const auto again = scenario_from_json(to_json(battle));
        REQUIRE_MESSAGE(again, words::english(again.error().message));
        CHECK(again->types == battle.types);
        CHECK(hashes.insert(hash_of(battle)).second);
        CHECK(words::english(line_of(penny)) == "1/1, 3 in edge, " + std::string(trait.name.english()));
        CHECK(words::english(traits_of(penny)) == trait.sentence.english());
    }
}

TEST_CASE("no two traits share word, letter or member") {
    std::set<std::string> words;
    std::set<char> letters{'-'};
    for (const Trait& trait : kTraits) {
        CHECK(words.insert(trait.word).second);
        CHECK(letters.insert(trait.letter).second);
        CHECK(trait_name(trait.word) == &trait);
        Traits one;
        one.*trait.has = true;
        for (const Trait& other : kTraits) CHECK(one.*other.has == (&other == &trait));
    }
    CHECK_FALSE(trait_name("wings"));
}

TEST_CASE("CW-7 refused: to use a trait that is none, or that is not used") {
    const Game game(kTraitCoins);
    CHECK(game.refused(UseTrait{"h1", "wings", "h2"}) == "bad_argument CW-7");
    CHECK(game.refused(UseTrait{"h1", "spy", "h2"}) == "bad_argument CW-7");
    CHECK(game.refused(UseTrait{"h9", "spy", "h2"}) == "unknown_coin CW-3");
    CHECK(game.refused(UseTrait{"t1", "spy", "h2"}) == "not_your_side CW-6");
    CHECK(uses(game.match, game.match.find("h1")).empty());
}

TEST_CASE("CW-7: a trait with an action takes an attack's place") {
    Match match = table(kTraitCoins);
    const Trait trait = robber();
    const int h1 = match.find("h1"), h2 = match.find("h2"), t1 = match.find("t1");
    CHECK(check_use(match, trait, h2, t1)->code == "no_trait");
    CHECK(check_use(match, trait, h2, t1)->rule == "CW-15");
    CHECK(check_use(match, trait, h1, h2)->rule == "R-1");
    CHECK_FALSE(check_use(match, trait, h1, t1));

    match.purse[index(Side::Tails)] = 30;
    const Events events = use(match, trait, h1, t1);
    REQUIRE(only<UsedTrait>(events).size() == 1);
    CHECK(only<UsedTrait>(events)[0].on == t1);
    CHECK(only<PurseGrew>(events)[0].before == 30);
    CHECK(match.actions_left == kActionsATurn - 1);
    CHECK(match.purse[index(Side::Tails)] == 0);
    const Game after(match);
    CHECK(after.refused(Attack{"h1", "t1"}) == "acted R-3");
    CHECK(after.refused(Move{"h1", {11, 10}}) == "acted R-3");
}
