#include "game/coin_wars/wars/war_file.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/kit/json_text.h"

namespace wars {

namespace {

namespace cw = rules::coin_wars;
namespace fs = std::filesystem;
using battles::Faults;
using rules::Field;
using rules::Json;

// Those that are there when the battle begins, or arrive later; a watcher fights for nobody.
war::Stands stands_of(const cw::Scenario& scenario) {
    war::Stands stands;
    for (const cw::CoinSetup& coin : scenario.coins) {
        if (coin.watching) continue;
        auto& line = coin.side == cw::Side::Heads ? stands.heads : stands.tails;
        line.push_back({coin.id, scenario.type(coin.type).name});
    }
    return stands;
}

// All types that some battle knows. The same type may fight in several: as the first one has it.
void add_coins(war::Plan& plan, const cw::Scenario& scenario) {
    for (const cw::CoinType& type : scenario.types)
        if (!plan.coin(type.name)) plan.coins.push_back({type.name, type.cents, type.diameter});
}

using Types = std::vector<std::pair<std::string, std::vector<cw::CoinType>>>;  // by the place in the file

// Coins go from one battle to the next, so each battle must know them all.
void check_types(const war::Plan& plan, const Types& known, const std::string& file, Faults& faults) {
    for (const auto& [at, types] : known)
        for (const war::CoinRow& coin : plan.coins)
            if (std::ranges::find(types, coin.type, &cw::CoinType::name) == types.end())
                faults.push_back({file, at,
                                  "knows no coins of the type " + rules::excerpt(coin.type) +
                                      ", which fight in other battles of this war"});
}

void bring_in_battles(const battles::Library& library, war::Plan& plan, const std::string& file, Faults& faults) {
    Types known;
    for (std::size_t i = 0; i < plan.places.size(); ++i) {
        war::Place& place = plan.places[i];
        place.stands.reset();
        if (!library.find(battles::Kind::Battles, place.battle)) continue;  // the check says so
        const auto battle = battles::find_battle(library, place.battle);
        if (!battle) {
            faults.insert(faults.end(), battle.error().begin(), battle.error().end());
            continue;
        }
        place.stands = stands_of(battle->scenario);
        if (std::max(place.stands->heads.size(), place.stands->tails.size()) > war::limits::kStands)
            faults.push_back({file, "/places/" + std::to_string(i) + "/battle",
                              "has more than " + std::to_string(war::limits::kStands) + " coins on a side"});
        add_coins(plan, battle->scenario);
        known.emplace_back("/places/" + std::to_string(i) + "/battle", battle->scenario.types);
    }
    check_types(plan, known, file, faults);
}

// A battle of its pack is called by others as the library does.
core::Result<WarFile, Faults> load_listed(const battles::Library& library, const battles::LibraryFile& file) {
    auto war = load_war(library.home_of(file), file.path);
    if (!war) return war;
    war->name = file.name;
    war->origin = file.origin;
    war->pack = file.pack;
    for (war::Place& place : war->plan.places)
        place.battle = library.named_outside(battles::Kind::Battles, place.battle, file.pack);
    war->json = war::to_json(war->plan);
    return war;
}

}  // namespace

core::Result<WarFile, Faults> war_from_json(const battles::Library& library, Json json, const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-war")) return core::failure(Faults{std::move(*other)});
    auto newest = battles::brought_up(std::move(json), file);
    if (!newest) return core::failure(Faults{newest.error()});
    json = std::move(*newest);
    if (auto faults = battles::check_schema(library, "war", json, file); !faults.empty())
        return core::failure(std::move(faults));
    json.erase("$schema");
    json.erase("format");
    auto plan = rules::reading([&] { return war::plan_from(Field(json, "bad_war")); });
    if (!plan) return core::failure(Faults{battles::fault_from(file, plan.error())});
    Faults faults;
    plan->coins.clear();
    bring_in_battles(library, *plan, file, faults);
    if (!faults.empty()) return core::failure(std::move(faults));
    for (const rules::Complaint& complaint : war::complaints_of(*plan))
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    if (!faults.empty()) return core::failure(std::move(faults));
    WarFile read;
    read.json = war::to_json(*plan);
    read.plan = std::move(*plan);
    return read;
}

core::Result<WarFile, Faults> load_war(const battles::Library& library, const fs::path& file) {
    auto json = battles::read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    auto war = war_from_json(library, std::move(*json), file.generic_string());
    if (!war) return war;
    war->name = file.stem().string();
    war->file = file;
    return war;
}

core::Result<WarFile, Faults> find_war(const battles::Library& library, const std::string& name) {
    std::string known;
    for (const battles::LibraryFile& file : library.files(battles::Kind::Wars)) {
        if (file.name == name) return load_listed(library, file);
        known += (known.empty() ? "" : ", ") + file.name;
    }
    if (battles::is_file_name(name)) return load_war(library, core::path(name));
    return core::failure(Faults{battles::fault_of_file(
        rules::excerpt(name), words::say("no war has this name; the wars are {1}", words::plain(known)))});
}

WarShelf load_wars(const battles::Library& library) {
    WarShelf shelf{{}, library.left_out(battles::Kind::Wars)};
    for (const battles::LibraryFile& file : library.files(battles::Kind::Wars)) {
        auto war = load_listed(library, file);
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
