#pragma once
// Ranks and their rows, difficulties (EC-2 to EC-7, R-1, R-6, R-10), and the options that change them.

#include <optional>

#include "engine/core/rational.h"
#include "game/kit/fields.h"
#include "game/kit/phrases.h"

namespace rules::edged_coins {

// The two options of a table, set before play.
enum class RankSix { AsWritten, ContinuesPattern };  // what a failed rank 6 does
ENUM_NAMES(RankSix, "as_written", "continues_pattern")
enum class PowerRule { CapsExplosions, CapsModifier };  // what a difference in Power limits
ENUM_NAMES(PowerRule, "caps_explosions", "caps_modifier")
struct Options {
    RankSix rank_six = RankSix::AsWritten;
    PowerRule power_rule = PowerRule::CapsExplosions;
    FIELDS(maybe(rank_six), maybe(power_rule))
};

// EC-2: all coins are thrown together; at least `heads` heads succeed.
struct Row {
    int coins, heads;
    words::Key title;  // empty for -1 and 6
};
// -1 to 6.
const Row& row_of(int rank);

// EC-3, R-10: the row of the throw that follows this one's failure, if any.
std::optional<int> follows(int row, RankSix rank_six);

// EC-2: the exact chance of a whole toss, including its further throws.
core::Chance success(int rank, RankSix rank_six);

// clamps to -1 to 6.
int clamped(int sum);

// EC-7: true if one rank less would have the better chance.
bool falls_short(int rank, RankSix rank_six);

// EC-5
enum class Difficulty { VeryEasy, Easy, Normal, Difficult, VeryDifficult };
ENUM_NAMES(Difficulty, "very_easy", "easy", "normal", "difficult", "very_difficult")
int modifier(Difficulty difficulty);

}  // namespace rules::edged_coins
