#pragma once
// Joins phrases with each language's punctuation.

#include "game/kit/phrases.h"

namespace rules {

Phrase comma();      // "a, b"
Phrase semicolon();  // "a; b"
Phrase full_stop();  // "One sentence. Another"

}  // namespace rules
