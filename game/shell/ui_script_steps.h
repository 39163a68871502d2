#pragma once
// The script of a driven window: a line a step, JSON objects that say what to "do".

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/json.h"

namespace screens {

struct DriveStep {
    rules::Json json;  // an object; "do" is a string
    std::size_t line;  // from 1 on
};
// Empty lines are passed over. The error names `file` and the line that is no step.
core::Result<std::vector<DriveStep>, std::string> drive_steps(std::string_view text, const std::string& file);

}  // namespace screens
