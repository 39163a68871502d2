#pragma once
// Limits on any input from outside. Each rule system has further limits next to its readers (json_limits.h, limits.h in
// its folder). Anything larger is rejected with a message.

#include <cstddef>

namespace rules {

// --- text
inline constexpr std::uintmax_t kMaxFile = 8u << 20;  // bytes of a JSON file
inline constexpr std::size_t kMaxLine = 1u << 20;     // bytes of a protocol line, without its line end
inline constexpr int kDeepest = 32;                   // nesting of brackets
inline constexpr int kKeysAnObject = 1000;            // lookups in ordered objects are linear

// --- records
// Lists and objects in one JSON text: an empty one costs twenty times its bytes.
inline constexpr std::size_t kMaxContainers = 1'000'000;
inline constexpr std::size_t kMaxSteps = 100'000;
inline constexpr std::size_t kMaxAnswers = 1000;  // of the hand, per step
inline constexpr std::size_t kMaxPlaces = 2000;   // of moved coins, per answer
inline constexpr double kFarthestPlace = 1e6;     // inches

}  // namespace rules
