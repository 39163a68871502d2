#pragma once
// The parts of which commands, events and states are written. Readers throw a Refusal through their Field
// (json_field.h), writers never fail. Words are the rule book's in snake_case.

#include <string>
#include <vector>

#include "game/kit/json_field.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

const char* word(Trait trait);
const char* word(Coin coin);
const char* word(PowerKind kind);
const char* word(Phase phase);
const char* word(Fate fate);
const char* word(Outcome outcome);
const char* word(Difficulty difficulty);
const char* word(Side side);
const char* word(BurnKind kind);
// As on cards: "physical", "bodiness", ...
const char* word(const ScenePart& part);

Trait trait_from(const Field& field);  // either alias
Coin coin_from(const Field& field);
int number_from(const Field& field);
const std::string& text_from(const Field& field);

// {"power": "offensive", "trait": "bodiness"}
Json power_json(const Power& power);
Power power_from(const Field& field, std::initializer_list<std::string_view> others = {});

Json options_json(const Options& options);
// E_OPTION names the option and what it does not allow.
Options options_from(const Field& field);

// The starting card, without seat and rank.
Json card_json(const StartingCard& card);
StartingCard card_from(const Field& field);
Json purchase_json(const Purchase& purchase);
Purchase purchase_from(const Field& field);
Json sheet_json(const Sheet& sheet);
Json sheet_json(const SheetClaim& claim);
SheetClaim sheet_from(const Field& field);

Json parts_json(const std::vector<ScenePart>& parts);
std::vector<ScenePart> parts_from(const Field& field);
Json scene_card_json(const SceneCard& card);

Json coins_json(const std::vector<TableCoin>& coins);
Json score_json(const Score& score);
Json at_zero_json(const AtZeroCase& at_zero);
// One of each Trait by its word.
template <class Value, class Write>
Json per_trait_json(const PerTrait<Value>& values, Write write) {
    Json json = Json::object();
    for (const Trait trait : kTraits) json[word(trait)] = write(values[trait]);
    return json;
}

}  // namespace rules::coin_rpg
