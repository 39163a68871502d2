#pragma once
// The words of enumerations in the protocol, the rule book's in snake_case: those of the type are listed in
// its order; the argument only picks the type.

#include <string>
#include <type_traits>
#include <vector>

#include "game/kit/json_story.h"
#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/odds.h"

namespace rules::coin_rpg {

using Words = std::vector<std::string>;
const Words& words_of(Trait);
const Words& words_of(Coin);
const Words& words_of(PowerKind);
const Words& words_of(Purchase::What);
const Words& words_of(Phase);
const Words& words_of(Fate);
const Words& words_of(Outcome);
const Words& words_of(Difficulty);
const Words& words_of(Side);
const Words& words_of(BurnKind);
const Words& words_of(AtZeroChoice);
const Words& words_of(SceneBudget);
const Words& words_of(BurnRecovery);
const Words& words_of(EveryoneOut);
const Words& words_of(DefensivePrice);
const Words& words_of(Policy);
const Words& words_of(Heading);
// Of Bodiness, Braininess and Personality on a Scene card: "physical", "intellectual", "social".
const Words& scene_words();

template <class Enum>
requires std::is_enum_v<Enum>
const std::string& word(Enum each) { return words_of(each)[static_cast<std::size_t>(each)]; }

}  // namespace rules::coin_rpg
