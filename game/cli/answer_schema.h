#pragma once
// JSON Schema of the protocol's answers. The words of AnswerField::type: text, number, whole, bool, side, point, object, their
// lists (texts, points, objects), what both sides have (bools, wholes, zones, sides), size (of the table), list (of objects
// whose fields follow), and nothing for what may be anything.

#include "game/cli/protocol_answers.h"
#include "game/kit/json.h"

namespace cli {

// Of an answer that is no refusal.
rules::Json answer_schema(const Answer& answer);

}  // namespace cli
