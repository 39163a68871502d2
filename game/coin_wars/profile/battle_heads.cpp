#include "game/coin_wars/profile/battle_heads.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace cw = rules::coin_wars;
namespace fs = std::filesystem;
using battles::LibraryFile;
using battles::LibraryKind;
using rules::Json;

constexpr const char* kHeadsFormat = "coinwars-heads/1";

// A row of the cache, with the state of the file it was made from.
struct Row {
    std::string written;
    Json head;
};
using Rows = std::map<std::string, Row>;  // by path

fs::path heads_file(const fs::path& profile) { return profile / "battle-heads.json"; }

// Changes when the file is written again; empty if it is missing.
std::string state_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    const auto time = error ? fs::file_time_type() : fs::last_write_time(file, error);
    if (error) return {};
    return std::to_string(size) + " " + std::to_string(time.time_since_epoch().count());
}

// The files that every battle depends on besides its own: coin sets and schemas.
std::string surroundings(const battles::Library& library) {
    std::string all;
    const auto add = [&](const fs::path& file) { all += core::text(file) + " " + state_of(file) + "\n"; };
    for (const LibraryFile& set : library.files(LibraryKind::Coins)) add(set.path);
    add(library.assets() / "schemas" / "battle.schema.json");
    add(library.assets() / "schemas" / "coins.schema.json");
    return all;
}

Json to_json(const BattleHead& head) {
    return {{"title", head.title},  {"era", head.era},
            {"date", head.date},    {"summary", head.summary},
            {"year", head.year},    {"sides", head.sides},
            {"coins", head.coins},  {"turns", head.turns},
            {"bare", head.is_bare}, {"advanced_rules", head.advanced_rules}};
}

std::optional<BattleHead> head_from(const Json& json, const LibraryFile& file) {
    try {
        return BattleHead{file,
                          json.at("title").get<std::string>(),
                          json.at("era").get<std::string>(),
                          json.at("date").get<std::string>(),
                          json.at("summary").get<std::string>(),
                          json.at("year").get<int>(),
                          json.at("sides").get<std::array<std::string, 2>>(),
                          json.at("coins").get<std::array<int, 2>>(),
                          json.at("turns").get<int>(),
                          json.at("advanced_rules").get<int>(),
                          json.at("bare").get<bool>()};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

// Empty if the cache is missing, damaged, or made with other surroundings.
Rows saved_rows(const fs::path& profile, const std::string& around) {
    Rows rows;
    const Json json = profile_json(heads_file(profile));
    if (!json.is_object() || value_or(json, "format", std::string()) != kHeadsFormat ||
        value_or(json, "surroundings", std::string()) != around)
        return rows;
    const auto battles = json.find("battles");
    if (battles == json.end() || !battles->is_array()) return rows;
    for (const Json& row : *battles)
        if (row.is_object())
            rows[value_or(row, "file", std::string())] = {value_or(row, "written", std::string()),
                                                          value_or(row, "head", Json())};
    return rows;
}

void save_rows(const fs::path& profile, const std::string& around, const Rows& rows) {
    Json battles = Json::array();
    for (const auto& [path, row] : rows)
        battles.push_back({{"file", path}, {"written", row.written}, {"head", row.head}});
    const Json list{{"format", kHeadsFormat}, {"surroundings", around}, {"battles", std::move(battles)}};
    // If the cache cannot be saved, it is rebuilt next time.
    (void)platform::write_file(heads_file(profile), list.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

BattleHead head_of(const battles::Battle& battle) {
    const cw::Scenario& scenario = battle.scenario;
    const auto in_force = std::ranges::count_if(cw::advanced_rules(), [&](const cw::AgreedRule& rule) {
        return rule.is_open(scenario) && rule.in_force(scenario);
    });
    return {{battle.file, battle.name, battle.origin, battle.pack},
            battle.title,
            battle.era,
            battle.date,
            battle.summary,
            battle.year,
            {scenario.sides[0].name, scenario.sides[1].name},
            {battle.coins(cw::Side::Heads), battle.coins(cw::Side::Tails)},
            scenario.victory.turns,
            static_cast<int>(in_force),
            scenario.terrain.empty()};
}

BattleHeads battle_heads(const fs::path& profile, const battles::Library& library) {
    const std::string around = surroundings(library);
    const Rows before = saved_rows(profile, around);
    Rows now;
    BattleHeads heads{{}, library.left_out(LibraryKind::Battles)};
    bool is_new = false;
    for (const LibraryFile& file : library.files(LibraryKind::Battles)) {
        const std::string path = core::text(file.path), written = state_of(file.path);
        const auto kept = before.find(path);
        if (kept != before.end() && kept->second.written == written)
            if (auto head = head_from(kept->second.head, file)) {
                now.insert(*kept);
                heads.battles.push_back(std::move(*head));
                continue;
            }
        const auto battle = battles::load_listed(library, file);
        if (!battle) {
            heads.faults.insert(heads.faults.end(), battle.error().begin(), battle.error().end());
            continue;
        }
        heads.battles.push_back(head_of(*battle));
        now[path] = {written, to_json(heads.battles.back())};
        is_new = true;
    }
    if (is_new || now.size() != before.size()) save_rows(profile, around, now);
    std::ranges::stable_sort(heads.battles, {}, [](const BattleHead& head) {
        return std::tuple(head.year != 0, head.year, head.year == 0 && !head.is_bare);
    });
    return heads;
}

std::optional<battles::Battle> battle_of(const battles::Library& library, const LibraryFile& file) {
    auto battle = battles::load_listed(library, file);
    return battle ? std::optional(std::move(*battle)) : std::nullopt;
}

}  // namespace profile
