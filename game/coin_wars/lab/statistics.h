#pragma once
// Statistics on a tally. Three kinds of statements, and only these:
//   - about a run with a number of pairs fixed beforehand: Wilson's interval, its width from the spread of
//     pairs (Kind::Fixed);
//   - about a run in progress, or one that stopped early: intervals valid at every look (Kind::Live), from a
//     mixture e-value: E(p) = B(k+1/2, n-k+1/2) / (B(1/2,1/2) p^k (1-p)^(n-k)), all p with E(p) < 1/alpha;
//   - about bots: the sequential test (sprt.h).
// Doubles; deterministic on one machine.

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
// A share of battles (0 to 1) and its interval.
struct Estimate {
    double value = 0;
    Interval interval;
};

// z with P(|Z| > z) = alpha, 0 < alpha < 1.
double normal_bound(double alpha);
// k of n, n > 0; k need not be whole.
Interval wilson(double k, double n, double alpha);
// The logarithm of E(p), 0 <= k <= n, 0 < p < 1.
double log_e_value(double k, double n, double p);
// All p with E(p) < 1/alpha. Also valid for the mean of values in [0, 1] with sum k over n, because the
// e-value is convex in each.
Interval live(double k, double n, double alpha);

// Mean and variance of a pair's score (0 to 1), with zero counts taken as 0.001.
struct Spread {
    double pairs = 0, mean = 0.5, variance = 0;
};
Spread spread(const Pentanomial& pairs);

enum class Kind {
    Live,   // in progress, or stopped early
    Fixed,  // fought to its number of pairs
};
// A's wins, B's wins and draws as shares of all battles; A's score, a draw as half.
Estimate wins(const Tally& tally, int party, Kind kind, double alpha = 0.05);
Estimate draws(const Tally& tally, Kind kind, double alpha = 0.05);
Estimate score(const Tally& tally, Kind kind, double alpha = 0.05);
Estimate score(const Pentanomial& pairs, Kind kind, double alpha = 0.05);
// How often the side with the first turn wins decided battles; the two battles of a pair count as one,
// because they may depend on each other.
Estimate first_mover(const Tally& tally, Kind kind, double alpha = 0.05);

// Decided pairs: A scored more than B, or less. A is better in `k` of `n`.
struct Decided {
    Count k = 0, n = 0;
    Interval interval;  // live, of P(A is better | decided)
    bool sure() const { return interval.excludes(0.5); }
};
Decided decided(const Tally& tally, double alpha = 0.05);

// The probability that equal parties lean that far to either side: the exact sign test over the decided pairs
// of a run fought to its number of pairs.
double p_value(const Tally& tally);
// Holm's step-down procedure: which of these are significant, jointly at alpha.
std::vector<bool> holm(std::span<const double> p_values, double alpha);

}  // namespace lab
