// Events in the protocol's words: coins and Armies by id.

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/named.h"

namespace rules {

namespace {

using coin_wars::Trait;
using TraitRow = const Trait*;

TraitRow trait_from(const Field& field) { field.refuse("cannot be read: the game computes it"); }
Json trait_json(const TraitRow& trait) { return trait->word; }
void hash_trait(const TraitRow& trait, core::Hash& hash) { hash.add(std::string_view(trait->word)); }
Json trait_schema() { return {{"enum", coin_wars::trait_words()}}; }

}  // namespace

template <>
struct KindOf<TraitRow> {
    static const Kind& get() {
        static const KindFrom<TraitRow> kind({trait_from, trait_json, hash_trait, trait_schema});
        return kind;
    }
};

}  // namespace rules

namespace rules::coin_wars {

DEFINE_SPECIAL_MEMBERS(Event)

namespace {

// A number that a Match translates to an id.
class IdKind : public NumberKind {
public:
    using IdOf = Json (*)(const Match& match, int number);
    IdKind(const char* title, IdOf id_of) : NumberKind(title, {}), title_(title), id_of_(id_of) {}
    Json written(const void* value, const void* match) const override {
        return id_of_(*static_cast<const Match*>(match), *static_cast<const int*>(value));
    }
    Json schema() const override { return {{"type", {"string", "null"}}, {"title", title_}}; }

private:
    const char* title_;
    IdOf id_of_;
};

// The total that a single target must withstand, with dice.
int force(const Strike& strike) {
    int force = strike.offense;
    for (const Die& die : strike.dice)
        if (die.adds_to == Die::For::Offense) force += die.roll;
    return force;
}
void fit(Json& json, const Strike& strike) {
    if (strike.damage_to_armored < 0) json.erase("damage_to_armored");
    if (strike.target_army == kNoArmy) json["damage"] = force(strike);
}

// Removes the fields that do not apply: losses and a split have different ones.
void fit(Json& json, const Decision& decision) {
    if (decision.kind == Decision::Kind::Losses) json.erase("split");
    if (decision.damage_to_armored < 0) json.erase("damage_to_armored");
    if (decision.kind == Decision::Kind::Split)
        for (const char* key : {"damage", "damage_to_armored", "attacker", "proposal", "losses"}) json.erase(key);
}

}  // namespace

const Kind& id_kind(int none) {
    static const IdKind coin("coin", coin_or_null), army("Army", army_or_null);
    return none == kNoCoin ? coin : army;
}

Json CoinWars::to_json(const Match& match, const Event& event) {
    Json json{{"event", word_of(event)}};
    write_fields(json, event, &match);
    visit(
        [&](const auto& each) {
            if constexpr (requires { each.strike; }) fit(json, each.strike);
            if constexpr (requires { each.decision; }) fit(json, each.decision);
        },
        event);
    return json;
}

Json decision_json(const Match& match, const Decision& decision) {
    Json json = CoinWars::to_json(match, Awaited{decision});
    json.erase("event");
    return json;
}

Json CoinWars::event_schema() { return schema_of(NamedOf<Event>::list(), "event"); }

}  // namespace rules::coin_wars
