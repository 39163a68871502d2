#pragma once
// The sequential probability ratio test over pairs (GSPRT, pentanomial). Elo as usual: -400 log10(1/s - 1) for score s.

#include <array>
#include <cstdint>

namespace lab {

// Pairs by A's total score in both battles: 0, 1/2, 1, 3/2, 2 (a draw counts 1/2).
using Pentanomial = std::array<std::int64_t, 5>;

struct Sprt {
    double elo0 = 0, elo1 = 5;         // H0: A is better by elo0; H1: by elo1; elo0 < elo1
    double alpha = 0.05, beta = 0.05;  // probability of accepting H1 if H0 is true; H0 if H1 is true
    friend bool operator==(const Sprt&, const Sprt&) = default;
};
enum class SprtVerdict { Open, H0, H1 };

struct SprtState {
    double llr = 0;               // log likelihood ratio of H1 against H0
    double lower = 0, upper = 0;  // bounds for accepting H0 and H1
    SprtVerdict verdict = SprtVerdict::Open;
};
SprtState sprt_state(const Pentanomial& pairs, const Sprt& sprt);
// An upper estimate of the pairs needed (if the truth is midway between both); runs are reported as undecided after
// five times as many. `variance`: of a pair's score, 1/16 if unknown.
int expected_pairs(const Sprt& sprt, double variance = 1.0 / 16);

double score_of_elo(double elo);
// For scores in [0.001, 0.999]; others are clamped to this range.
double elo_of_score(double score);

}  // namespace lab
