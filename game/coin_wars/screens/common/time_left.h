#pragma once
// How long background work will still take.

#include "game/kit/phrases.h"

namespace screens {

// Returns, for example, "1 min 48 s left".
rules::Phrase left_in_words(double seconds);
// Estimates from the seconds spent and the share done, 0 to 1; empty while too little is done to tell.
rules::Phrase left_in_words(double seconds, double share);

}  // namespace screens
