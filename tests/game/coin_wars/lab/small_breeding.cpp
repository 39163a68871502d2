#include "tests/game/coin_wars/lab/small_breeding.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/match_terms.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace tests {

Stock stock_of(double budget, int coins, cw::Price by) {
    const auto types = battles::types_of(library(), {"us"});
    REQUIRE(types.has_value());
    Stock stock;
    stock.types = *types;
    stock.budget = budget;
    stock.coins = coins;
    stock.by = by;
    return stock;
}

BreedTerms small_terms() {
    BreedTerms terms;
    terms.stock = stock_of(30, 10);
    terms.ground = bare_felt(24, 18);
    terms.player = {"brawler", 0, brawler};
    terms.candidates = 40;
    terms.pairs = 1;
    terms.retest = 2;
    return terms;
}

Breeder individual(const BreedTerms& terms, int workers) {
    auto breeder = Breeder::make(terms);
    REQUIRE(breeder.has_value());
    while (!breeder->finished()) REQUIRE(breeder->step(workers, [](const BreedProgress&) { return RunControl::GoOn; }));
    return std::move(*breeder);
}

}  // namespace tests
