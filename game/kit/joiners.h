#pragma once
// What stands between phrases that are put together, as each language writes it.

#include "game/kit/phrases.h"

namespace rules {

Phrase comma();      // "a, b"
Phrase semicolon();  // "a; b"
Phrase full_stop();  // "One sentence. Another"

}  // namespace rules
