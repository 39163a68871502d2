#pragma once
// Limits on the size of a battle as data; anything larger is refused, with its location.

#include <cstddef>

namespace rules::coin_wars::limits {

inline constexpr double kMinTable = 12, kMaxTable = 120;  // in, width and depth
inline constexpr std::size_t kCoins = 2000;               // both sides together
inline constexpr std::size_t kTypes = 64;
inline constexpr std::size_t kPolygons = 64;
inline constexpr std::size_t kPolygonPoints = 256;
inline constexpr std::size_t kTitle = 120;    // characters
inline constexpr std::size_t kName = 80;      // characters; sides, coins, types, terrain
inline constexpr std::size_t kWording = 300;  // characters
inline constexpr std::size_t kCurrency = 24;  // characters
inline constexpr std::size_t kIdBytes = 32;   // coins and types: letters, digits, _ - .
inline constexpr int kStrength = 1000;        // Offense, Defense
inline constexpr double kMinDiameter = 0.25, kMaxDiameter = 3;
inline constexpr int kCents = 1'000'000;
inline constexpr int kTurns = 10'000;
inline constexpr double kPoint = 1e6;                       // largest coordinate in a command
inline constexpr double kPrice = 1e6;                       // BX-8: points for a coin
inline constexpr std::size_t kArmies = 500;                 // both sides together
inline constexpr std::size_t kAreaPoints = 64;              // area where coins arrive (BX-3)
inline constexpr std::size_t kTechnologies = 16;            // CW-29, BX-5
inline constexpr std::size_t kResults = 16;                 // BX-7, at the turn limit
inline constexpr int kConditionDepth = 6;                   // BX-7: nested conditions
inline constexpr int kConditions = 200;                     // in one goal or result
inline constexpr std::size_t kSpecialRules = 24;            // BX-9
inline constexpr std::size_t kDegrees = 8;                  // BX-14
inline constexpr double kMinMap = 0.001, kMaxMap = 10'000;  // map units per inch
inline constexpr int kNeighbours = 12;                      // coins that one coin touches
inline constexpr int kBlows = 9;                            // strikes needed to take a coin
inline constexpr double kMinSlides = 0.25, kMaxSlides = 6;  // in, how far a coin is driven back
inline constexpr double kCards = 24;                        // long edges of the card: enough to cross any table
inline constexpr std::size_t kDice = 8;                     // reported with one attack
inline constexpr int kDieSides = 20;

}  // namespace rules::coin_wars::limits
