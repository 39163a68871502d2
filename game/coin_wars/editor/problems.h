#pragma once
// The mistakes that keep a draft from being a valid battle, and settings that are probably not meant; found by the
// rules themselves, each with its place in the file and the things that it is about.

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
    std::optional<EditorShape> shape;
    std::optional<std::size_t> special;  // a special rule
};

// Returns at most rules::kComplaints problems; none if the draft can be played.
std::vector<Problem> problems(const Draft& draft);
// Special rules that do nothing in this battle, which can be fought all the same.
std::vector<Problem> remarks(const Draft& draft);

}  // namespace editor
