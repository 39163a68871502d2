#include "game/stories/screen/box_list.h"

#include "engine/platform/files.h"
#include "game/kit/json_text.h"

namespace screens {

std::optional<rules::Json> box_file(const Resources& resources, std::string_view file) {
    const auto text = platform::read_file(resources.assets() / "stories" / file);
    if (!text) return std::nullopt;
    auto json = rules::parse_json(*text);
    return json ? std::optional(std::move(*json)) : std::nullopt;
}

}  // namespace screens
