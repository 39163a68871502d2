#pragma once
// Size limits (CD-5 to CD-8, CD-15, CD-20, CD-28, CD-32, section 7).

#include <cstddef>

#include "game/kit/player_text.h"

namespace rules::card_draw::limits {

inline constexpr int kProfessions = 5;  // the option's maximum
inline constexpr int kHand = 20, kNpcHand = 10;
inline constexpr int kBonus = 99;
inline constexpr int kLowestTarget = 2, kHighestTarget = 14;
inline constexpr int kCompetitors = 12;
inline constexpr int kGmCards = 3;
inline constexpr int kOpponents = 99, kGoals = 9;
inline constexpr std::size_t kNameCharacters = 40;  // also of ids and sides
inline constexpr std::size_t kTitleCharacters = 80;
inline constexpr std::size_t kTextCharacters = 280;
inline constexpr std::size_t kSceneCharacters = 1000;
inline constexpr TextBounds kName{1, kNameCharacters}, kTitle{1, kTitleCharacters};
inline constexpr TextBounds kTest{1, kTextCharacters};  // what is attempted
inline constexpr TextBounds kText{1, kTextCharacters, Lines::Many}, kMaybeText{0, kTextCharacters, Lines::Many},
    kSceneText{1, kSceneCharacters, Lines::Many};
inline constexpr std::size_t kTextBytes = 40'000;
inline constexpr std::size_t kSeats = 8;  // not counting the GM's
inline constexpr int kCharacters = 40;

}  // namespace rules::card_draw::limits
