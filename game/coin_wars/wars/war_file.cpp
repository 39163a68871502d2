#include "game/coin_wars/wars/war_file.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battles.h"
#include "game/kit/json_text.h"

namespace wars {

namespace {

namespace fs = std::filesystem;
using battles::Faults;
using rules::Field;
using rules::Json;

// The readable rest of the file: without the members at fault, and with empty texts where they are missing. The schema
// reports anything still unreadable.
Json without(Json json, const Faults& faults) {
    if (faults.empty() || !json.is_object()) return json;
    for (const battles::Fault& fault : faults) {
        const Json::json_pointer place(fault.pointer);
        if (place.empty() || fault.pointer == "/leaders" || !json.contains(place))
            continue;  // the fault is about something else
        if (Json& parent = json[place.parent_pointer()]; parent.is_object()) parent.erase(place.back());
    }
    for (const char* text : {"title", "summary"})
        if (!json.contains(text)) json[text] = "";
    return json;
}

// In a pack, its battles are named as by the library.
core::Result<WarFile, Faults> load_listed_war(const battles::Library& library, const battles::LibraryFile& file) {
    auto war = load_war(library.home_of(file), file.path);
    if (!war) return war;
    war->name = file.name;
    war->origin = file.origin;
    war->pack = file.pack;
    for (war::Place& place : war->plan.places)
        place.battle = library.named_outside(battles::LibraryKind::Battles, place.battle, file.pack);
    war->json = war::to_json(war->plan);
    return war;
}

}  // namespace

core::Result<WarFile, Faults> war_from_json(const battles::Library& library, Json json, const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-war")) return core::failure(Faults{std::move(*other)});
    auto newest = battles::brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    json = std::move(*newest);
    Faults faults = battles::check_schema(library, "war", json, file);
    json.erase("$schema");
    json.erase("format");
    auto plan = rules::reading([&] { return war::plan_from(Field(without(json, faults), "bad_war")); });
    if (!plan) return core::failure(faults.empty() ? Faults{battles::fault_from(file, plan.error())} : faults);
    plan->coins.clear();
    bring_in_battles(library, *plan, file, faults);
    const auto is_around_a_fault = [&, read = faults.size()](const std::string& pointer) {
        return std::any_of(faults.begin(), faults.begin() + static_cast<std::ptrdiff_t>(read),
                           [&](const battles::Fault& fault) { return fault.pointer.starts_with(pointer + "/"); });
    };
    for (const rules::Complaint& complaint : war::complaints_of(*plan))
        if (!is_around_a_fault(complaint.pointer))
            faults.push_back({file, complaint.pointer, words::english(complaint.reason), complaint.reason});
    if (!faults.empty()) return core::failure(std::move(faults));
    WarFile read;
    read.json = war::to_json(*plan);
    read.plan = std::move(*plan);
    return read;
}

core::Result<WarFile, Faults> load_war(const battles::Library& library, const fs::path& file) {
    auto json = battles::read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    auto war = war_from_json(library, std::move(*json), core::generic_text(file));
    if (!war) return war;
    war->name = core::text(file.stem());
    war->file = file;
    return war;
}

core::Result<WarFile, Faults> find_war(const battles::Library& library, const std::string& name) {
    std::string known;
    for (const battles::LibraryFile& file : library.files(battles::LibraryKind::Wars)) {
        if (file.name == name) return load_listed_war(library, file);
        known += (known.empty() ? "" : ", ") + file.name;
    }
    if (battles::is_file_name(name)) return load_war(library, core::path(name));
    return core::failure(Faults{battles::fault_of_file(
        rules::excerpt(name), words::say("no war has this name; the wars are {1}", words::plain(known)))});
}

WarShelf load_wars(const battles::Library& library) {
    WarShelf shelf{{}, library.left_out(battles::LibraryKind::Wars)};
    for (const battles::LibraryFile& file : library.files(battles::LibraryKind::Wars)) {
        auto war = load_listed_war(library, file);
        if (war)
            shelf.wars.push_back(std::move(*war));
        else
            shelf.faults.insert(shelf.faults.end(), war.error().begin(), war.error().end());
    }
    std::ranges::stable_sort(shelf.wars, {},
                             [](const WarFile& one) { return std::pair(one.plan.year == 0, one.plan.year); });
    return shelf;
}

}  // namespace wars
