#pragma once
// How much is read of what comes from outside, whoever wrote it. Each rule system has further bounds of its
// own beside its readers (json_limits.h, limits.h in its folder). What is larger is refused in a sentence.

#include <cstddef>
#include <cstdint>

namespace rules {

// --- text
inline constexpr std::uintmax_t kFileMost = 8u << 20;  // bytes of a file with JSON
inline constexpr std::size_t kLineMost = 1u << 20;     // bytes of a line of the protocol, without its end
inline constexpr int kDeepest = 32;                    // brackets in brackets
inline constexpr int kKeysAnObject = 1000;             // lookups in ordered objects are linear

// --- records
inline constexpr std::size_t kMostSteps = 100'000;
inline constexpr std::size_t kMostAnswers = 1000;  // of the hand, in a step
inline constexpr std::size_t kMostPlaces = 2000;   // of coins that were pushed, in an answer
inline constexpr double kFarthestPlace = 1e6;      // inches

}  // namespace rules
