#include "game/battles/check.h"

#include "game/battles/battle.h"
#include "game/battles/coin_set.h"
#include "game/battles/json_file.h"
#include "game/battles/schema.h"
#include "game/rules/json_text.h"
#include "game/rules/session.h"

namespace battles {

namespace {

using rules::Json;
namespace fs = std::filesystem;

Faults check_battle(const fs::path& assets, const Json& json, const std::string& file) {
    const auto battle = battle_from_json(assets, json, file);
    return battle ? Faults{} : battle.error();
}

Faults check_coins(const fs::path& assets, const Json& json, const std::string& file) {
    const auto rows = coin_set_from_json(json, file);
    return rows ? check_schema(assets, "coins", json, file) : rows.error();
}

Faults check_replay(const fs::path& assets, const Json& json, const std::string& file) {
    const auto record = rules::record_from_json(json);
    if (!record) return {fault_from(file, record.error())};
    if (auto faults = check_schema(assets, "replay", json, file); !faults.empty()) return faults;
    const auto session = rules::replay(*record);
    if (session) return {};
    if (session.error().refusal.code == "bad_battle") {
        Fault fault = fault_from(file, session.error().refusal);
        fault.pointer = "/start" + fault.pointer;
        return {fault};
    }
    return {{file, "/steps/" + std::to_string(session.error().step), session.error().refusal.message}};
}

}  // namespace

Faults check_file(const fs::path& assets, const fs::path& file) {
    const auto json = read_json(file);
    if (!json) return {json.error()};
    const std::string name = file.generic_string();
    const bool has_format = json->is_object() && json->contains("format") && (*json)["format"].is_string();
    if (!has_format)
        return {{name, "/format", "is missing: a battle, coin set, save or replay names its format"}};
    const std::string format = (*json)["format"];
    if (format == "coinwars-battle/1") return check_battle(assets, *json, name);
    if (format == kCoinsFormat) return check_coins(assets, *json, name);
    if (format == rules::kRecordFormat) return check_replay(assets, *json, name);
    return {{name, "/format", "the format " + rules::excerpt(format) + " is not known"}};
}

}  // namespace battles
