#pragma once
// Random battles with one to eight random special rules (BX-9), each of which says no more than a file may.

#include "tests/support/random_battle.h"

namespace tests {

rules::coin_wars::Scenario specially(std::uint64_t seed);

}  // namespace tests
