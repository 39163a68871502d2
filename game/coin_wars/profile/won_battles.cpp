#include "game/coin_wars/profile/won_battles.h"

#include <array>
#include <charconv>

#include "game/coin_wars/battles/quick_code.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using battles::quick_named;
using rules::Json;
using words::Phrase;
using words::say;

constexpr const char* kFormat = "coinwars-won/1";
constexpr std::size_t kMaxSides = 4;  // a side may have been renamed

fs::path file_in(const fs::path& profile) { return profile / "won.json"; }

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Json to_json(const WonBattles& battles) {
    Json rows = Json::object();
    for (const auto& [name, wins] : battles)
        for (const Won& won : wins) rows[name].push_back({{"as", won.as}, {"day", won.day}, {"against", won.against}});
    return {{"format", kFormat}, {"battles", std::move(rows)}};
}

}  // namespace

Phrase day_in_words(const std::string& day) {
    if (day.size() != 10) return {};
    const int month = number_in(std::string_view(day).substr(5, 2)),
              of_month = number_in(std::string_view(day).substr(8));
    const std::array months{say("{1} Jan", of_month), say("{1} Feb", of_month), say("{1} Mar", of_month),
                            say("{1} Apr", of_month), say("{1} May", of_month), say("{1} Jun", of_month),
                            say("{1} Jul", of_month), say("{1} Aug", of_month), say("{1} Sep", of_month),
                            say("{1} Oct", of_month), say("{1} Nov", of_month), say("{1} Dec", of_month)};
    const auto index = static_cast<std::size_t>(month - 1);
    return index < months.size() ? months[index] : Phrase();
}

WonBattles load_won(const fs::path& profile) {
    const Json json = profile_json(file_in(profile));
    WonBattles battles;
    if (!json.is_object() || value_or<std::string>(json, "format", "") != kFormat) return battles;
    const Json rows = value_or(json, "battles", Json::object());
    if (!rows.is_object()) return battles;
    for (const auto& [name, wins] : rows.items()) {
        if (!wins.is_array() || quick_named(name)) continue;  // earlier versions wrote those too
        for (const Json& row : wins) {
            if (!row.is_object() || battles[name].size() >= kMaxSides) continue;
            Won won{value_or<std::string>(row, "as", ""), value_or<std::string>(row, "day", ""),
                    value_or<std::string>(row, "against", "")};
            if (!won.as.empty()) battles[name].push_back(std::move(won));
        }
    }
    return battles;
}

core::Result<void, words::Phrase> save_won(const fs::path& profile, const std::string& battle, const Won& won) {
    if (quick_named(battle)) return {};
    WonBattles battles = load_won(profile);
    std::vector<Won>& wins = battles[battle];
    std::erase_if(wins, [&](const Won& before) { return before.as == won.as; });
    wins.insert(wins.begin(), won);
    if (wins.size() > kMaxSides) wins.resize(kMaxSides);
    return save_json(file_in(profile), to_json(battles));
}

Phrase won_line(const WonBattles& won, const std::string& battle) {
    const auto found = won.find(battle);
    if (found == won.end() || found->second.empty()) return {};
    const Won& latest = found->second.front();
    const Phrase day = day_in_words(latest.day), side = words::known(latest.as);
    return day.empty() ? say("Won as {1}", side) : say("Won as {1}, {2}", side, day);
}

}  // namespace profile
