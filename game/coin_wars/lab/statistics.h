#pragma once
// Statistics on a tally. Only three kinds of statements are made:
//   - about a run with a fixed number of pairs: Wilson's interval, with its width from the spread of pairs
//     (IntervalKind::Fixed);
//   - about a run in progress, or one that stopped early: intervals valid at every look (IntervalKind::Live), from a
//     mixture e-value: all p with E(p) < 1/alpha, where E(p) is the mean, over b by Jeffreys' prior, of the product
//     over all pairs of x b/p + (1-x) (1-b)/(1-p), where x is the pair's result, from 0 to 1;
//   - about bots: the sequential test (sprt.h).
// A contest is sure of the better party exactly when the displayed interval of its score excludes 1/2.
// Doubles; deterministic on one machine.

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
// The logarithm of E(p) if each of n results is 0 or 1 and k of them are 1: B(k+1/2, n-k+1/2) / (B(1/2,1/2) p^k
// (1-p)^(n-k)); 0 <= k <= n, k need not be whole, 0 < p < 1.
double log_e_value(double k, double n, double p);
// All p with E(p) < 1/alpha.
Interval live(double k, double n, double alpha);
// The same for pairs with results 0, 1/4, 1/2, 3/4 or 1. Split pairs say nothing about 1/2, and narrow the rest.
double log_e_value(const Pentanomial& pairs, double p);
Interval live(const Pentanomial& pairs, double alpha);
// True if that interval excludes 1/2; computed in one step.
bool sure(const Pentanomial& pairs, double alpha);

// Of a pair's score (0 to 1).
struct Spread {
    double pairs = 0, mean = 0.5, variance = 0;
};
// Mean and variance of these pairs' scores, with zero counts replaced by 0.001.
Spread spread(const Pentanomial& pairs);

enum class IntervalKind {
    Live,   // in progress, or stopped early
    Fixed,  // fought to its number of pairs
};
// A's wins, B's wins and draws as shares of all battles; A's score, with a draw as half.
Estimate wins(const Tally& tally, int party, IntervalKind kind, double alpha = 0.05);
Estimate draws(const Tally& tally, IntervalKind kind, double alpha = 0.05);
Estimate score(const Tally& tally, IntervalKind kind, double alpha = 0.05);
Estimate score(const Pentanomial& pairs, IntervalKind kind, double alpha = 0.05);
// How often the side with the first turn wins decided battles; for the interval the two battles of a pair count as one,
// because they may depend on each other.
Estimate first_mover(const Tally& tally, IntervalKind kind, double alpha = 0.05);

// The same from the other party's side.
Estimate turned_over(const Estimate& score);

// The answer to the same question under other terms, compared with the first one: Holds and Reverses only if both are
// certain.
enum class Again { Undecided, Holds, Reverses };
ENUM_NAMES(Again, "undecided", "holds", "reverses")
Again compare(const Estimate& first, const Estimate& other);

// Whether nearly all decided battles are won by the side that goes first, or by the other: then the place decides, not
// strength, and no handicap can even it out.
enum class PlaceWins { Neither, First, Second };
PlaceWins place_wins(const Tally& tally, IntervalKind kind, double alpha = 0.05);

}  // namespace lab
