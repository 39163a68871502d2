#pragma once
// The temper in which a bot plays a side, at any level: how it values ground, strikes and distances.

#include <optional>
#include <string_view>

#include "engine/words/phrase.h"
#include "game/coin_wars/bots/weights.h"
#include "game/kit/fields.h"

namespace bots {

enum class Temper {
    Hold,      // stays on its ground and lets the enemy come
    Balanced,  // as the position requires
    Press,     // attacks, at some risk
};
ENUM_NAMES(Temper, "hold", "balanced", "press")

words::Key display_name(Temper temper);
words::Key about(Temper temper);  // a sentence: how it plays
std::optional<Temper> temper_name(std::string_view word);
Weights tempered(Weights weights, Temper temper);

}  // namespace bots
