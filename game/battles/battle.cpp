#include "game/battles/battle.h"

#include <algorithm>

#include "game/battles/coin_set.h"
#include "game/battles/formats.h"
#include "game/battles/json_file.h"
#include "game/battles/schema.h"
#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/json_text.h"

namespace battles {

namespace {

using rules::Json;
namespace fs = std::filesystem;

// Named coin sets are written out in the battle, one after the other; nothing else is changed.
core::Result<Json, Faults> with_coin_set(const Library& library, Json json, const std::string& file) {
    if (!json.is_object()) return json;
    if (!json.contains("coin_set") || json["coin_set"].is_null()) json["coin_set"] = "us";
    const Json& set = json["coin_set"];
    const bool mixed = set.is_array() && !set.empty() &&
                       std::ranges::all_of(set, [](const Json& each) { return each.is_string(); });
    if (!set.is_string() && !mixed) return json;
    auto rows = load_coin_sets(
        library, mixed ? set.get<std::vector<std::string>>() : std::vector<std::string>{set}, file);
    if (!rows) return core::failure(rows.error());
    json["coin_set"] = std::move(*rows);
    return json;
}

// All that does not fit together, not only the first of it; what cannot be read at all stands alone.
Faults all_faults(const Json& json, const std::string& file, const rules::Refusal& first) {
    const auto review = rules::coin_wars::review_scenario(json);
    if (!review || review->complaints.empty()) return {fault_from(file, first)};
    Faults faults;
    for (const auto& complaint : review->complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    return faults;
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

core::Result<Battle, Faults> load_listed(const Library& library, const LibraryFile& file) {
    auto battle = load_battle(library, file.path);
    if (!battle) return battle;
    battle->name = file.name;
    battle->origin = file.origin;
    return battle;
}

}  // namespace

int Battle::coins(rules::coin_wars::Side side) const {
    return static_cast<int>(std::ranges::count(scenario.coins, side, &rules::coin_wars::CoinSetup::side));
}

core::Result<Battle, Faults> battle_from_json(const Library& library, Json json, const std::string& file) {
    auto newest = brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    auto whole = with_coin_set(library, std::move(*newest), file);
    if (!whole) return core::failure(whole.error());
    auto scenario = rules::coin_wars::scenario_from_json(*whole);
    if (!scenario) return core::failure(all_faults(*whole, file, scenario.error()));
    if (auto faults = check_schema(library, "battle", *whole, file); !faults.empty())
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

core::Result<Battle, Faults> load_battle(const Library& library, const fs::path& file) {
    auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    auto battle = battle_from_json(library, std::move(*json), file.generic_string());
    if (!battle) return battle;
    battle->name = file.stem().string();
    battle->file = file;
    return battle;
}

core::Result<Battle, Faults> find_battle(const Library& library, const std::string& name) {
    if (const auto file = library.find(Kind::Battles, name)) return load_listed(library, *file);
    std::string known;
    for (const LibraryFile& each : library.files(Kind::Battles))
        known += (known.empty() ? "" : ", ") + each.name;
    return core::failure(Faults{{rules::excerpt(name), "", "no battle has this name; there are " + known}});
}

Shelf load_battles(const Library& library) {
    Shelf shelf{{}, library.left_out(Kind::Battles)};
    for (const LibraryFile& file : library.files(Kind::Battles)) {
        auto battle = load_listed(library, file);
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
