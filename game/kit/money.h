#pragma once
// Sums of money as each language writes them.

#include <string>

#include "engine/words/phrase.h"

namespace rules {

// `currency`: how sums are written in English, see coin_type.h: "$2.50", in German "2,50 $".
words::Phrase in_currency(const std::string& currency, int cents);

}  // namespace rules
