#pragma once
// How many attempts each model of villains makes: of two and of three people, at a host or a guest. REMOTE_ATTEMPTS asks for more, of all
// four together.

#include <cstdlib>

#include "tests/support/sanitized.h"

namespace kit {

// A guest leaves at the first bad word, and each who comes costs more than an attempt: four of five are made against hosts.
inline int attempts(bool at_host) {
    const char* more = std::getenv("REMOTE_ATTEMPTS");
    const int all = more ? std::atoi(more) : kSanitized ? 100 : 2000;
    return at_host ? all * 2 / 5 : all / 10;
}

}  // namespace kit
