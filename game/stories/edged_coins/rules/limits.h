#pragma once
// Size limits (EC-4, EC-8, EC-17, EC-34, EC-35, section 7).

#include <cstddef>

#include "game/kit/player_text.h"

namespace rules::edged_coins::limits {

inline constexpr int kLowestRank = -1, kHighestRank = 6;
inline constexpr int kBaseRank = 5;     // skills, resistances, Potency set by the CM
inline constexpr int kExplosions = 99;  // largest limit; an unlimited skill toss stops there
inline constexpr int kPower = 10;       // of weapons, armor and traps
inline constexpr int kCoins = 99;       // HC, EC, an effect's cost
inline constexpr int kMetres = 1000;    // of a fall
inline constexpr int kMetresARank = 3;  // EC-17
inline constexpr int kSeverity = 9;
inline constexpr int kGrant = 2;  // largest granted modifier, either way
inline constexpr std::size_t kNameCharacters = 40;
inline constexpr std::size_t kTextCharacters = 280;
inline constexpr TextBounds kName{1, kNameCharacters};
inline constexpr TextBounds kNote{0, kTextCharacters, Lines::Many};
inline constexpr std::size_t kTitleCharacters = 80, kToldCharacters = 1000;
inline constexpr TextBounds kTitle{1, kTitleCharacters};
inline constexpr TextBounds kMaxNarration{0, kToldCharacters, Lines::Many};
inline constexpr TextBounds kProposal{1, kTextCharacters, Lines::Many};
inline constexpr std::size_t kTextBytes = 40'000;
inline constexpr std::size_t kSeats = 8;  // not counting the CM's
inline constexpr std::size_t kCharacters = 100, kTraits = 60, kWeapons = 20, kTalents = 40;
inline constexpr std::size_t kAfflictions = 200;

}  // namespace rules::edged_coins::limits
