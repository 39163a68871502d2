// CW-3: coins are data. Reads and writes a row of section 1's table.

#include <set>

#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

constexpr const char* kDesign =
    "a drawn design: penny, nickel, dime, quarter, half_dollar or dollar; or words joined by hyphens: an emblem, a "
    "border, a value (lily-beads-50, 1_2 for 1/2), or both, if both sides bear the emblem. What is left out follows "
    "from title, cents and traits. The emblems: wheat, oak, maple, wheel, arrows, star, sun, cross, fish, bird, ship, "
    "horseshoe, crown, rose, lily, blossom, key, owl, moon, mask, tower, anchor, shield, mountain, tank, gun, helmet, "
    "warship, fighter, starship, dragon, knight, bow, spear, elephant, wizard; from tank on they are on both sides "
    "unless a value is named";

struct CardEdgeForm {
    void read(const Field& field, double& edge) const {
        edge = field.number(0, 100);
        if (edge != 3 && edge != 5) field.refuse("must be an edge of the card, 3 or 5");
    }
    Json schema() const { return {{"enum", {3, 5}}}; }
};

file::Flags<CoinType> trait_flags() {
    file::Flags<CoinType> flags;
    for (const Trait& trait : kTraits) flags.flags.push_back({trait.word, trait.has});
    return flags;
}

// A definition of its own, because special rules name traits as well.
struct TraitFlags : file::Flags<CoinType> {
    Json schema(Json& definitions) const { return traits_schema(definitions); }
};

const file::Fields<CoinType>& coin_fields() {
    using file::Whole;
    static const auto fields =
        file::Fields<CoinType>()
            .named("coin_type")
            .needed("type", &CoinType::name, IdForm())
            .kept("title", &CoinType::title, file::Text{limits::kName})
            .needed("offense", &CoinType::offense, Whole{0, limits::kStrength})
            .needed("defense", &CoinType::defense, Whole{0, limits::kStrength})
            .needed("move", &CoinType::move, CardEdgeForm(), "the card's edge along which it moves")
            .needed("diameter", &CoinType::diameter, file::Number{limits::kMinDiameter, limits::kMaxDiameter})
            .needed("cents", &CoinType::cents, Whole{0, limits::kCents})
            .kept("traits", std::identity(), TraitFlags{trait_flags()})
            .kept("points", &CoinType::points, file::Number{0, limits::kPrice},
                  "BX-8: the price in a free battle by points; 0: the face value")
            .kept("metal", &CoinType::metal, file::Choice{{"copper", "nickel", "silver", "golden"}})
            .maybe("core", &CoinType::core, file::Choice{{"copper", "nickel", "silver", "golden", "hole"}},
                   "the middle, where it is not of the rim's metal")
            .maybe("design", &CoinType::design, IdForm(), kDesign)
            .kept("reeds", &CoinType::reeds, Whole{0, 1000}, "teeth of the edge, 0 where it is smooth")
            .maybe("currency", &CoinType::currency, CurrencyForm(), kCurrencyMeans)
            .check([](const Field& row, CoinType& type, const file::Nothing&) {
                if (!row.has("title")) type.title = type.name;
            });
    return fields;
}

auto rows() {
    return file::ListOf{file::Object<CoinType>{coin_fields}, limits::kTypes, "at least one coin type is needed"};
}

}  // namespace

Words trait_words() {
    Words words;
    for (const Trait& trait : kTraits) words.emplace_back(trait.word);
    return words;
}

Json traits_schema(Json& definitions) {
    return file::defined(definitions, "traits", [](Json&) { return trait_flags().schema(); });
}

void CurrencyForm::read(const Field& field, std::string& currency) const {
    currency = field.name(limits::kCurrency);
    const auto first = currency.find_first_of("0123456789");
    const std::string_view amount =
        first == std::string::npos ? std::string_view() : std::string_view(currency).substr(first);
    const std::size_t length = amount.starts_with("0.00") ? 4 : amount.starts_with("0") ? 1 : 0;
    if (length == 0 || amount.find_first_of("0123456789", length) != std::string_view::npos)
        field.refuse("must say with 0.00 or 0 where the amount stands, as \"$0.00\" does, not " + excerpt(currency));
}
Json CurrencyForm::schema() const {
    return {{"type", "string"}, {"maxLength", limits::kCurrency}, {"pattern", "^[^0-9]*0(\\.00)?[^0-9]*$"}};
}

void CoinRows::read(const Field& field, std::vector<CoinType>& types) const {
    if (field.json().is_string())
        field.refuse("the set " + excerpt(field.json().get<std::string>()) + " is named, its rows are needed");
    rows().read(field, types, file::Nothing());
    std::set<std::string> names;
    const auto items = field.items(limits::kTypes);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (const std::string& name = types[i].name; !name.empty() && !names.insert(name).second)
            items[i].attempt([&] { items[i].at("type").refuse("the type " + excerpt(name) + " is there twice"); });
}
Json CoinRows::write(const std::vector<CoinType>& types) const { return rows().write(types, file::Nothing()); }
Json CoinRows::schema(Json& definitions) const { return rows().schema_of<std::vector<CoinType>>(definitions); }

std::vector<CoinType> coin_set_from(const Field& field) {
    std::vector<CoinType> types;
    CoinRows().read(field, types);
    return types;
}

Json coin_set_json(const std::vector<CoinType>& types, Detail detail) {
    Json rows = CoinRows().write(types);
    if (detail == Detail::Whole) return rows;
    for (Json& row : rows)
        for (const char* key : {"points", "metal", "core", "design", "reeds", "currency"}) row.erase(key);
    return rows;
}

}  // namespace rules::coin_wars
