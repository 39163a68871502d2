#pragma once
// Everything shown to players is a phrase: each language has its own order and wording.

#include "engine/words/phrase.h"

namespace rules {

using words::figure;
using words::joined;
using words::known;
using words::mark;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

// --- each language's punctuation between phrases
inline Phrase comma() { return words::mark_in("between phrases", ", "); }      // "a, b"
inline Phrase semicolon() { return words::mark_in("between phrases", "; "); }  // "a; b"
inline Phrase full_stop() { return words::mark_in("between phrases", ". "); }  // "One sentence. Another"

}  // namespace rules
