#pragma once
// How long work in the background still takes.

#include "game/kit/phrases.h"

namespace screens {

// "1 min 48 s left".
rules::Phrase left_in_words(double seconds);
// After so many seconds this share of the work is done, 0 to 1; empty while too little is done to tell.
rules::Phrase left_in_words(double seconds, double share);

}  // namespace screens
