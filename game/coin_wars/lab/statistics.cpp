#include "game/coin_wars/lab/statistics.h"

#include <numbers>
#include <numeric>

namespace lab {

namespace {

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
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (f(middle) < 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

// One value per pair, from 0 to 1: number of pairs, sum, sum of squares.
struct Sums {
    double pairs = 0, sum = 0, squares = 0;
    void add(Count count, double value) {
        const auto times = static_cast<double>(count);
        pairs += times;
        sum += times * value;
        squares += times * value * value;
    }
};

template <class ValueOf>
Sums sums(const Tally& tally, ValueOf value) {
    Sums result;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = 0; k < 3; ++k)
            result.add(tally.pairs[i][k], (value(static_cast<Result>(i)) + value(static_cast<Result>(k))) / 2);
    return result;
}

// The two battles of a pair are not independent: the number of independent battles with the same spread, at
// most the number fought.
double independent_battles(const Sums& seen) {
    const double mean = seen.sum / seen.pairs, variance = seen.squares / seen.pairs - mean * mean;
    const double one = mean * (1 - mean);
    return variance * 2 <= one ? 2 * seen.pairs : one / variance * seen.pairs;
}

Estimate estimate(const Sums& seen, Kind kind, double alpha) {
    if (seen.pairs <= 0) return {};
    const double mean = seen.sum / seen.pairs;
    if (kind == Kind::Live) return {mean, live(seen.sum, seen.pairs, alpha)};
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
    // At the ends both bounds are exact; avoid rounding errors.
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

Estimate wins(const Tally& tally, int party, Kind kind, double alpha) {
    const Result won = party == 0 ? Result::A : Result::B;
    return estimate(sums(tally, [won](Result result) { return result == won ? 1.0 : 0.0; }), kind, alpha);
}

Estimate draws(const Tally& tally, Kind kind, double alpha) {
    const auto drawn = [](Result result) { return result == Result::Draw ? 1.0 : 0.0; };
    return estimate(sums(tally, drawn), kind, alpha);
}

Estimate score(const Tally& tally, Kind kind, double alpha) { return score(tally.pentanomial(), kind, alpha); }

Estimate score(const Pentanomial& pairs, Kind kind, double alpha) {
    Sums seen;
    for (std::size_t i = 0; i < pairs.size(); ++i) seen.add(pairs[i], static_cast<double>(i) / 4);
    if (seen.pairs <= 0) return {0.5, {}};
    return estimate(seen, kind, alpha);
}

Estimate first_mover(const Tally& tally, Kind kind, double alpha) {
    const double n = static_cast<double>(tally.first_won[0] + tally.first_won[1]) / 2;
    const double k = static_cast<double>(tally.first_won[1]) / 2;
    if (n <= 0) return {0.5, {}};
    return {k / n, kind == Kind::Live ? live(k, n, alpha) : wilson(k, n, alpha)};
}

Decided decided(const Tally& tally, double alpha) {
    const Pentanomial pairs = tally.pentanomial();
    Decided result{pairs[3] + pairs[4], pairs[0] + pairs[1] + pairs[3] + pairs[4], {}};
    result.interval = live(static_cast<double>(result.k), static_cast<double>(result.n), alpha);
    return result;
}

double p_value(const Tally& tally) {
    const Decided seen = decided(tally);
    const auto n = static_cast<double>(seen.n);
    double tail = 0;
    for (Count i = std::max(seen.k, seen.n - seen.k); i <= seen.n; ++i) {
        const auto k = static_cast<double>(i);
        tail += std::exp(-log_beta(k + 1, n - k + 1) - std::log(n + 1) - n * std::numbers::ln2);
    }
    return std::min(1.0, 2 * tail);
}

std::vector<bool> holm(std::span<const double> p_values, double alpha) {
    std::vector<std::size_t> order(p_values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return p_values[i]; });
    std::vector<bool> significant(p_values.size(), false);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (p_values[order[i]] > alpha / static_cast<double>(order.size() - i)) break;
        significant[order[i]] = true;
    }
    return significant;
}

}  // namespace lab
