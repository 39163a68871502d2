#pragma once
// What the codes say that end lines and refuse steps, in a sentence for those who sit there.

#include <string>

#include "engine/words/phrase.h"

namespace remote {

// Of a code of Table::take_notices or Guest::why; empty if it needs none.
words::Phrase notice_of(const std::string& code);

}  // namespace remote
