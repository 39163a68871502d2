#include "game/coin_wars/battles/battle_file.h"

#include <algorithm>
#include <tuple>

#include "engine/core/path.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/quick_battle.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/json_text.h"

namespace battles {

namespace {

using rules::Json;
namespace fs = std::filesystem;

// The faults from the rules' reader, then the schema's additional ones.
Faults all_faults(const Library& library, const Json& json, std::vector<rules::Complaint> complaints,
                  const std::string& file) {
    const auto of_pages = review_pages(json).complaints;
    complaints.insert(complaints.end(), of_pages.begin(), of_pages.end());
    Faults faults;
    for (const auto& complaint : complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    return with_schema(std::move(faults), library, "battle", json, file);
}

}  // namespace

core::Result<Battle, Faults> load_listed(const Library& library, const LibraryFile& file) {
    auto battle = load_battle(library.home_of(file), file.path);
    if (!battle) return battle;
    battle->name = file.name;
    battle->origin = file.origin;
    battle->pack = file.pack;
    return battle;
}

int Battle::coins(rules::coin_wars::Side side) const {
    return static_cast<int>(std::ranges::count(scenario.coins, side, &rules::coin_wars::CoinSetup::side));
}

std::vector<std::string> coin_sets_named(const Json& battle) {
    const auto set = battle.find("coin_set");
    if (set == battle.end() || set->is_null()) return {"us"};
    if (set->is_string()) return {set->get<std::string>()};
    const bool names = set->is_array() && std::ranges::all_of(*set, [](const Json& each) { return each.is_string(); });
    return names ? set->get<std::vector<std::string>>() : std::vector<std::string>();
}

core::Result<Json, Faults> with_coin_sets(const Library& library, Json battle, const std::string& file) {
    if (!battle.is_object()) return battle;
    const std::vector<std::string> names = coin_sets_named(battle);
    if (names.empty()) return battle;
    auto rows = load_coin_sets(library, names, file);
    if (!rows) return core::failure(rows.error());
    battle["coin_set"] = std::move(*rows);
    return with_rules_of_sets(std::move(battle), rules_of_sets(library, names));
}

core::Result<Battle, Faults> battle_from_json(const Library& library, Json json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-battle")) return core::failure(Faults{std::move(*other)});
    auto newest = brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    auto whole = with_coin_sets(library, *newest, file);
    if (!whole) return core::failure(with_schema(std::move(whole.error()), library, "battle", *newest, file));
    auto scenario = rules::coin_wars::scenario_from_json(*whole);
    auto complaints = scenario ? std::vector<rules::Complaint>() : rules::coin_wars::review_scenario(*whole).complaints;
    if (auto faults = all_faults(library, *whole, std::move(complaints), file); !scenario || !faults.empty())
        return core::failure(std::move(faults));

    Battle battle;
    battle.title = scenario->title;
    static_cast<Pages&>(battle) = pages_from(*whole);
    battle.json = std::move(*whole);
    battle.scenario = std::move(*scenario);
    return battle;
}

core::Result<Battle, Faults> load_battle(const Library& library, const fs::path& file) {
    auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    auto battle = battle_from_json(library, std::move(*json), core::generic_text(file));
    if (!battle) return battle;
    battle->name = core::text(file.stem());
    battle->file = file;
    return battle;
}

bool is_file_name(std::string_view battle) {
    return battle.find_first_of("/\\") != std::string_view::npos || battle.ends_with(".json") ||
           battle.ends_with(".coinwars");
}

core::Result<Battle, Faults> find_battle(const Library& library, const std::string& name) {
    if (const auto quick = quick_named(name)) return quick_battle(library, *quick);
    if (const auto file = library.find(LibraryKind::Battles, name)) return load_listed(library, *file);
    std::string known;
    for (const LibraryFile& each : library.files(LibraryKind::Battles))
        known += (known.empty() ? "" : ", ") + each.name;
    return core::failure(Faults{fault_of_file(
        rules::excerpt(name), words::say("there is no battle by this name; choose from {1}", words::plain(known)))});
}

Shelf load_battles(const Library& library) {
    Shelf shelf{{}, library.left_out(LibraryKind::Battles)};
    for (const LibraryFile& file : library.files(LibraryKind::Battles)) {
        auto battle = load_listed(library, file);
        if (battle)
            shelf.battles.push_back(std::move(*battle));
        else
            shelf.faults.insert(shelf.faults.end(), battle.error().begin(), battle.error().end());
    }
    // Battles without a year come first, and of them those on a bare table: they are the ones to learn with.
    std::ranges::stable_sort(shelf.battles, {}, [](const Battle& b) {
        return std::tuple(b.year != 0, b.year, b.year == 0 && !b.scenario.terrain.empty());
    });
    return shelf;
}

}  // namespace battles
