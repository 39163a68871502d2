#pragma once
// The number of attempts of each villain test: with two and three people, against a host or a guest. REMOTE_ATTEMPTS
// sets the total for all four.

#include <cstdlib>

#include "tests/support/sanitized.h"

namespace kit {

// A guest leaves at the first bad message, and each new one costs more than an attempt, so hosts get four fifths of
// them.
inline int attempts(bool at_host) {
    const char* more = std::getenv("REMOTE_ATTEMPTS");
    const int all = more ? std::atoi(more) : kSanitized ? 100 : 2000;
    return at_host ? all * 2 / 5 : all / 10;
}

}  // namespace kit
