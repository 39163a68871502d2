// Reading and writing of values that are more than their fields.

#include <algorithm>
#include <array>

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"
#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/contest.h"

namespace rules::coin_rpg {

namespace {

// Also accepts "physical" for Bodiness, and so on.
class TraitKind : public WordKind {
public:
    TraitKind() : WordKind(enum_names(Trait{}), sizeof(Trait)) {}
    void read(const Field& field, void* value) const override {
        const auto alias =
            std::ranges::find_if(scene_words(), [&field](const std::string& word) { return field.json() == word; });
        if (alias == scene_words().end()) return WordKind::read(field, value);
        *static_cast<Trait*>(value) = static_cast<Trait>(alias - scene_words().begin());
    }
    Json schema() const override {
        Json json = WordKind::schema();
        for (const std::string& word : scene_words()) json["enum"].push_back(word);
        return json;
    }
};

class AtZeroChoiceKind : public WordKind {
public:
    AtZeroChoiceKind() : WordKind(enum_names(AtZeroChoice{}), sizeof(AtZeroChoice)) {}
    void read(const Field& field, void* value) const override {
        const std::string& choice = field.text(limits::kTextBytes);
        if (std::ranges::find(enum_names(AtZeroChoice{}), choice) == enum_names(AtZeroChoice{}).end())
            throw Refusal{"bad_choice", "RPG-37", say("Choose Burn, Coolness or Sit it out.")};
        WordKind::read(field, value);
    }
};

// {"trait": "social", "coins": 3}: the word decides which heading is on the card.
class ScenePartKind : public ObjectKind {
public:
    ScenePartKind() : ObjectKind(object_kind<ScenePart>()) {}
    void read(const Field& field, void* value) const override {
        ObjectKind::read(field, value);
        auto& part = *static_cast<ScenePart*>(value);
        const bool is_characters = part.trait < Trait::Coolness && field.json()["trait"] == word(part.trait);
        part.heading = is_characters ? Heading::Character : Heading::Scene;
    }
    Json written(const void* value, const void* match) const override {
        Json json = ObjectKind::written(value, match);
        const auto& part = *static_cast<const ScenePart*>(value);
        if (part.heading == Heading::Scene && part.trait < Trait::Coolness)
            json["trait"] = scene_words()[static_cast<std::size_t>(part.trait)];
        return json;
    }
};

// {"buy": "coin", "trait": "bodiness"}, {"buy": "rating", "trait": "miscellaneous", "misc_name": "Cooking"},
// {"buy": "power", "power": "offensive", "trait": "bodiness", "own": {"name": "Axe", "about": "...", "price": 2}}
class PurchaseKind : public ObjectKind {
public:
    PurchaseKind() : ObjectKind(object_kind<Purchase>()) {}
    void read(const Field& field, void* value) const override {
        auto& purchase = *static_cast<Purchase*>(value);
        purchase.what = rules::read<Purchase::What>(field.at("buy"));
        if (purchase.what == Purchase::What::Power) {
            constexpr std::array<std::string_view, 2> kBeside{"buy", "own"};
            object_kind<Power>().read_with(field, &purchase.power, kBeside);
            if (const auto own = field.find("own")) purchase.own = rules::read<OwnPower>(*own);
            return;
        }
        field.only({"buy", "trait", "misc_name"});
        purchase.trait = rules::read<Trait>(field.at("trait"));
        if (const auto name = field.find("misc_name"))
            purchase.misc_name = rules::read<decltype(purchase.misc_name)>(*name);
    }
    Json written(const void* value, const void* match) const override {
        const Purchase purchase = normalized(*static_cast<const Purchase*>(value));
        Json json{{"buy", word(purchase.what)}};
        if (purchase.what == Purchase::What::Power) {
            object_kind<Power>().write_into(json, &purchase.power, match);
            if (purchase.own) json["own"] = rules::written(*purchase.own);
            return json;
        }
        json["trait"] = word(purchase.trait);
        if (!purchase.misc_name.empty()) json["misc_name"] = purchase.misc_name;
        return json;
    }
    Json schema() const override {
        Json power = object_kind<Power>().schema(), step = ObjectKind::schema();
        power["properties"]["buy"] = {{"const", word(Purchase::What::Power)}};
        power["properties"]["own"] = object_kind<OwnPower>().schema();
        power["required"].push_back("buy");
        for (const char* of_power : {"power", "own"}) step["properties"].erase(of_power);
        step["properties"]["buy"] = {{"enum", {word(Purchase::What::Coin), word(Purchase::What::Rating)}}};
        step["required"] = {"buy", "trait"};
        return {{"anyOf", {step, power}}};
    }
};

class InventionKind : public OptionalKind {
public:
    InventionKind() : OptionalKind(static_cast<const OptionalKind&>(kind_of<std::optional<OwnPower>>())) {}
    // Tables without such Powers keep their old hash.
    void hash(const void* value, core::Hash& hash) const override {
        if (static_cast<const Invention*>(value)->has_value()) OptionalKind::hash(value, hash);
    }
};

// As shown on the table, with its sums.
class ScoreKind : public ObjectKind {
public:
    ScoreKind() : ObjectKind(object_kind<Score>()) {}
    Json written(const void* value, const void* match) const override {
        Json json = ObjectKind::written(value, match);
        const auto& score = *static_cast<const Score*>(value);
        json["character"] = score.character();
        json["scene"] = score.scene();
        json["difference"] = score.difference();
        return json;
    }
    Json schema() const override {
        Json json = ObjectKind::schema();
        for (const char* sum : {"character", "scene", "difference"}) json["properties"][sum] = {{"type", "integer"}};
        return json;
    }
};

// One option after another, so that a refusal can name it.
class OptionsKind : public ObjectKind {
public:
    OptionsKind() : ObjectKind(object_kind<Options>()) {}
    void read(const Field& field, void* value) const override {
        for (const auto& [name, option] : field.members())
            if (!option.json().is_null()) read_option(name, option, value);
    }

private:
    void read_option(const std::string& name, const Field& option, void* value) const {
        const Json alone{{name, option.json()}};
        const auto understood = reading([&] {
            ObjectKind::read(Field(alone, "bad_option"), value);
            return true;
        });
        if (understood && !check_options(*static_cast<const Options*>(value))) return;
        throw Refusal{"bad_option", "RPG-2",
                      say("{1}: {2}", plain(option.pointer()),
                          say("Option {1} does not allow {2}.", plain(name), plain(described(option.json()))))};
    }
};

// The Trait, or "so_cool".
class FuelKind : public Kind {
public:
    void read(const Field& field, void* value) const override {
        if (field.json() != word(PowerKind::SoCool)) *static_cast<Fuel*>(value) = rules::read<Trait>(field);
    }
    Json written(const void* value, const void*) const override {
        const Fuel& fuel = *static_cast<const Fuel*>(value);
        return fuel ? word(*fuel) : word(PowerKind::SoCool);
    }
    void hash(const void* value, core::Hash& hash) const override {
        hash.add(static_cast<const std::optional<Trait>&>(*static_cast<const Fuel*>(value)));
    }
    Json schema() const override {
        Json json = kind_of<Trait>().schema();
        json["enum"].push_back(word(PowerKind::SoCool));
        return json;
    }
};

template <class K>
const Kind& only() {
    static const K kind;
    return kind;
}

}  // namespace

const Kind& field_kind(Trait) { return only<TraitKind>(); }
const Kind& field_kind(AtZeroChoice) { return only<AtZeroChoiceKind>(); }
const rules::Kind& ScenePart::field_kind() { return only<ScenePartKind>(); }
const rules::Kind& Purchase::field_kind() { return only<PurchaseKind>(); }
const rules::Kind& Invention::field_kind() { return only<InventionKind>(); }
const rules::Kind& Score::field_kind() { return only<ScoreKind>(); }
const rules::Kind& Options::field_kind() { return only<OptionsKind>(); }
const rules::Kind& Fuel::field_kind() { return only<FuelKind>(); }

}  // namespace rules::coin_rpg
