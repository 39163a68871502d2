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

}  // namespace rules
