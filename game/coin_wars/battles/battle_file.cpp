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

// The faults from the readers of rules and pages, then the schema's additional ones.
Faults all_faults(const Library& library, const Json& json, std::vector<rules::Complaint> complaints,
                  const std::vector<rules::Complaint>& of_pages, const std::string& file) {
    complaints.insert(complaints.end(), of_pages.begin(), of_pages.end());
    Faults faults;
    for (const auto& complaint : complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    return with_schema(std::move(faults), library, "battle", json, file);
}

// Replaces named coin sets with their rows, in order.
Faults inline_coin_sets(const Library& library, Json& battle, const std::string& file) {
    if (!battle.is_object()) return {};
    const std::vector<std::string> names = coin_sets_named(battle);
    if (names.empty()) return {};
    auto rows = load_coin_sets(library, names, file);
    if (!rows) return rows.error();
    battle["coin_set"] = std::move(*rows);
    battle = with_rules_of_sets(std::move(battle), rules_of_sets(library, names));
    return {};
}

// Brought up to the newest format, with its coin sets' rows.
core::Result<Json, Faults> whole_of(const Library& library, Json json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-battle")) return core::failure(Faults{std::move(*other)});
    auto newest = brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    if (auto faults = inline_coin_sets(library, *newest, file); !faults.empty())
        return core::failure(with_schema(std::move(faults), library, "battle", *newest, file));
    return std::move(*newest);
}

Faults unknown_battle(const Library& library, const std::string& name) {
    std::string known;
    for (const LibraryFile& each : library.files(LibraryKind::Battles))
        known += (known.empty() ? "" : ", ") + each.name;
    return {fault_of_file(rules::excerpt(name),
                          words::say("there is no battle by this name; choose from {1}", words::plain(known)))};
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

core::Result<Battle, Faults> battle_from_json(const Library& library, Json json, const std::string& file) {
    auto whole = whole_of(library, std::move(json), file);
    if (!whole) return core::failure(whole.error());
    library.count_parsed();
    auto scenario = rules::coin_wars::scenario_from_json(*whole);
    auto complaints = scenario ? std::vector<rules::Complaint>() : rules::coin_wars::review_scenario(*whole).complaints;
    PagesReview read = review_pages(*whole);
    auto faults = all_faults(library, *whole, std::move(complaints), read.complaints, file);
    if (!scenario || !faults.empty()) return core::failure(std::move(faults));

    Battle battle;
    battle.title = scenario->title;
    static_cast<Pages&>(battle) = std::move(read.pages);
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
    if (const auto file = library.find(LibraryKind::Battles, name)) return load_listed(library, *file);
    if (const auto quick = quick_named(name)) return quick_battle(library, *quick);
    return core::failure(unknown_battle(library, name));
}

core::Result<Json, Faults> find_battle_json(const Library& library, const std::string& name) {
    const auto file = library.find(LibraryKind::Battles, name);
    if (const auto quick = quick_named(name); quick && !file) return whole_of(library, quick_battle_json(*quick), name);
    if (!file) return core::failure(unknown_battle(library, name));
    auto json = read_json(file->path);
    if (!json) return core::failure(Faults{json.error()});
    return whole_of(library.home_of(*file), std::move(*json), core::generic_text(file->path));
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
