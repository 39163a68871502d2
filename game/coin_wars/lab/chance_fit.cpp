#include "game/coin_wars/lab/chance_fit.h"

#include <cmath>

namespace lab {

namespace {

constexpr std::size_t kTerms = bots::kChanceTerms.size();
constexpr double kRidge = 1;  // factor of each weight's square
constexpr int kRounds = 12;

using Matrix = std::array<std::array<double, kTerms>, kTerms>;

// Solves a x = b for x; `a` is symmetric and positive definite.
bots::ChanceTerms solve(Matrix a, bots::ChanceTerms b) {
    for (std::size_t i = 0; i < kTerms; ++i)
        for (std::size_t j = i + 1; j < kTerms; ++j) {
            const double part = a[j][i] / a[i][i];
            for (std::size_t k = i; k < kTerms; ++k) a[j][k] -= part * a[i][k];
            b[j] -= part * b[i];
        }
    for (std::size_t i = kTerms; i-- > 0;) {
        for (std::size_t k = i + 1; k < kTerms; ++k) b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

}  // namespace

bots::ChanceTerms fit_chance(std::span<const ChanceSample> samples) {
    bots::ChanceTerms weights{};
    for (int round = 0; round < kRounds; ++round) {
        Matrix curve{};
        bots::ChanceTerms slope{};
        for (std::size_t i = 0; i < kTerms; ++i) {
            curve[i][i] = kRidge;
            slope[i] = -kRidge * weights[i];
        }
        for (const ChanceSample& sample : samples) {
            const double said = bots::chance_of(sample.terms, weights), flat = said * (1 - said);
            for (std::size_t i = 0; i < kTerms; ++i) {
                slope[i] += (sample.score - said) * sample.terms[i];
                for (std::size_t j = 0; j < kTerms; ++j) curve[i][j] += flat * sample.terms[i] * sample.terms[j];
            }
        }
        const bots::ChanceTerms step = solve(curve, slope);
        for (std::size_t i = 0; i < kTerms; ++i) weights[i] += step[i];
    }
    return weights;
}

std::vector<ChanceSample> at_once(std::vector<ChanceSample> samples) {
    constexpr std::size_t kForeseen = 2;  // the last terms
    for (ChanceSample& sample : samples) std::fill(sample.terms.end() - kForeseen, sample.terms.end(), 0);
    return samples;
}

double distance(const Decile& decile) {
    return decile.count > 0 ? std::abs(decile.said - decile.came) / decile.count : 0;
}

Calibration calibration(std::span<const ChanceSample> samples, const bots::ChanceTerms& weights) {
    Calibration all;
    for (const ChanceSample& sample : samples) {
        const double said = bots::chance_of(sample.terms, weights);
        all.positions += 1;
        all.brier += (said - sample.score) * (said - sample.score);
        all.usual += (sample.usual - sample.score) * (sample.usual - sample.score);
        Decile& decile = all.deciles[static_cast<std::size_t>(std::min(9.0, 10 * said))];
        decile.count += 1;
        decile.said += said;
        decile.came += sample.score;
    }
    if (all.positions > 0) {
        all.brier /= all.positions;
        all.usual /= all.positions;
    }
    return all;
}

}  // namespace lab
