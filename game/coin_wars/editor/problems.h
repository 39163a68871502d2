#pragma once
// What keeps a draft from being a battle: told by the rules' own reader, each with its place in the file and
// with the things on the table that it is about.

#include <string>
#include <vector>

#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/kit/json_field.h"

namespace editor {

struct Problem {
    std::string pointer;  // JSON pointer in to_json(draft)
    words::Phrase reason;
    std::vector<int> coins;  // indices of the draft
    std::optional<Shape> shape;
};

// At most rules::kComplaints; none: the draft can be fought.
std::vector<Problem> problems(const Draft& draft);

}  // namespace editor
