#include "game/shell/ui_script_steps.h"

#include <sstream>

#include "game/kit/json_text.h"

namespace screens {

core::Result<std::vector<UiScriptStep>, std::string> ui_script_steps(std::string_view text, const std::string& file) {
    std::vector<UiScriptStep> steps;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        auto json = rules::parse_json(line);
        const std::string where = file + ": line " + std::to_string(number) + ": ";
        if (!json) return core::failure(where + json.error());
        if (!json->is_object() || !json->contains("do") || !(*json)["do"].is_string())
            return core::failure(where + "a step is an object with \"do\".");
        steps.push_back({std::move(*json), number});
    }
    return steps;
}

}  // namespace screens
