#include "game/coin_wars/lab/sprt.h"

#include <algorithm>
#include <cmath>

#include "game/coin_wars/lab/statistics.h"

namespace lab {

namespace {

double lower_bound(const Sprt& sprt) { return std::log(sprt.beta / (1 - sprt.alpha)); }
double upper_bound(const Sprt& sprt) { return std::log((1 - sprt.beta) / sprt.alpha); }

}  // namespace

double score_of_elo(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double elo_of_score(double score) {
    const double within = std::clamp(score, 0.001, 0.999);
    return -400 * std::log10(1 / within - 1);
}

SprtState sprt_state(const Pentanomial& pairs, const Sprt& sprt) {
    SprtState state{0, lower_bound(sprt), upper_bound(sprt), SprtVerdict::Open};
    const Spread seen = spread(pairs);
    if (seen.pairs <= 0) return state;
    // To second order, the maximum likelihood of these counts given mean s is that of the normal distribution with the
    // second moment about s. A few pairs that happen to be equal have no spread and would decide at once, so some
    // virtual pairs of independent battles are added.
    constexpr double kUnseen = 8, kUnseenVariance = 1.0 / 8;
    const auto about = [&](double s) {
        const double own = seen.variance + (seen.mean - s) * (seen.mean - s);
        return (seen.pairs * own + kUnseen * kUnseenVariance) / (seen.pairs + kUnseen);
    };
    state.llr = seen.pairs / 2 * std::log(about(score_of_elo(sprt.elo0)) / about(score_of_elo(sprt.elo1)));
    if (state.llr <= state.lower) state.verdict = SprtVerdict::H0;
    if (state.llr >= state.upper) state.verdict = SprtVerdict::H1;
    return state;
}

int expected_pairs(const Sprt& sprt, double variance) {
    // Midway between the hypotheses the ratio has no drift: the time that a driftless walk takes to leave its bounds.
    const double apart = score_of_elo(sprt.elo1) - score_of_elo(sprt.elo0);
    const double pairs = -lower_bound(sprt) * upper_bound(sprt) * variance / (apart * apart);
    return static_cast<int>(std::clamp(std::ceil(pairs), 1.0, 1e8));
}

}  // namespace lab
