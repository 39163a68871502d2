#include "game/coin_wars/rules/json_parts.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

// Coins and types of a battle, by name.

// The index of the item with this name; nullopt if there is none.
template <class List, class Name>
std::optional<int> find(const List& list, const std::string& text, Name name) {
    const auto it = std::ranges::find(list, text, name);
    return it == list.end() ? std::nullopt : std::optional(static_cast<int>(it - list.begin()));
}
std::optional<int> find_coin(const Scenario& scenario, const std::string& id) {
    return find(scenario.coins, id, &CoinSetup::id);
}
std::optional<int> find_type(const Scenario& scenario, const std::string& name) {
    return find(scenario.types, name, &CoinType::name);
}

// The coin that the text names, even if it is not a valid id: a bad id is reported only once, at its coin.
std::optional<int> named_coin(const Field& field, const Scenario& scenario) {
    return find_coin(scenario, field.text(limits::kIdBytes));
}

std::vector<int> coins_of_type(const Scenario& scenario, int type, const std::optional<Side>& side) {
    std::vector<int> coins;
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i) {
        const CoinSetup& coin = scenario.coin(i);
        const bool is_it = coin.type == type || scenario.type(coin.type).unit_of == scenario.type(type).name;
        if (is_it && (!side || coin.side == *side)) coins.push_back(i);
    }
    return coins;
}

void need_side(const Field& field, const Scenario& scenario, int coin, Side side) {
    if (scenario.coin(coin).side != side)
        field.refuse("the coin " + excerpt(field.json().get<std::string>()) + " is not of " + word(side));
}

// A list without duplicates.
template <class Read>
std::vector<int> list_from(const Field& field, std::size_t max, const Read& read) {
    std::vector<int> list;
    for (const Field& item : field.items(max))
        item.attempt([&] {
            const int each = read(item);
            if (core::contains(list, each)) item.refuse("is named twice");
            list.push_back(each);
        });
    return list;
}

}  // namespace

Json coin_or_null(const Match& match, int coin) { return coin == kNoCoin ? Json(nullptr) : Json(match.id(coin)); }

Json army_or_null(const Match&, int army) { return army == kNoArmy ? Json(nullptr) : Json(army_id(army)); }

std::string id_from(const Field& field) {
    const std::string& id = field.text(limits::kIdBytes);
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
               c == '.';
    };
    if (id.empty() || !std::ranges::all_of(id, fits))
        field.refuse("must be letters, digits, _, - and dots, not " + excerpt(id));
    return id;
}

int type_from(const Field& field, const Scenario& scenario) {
    // As with coins: what is wrong with a unit's name is told where the unit has it.
    const auto type = find_type(scenario, field.text(limits::kIdBytes));
    if (!type) field.refuse("no coin of the set is called " + excerpt(id_from(field)));
    return *type;
}

std::vector<int> types_from(const Field& field, const Scenario& scenario) {
    std::vector<int> types =
        list_from(field, limits::kTypes, [&](const Field& item) { return type_from(item, scenario); });
    // BX-10: naming a coin includes its units.
    for (int unit = 0; unit < static_cast<int>(scenario.types.size()); ++unit) {
        const std::string& coin = scenario.type(unit).unit_of;
        const auto named = [&](int type) { return scenario.type(type).name == coin; };
        if (!coin.empty() && std::ranges::any_of(types, named) && !core::contains(types, unit)) types.push_back(unit);
    }
    return types;
}

const Terrain& ground_from(const Field& field, const Scenario& scenario) {
    const auto is_meant = [&](const Terrain& ground) { return field.json() == ground.name; };
    const auto ground = std::ranges::find_if(scenario.terrain, is_meant);
    if (ground == scenario.terrain.end()) field.refuse("no terrain is called " + excerpt(field.name(limits::kName)));
    return *ground;
}

int coin_from(const Field& field, const Scenario& scenario, Side side) {
    const auto coin = named_coin(field, scenario);
    if (!coin) field.refuse("no coin is called " + excerpt(id_from(field)));
    need_side(field, scenario, *coin, side);
    return *coin;
}

std::vector<int> coins_from(const Field& field, const Scenario& scenario, Side side) {
    return list_from(field, limits::kCoins, [&](const Field& item) { return coin_from(item, scenario, side); });
}

std::vector<int> named_coins_from(const Field& field, const Scenario& scenario, const std::optional<Side>& side) {
    std::vector<int> coins;
    const auto read = [&](const Field& item) {
        if (const auto coin = named_coin(item, scenario)) {
            if (side) need_side(item, scenario, *coin, *side);
            coins.push_back(*coin);
            return;
        }
        const std::string name = id_from(item);
        const auto type = find_type(scenario, name);
        if (!type) item.refuse("neither a coin nor a coin type is called " + excerpt(name));
        const auto all = coins_of_type(scenario, *type, side);
        coins.insert(coins.end(), all.begin(), all.end());
    };
    for (const Field& item : field.items(limits::kCoins)) item.attempt([&] { read(item); });
    std::ranges::sort(coins);
    coins.erase(std::unique(coins.begin(), coins.end()), coins.end());
    return coins;
}

Field field_of(const Scenario& scenario, const Field& sides, int coin) {
    const Side side = scenario.coin(coin).side;
    const auto first = std::ranges::find(scenario.coins, side, &CoinSetup::side) - scenario.coins.begin();
    const Field list = sides.at(word(side)).at("coins");
    return list.items(limits::kCoins)[static_cast<std::size_t>(coin - first)];
}

Json types_json(const std::vector<int>& types, const Scenario& scenario) {
    return list_json(types, [&](int type) { return scenario.type(type).name; });
}

Json coins_json(const std::vector<int>& coins, const Scenario& scenario) {
    return list_json(coins, [&](int coin) { return scenario.coin(coin).id; });
}

}  // namespace rules::coin_wars
