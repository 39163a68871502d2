#pragma once
// What the words of `coinwars-cli lab` stand for: formations, battles, sides of battles.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/lab/matrix.h"

namespace cli {

struct ContestTerms {
    std::string ground = "felt";         // or a battle's name or file
    std::string rules;                   // "kitchen", "tournament"; empty: as the ground says
    std::string bot = "recruit", bot_b;  // levels; bot_b empty: the same for both
    std::int64_t work = 0;
    std::uint64_t seed = 1;
    int games = 1000;  // battles of a contest, rounded up to pairs
    bool stop_early = false;
    double jitter = 0.25;
};

// A word is a formation's name or file; or a battle's, with ":heads" or ":tails" behind it. Without that the
// first one stands for its Heads, any other for its Tails. One battle alone, or the same one twice, is fought
// as it is. More than two: each against each. The error is a sentence.
core::Result<std::vector<lab::Contest>, std::string> contests_of(const battles::Library& library,
                                                                 const std::vector<std::string>& words,
                                                                 const ContestTerms& terms);
// What sources record of the battle that these words ask for as it is; nothing where they ask for something
// else, or nobody has recorded it.
std::optional<battles::RecordedOutcome> recorded_of(const battles::Library& library,
                                                    const std::vector<std::string>& words,
                                                    const ContestTerms& terms);
core::Result<lab::Ground, std::string> ground_of(const battles::Library& library, const ContestTerms& terms);
// One battle as it is; or a formation against itself on bare felt.
core::Result<lab::Meeting, std::string> opening_of(const battles::Library& library, const std::string& word);

}  // namespace cli
