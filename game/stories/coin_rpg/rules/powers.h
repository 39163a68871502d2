#pragma once
// RPG-69 to 82: the Powers there are, and which of them are linked to a Trait.

#include <array>
#include <optional>

#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

enum class PowerKind {
    Luck,
    SoCool,
    Offensive,
    Defensive,
    Flamebait,
    GrabbyHands,
    SuperCool,
    SuperTrait,
    FastLearner
};
WORDS_OF(PowerKind, "luck", "so_cool", "offensive", "defensive", "flamebait", "grabby_hands", "super_cool",
         "super_trait", "fast_learner")
inline constexpr std::array kPowerKinds{PowerKind::Luck,      PowerKind::SoCool,     PowerKind::Offensive,
                                        PowerKind::Defensive, PowerKind::Flamebait,  PowerKind::GrabbyHands,
                                        PowerKind::SuperCool, PowerKind::SuperTrait, PowerKind::FastLearner};

struct Power {
    PowerKind kind{};
    std::optional<Trait> trait{};  // of those that are linked to one
    FIELDS(under("power", kind), maybe(trait))
};

// RPG-74, 75, 81
bool is_linked(PowerKind kind);
// Linked if it has to be, and to a Trait that is not barred (RPG-81: no Super Trait for Coolness).
bool has_fitting_link(const Power& power);

Phrase name_of(PowerKind kind);
// "Offensive (Bodiness)"
Phrase name_of(const Power& power);

}  // namespace rules::coin_rpg
