#pragma once
// Contests and fought pairs as JSON: what shards, ranks and files exchange. Complete in themselves: whoever
// reads them needs no other file.

#include <span>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/lab/fight.h"
#include "game/kit/json.h"

namespace lab {

// Of players that are levels; what makes other bots cannot be written down.
rules::Json to_json(const Contest& contest);
// The sentence begins with the place. Its fingerprint is that of the contest which was written, or it is
// refused.
core::Result<Contest, std::string> contest_from(const rules::Json& json);

// {"c": contest, "k": pair, "b": [first battle, second battle]}
rules::Json to_json(const FoughtPair& pair);
// Refused where it can't be a pair of one of these contests.
core::Result<FoughtPair, std::string> pair_from(const rules::Json& json, std::span<const Contest> contests);

}  // namespace lab
