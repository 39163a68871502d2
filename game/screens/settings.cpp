#include "game/screens/settings.h"

#include <algorithm>

#include "engine/platform/files.h"

namespace screens {
namespace {

using rules::Json;

constexpr const char* kFormat = "coinwars-settings/1";

// The value if it is there and of the fallback's kind: settings are forgiving, a wrong one is as good as
// none.
template <class Value>
Value get(const Json& json, const char* key, const Value& fallback) {
    const auto found = json.find(key);
    if (found == json.end()) return fallback;
    try {
        return found->get<Value>();
    } catch (const Json::exception&) {
        return fallback;
    }
}

}  // namespace

Kept load_settings(const std::filesystem::path& profile) {
    Kept kept;
    const auto text = platform::read_file(profile / "settings.json", 1u << 20);
    if (!text) return kept;
    const Json json = Json::parse(*text, nullptr, false);
    if (!json.is_object() || get<std::string>(json, "format", "") != kFormat) return kept;
    Settings& settings = kept.settings;
    settings.ui_scale = std::clamp(get(json, "ui_scale", settings.ui_scale), 100, 300);
    settings.turn_table = get(json, "turn_table", settings.turn_table);
    settings.reduced_motion = get(json, "reduced_motion", settings.reduced_motion);
    settings.real_dice = get(json, "real_dice", settings.real_dice);
    settings.players = get(json, "players", settings.players);
    for (std::string& player : settings.players) player = fitting_name(player);
    const Json window = get(json, "window", Json::object());
    if (!window.is_object()) return kept;
    kept.window.width = std::clamp(get(window, "width", 0), 0, 16384);
    kept.window.height = std::clamp(get(window, "height", 0), 0, 16384);
    kept.window.maximised = get(window, "maximised", false);
    kept.window.full_screen = get(window, "full_screen", false);
    return kept;
}

core::Result<void, std::string> store_settings(const std::filesystem::path& profile, const Kept& kept) {
    const Settings& settings = kept.settings;
    const Json json{{"format", kFormat},
                    {"ui_scale", settings.ui_scale},
                    {"turn_table", settings.turn_table},
                    {"reduced_motion", settings.reduced_motion},
                    {"real_dice", settings.real_dice},
                    {"players", settings.players},
                    {"window",
                     {{"width", kept.window.width},
                      {"height", kept.window.height},
                      {"maximised", kept.window.maximised},
                      {"full_screen", kept.window.full_screen}}}};
    return platform::write_file(profile / "settings.json",
                                json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace screens
