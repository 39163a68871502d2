#pragma once
// How large a battle as data may be; what goes beyond is refused with its place.

#include <cstddef>

namespace rules::coin_wars::limits {

inline constexpr double kTableLeast = 12, kTableMost = 120;  // inches, both ways
inline constexpr std::size_t kCoins = 2000;                  // of both sides together
inline constexpr std::size_t kTypes = 64;
inline constexpr std::size_t kPolygons = 64;
inline constexpr std::size_t kPolygonPoints = 256;
inline constexpr std::size_t kTitleBytes = 120;
inline constexpr std::size_t kNameBytes = 80;  // of sides, types, terrain
inline constexpr std::size_t kIdBytes = 32;    // of coins and types: letters, digits, _ - .
inline constexpr int kStrength = 1000;         // Offense, Defense
inline constexpr double kDiameterLeast = 0.25, kDiameterMost = 3;
inline constexpr int kCents = 1'000'000;
inline constexpr int kTurns = 10'000;
inline constexpr double kPoint = 1e6;  // size of a coordinate in a command

}  // namespace rules::coin_wars::limits
