#pragma once
// The sequential probability ratio test over pairs (GSPRT, pentanomial). Elo as usual: a score s is
// -400 log10(1/s - 1).

#include <array>
#include <cstdint>

namespace lab {

// Pairs by what A scored in both battles together: 0, 1/2, 1, 3/2, 2 (a draw counts 1/2).
using Pentanomial = std::array<std::int64_t, 5>;

struct Sprt {
    double elo0 = 0, elo1 = 5;         // A is better by elo0 (H0) or by elo1 (H1); elo0 < elo1
    double alpha = 0.05, beta = 0.05;  // chance to take H1 where H0 holds; H0 where H1 holds
    friend bool operator==(const Sprt&, const Sprt&) = default;
};
enum class Verdict { Open, H0, H1 };

struct SprtState {
    double llr = 0;               // log likelihood ratio of H1 against H0
    double lower = 0, upper = 0;  // where H0, where H1 is taken
    Verdict verdict = Verdict::Open;
};
SprtState sprt_state(const Pentanomial& pairs, const Sprt& sprt);
// So many pairs are to be expected at most (the truth midway between both): five times as many are reported
// as undecided. `variance` of a pair's score, 1/16 where nothing is known yet.
int expected_pairs(const Sprt& sprt, double variance = 1.0 / 16);

double score_of_elo(double elo);
// Of a score within [0.001, 0.999]; beyond, of that bound.
double elo_of_score(double score);

}  // namespace lab
