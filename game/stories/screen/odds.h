#pragma once
// Chances as the story games print them.

#include "engine/core/rational.h"
#include "engine/words/phrase.h"

namespace screens {

// "81.6 %", with the fraction where it is short: "81.3 % (13/16)".
words::Phrase in_percent(const core::Chance& chance);
// "13/16", or nothing where it is no short fraction.
words::Phrase in_fraction(const core::Chance& chance);

}  // namespace screens
