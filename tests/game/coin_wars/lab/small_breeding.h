#pragma once
// A breeder whose whole run takes a second: forty candidates of at most ten coins.

#include "game/coin_wars/lab/breeder.h"

namespace tests {

lab::Stock stock_of(double budget, int coins, rules::coin_wars::Price by = rules::coin_wars::Price::FaceValue);
lab::BreedTerms small_terms();
// The whole run.
lab::Breeder individual(const lab::BreedTerms& terms, int workers);

}  // namespace tests
