#pragma once
// Openings for comparing bots: the same mixed force for both, in several formations, on tables of several depths.

#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/lab/battleground.h"

namespace lab {

// The faults come from reading the coin set "us".
core::Result<std::vector<Meeting>, battles::Faults> openings(const battles::Library& library);

}  // namespace lab
