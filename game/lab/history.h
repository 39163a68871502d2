#pragma once
// A battle's recorded losses held against simulated ones, and the handicap that would make it even.

#include <array>
#include <functional>
#include <optional>

#include "game/battles/outcome.h"
#include "game/lab/run.h"

namespace lab {

// Shares of what the side brought, 0 to 1. Lists by side: Heads, Tails. Of a battle as it is (A is Heads).
struct HistorySide {
    std::optional<Interval> recorded;  // nothing: nobody knows
    double simulated = 0;              // mean share of coins lost
    double wins = 0;                   // share of battles
};
struct History {
    std::array<HistorySide, 2> sides;
    std::optional<battles::Winner> recorded_winner;
    bool winner_agrees = false;  // the recorded winner wins more battles than the other side
};
History compare(const battles::RecordedOutcome& recorded, const Tally& tally);

// The battle with `coins` fewer of one side. Every Army and every loose type gives in proportion, the
// hindmost first, and stays linked; who commands, is named by a goal or is the last of its kind stays.
// Nothing where so many cannot be spared.
std::optional<cw::Scenario> weakened(const cw::Scenario& scenario, cw::Side side, int coins);

struct Handicap {
    cw::Side side = cw::Side::Heads;  // the stronger one, which gives up coins
    int coins = 0;                    // so many fewer make it most even
    double score = 0.5;               // of that side then
    bool enough = true;               // false: even with all fewer that can be spared it is the better one
};
// By halving: each step is a contest of `contest.pairs` pairs without early stop. `told` hears each step
// (coins fewer, score); false from it gives up.
std::optional<Handicap> even_handicap(const Contest& contest, Workforce force,
                                      const std::function<bool(int coins, double score)>& told);

}  // namespace lab
