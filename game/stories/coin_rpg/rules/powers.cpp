#include "game/stories/coin_rpg/rules/powers.h"

namespace rules::coin_rpg {

bool is_linked(PowerKind kind) {
    return kind == PowerKind::Offensive || kind == PowerKind::Defensive || kind == PowerKind::SuperTrait;
}

bool has_fitting_link(const Power& power) {
    if (is_linked(power.kind) != power.trait.has_value()) return false;
    return power.kind != PowerKind::SuperTrait || power.trait != Trait::Coolness;
}

Phrase name_of(PowerKind kind) {
    switch (kind) {
        case PowerKind::Luck:
            return say("Luck");
        case PowerKind::SoCool:
            return say("So Cool");
        case PowerKind::Offensive:
            // Translators: a Power of Coin Wars the RPG.
            return say("Offensive");
        case PowerKind::Defensive:
            // Translators: a Power of Coin Wars the RPG.
            return say("Defensive");
        case PowerKind::Flamebait:
            return say("Flamebait");
        case PowerKind::GrabbyHands:
            return say("Grabby Hands");
        case PowerKind::SuperCool:
            return say("Super Cool");
        case PowerKind::SuperTrait:
            return say("Super Trait");
        case PowerKind::FastLearner:
            return say("Fast Learner");
    }
    return {};
}

Phrase name_of(const Power& power) {
    if (!power.trait) return name_of(power.kind);
    // Translators: a Power and the Trait it is linked to: "Offensive (Bodiness)".
    return say("{1} ({2})", name_of(power.kind), name_of(*power.trait));
}

}  // namespace rules::coin_rpg
