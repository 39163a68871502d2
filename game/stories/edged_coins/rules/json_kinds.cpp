// Reading and writing a card's skills and chances.

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

namespace {

template <TraitKind kOf>
TraitsOf<kOf> traits_from(const Field& field) {
    TraitsOf<kOf> traits;
    for (const auto& [name, rank] : field.members()) traits.push_back({name, read<int>(rank)});
    return traits;
}
template <TraitKind kOf>
Json traits_json(const TraitsOf<kOf>& traits) {
    Json json = Json::object();
    for (const Trait& trait : traits) json[trait.name] = trait.rank;
    return json;
}
template <TraitKind kOf>
void hash_traits(const TraitsOf<kOf>& traits, core::Hash& hash) {
    kind_of<std::vector<Trait>>().hash(&traits, hash);
}
Json traits_schema() { return {{"type", "object"}, {"additionalProperties", {{"type", "integer"}}}}; }

ExactChance chance_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
Json chance_json(const ExactChance& chance) {
    return {{"over", chance.exact()->over}, {"under", chance.exact()->under}};
}
void hash_chance(const ExactChance& chance, core::Hash& hash) { hash.add(chance.value()); }
Json chance_schema() {
    return {{"type", "object"}, {"properties", {{"over", {{"type", "integer"}}}, {"under", {{"type", "integer"}}}}}};
}

Additions additions_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
Json additions_json(const Additions& later) { return written(later.continuing); }
void hash_additions(const Additions& later, core::Hash& hash) {
    if (!later.continuing.empty()) kind_of<std::vector<Continuing>>().hash(&later.continuing, hash);
}
Json additions_schema() { return kind_of<std::vector<Continuing>>().schema(); }

}  // namespace

const rules::Kind& Additions::field_kind() {
    return kind_by<Additions, additions_from, additions_json, hash_additions, additions_schema>();
}
template <TraitKind kOf>
const rules::Kind& TraitsOf<kOf>::field_kind() {
    return kind_by<TraitsOf, traits_from<kOf>, traits_json<kOf>, hash_traits<kOf>, traits_schema>();
}
template const rules::Kind& TraitsOf<TraitKind::Skill>::field_kind();
template const rules::Kind& TraitsOf<TraitKind::Resistance>::field_kind();
const rules::Kind& ExactChance::field_kind() {
    return kind_by<ExactChance, chance_from, chance_json, hash_chance, chance_schema>();
}

}  // namespace rules::edged_coins
