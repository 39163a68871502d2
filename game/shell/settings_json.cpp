#include "game/shell/settings.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/profile/profile_json.h"
#include "game/shell/settings_list.h"

namespace screens {
namespace {

using rules::Json;

constexpr const char* kFormat = "coinwars-settings/1";

void read(const Json& json, const Setting& setting, const Switch& how, Settings& settings) {
    settings.*how.value = profile::value_or(json, setting.key, settings.*how.value);
}
void read(const Json& json, const Setting& setting, const Amount& how, Settings& settings) {
    const int value = profile::int_or(json, setting.key, settings.*how.value);
    settings.*how.value = std::clamp(value, how.steps.front(), how.steps.back());
}
void read(const Json& json, const Setting& setting, const Level& how, Settings& settings) {
    const int value = profile::int_or(json, setting.key, settings.volumes.*how.value);
    settings.volumes.*how.value = std::clamp(value, how.range.low, how.range.high);
}
void read(const Json& json, const Setting& setting, const Choice& how, Settings& settings) {
    const auto word = profile::value_or<std::string>(json, setting.key, "");
    for (const Choice::Option& option : how.options)
        if (option.word == word) settings.*how.value = word;
}

void read(const Json& json, const Setting& setting, const Measured& how, Settings& settings) {
    const double value = profile::value_or(json, setting.key, 0.0);
    settings.*how.value = value >= how.low && value <= how.high ? value : 0;
}

template <class How>
const auto& value_in(const Settings& settings, const How& how) {
    return settings.*how.value;
}
int value_in(const Settings& settings, const Level& how) { return settings.volumes.*how.value; }

}  // namespace

Kept settings_from(std::string_view text) {
    Kept kept;
    const auto read_text = rules::parse_json(text);
    kept.damaged =
        !read_text || !read_text->is_object() || profile::value_or<std::string>(*read_text, "format", "") != kFormat;
    if (kept.damaged) return kept;
    const Json& json = *read_text;
    Settings& settings = kept.settings;
    for (const SettingGroup& group : settings_list())
        for (const Setting& setting : group.settings)
            std::visit([&](const auto& how) { read(json, setting, how, settings); }, setting.how);
    settings.keys = valid_bindings(profile::value_or(json, "keys", BoundKeys{}));
    settings.seats.players = profile::value_or(json, "players", settings.seats.players);
    for (std::string& player : settings.seats.players) player = profile::fitting_name(player);
    if (json.contains("bots")) settings.seats.bots = profile::value_or(json, "bots", std::array<std::string, 2>{});
    settings.seats.battle = profile::value_or(json, "battle", settings.seats.battle);
    settings.seats.advice.hint = profile::value_or(json, "hint", settings.seats.advice.hint);
    settings.seats.advice.warning = profile::value_or(json, "warning", settings.seats.advice.warning);
    const Json window = profile::value_or(json, "window", Json::object());
    if (!window.is_object()) return kept;
    kept.window.width = std::clamp(profile::int_or(window, "width", 0), 0, 16384);
    kept.window.height = std::clamp(profile::int_or(window, "height", 0), 0, 16384);
    kept.window.maximised = profile::value_or(window, "maximised", false);
    kept.window.full_screen = profile::value_or(window, "full_screen", false);
    return kept;
}

std::string settings_text(const Kept& kept) {
    const Settings& settings = kept.settings;
    Json json{{"format", kFormat}};
    for (const SettingGroup& group : settings_list())
        for (const Setting& setting : group.settings)
            std::visit([&](const auto& how) { json[std::string(setting.key)] = value_in(settings, how); }, setting.how);
    json["keys"] = settings.keys;
    json["players"] = settings.seats.players;
    if (settings.seats.bots) json["bots"] = *settings.seats.bots;
    json["battle"] = settings.seats.battle;
    json["hint"] = settings.seats.advice.hint;
    json["warning"] = settings.seats.advice.warning;
    json["window"] = {{"width", kept.window.width},
                      {"height", kept.window.height},
                      {"maximised", kept.window.maximised},
                      {"full_screen", kept.window.full_screen}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace screens
