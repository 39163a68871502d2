#pragma once
// Everything shown to people is a phrase: each language orders and words it in its own way.

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
