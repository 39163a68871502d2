#pragma once
// What may be said of a tally. Three kinds of statements, and only these:
//   - of a run that was fought to a number of pairs fixed before: Wilson's interval, its width by the spread
//     of pairs (`fixed_*`);
//   - of a run while it is fought, or that stopped early: intervals that hold at every look (`live_*`), by a
//     mixture e-value: E(p) = B(k+1/2, n-k+1/2) / (B(1/2,1/2) p^k (1-p)^(n-k)), all p with E(p) < 1/alpha;
//   - of bots: the sequential test (sprt.h).
// Doubles; the same input gives the same output on one machine.

#include <span>
#include <vector>

#include "game/coin_wars/lab/sprt.h"
#include "game/coin_wars/lab/tally.h"

namespace lab {

struct Interval {
    double low = 0, high = 1;
    double width() const { return high - low; }
    bool excludes(double p) const { return p < low || p > high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};
// A share of battles (0 to 1), and how sure that is.
struct Estimate {
    double value = 0;
    Interval interval;
};

// z with P(|Z| > z) = alpha, 0 < alpha < 1.
double normal_bound(double alpha);
// k of n, n > 0; k may be a sum of parts of battles.
Interval wilson(double k, double n, double alpha);
// The logarithm of E(p), 0 <= k <= n, 0 < p < 1.
double log_e_value(double k, double n, double p);
// All p with E(p) < 1/alpha. For values in [0, 1] and their sum k over n of them the interval holds for their
// mean, too, as the e-value is convex in each.
Interval live(double k, double n, double alpha);

// Mean and variance of a pair's score (0 to 1 each), zero counts taken as 0.001.
struct Spread {
    double pairs = 0, mean = 0.5, variance = 0;
};
Spread spread(const Pentanomial& pairs);

enum class Kind {
    Live,   // while it is fought, or stopped early
    Fixed,  // fought to its number of pairs
};
// A's wins, B's wins and draws as shares of all battles; A's score, a draw as half.
Estimate wins(const Tally& tally, int party, Kind kind, double alpha = 0.05);
Estimate draws(const Tally& tally, Kind kind, double alpha = 0.05);
Estimate score(const Tally& tally, Kind kind, double alpha = 0.05);
// How often the side with the first turn wins, of decided battles; both of a pair count as one, as they may
// depend on each other.
Estimate first_mover(const Tally& tally, Kind kind, double alpha = 0.05);

// Decided pairs: those in which A scored more than B, or less. A is better in `k` of `n`.
struct Decided {
    Count k = 0, n = 0;
    Interval interval;  // live, of P(A is better | decided)
    bool sure() const { return interval.excludes(0.5); }
};
Decided decided(const Tally& tally, double alpha = 0.05);

// How likely even parties are to lean that far to either side: the exact sign test over decided pairs of a
// run that was fought to its number of pairs.
double p_value(const Tally& tally);
// Holm's step-down: which of these are significant at alpha, all together.
std::vector<bool> holm(std::span<const double> p_values, double alpha);

}  // namespace lab
