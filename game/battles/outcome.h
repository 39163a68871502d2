#pragma once
// How a battle went, as sources record it: the page `outcome` of a battle file.
//
//   "outcome": {"winner": "heads", "heads": {"men": [10000, 10000], "lost": [192, 192]},
//               "tails": {"men": [12000, 30000], "lost": [6400, 6400]}, "note": "Herodotus counts the dead."}
//
// Ranges from the least to the greatest figure that the sources give. `winner` null: undecided. A side whose
// losses nobody knows is left out.

#include <array>
#include <optional>
#include <string>

#include "game/rules/coin_wars/scenario.h"
#include "game/rules/json.h"

namespace battles {

enum class Winner { Heads, Tails, Nobody };

struct RecordedSide {
    std::array<int, 2> men{}, lost{};  // from, to
    // Shares lost, from 0 to 1: the least with the most men, the greatest with the fewest.
    std::array<double, 2> share() const;
    friend bool operator==(const RecordedSide&, const RecordedSide&) = default;
};
struct RecordedOutcome {
    Winner winner = Winner::Nobody;
    std::array<std::optional<RecordedSide>, 2> sides;  // Heads, Tails
    std::string note;
    friend bool operator==(const RecordedOutcome&, const RecordedOutcome&) = default;
};

// Nothing where the battle says nothing of it; what does not fit is told by the schema.
std::optional<RecordedOutcome> outcome_from(const rules::Json& battle);

}  // namespace battles
