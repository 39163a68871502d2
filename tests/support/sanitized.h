#pragma once
// Under sanitizers everything takes eight times as long: fewer games are played there, each as long as ever,
// and what only many of them meet together is not asked for.

#include <cstdint>

namespace kit {

#ifdef COINWARS_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// Of so many seeds, or cuts through a file, those that are played.
constexpr std::uint64_t seeds(std::uint64_t all) { return kSanitized ? (all + 3) / 4 : all; }

}  // namespace kit
