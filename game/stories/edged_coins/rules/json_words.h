#pragma once
// The words of enumerations in the protocol: those of the type are listed in its order; the argument only
// picks the type.

#include <string>
#include <type_traits>
#include <vector>

#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

using Words = std::vector<std::string>;
const Words& words_of(Difficulty);
const Words& words_of(TraitKind);
const Words& words_of(Passive);
const Words& words_of(RankSix);
const Words& words_of(PowerRule);
const Words& words_of(Phase);
const Words& words_of(TossKind);
const Words& words_of(CallKind);
const Words& words_of(DamageBy);
const Words& words_of(Modifier::Of);
const Words& words_of(Purchase);  // its event

template <class Enum>
requires std::is_enum_v<Enum>
const std::string& word(Enum each) { return words_of(each)[static_cast<std::size_t>(each)]; }

}  // namespace rules::edged_coins
