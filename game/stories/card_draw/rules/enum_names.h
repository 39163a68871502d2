#pragma once
// The page's words for what is chosen from a list, as the protocol writes them, and as people read them.

#include <string>
#include <type_traits>
#include <vector>

#include "game/kit/phrases.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

using Words = std::vector<std::string>;
// In the type's order; the argument only picks the type.
const Words& words_of(Back);
const Words& words_of(Kind);
const Words& words_of(Scope);
const Words& words_of(Until);
const Words& words_of(Reason);
const Words& words_of(Which);
const Words& words_of(Success);
const Words& words_of(FraySide);
const Words& words_of(Reshuffling);
const Words& words_of(Phase);
const Words& words_of(Source);
const Words& words_of(Outcome);
const Words& words_of(PairKind);
const Words& words_of(Versus);
const Words& words_of(Ending);
const Words& words_of(Left);
const Words& words_of(FrayEnd);
const Words& words_of(GivenUp);

template <class Enum>
requires std::is_enum_v<Enum>
const std::string& word(Enum each) { return words_of(each)[static_cast<std::size_t>(each)]; }

// In a sentence.
Phrase spoken(Backed card);  // "the queen of hearts (red back)"
Phrase spoken_field(Suit suit);
Phrase spoken(Kind kind);

}  // namespace rules::card_draw
