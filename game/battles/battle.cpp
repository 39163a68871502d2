#include "game/battles/battle.h"

#include <algorithm>

#include "game/battles/coin_set.h"
#include "game/battles/json_file.h"
#include "game/battles/schema.h"
#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/json_text.h"

namespace battles {

namespace {

using rules::Json;
namespace fs = std::filesystem;

// Named coin sets are written out in the battle, one after the other; nothing else is changed.
core::Result<Json, Faults> with_coin_set(const fs::path& assets, Json json, const std::string& file) {
    if (!json.is_object()) return json;
    if (!json.contains("coin_set")) json["coin_set"] = "us";
    const Json& set = json["coin_set"];
    const bool mixed = set.is_array() && !set.empty() &&
                       std::ranges::all_of(set, [](const Json& each) { return each.is_string(); });
    if (!set.is_string() && !mixed) return json;
    Json all = Json::array();
    const std::vector<std::string> names =
        mixed ? set.get<std::vector<std::string>>() : std::vector<std::string>{set};
    for (const std::string& name : names) {
        std::error_code error;
        if (!is_name(name) || !fs::exists(assets / "coins" / (name + ".json"), error))
            return core::failure(Faults{{file, "/coin_set", "there is no coin set " + rules::excerpt(name)}});
        const auto rows = load_coin_set(assets, name);
        if (!rows) return core::failure(rows.error());
        all.insert(all.end(), rows->begin(), rows->end());
    }
    json["coin_set"] = std::move(all);
    return json;
}

std::string text(const Json& json, const char* key) {
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get<std::string>() : "";
}

std::vector<std::string> texts(const Json& json, const char* key) {
    std::vector<std::string> list;
    if (const auto it = json.find(key); it != json.end() && it->is_array())
        for (const Json& each : *it)
            if (each.is_string()) list.push_back(each);
    return list;
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

int Battle::coins(rules::coin_wars::Side side) const {
    return static_cast<int>(std::ranges::count(scenario.coins, side, &rules::coin_wars::CoinSetup::side));
}

core::Result<Battle, Faults> battle_from_json(const fs::path& assets, Json json, const std::string& file) {
    auto whole = with_coin_set(assets, std::move(json), file);
    if (!whole) return core::failure(whole.error());
    auto scenario = rules::coin_wars::scenario_from_json(*whole);
    if (!scenario) return core::failure(Faults{fault_from(file, scenario.error())});
    if (auto faults = check_schema(assets, "battle", *whole, file); !faults.empty())
        return core::failure(std::move(faults));

    Battle battle;
    battle.title = scenario->title;
    battle.era = text(*whole, "era");
    battle.date = text(*whole, "date");
    if (const auto year = whole->find("year"); year != whole->end() && year->is_number_integer())
        battle.year = *year;
    battle.summary = text(*whole, "summary");
    battle.history = text(*whole, "history");
    battle.notes = texts(*whole, "notes");
    battle.sources = texts(*whole, "sources");
    battle.json = std::move(*whole);
    battle.scenario = std::move(*scenario);
    return battle;
}

core::Result<Battle, Faults> load_battle(const fs::path& assets, const fs::path& file) {
    auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    auto battle = battle_from_json(assets, std::move(*json), file.generic_string());
    if (battle) battle->name = file.stem().string();
    return battle;
}

core::Result<Battle, Faults> find_battle(const fs::path& assets, const std::string& name) {
    const fs::path file = assets / "battles" / (name + ".json");
    std::error_code error;
    if (is_name(name) && fs::exists(file, error)) return load_battle(assets, file);
    std::string known;
    for (const fs::path& each : files_in(assets / "battles"))
        known += (known.empty() ? "" : ", ") + each.stem().string();
    return core::failure(Faults{{rules::excerpt(name), "", "no battle has this name; there are " + known}});
}

Shelf load_battles(const fs::path& assets) {
    Shelf shelf;
    for (const fs::path& file : files_in(assets / "battles")) {
        auto battle = load_battle(assets, file);
        if (battle)
            shelf.battles.push_back(std::move(*battle));
        else
            shelf.faults.insert(shelf.faults.end(), battle.error().begin(), battle.error().end());
    }
    // Battles without a year are for learning.
    std::ranges::stable_sort(shelf.battles, {},
                             [](const Battle& b) { return std::pair(b.year != 0, b.year); });
    return shelf;
}

}  // namespace battles
