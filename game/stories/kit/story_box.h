#pragma once
// What lies ready for the story games (assets/stories): a box for each. Each game's own header says what its
// box holds; a box that has been read holds by the game's rules.

#include <vector>

#include "engine/words/catalogue.h"
#include "game/kit/json.h"
#include "game/kit/json_field.h"

namespace story {

// All that is wrong, each with its place, at most rules::kComplaints.
using Complaints = std::vector<rules::Complaint>;

// Any box with all that people read in that language; what it does not know stays English. Names that
// refer to each other stay the same as each other.
rules::Json in_language(const rules::Json& box, const words::Catalogue& catalogue);

}  // namespace story
