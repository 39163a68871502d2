#include "game/stories/screen/tabletop_file.h"

#include "engine/platform/files.h"
#include "game/kit/json_text.h"
#include "game/shell/journal_file.h"

namespace screens {

namespace {

namespace fs = std::filesystem;

core::Result<story::Desk, std::string> desk_in(const std::string& text) {
    const auto json = rules::parse_json(text);
    if (!json) return core::failure(json.error());
    auto desk = story::Desk::from(*json);
    if (!desk) return core::failure(words::english(desk.error().message));
    return std::move(*desk);
}

}  // namespace

DeskKept load_desk(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return {};
    auto desk = desk_in(*text);
    if (desk) return {std::move(*desk), ""};
    set_broken_aside(file);
    return {{}, desk.error()};
}

core::Result<void, std::string> keep_desk(const fs::path& file, const story::Desk& desk) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    return platform::write_file(
        file, desk.json().dump(1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
}

}  // namespace screens
