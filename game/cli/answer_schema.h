#pragma once
// JSON Schema of the protocol's answers. The words of AnswerField::type: text, number, whole, bool, side, point,
// object; lists of them (texts, points, objects); values of both sides (bools, wholes, zones, sides); size (of the
// table); list (of objects whose fields follow); empty for any value.

#include "game/cli/protocol_answers.h"
#include "game/kit/json.h"

namespace cli {

// The schema of a successful answer.
rules::Json answer_schema(const Answer& answer);

}  // namespace cli
