// CW-3: coins are data. A row of section 1's table, read and written.

#include <set>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

void read_strength(const Field& row, CoinType& type) {
    row.attempt([&] { type.offense = row.at("offense").integer(0, limits::kStrength); });
    row.attempt([&] { type.defense = row.at("defense").integer(0, limits::kStrength); });
    row.attempt([&] {
        const Field move = row.at("move");
        const double edge = move.number(0, 100);
        if (edge != 3 && edge != 5) move.refuse("must be an edge of the card, 3 or 5");
        type.move = edge;
    });
    row.attempt([&] { type.diameter = row.at("diameter").number(limits::kDiameterLeast, limits::kDiameterMost); });
    row.attempt([&] { type.cents = row.at("cents").integer(0, limits::kCents); });
    row.member("points", [&](const Field& points) { type.points = points.number(0, limits::kPrice); });
    row.member("traits", [&](const Field& traits) {
        for (const Field& trait : traits.items(kTraits.size())) type.*kTraits[trait.choice(trait_words())].has = true;
    });
}

void read_looks(const Field& row, CoinType& type) {
    row.member("metal", [&](const Field& metal) {
        metal.choice({"copper", "nickel", "silver", "golden"});
        type.metal = metal.text(limits::kIdBytes);
    });
    row.member("core", [&](const Field& core) {
        core.choice({"copper", "nickel", "silver", "golden", "hole"});
        type.core = core.text(limits::kIdBytes);
    });
    row.member("design", [&](const Field& design) { type.design = id_from(design); });
    row.member("reeds", [&](const Field& reeds) { type.reeds = reeds.integer(0, 1000); });
    row.member("currency", [&](const Field& currency) { type.currency = currency_from(currency); });
}

CoinType row_from(const Field& row) {
    row.only({"type", "title", "offense", "defense", "move", "diameter", "cents", "points", "traits", "metal", "core",
              "design", "reeds", "currency"});
    CoinType type;
    row.attempt([&] { type.name = id_from(row.at("type")); });
    type.title = type.name;
    row.member("title", [&](const Field& title) { type.title = title.name(limits::kName); });
    read_strength(row, type);
    read_looks(row, type);
    return type;
}

}  // namespace

Words trait_words() {
    Words words;
    for (const Trait& trait : kTraits) words.emplace_back(trait.word);
    return words;
}

std::string currency_from(const Field& field) {
    const std::string& text = field.name(limits::kCurrency);
    const auto first = text.find_first_of("0123456789");
    const std::string_view amount =
        first == std::string::npos ? std::string_view() : std::string_view(text).substr(first);
    const std::size_t length = amount.starts_with("0.00") ? 4 : amount.starts_with("0") ? 1 : 0;
    if (length == 0 || amount.find_first_of("0123456789", length) != std::string_view::npos)
        field.refuse("must say with 0.00 or 0 where the amount stands, as \"$0.00\" does, not " + excerpt(text));
    return text;
}

std::vector<CoinType> coin_set_from(const Field& field) {
    if (field.json().is_string())
        field.refuse("the set " + excerpt(field.json().get<std::string>()) + " is named, its rows are needed");
    std::vector<CoinType> types;
    std::set<std::string> names;
    for (const Field& row : field.items(limits::kTypes)) {
        types.emplace_back();
        row.attempt([&] { types.back() = row_from(row); });
        const std::string& name = types.back().name;
        if (!name.empty() && !names.insert(name).second)
            row.attempt([&] { row.at("type").refuse("the type " + excerpt(name) + " is there twice"); });
    }
    if (types.empty()) field.refuse("at least one coin type is needed");
    return types;
}

Json coin_set_json(const std::vector<CoinType>& types, Detail detail) {
    Json rows = Json::array();
    for (const CoinType& type : types) {
        Json traits = Json::array();
        for (const Trait& trait : kTraits)
            if (type.*trait.has) traits.push_back(trait.word);
        Json row{{"type", type.name}, {"title", type.title},       {"offense", type.offense}, {"defense", type.defense},
                 {"move", type.move}, {"diameter", type.diameter}, {"cents", type.cents},     {"traits", traits}};
        if (detail == Detail::Whole) {
            row["points"] = type.points;
            row["metal"] = type.metal;
            if (!type.core.empty()) row["core"] = type.core;
            if (!type.design.empty()) row["design"] = type.design;
            row["reeds"] = type.reeds;
            if (type.currency != kDollars) row["currency"] = type.currency;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace rules::coin_wars
