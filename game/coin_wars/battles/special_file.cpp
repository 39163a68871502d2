#include "game/coin_wars/battles/special_file.h"

#include <algorithm>
#include <vector>

#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/kit/player_text.h"

namespace battles {

namespace cw = rules::coin_wars;
namespace file = rules::file;
using rules::Json;

namespace {

struct SpecialFile {
    Json list = Json::array();
};

void add_named(const Json& json, cw::Scenario& table) {
    if (!json.is_structured()) return;
    for (const auto& item : json.items()) {
        const Json& value = item.value();
        if (item.key() == "types" && value.is_array()) {
            for (const Json& type : value)
                if (type.is_string()) table.types.emplace_back().name = type.get<std::string>();
        } else if ((item.key() == "on" || item.key() == "terrain") && value.is_string())
            table.terrain.emplace_back().name = value.get<std::string>();
        else
            add_named(value, table);
    }
}

// A table that has every type and ground that the rules name.
cw::Scenario with_all_named(const Json& list) {
    cw::Scenario table;
    table.width = table.height = cw::limits::kMaxTable;
    add_named(list, table);
    return table;
}

const file::Fields<SpecialFile>& special_fields() {
    static const auto fields = file::Fields<SpecialFile>()
                                   .of_format(kSpecialFormat)
                                   .by(
                                       "rules", file::Need::Needed,
                                       [](const rules::Field& field, SpecialFile& read, const file::Nothing&) {
                                           std::vector<cw::SpecialRule> sound;
                                           cw::SpecialRulesForm().read(field, sound, with_all_named(field.json()));
                                           read.list = field.json();
                                       },
                                       [](const SpecialFile& written, const file::Nothing&) { return written.list; },
                                       [](Json& definitions) { return cw::SpecialRulesForm().schema(definitions); },
                                       "BX-9: for any table that has what they name; single coins have no place here");
    return fields;
}

// As people compare names.
std::string name_of(const Json& rule) {
    const Json name = rule.is_object() ? rule.value("name", Json()) : Json();
    return name.is_string() ? rules::folded(name.get<std::string>()) : std::string();
}

}  // namespace

core::Result<Json, Faults> special_from_json(const Json& json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-special")) return core::failure(Faults{std::move(*other)});
    const auto newest = brought_up(json, file);
    if (!newest) return core::failure(Faults{newest.error()});
    std::vector<rules::Complaint> complaints;
    const rules::Field whole(*newest, "bad_battle", &complaints);
    SpecialFile read;
    whole.attempt([&] { special_fields().read(whole, read, {}); });
    Faults faults;
    for (const auto& complaint : complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    if (!faults.empty()) return core::failure(std::move(faults));
    return std::move(read.list);
}

Json special_file_json(const Json& list) { return special_fields().write({list}, {}); }

Json special_schema() {
    return special_fields().file_schema("A player's own special rules, coinwars-special/1",
                                        "BX-9: each may be added to any battle, in the editor or in the agreement.");
}

Json special_rule_json(const cw::Scenario& table, const cw::SpecialRule& rule) {
    return cw::SpecialRulesForm().write({rule}, table).front();
}

std::optional<cw::SpecialRule> special_rule_at(const cw::Scenario& table, const Json& rule) {
    const Json list = Json::array({rule});
    std::vector<cw::SpecialRule> read;
    const auto sound = rules::reading(
        [&] { return cw::SpecialRulesForm().read(rules::Field(list, "bad_battle"), read, table), true; });
    return sound && !read.empty() ? std::optional(read.front()) : std::nullopt;
}

Json rules_of_sets(const Library& library, const std::vector<std::string>& names) {
    Json all = Json::array();
    for (const std::string& name : names) {
        const auto found = library.find(LibraryKind::Coins, name);
        if (!found) continue;
        const auto set = read_json(found->path);
        if (!set || !set->is_object()) continue;
        const Json special = set->value("special", Json());
        if (special.is_array()) all.insert(all.end(), special.begin(), special.end());
    }
    return all;
}

Json with_rules_of_sets(Json battle, const Json& list) {
    if (list.empty()) return battle;
    Json agreed = battle.value("rules", Json());
    if (agreed.is_null()) agreed = Json::object();
    Json own = agreed.is_object() ? agreed.value("special", Json()) : Json(false);
    if (own.is_null()) own = Json::array();
    if (!own.is_array()) return battle;
    const std::size_t before = own.size();
    const auto is_there = [&](const Json& rule) {
        return std::ranges::any_of(own, [&](const Json& each) { return name_of(each) == name_of(rule); });
    };
    for (const Json& rule : list)
        if (own.size() < cw::limits::kSpecialRules && !is_there(rule)) own.push_back(rule);
    const auto with = [&] {
        Json whole = battle;
        agreed["special"] = own;
        whole["rules"] = agreed;
        return whole;
    };
    const cw::Review review = cw::review_scenario(with());
    const auto& read = review.scenario.advanced.special;
    for (std::size_t i = own.size(); i-- > before;)
        if (i >= read.size() || !cw::concerns_any(review.scenario, read[i])) own.erase(i);
    return own.size() > before ? with() : battle;
}

}  // namespace battles
