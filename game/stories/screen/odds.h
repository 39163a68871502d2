#pragma once
// Chances as the story games print them.

#include <cstdint>
#include "engine/core/rational.h"
#include "engine/words/phrase.h"

namespace screens {

// "81.6 %"
words::Phrase percent(const core::Chance& chance);
// The same with its fraction if that is short: "81.3 % (13/16)".
inline constexpr std::int64_t kShortFraction = 999;  // the most below its stroke
words::Phrase in_percent(const core::Chance& chance, std::int64_t most_under = kShortFraction);
// "13/16", or nothing if it is no such fraction.
words::Phrase in_fraction(const core::Chance& chance, std::int64_t most_under = kShortFraction);

}  // namespace screens
