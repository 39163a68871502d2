#include "game/profile/profile_json.h"

#include "engine/platform/files.h"
#include "game/kit/json_text.h"
#include "game/profile/journal_file.h"

namespace profile {

using rules::Json;

Json profile_json(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    const auto json = text ? rules::parse_json(*text) : core::Result<Json, std::string>(Json());
    return json ? *json : Json();
}

core::Result<void, words::Phrase> save_json(const std::filesystem::path& file, const Json& json) {
    if (auto made = platform::make_folder(file.parent_path()); !made) return made;
    std::error_code none;
    if (std::filesystem::exists(file, none) && profile_json(file).is_null()) set_broken_aside(file);
    return platform::write_file(file, json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

int int_or(const Json& json, std::string_view key, int fallback) {
    const auto found = json.find(key);
    return found == json.end() ? fallback : rules::int_or(*found, fallback);
}

}  // namespace profile
