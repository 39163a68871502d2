#pragma once
// RPG-3 to 6, RPG-30: the five Traits and the coins they toss.

#include <algorithm>
#include <array>
#include <cstddef>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/kit/phrases.h"

namespace rules::coin_rpg {

enum class Trait { Bodiness, Braininess, Personality, Coolness, Miscellaneous };
ENUM_NAMES(Trait, "bodiness", "braininess", "personality", "coolness", "miscellaneous")
inline constexpr std::array kTraits{Trait::Bodiness, Trait::Braininess, Trait::Personality, Trait::Coolness,
                                    Trait::Miscellaneous};
const rules::Kind& field_kind(Trait);  // also reads "physical" etc.

// One value for each Trait.
template <class Value>
struct PerTrait {
    Value bodiness{}, braininess{}, personality{}, coolness{}, miscellaneous{};

    Value& operator[](Trait trait) { return this->*place(trait); }
    const Value& operator[](Trait trait) const { return this->*place(trait); }
    FIELDS(bodiness, braininess, personality, coolness, miscellaneous)

private:
    static Value PerTrait::*place(Trait trait) {
        constexpr std::array kPlaces{&PerTrait::bodiness, &PerTrait::braininess, &PerTrait::personality,
                                     &PerTrait::coolness, &PerTrait::miscellaneous};
        return kPlaces[static_cast<std::size_t>(trait)];
    }
};

// Denominations in ascending order.
enum class Coin { Penny, Nickel, Dime, Quarter };
ENUM_NAMES(Coin, "penny", "nickel", "dime", "quarter")

constexpr int positives(Coin coin) { return static_cast<int>(coin) + 1; }   // Heads
constexpr int negatives(Coin coin) { return coin == Coin::Penny ? 1 : 2; }  // Tails
// `steps` up, at most to a Quarter, or down (negative), at least to a Penny.
constexpr Coin stepped(Coin coin, int steps) {
    return static_cast<Coin>(std::clamp(static_cast<int>(coin) + steps, 0, 3));
}

// "Bodiness", "Penny"
Phrase name_of(Trait trait);
Phrase name_of(Coin coin);
// "Pennies"; "1 Penny", "3 Pennies"
Phrase many_of(Coin coin);
Phrase counted(Coin coin, int count);
// Bodiness, Braininess and Personality on a Scene card: "physical", "intellectual", "social".
const Words& scene_words();

}  // namespace rules::coin_rpg
