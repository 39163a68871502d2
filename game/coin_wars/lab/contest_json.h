#pragma once
// Contests and fought pairs as JSON, for shards, ranks and files. Self-contained: reading needs no other file.

#include <span>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/lab/fight.h"
#include "game/kit/json.h"

namespace lab {

// The players must be levels; `make` cannot be written.
rules::Json to_json(const Contest& contest);
// The error begins with the location. Refuses unless the fingerprint equals that of the contest that was written.
core::Result<Contest, std::string> contest_from(const rules::Json& json);

// {"c": contest, "k": pair, "b": [first battle, second battle]}
rules::Json to_json(const FoughtPair& pair);
// Refuses JSON that cannot be a pair of one of these contests.
core::Result<FoughtPair, std::string> pair_from(const rules::Json& json, std::span<const Contest> contests);

}  // namespace lab
