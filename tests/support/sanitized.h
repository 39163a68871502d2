#pragma once
// Sanitizers make everything eight times slower: tests then play fewer games of the same length, and skip checks that
// need many games.

#include <cstdint>

namespace kit {

#ifdef COINWARS_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// Returns how many of `all` seeds, or cuts through a file, to use.
constexpr std::uint64_t seeds(std::uint64_t all) { return kSanitized ? (all + 3) / 4 : all; }

}  // namespace kit
