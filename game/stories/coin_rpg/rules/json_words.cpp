// The words of the protocol, one list a thing.

#include "game/stories/coin_rpg/rules/json_parts.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

namespace {

constexpr const char* kTraitWords[]{"bodiness", "braininess", "personality", "coolness", "miscellaneous"};
constexpr const char* kSceneWords[]{"physical", "intellectual", "social"};
constexpr const char* kCoinWords[]{"penny", "nickel", "dime", "quarter"};
constexpr const char* kPowerWords[]{"luck",         "so_cool",    "offensive",   "defensive",   "flamebait",
                                    "grabby_hands", "super_cool", "super_trait", "fast_learner"};
constexpr const char* kPhaseWords[]{"characters", "lights", "camera",  "spend_window", "answer", "own_toss",
                                    "reinforce",  "adjust", "at_zero", "narrate",      "ended"};

template <std::size_t Count, class Enum>
const char* among(const char* const (&words)[Count], Enum value) {
    return words[static_cast<std::size_t>(value)];
}

template <std::size_t Count>
std::size_t place_in(const char* const (&words)[Count], const Field& field) {
    return field.choice({words, words + Count});
}

}  // namespace

const char* word(Trait trait) { return among(kTraitWords, trait); }
const char* word(Coin coin) { return among(kCoinWords, coin); }
const char* word(PowerKind kind) { return among(kPowerWords, kind); }
const char* word(Phase phase) { return among(kPhaseWords, phase); }
const char* word(Outcome outcome) { return outcome == Outcome::Finished ? "finished" : "defeat"; }
const char* word(Side side) { return side == Side::Own ? "own" : "scene"; }
const char* word(BurnKind kind) { return kind == BurnKind::Survival ? "survival" : "fuel"; }

const char* word(Fate fate) {
    constexpr const char* kFates[]{"beaten", "lost", "sat_out"};
    return among(kFates, fate);
}

const char* word(Difficulty difficulty) {
    constexpr const char* kDifficulties[]{"easy", "mild", "moderate", "hard", "very_hard"};
    return among(kDifficulties, difficulty);
}

const char* word(const ScenePart& part) {
    const bool alias = part.heading == Heading::Scene && part.trait < Trait::Coolness;
    return alias ? among(kSceneWords, part.trait) : word(part.trait);
}

Trait trait_from(const Field& field) {
    for (std::size_t i = 0; i < std::size(kSceneWords); ++i)
        if (field.json() == kSceneWords[i]) return static_cast<Trait>(i);
    return static_cast<Trait>(place_in(kTraitWords, field));
}

Coin coin_from(const Field& field) { return static_cast<Coin>(place_in(kCoinWords, field)); }

int number_from(const Field& field) { return field.integer(-limits::kNumber, limits::kNumber); }

const std::string& text_from(const Field& field) { return field.text(limits::kTextBytes); }

Json power_json(const Power& power) {
    Json json{{"power", word(power.kind)}};
    if (power.trait) json["trait"] = word(*power.trait);
    return json;
}

Power power_from(const Field& field, std::initializer_list<std::string_view> others) {
    std::vector<std::string_view> keys{"power", "trait"};
    keys.insert(keys.end(), others.begin(), others.end());
    for (const auto& [key, member] : field.members())
        if (std::ranges::find(keys, key) == keys.end()) member.refuse("nothing has this name here");
    const auto trait = field.find("trait");
    return {static_cast<PowerKind>(place_in(kPowerWords, field.at("power"))),
            trait ? std::optional(trait_from(*trait)) : std::nullopt};
}

}  // namespace rules::coin_rpg
