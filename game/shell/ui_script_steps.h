#pragma once
// Parses UI scripts: one step per line, a JSON object with an action in "do".

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/json.h"

namespace screens {

struct UiScriptStep {
    rules::Json json;  // an object; "do" is a string
    std::size_t line;  // counted from 1
};
// Parses the steps, skipping blank lines. The error names `file` and the line that is not a step.
core::Result<std::vector<UiScriptStep>, std::string> ui_script_steps(std::string_view text, const std::string& file);

}  // namespace screens
