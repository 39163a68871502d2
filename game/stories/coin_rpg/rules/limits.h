#pragma once
// The limits of the rule book's section 7, and some that it does not give.

#include <cstddef>

#include "game/kit/player_text.h"

namespace rules::coin_rpg::limits {

inline constexpr int kSeats = 12;                // RPG-1
inline constexpr int kPoints = 12;               // RPG-3: divided among the five Traits
inline constexpr int kCustomizationPoints = 20;  // RPG-2
inline constexpr int kRating = 30;
inline constexpr int kRank = 20;     // RPG-69
inline constexpr int kOwnPrice = 9;  // RPG-83

// Texts, in characters.
inline constexpr TextBounds kName{1, 40, Lines::One};
inline constexpr TextBounds kTitle{0, 80, Lines::One};
inline constexpr TextBounds kConcept{0, 1000, Lines::Many};
inline constexpr TextBounds kOwnPower{0, 280, Lines::Many};
inline constexpr TextBounds kDescription{1, 1000, Lines::Many};
inline constexpr TextBounds kNarration{1, 4000, Lines::Many};  // notes too
inline constexpr const char* kToldAloud = "\u2026";            // stands for a narration that nobody wrote down

// Everything that reading accepts; the rules decide what is legal.
inline constexpr std::size_t kTextBytes = 200'000;
inline constexpr int kNumber = 1'000'000;

}  // namespace rules::coin_rpg::limits
