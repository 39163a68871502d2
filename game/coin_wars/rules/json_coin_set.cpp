// CW-3: coins are data. A row of section 1's table, read and written.

#include <set>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

CoinType row_from(const Field& row) {
    row.only({"type", "title", "offense", "defense", "move", "diameter", "cents", "points", "traits", "metal", "core",
              "design", "reeds", "currency"});
    CoinType type;
    type.name = id_from(row.at("type"));
    const auto title = row.find("title");
    type.title = title ? title->text(limits::kNameBytes) : type.name;
    type.offense = row.at("offense").integer(0, limits::kStrength);
    type.defense = row.at("defense").integer(0, limits::kStrength);
    const Field move = row.at("move");
    type.move = move.number(0, 100);
    if (type.move != 3 && type.move != 5) move.refuse("must be an edge of the card, 3 or 5");
    type.diameter = row.at("diameter").number(limits::kDiameterLeast, limits::kDiameterMost);
    type.cents = row.at("cents").integer(0, limits::kCents);
    if (const auto points = row.find("points")) type.points = points->number(0, limits::kPrice);
    if (const auto traits = row.find("traits"))
        for (const Field& trait : traits->items(kTraits.size())) type.*kTraits[trait.choice(trait_words())].has = true;
    if (const auto metal = row.find("metal")) {
        metal->choice({"copper", "nickel", "silver", "golden"});
        type.metal = metal->text(limits::kIdBytes);
    }
    if (const auto core = row.find("core")) {
        core->choice({"copper", "nickel", "silver", "golden", "hole"});
        type.core = core->text(limits::kIdBytes);
    }
    if (const auto design = row.find("design")) type.design = id_from(*design);
    if (const auto reeds = row.find("reeds")) type.reeds = reeds->integer(0, 1000);
    if (const auto currency = row.find("currency")) type.currency = currency_from(*currency);
    return type;
}

}  // namespace

Words trait_words() {
    Words words;
    for (const Trait& trait : kTraits) words.emplace_back(trait.word);
    return words;
}

std::string currency_from(const Field& field) {
    const std::string& text = field.text(limits::kCurrencyBytes);
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
        types.push_back(row_from(row));
        if (!names.insert(types.back().name).second)
            row.at("type").refuse("the type " + excerpt(types.back().name) + " is there twice");
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
