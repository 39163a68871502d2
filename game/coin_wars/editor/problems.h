#pragma once
// The problems that make a draft invalid: reported by the rules' own reader, each with its place in the file and the
// things on the table that it concerns.

#include <string>
#include <vector>

#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/kit/json_field.h"

namespace editor {

struct Problem {
    std::string pointer;  // JSON pointer into to_json(draft)
    words::Phrase place;  // its subject, for people: "Penny h3", "Zone of Rome", "Victory"
    words::Phrase reason;
    std::vector<int> coins;  // indices into the draft's coins
    std::optional<Shape> shape;
};

// Returns at most rules::kComplaints problems; none if the draft can be played.
std::vector<Problem> problems(const Draft& draft);

}  // namespace editor
