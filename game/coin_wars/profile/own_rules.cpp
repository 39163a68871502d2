#include "game/coin_wars/profile/own_rules.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/player_text.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using rules::Json;

fs::path own_rules_in(const fs::path& profile) { return profile / "special-rules.json"; }

// As people compare names.
std::string rule_name(const Json& rule) { return rules::folded(value_or(rule, "name", std::string())); }

core::Result<void, words::Phrase> keep(const fs::path& profile, const Json& list) {
    return save_json(own_rules_in(profile), battles::special_file_json(list));
}

}  // namespace

core::Result<Json, words::Phrase> load_own_rules(const fs::path& profile) {
    const fs::path file = own_rules_in(profile);
    std::error_code error;
    if (!fs::exists(file, error)) return Json::array();
    const auto json = battles::read_json(file);
    if (!json) return core::failure(battles::told(json.error()));
    auto list = battles::special_from_json(*json, core::text(file.filename()));
    if (!list) return core::failure(battles::told(list.error().front()));
    return std::move(*list);
}

words::Phrase why_not_saved(const Json& kept, const Json& rule) {
    if (std::ranges::any_of(kept, [&](const Json& each) { return rule_name(each) == rule_name(rule); }))
        return words::say("You keep a rule of this name already.");
    if (kept.size() >= rules::coin_wars::limits::kSpecialRules) return words::say("There is no room for more.");
    const auto read = battles::special_from_json(battles::special_file_json(Json::array({rule})), "");
    if (read) return {};
    const auto names_coins = [](const battles::Fault& fault) {
        return fault.pointer.find("/coins") != std::string::npos;
    };
    return std::ranges::any_of(read.error(), names_coins)
               ? words::say("It names single coins, which no other battle has.")
               : words::say("Fix the problems first.");
}

core::Result<void, words::Phrase> add_own_rule(const fs::path& profile, const Json& rule) {
    auto list = load_own_rules(profile);
    if (!list) return core::failure(list.error());
    if (const words::Phrase why = why_not_saved(*list, rule); !why.empty()) return core::failure(why);
    list->push_back(rule);
    return keep(profile, *list);
}

core::Result<void, words::Phrase> remove_own_rule(const fs::path& profile, const std::string& name) {
    auto list = load_own_rules(profile);
    if (!list) return core::failure(list.error());
    Json left = Json::array();
    for (const Json& rule : *list)
        if (rule_name(rule) != rules::folded(name)) left.push_back(rule);
    return keep(profile, left);
}

}  // namespace profile
