#include "game/coin_wars/lab/statistics.h"

#include <numbers>
#include <numeric>

namespace lab {

namespace {

constexpr double kExact = 1e-9;  // precision of a bound

// The logarithm of the gamma function, x > 0. std::lgamma is not thread-safe: it writes a global variable.
double log_gamma(double x) {
    double down = 0;
    for (; x < 10; ++x) down += std::log(x);
    const double i = 1 / x, ii = i * i;
    const double series = i / 12 * (1 - ii / 30 * (1 - ii * 2 / 7 * (1 - ii * 3 / 4)));
    return (x - 0.5) * std::log(x) - x + std::log(2 * std::numbers::pi) / 2 + series - down;
}

double log_beta(double a, double b) { return log_gamma(a) + log_gamma(b) - log_gamma(a + b); }

// The zero of a rising function between `low` and `high`.
template <class Function>
double crossing(double low, double high, Function f) {
    while (high - low > kExact) {
        const double middle = (low + high) / 2;
        (f(middle) < 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

// Number of pairs, sum and sum of squares of their values.
struct Sums {
    double pairs = 0, sum = 0, squares = 0;
};
Sums sums(const Pentanomial& pairs) {
    Sums result;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto times = static_cast<double>(pairs[i]), value = static_cast<double>(i) / 4;
        result.pairs += times;
        result.sum += times * value;
        result.squares += times * value * value;
    }
    return result;
}

// Pairs by the share of their two battles that ended like this.
Pentanomial pairs_with(const Tally& tally, Result result) {
    Pentanomial pairs{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k) {
            const auto is = [result](std::size_t each) { return static_cast<Result>(each) == result ? 2u : 0u; };
            pairs[is(i) + is(k)] += tally.pairs[i][k];
        }
    return pairs;
}

// The number of points for the mixture over all b: their spacing is the width of the peak of that many pairs.
std::size_t points_for(double pairs) { return 8 + static_cast<std::size_t>(std::numbers::pi * std::sqrt(pairs)); }

// The logarithm of the product of all factors at one b.
double log_product(const Pentanomial& pairs, double b, double p) {
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i] == 0) continue;
        const double value = static_cast<double>(i) / 4;
        sum += static_cast<double>(pairs[i]) * std::log(value * b / p + (1 - value) * (1 - b) / (1 - p));
    }
    return sum;
}

// The two battles of a pair are not independent: the number of independent battles with the same spread, at most the
// number fought.
double independent_battles(const Sums& seen) {
    const double mean = seen.sum / seen.pairs, variance = seen.squares / seen.pairs - mean * mean;
    const double one = mean * (1 - mean);
    return variance * 2 <= one ? 2 * seen.pairs : one / variance * seen.pairs;
}

Estimate estimate(const Pentanomial& pairs, IntervalKind kind, double alpha) {
    const Sums seen = sums(pairs);
    if (seen.pairs <= 0) return {};
    const double mean = seen.sum / seen.pairs;
    if (kind == IntervalKind::Live) return {mean, live(pairs, alpha)};
    const double n = independent_battles(seen);
    return {mean, wilson(mean * n, n, alpha)};
}

}  // namespace

double normal_bound(double alpha) {
    return crossing(0, 40, [&](double z) { return alpha - std::erfc(z / std::numbers::sqrt2); });
}

Interval wilson(double k, double n, double alpha) {
    const double z = normal_bound(alpha), zz = z * z, p = k / n;
    const double middle = p + zz / (2 * n), half = z * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
    // At the ends the bounds are exact; avoids rounding errors.
    return {k > 0 ? (middle - half) / (1 + zz / n) : 0, k < n ? (middle + half) / (1 + zz / n) : 1};
}

double log_e_value(double k, double n, double p) {
    const double mixed = log_beta(k + 0.5, n - k + 0.5) - std::log(std::numbers::pi);  // B(1/2, 1/2) is pi
    const double hits = k > 0 ? k * std::log(p) : 0, misses = n > k ? (n - k) * std::log1p(-p) : 0;
    return mixed - hits - misses;
}

Interval live(double k, double n, double alpha) {
    if (n <= 0) return {};
    const double bound = -std::log(alpha), p = k / n;
    const auto over = [&](double at) { return log_e_value(k, n, at) - bound; };
    Interval interval;
    if (p > 0) interval.low = crossing(0, p, [&](double at) { return at > 0 ? -over(at) : -1; });
    if (p < 1) interval.high = crossing(p, 1, [&](double at) { return at < 1 ? over(at) : 1; });
    return interval;
}

double log_e_value(const Pentanomial& pairs, double p) {
    const double all = sums(pairs).pairs;
    if (all <= 0) return 0;
    const std::size_t points = points_for(all);
    std::vector<double> logs(points);
    for (std::size_t i = 0; i < points; ++i) {
        const double s = std::sin((static_cast<double>(i) + 0.5) / static_cast<double>(points) * std::numbers::pi / 2);
        logs[i] = log_product(pairs, s * s, p);
    }
    const double max = *std::ranges::max_element(logs);
    double mixed = 0;
    for (const double each : logs) mixed += std::exp(each - max);
    return max + std::log(mixed / static_cast<double>(points));
}

Interval live(const Pentanomial& pairs, double alpha) {
    const Sums seen = sums(pairs);
    if (seen.pairs <= 0) return {};
    const double bound = -std::log(alpha), mean = seen.sum / seen.pairs;
    Interval interval;
    if (mean > 0) interval.low = crossing(0, mean, [&](double p) { return bound - log_e_value(pairs, p); });
    if (mean < 1) interval.high = crossing(mean, 1, [&](double p) { return log_e_value(pairs, p) - bound; });
    return interval;
}

bool sure(const Pentanomial& pairs, double alpha) { return log_e_value(pairs, 0.5) > -std::log(alpha); }

Spread spread(const Pentanomial& pairs) {
    constexpr double kNone = 0.001;
    Spread result{0, 0, 0};
    if (std::accumulate(pairs.begin(), pairs.end(), Count{0}) == 0) return {};
    double squares = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double count = pairs[i] > 0 ? static_cast<double>(pairs[i]) : kNone;
        const double value = static_cast<double>(i) / 4;
        result.pairs += count;
        result.mean += count * value;
        squares += count * value * value;
    }
    result.mean /= result.pairs;
    result.variance = squares / result.pairs - result.mean * result.mean;
    return result;
}

Estimate wins(const Tally& tally, int party, IntervalKind kind, double alpha) {
    const Result won = party == 0 ? Result::A : Result::B;
    return estimate(pairs_with(tally, won), kind, alpha);
}

Estimate draws(const Tally& tally, IntervalKind kind, double alpha) {
    return estimate(pairs_with(tally, Result::Draw), kind, alpha);
}

Estimate score(const Tally& tally, IntervalKind kind, double alpha) { return score(tally.pentanomial(), kind, alpha); }

Estimate score(const Pentanomial& pairs, IntervalKind kind, double alpha) {
    if (sums(pairs).pairs <= 0) return {0.5, {}};
    return estimate(pairs, kind, alpha);
}

Estimate first_mover(const Tally& tally, IntervalKind kind, double alpha) {
    const double n = static_cast<double>(tally.first_won[0] + tally.first_won[1]) / 2;
    const double k = static_cast<double>(tally.first_won[1]) / 2;
    if (n <= 0) return {0.5, {}};
    return {k / n, kind == IntervalKind::Live ? live(k, n, alpha) : wilson(k, n, alpha)};
}

Estimate turned_over(const Estimate& score) {
    return {1 - score.value, {1 - score.interval.high, 1 - score.interval.low}};
}

Again compare(const Estimate& first, const Estimate& other) {
    if (!first.interval.excludes(0.5) || !other.interval.excludes(0.5)) return Again::Undecided;
    return (first.value > 0.5) == (other.value > 0.5) ? Again::Holds : Again::Reverses;
}

PlaceWins place_wins(const Tally& tally, IntervalKind kind, double alpha) {
    constexpr double kNearlyAll = 0.8;
    const Estimate first = first_mover(tally, kind, alpha);
    if (!first.interval.excludes(0.5)) return PlaceWins::Neither;
    if (first.value >= kNearlyAll) return PlaceWins::First;
    return first.value <= 1 - kNearlyAll ? PlaceWins::Second : PlaceWins::Neither;
}

}  // namespace lab
