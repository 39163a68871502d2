// How many battles a breeder fights before it has an answer.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/lab/breeder.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

TEST_CASE("the first answer comes within two thousand battles, whatever is asked for") {
    BreedTerms terms;
    const auto types = battles::types_of(tests::library(), {"us"});
    REQUIRE(types.has_value());
    terms.stock.types = *types;
    terms.stock.budget = 250;
    terms.stock.coins = 45;
    terms.player = {"brawler", 0, tests::brawler};
    terms.candidates = 100000;
    auto breeder = Breeder::make(terms);
    REQUIRE(breeder.has_value());
    REQUIRE(breeder->step(0, [](const BreedProgress&) { return RunControl::GoOn; }));
    CHECK(breeder->elites().best() != nullptr);
    CHECK(breeder->progress().battles <= 2000);
}
