#pragma once
// The two options of a table, set before play.

namespace rules::edged_coins {

// what a failed rank 6 does.
enum class RankSix { AsWritten, ContinuesPattern };
// what a difference of Power limits.
enum class PowerRule { CapsExplosions, CapsModifier };

struct Options {
    RankSix rank_six = RankSix::AsWritten;
    PowerRule power_rule = PowerRule::CapsExplosions;
    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace rules::edged_coins
