#pragma once
// How a battle went, as sources record it: the page `outcome` of a battle file.
//
//   "outcome": {"winner": "heads", "heads": {"men": [10000, 10000], "lost": [192, 192], "counted": ["dead"]},
//               "tails": {"men": [12000, 30000], "lost": [6400, 6400], "counted": ["dead"]}}
//
// Ranges from the least to the greatest figure that the sources give. `winner` null: undecided. A side whose
// losses nobody knows is left out; so is `counted` where nobody says what they were.

#include <array>
#include <optional>

#include "game/kit/json.h"

namespace battles {

enum class Winner { Heads, Tails, Nobody };

struct RecordedSide {
    std::array<int, 2> men{}, lost{};                   // from, to
    bool dead = false, wounded = false, taken = false;  // what is counted as lost
    // Shares lost, from 0 to 1: the fewest lost of the most men, the most lost of the fewest.
    std::array<double, 2> share() const;
    friend bool operator==(const RecordedSide&, const RecordedSide&) = default;
};
struct RecordedOutcome {
    Winner winner = Winner::Nobody;
    std::array<std::optional<RecordedSide>, 2> sides;  // Heads, Tails
    friend bool operator==(const RecordedOutcome&, const RecordedOutcome&) = default;
};

// Nothing where the battle says nothing of it. What is of another kind is passed over: the schema tells that.
std::optional<RecordedOutcome> outcome_from(const rules::Json& battle);
rules::Json to_json(const RecordedOutcome& outcome);

}  // namespace battles
