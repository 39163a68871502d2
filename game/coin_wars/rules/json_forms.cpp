#include "game/coin_wars/rules/json_forms.h"

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

constexpr std::size_t kMaxSets = 16;
constexpr std::size_t kSetName = 80;

}  // namespace

void IdForm::read(const Field& field, std::string& id) const {
    if (field.json().is_string()) id = field.json().get<std::string>();
    id = id_from(field);
}
Json IdForm::schema(Json& definitions) const {
    return file::defined(definitions, "id", [](Json&) {
        return Json{{"type", "string"}, {"pattern", "^[A-Za-z0-9_.-]{1,32}$"}};
    });
}

void CoinSetNames::read(const Field& field, std::vector<std::string>& names) const {
    if (!field.json().is_array()) {
        names = {field.text(kSetName)};
        return;
    }
    names.clear();
    for (const Field& name : field.items(kMaxSets)) names.push_back(name.text(kSetName));
    if (names.empty()) field.refuse("at least one coin set is needed");
}
Json CoinSetNames::write(const std::vector<std::string>& names) const {
    return names.size() == 1 ? Json(names.front()) : Json(names);
}
Json CoinSetNames::schema(Json& definitions) const {
    const Json set = file::defined(definitions, "set", [](Json&) {
        return Json{{"type", "string"}, {"pattern", "^[a-z0-9_-]{1,32}(@[a-z0-9_-]{1,32})?$"}};
    });
    return {{"anyOf", {set, {{"type", "array"}, {"minItems", 1}, {"maxItems", kMaxSets}, {"items", set}}}}};
}

Json ids_schema(Json& definitions) {
    return file::defined(definitions, "ids", [](Json& within) {
        return Json{{"type", "array"}, {"maxItems", limits::kCoins}, {"items", IdForm().schema(within)}};
    });
}

void TypesForm::read(const Field& field, std::vector<int>& types, const Scenario& scenario) const {
    types = types_from(field, scenario);
}
Json TypesForm::write(const std::vector<int>& types, const Scenario& scenario) const {
    return types_json(types, scenario);
}

void CoinsForm::read(const Field& field, std::vector<int>& coins, const Scenario& scenario) const {
    coins = named_coins_from(field, scenario, std::nullopt);
}
Json CoinsForm::write(const std::vector<int>& coins, const Scenario& scenario) const {
    return coins_json(coins, scenario);
}

void PolygonForm::read(const Field& field, std::vector<Vec2>& polygon, const Scenario& scenario) const {
    field.items(max);
    polygon = polygon_from(field, scenario.width, scenario.height);
}
Json PolygonForm::schema(Json& definitions) const {
    const auto made = [this](Json& within) {
        const Json point = file::defined(within, "point", [](Json&) { return file::Point{limits::kPoint}.schema(); });
        return Json{{"type", "array"}, {"minItems", 3}, {"maxItems", max}, {"items", point}};
    };
    return max == limits::kPolygonPoints ? file::defined(definitions, "polygon", made) : made(definitions);
}

}  // namespace rules::coin_wars
