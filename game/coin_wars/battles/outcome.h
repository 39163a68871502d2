#pragma once
// The historical outcome of a battle, as sources record it: `outcome` of a battle file.
//
//   "outcome": {"winner": "heads", "heads": {"men": [10000, 10000], "lost": [192, 192], "counted": ["dead"]},
//               "tails": {"men": [12000, 30000], "lost": [6400, 6400], "counted": ["dead"]}}
//
// Ranges run from the lowest to the highest figure in the sources. `winner` null: undecided. A side with unknown losses
// is left out, and so is `counted` if no source says what was counted.

#include <array>
#include <optional>

#include "game/kit/json_field.h"

namespace battles {

enum class Winner { Heads, Tails, Nobody };

struct RecordedSide {
    std::array<int, 2> men{}, lost{};                   // lowest, highest
    bool dead = false, wounded = false, taken = false;  // what counts as lost
    // Fractions lost, 0 to 1: fewest lost of the most men, and most lost of the fewest.
    std::array<double, 2> share() const;
    friend bool operator==(const RecordedSide&, const RecordedSide&) = default;
};
struct RecordedOutcome {
    Winner winner = Winner::Nobody;
    std::array<std::optional<RecordedSide>, 2> sides;  // Heads, Tails
    friend bool operator==(const RecordedOutcome&, const RecordedOutcome&) = default;
};

struct OutcomeForm {
    // Leaves out a malformed side.
    void read(const rules::Field& field, RecordedOutcome& outcome) const;
    rules::Json write(const RecordedOutcome& outcome) const;
    rules::Json schema(rules::Json& definitions) const;
};

}  // namespace battles
