// BX-10, units: several kinds of one coin on a side, each with its own name and rules.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

using Names = std::map<std::string, std::string>;

struct NameKey {
    const char* key;
    Names SideSetup::*names;
};
constexpr NameKey kNameKeys[] = {{"name", &SideSetup::names},
                                 {"plural", &SideSetup::plurals},
                                 {"short_name", &SideSetup::short_names},
                                 {"short_plural", &SideSetup::short_plurals}};

CoinType unit_from(const Scenario& scenario, const std::string& key, const Field& field, Side side) {
    if (core::contains(scenario.types, key, &CoinType::name))
        field.refuse("a coin or another unit is called " + excerpt(key));
    const Field coin = field.at("coin");
    const CoinType& base = scenario.type(type_from(coin, scenario));
    if (!base.unit_of.empty()) coin.refuse("must be a coin of the set, not a unit");
    CoinType unit = base;
    unit.name = key;
    unit.unit_of = base.name;
    unit.unit_side = side;
    unit.title = field.at("name").name(limits::kName);
    field.member("design", [&](const Field& design) { unit.design = id_from(design); });
    return unit;
}

void read_unit(Scenario& scenario, const std::string& key, const Field& field, Side side) {
    field.only({"coin", "name", "plural", "short_name", "short_plural", "design"});
    if (scenario.types.size() >= limits::kTypes) field.refuse("more kinds of coins and units than a battle holds");
    const Json as_id(key);
    if (!reading([&] { return id_from(Field(as_id, "bad_battle")); }))
        field.refuse("its key must be letters, digits, _, - and dots, not " + excerpt(key));
    scenario.types.push_back(unit_from(scenario, key, field, side));
    for (const NameKey& each : kNameKeys)
        field.member(each.key, [&](const Field& name) {
            (scenario.sides[index(side)].*each.names)[key] = name.name(limits::kName);
        });
}

// Known by its key all the same, so that whatever names it has no fault of its own.
CoinType unread_unit(const Scenario& scenario, const std::string& key, const Field& field, Side side) {
    CoinType unit;
    unit.diameter = 0;
    (void)reading([&] {
        unit = scenario.type(type_from(field.at("coin"), scenario));
        return true;
    });
    unit.unit_of = unit.name;
    unit.name = key;
    unit.unit_side = side;
    return unit;
}

bool is_unit(const Scenario& scenario, const std::string& type) {
    const auto it = std::ranges::find(scenario.types, type, &CoinType::name);
    return it != scenario.types.end() && !it->unit_of.empty();
}

}  // namespace

void read_units(Scenario& scenario, const Field& units, Side side) {
    for (const auto& member : units.members()) {
        member.second.attempt([&] { read_unit(scenario, member.first, member.second, side); });
        if (!core::contains(scenario.types, member.first, &CoinType::name))
            scenario.types.push_back(unread_unit(scenario, member.first, member.second, side));
    }
}

Json units_json(const Scenario& scenario, Side side) {
    Json units = Json::object();
    for (const CoinType& unit : scenario.types) {
        if (unit.unit_of.empty() || unit.unit_side != side) continue;
        Json json{{"coin", unit.unit_of}, {"name", unit.title}};
        for (const NameKey& each : kNameKeys) {
            const Names& names = scenario.sides[index(side)].*each.names;
            if (const auto name = names.find(unit.name); name != names.end()) json[each.key] = name->second;
        }
        const auto base = std::ranges::find(scenario.types, unit.unit_of, &CoinType::name);
        if (!unit.design.empty() && (base == scenario.types.end() || base->design != unit.design))
            json["design"] = unit.design;
        units[unit.name] = std::move(json);
    }
    return units;
}

Json units_schema(Json& definitions) {
    const Json name = file::Text{limits::kName, Lines::One, 1}.schema(), id = IdForm().schema(definitions);
    Json properties{{"coin", id}, {"name", name}};
    for (const NameKey& each : kNameKeys) properties[each.key] = name;
    properties["design"] = id;
    const Json unit{{"type", "object"},
                    {"required", {"coin", "name"}},
                    {"additionalProperties", false},
                    {"properties", properties}};
    return {{"type", "object"}, {"additionalProperties", unit}};
}

Names names_without_units(const Scenario& scenario, const Names& names) {
    Names others = names;
    std::erase_if(others, [&](const auto& each) { return is_unit(scenario, each.first); });
    return others;
}

}  // namespace rules::coin_wars
