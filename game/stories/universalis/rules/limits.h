#pragma once
// Size limits (UNI-1, UNI-6, section 7).

#include <cstddef>

#include "game/kit/player_text.h"

namespace rules::universalis::limits {

inline constexpr int kMinPlayers = 2, kMaxPlayers = 8;
inline constexpr int kStart = 1000;       // starting coins and Refreshment
inline constexpr int kWealth = 1000'000;  // the limit for an adjustment (UNI-97)
inline constexpr int kDieSides = 10;
inline constexpr std::size_t kList = 1000;
inline constexpr TextBounds kPlayer{1, 40};
inline constexpr TextBounds kName{1, 80};         // Components and Traits
inline constexpr TextBounds kShort{1, 500};       // Tenets, titles, demands, reasons
inline constexpr TextBounds kMaybeShort{0, 500};  // where a text is optional
inline constexpr TextBounds kStory{1, 4000, Lines::Many};

}  // namespace rules::universalis::limits
