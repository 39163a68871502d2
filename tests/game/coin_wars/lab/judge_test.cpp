// Statistics compared with known values, brute force and chance.

#include "game/coin_wars/lab/statistics.h"

#include <doctest/doctest.h>

#include <cmath>

#include "engine/core/random.h"

using namespace lab;
using doctest::Approx;

namespace {

// A tally with only these pair outcomes.
Tally pairs_of(std::array<std::array<Count, 3>, 3> pairs) {
    Tally tally;
    tally.pairs = pairs;
    return tally;
}

Tally wins_and_losses(Count won_both, Count split, Count lost_both) {
    return pairs_of({{{won_both, split, 0}, {0, lost_both, 0}, {0, 0, 0}}});
}

}  // namespace

TEST_CASE("the normal bound") {
    CHECK(normal_bound(0.05) == Approx(1.959964).epsilon(1e-6));
    CHECK(normal_bound(0.01) == Approx(2.575829).epsilon(1e-6));
    CHECK(normal_bound(0.3173105) == Approx(1).epsilon(1e-5));
}

TEST_CASE("Wilson's interval: known values") {
    CHECK(wilson(8, 8, 0.05).low == Approx(0.6756).epsilon(1e-4));
    CHECK(wilson(8, 8, 0.05).high == 1);
    CHECK(wilson(0, 10, 0.05).high == Approx(0.2775).epsilon(1e-3));
    CHECK(wilson(15, 20, 0.05).low == Approx(0.5313).epsilon(1e-3));
    CHECK(wilson(15, 20, 0.05).high == Approx(0.8881).epsilon(1e-3));
}

TEST_CASE("the e-value is the mixture of likelihood ratios over all p by Jeffreys' prior") {
    for (const auto& [k, n, p] : {std::tuple{3, 10, 0.4}, {0, 5, 0.5}, {17, 20, 0.5}}) {
        // By the midpoint rule over p = sin^2(t), where the prior is flat.
        double mixed = 0;
        constexpr int kSteps = 20000;
        for (int i = 0; i < kSteps; ++i) {
            const double s = std::sin((i + 0.5) / kSteps * std::acos(0.0));
            mixed += std::pow(s * s, k) * std::pow(1 - s * s, n - k) / kSteps;
        }
        CHECK(log_e_value(k, n, p) == Approx(std::log(mixed / std::pow(p, k) / std::pow(1 - p, n - k))).epsilon(1e-6));
    }
}

TEST_CASE("the live interval holds at every look: in few even runs it ever excludes the truth") {
    core::Random random(7);
    int excluded = 0, excluded_by_wilson = 0;
    constexpr int kRuns = 400, kLooks = 400;
    for (int run = 0; run < kRuns; ++run) {
        int k = 0;
        bool lied = false, wilson_lied = false;
        for (int n = 1; n <= kLooks; ++n) {
            k += static_cast<int>(random.below(2));
            lied = lied || log_e_value(k, n, 0.5) > std::log(20.0);
            wilson_lied = wilson_lied || wilson(k, n, 0.05).excludes(0.5);
        }
        excluded += lied;
        excluded_by_wilson += wilson_lied;
    }
    CHECK(excluded <= kRuns / 20);
    CHECK(excluded_by_wilson > kRuns / 4);  // which is why it is not shown live
}

TEST_CASE("the live interval is where the e-value says so") {
    for (const auto& [k, n] : {std::pair{3.0, 10.0}, {0.0, 6.0}, {250.0, 400.0}, {7.5, 9.25}}) {
        const Interval interval = live(k, n, 0.05);
        CHECK(interval.low <= k / n);
        CHECK(interval.high >= k / n);
        if (k > 0) CHECK(log_e_value(k, n, interval.low) == Approx(std::log(20.0)).epsilon(1e-6));
        CHECK(log_e_value(k, n, interval.high) == Approx(std::log(20.0)).epsilon(1e-6));
    }
    CHECK(live(0, 0, 0.05) == Interval{0, 1});
    CHECK_FALSE(live(6, 6, 0.05).excludes(0.5));
    CHECK(live(7, 7, 0.05).excludes(0.5));
}

TEST_CASE("pairs that came to all or nothing are as good as single battles, and those that split are better") {
    for (const Pentanomial& pairs : {Pentanomial{4, 0, 0, 0, 9}, {0, 0, 0, 0, 6}, {150, 0, 0, 0, 250}}) {
        const auto k = static_cast<double>(pairs[4]), n = k + static_cast<double>(pairs[0]);
        CHECK(log_e_value(pairs, 0.4) == Approx(log_e_value(k, n, 0.4)).epsilon(1e-6));
        CHECK(live(pairs, 0.05).low == Approx(live(k, n, 0.05).low).epsilon(1e-6));
        CHECK(live(pairs, 0.05).high == Approx(live(k, n, 0.05).high).epsilon(1e-6));
    }
    // Split pairs alone: no evidence against 1/2, but each narrows the interval.
    CHECK(log_e_value(Pentanomial{0, 0, 30, 0, 0}, 0.5) == Approx(0).epsilon(1e-9));
    CHECK(live(Pentanomial{0, 0, 30, 0, 0}, 0.05).width() < 0.8 * live(15, 30, 0.05).width());
    CHECK(live(Pentanomial{}, 0.05) == Interval{0, 1});
}

TEST_CASE("sure is one thing: the interval of the score, as it is shown, leaves 1/2") {
    core::Random random(11);
    int sure_ones = 0;
    for (int run = 0; run < 200; ++run) {
        Pentanomial pairs{};
        const std::uint32_t lean = random.below(4);
        for (int i = 0; i < 40; ++i) ++pairs[std::min<std::uint32_t>(4, random.below(5) + (random.below(4) < lean))];
        for (const double alpha : {0.05, 0.05 / 6}) {
            CHECK(sure(pairs, alpha) == score(pairs, IntervalKind::Live, alpha).interval.excludes(0.5));
            sure_ones += sure(pairs, alpha);
        }
    }
    CHECK(sure_ones > 20);
    CHECK(sure_ones < 380);
    CHECK_FALSE(sure(Pentanomial{0, 0, 500, 0, 0}, 0.05));
    CHECK(sure(Pentanomial{0, 0, 500, 0, 7}, 0.05));  // split pairs say nothing about which is better
}

TEST_CASE("the live interval of pairs holds at every look, too") {
    core::Random random(5);
    int excluded = 0;
    constexpr int kRuns = 200, kLooks = 120;
    for (int run = 0; run < kRuns; ++run) {
        Pentanomial pairs{};
        bool lied = false;
        for (int n = 0; n < kLooks && !lied; ++n) {
            ++pairs[random.below(5)];
            lied = sure(pairs, 0.05);
        }
        excluded += lied;
    }
    CHECK(excluded <= kRuns / 20);
}

TEST_CASE("pairs that split widen nothing, pairs that go one way count as one battle each") {
    // Every pair split: the first mover won both. More certain than as many independent battles, but never counted as
    // more than all battles being independent.
    const Estimate split = wins(wins_and_losses(0, 50, 0), 0, IntervalKind::Fixed);
    CHECK(split.value == 0.5);
    CHECK(split.interval.width() == Approx(wilson(50, 100, 0.05).width()));
    const Estimate both = wins(wins_and_losses(25, 0, 25), 0, IntervalKind::Fixed);
    CHECK(both.interval.width() == Approx(wilson(25, 50, 0.05).width()));
    const Estimate all = score(wins_and_losses(10, 0, 0), IntervalKind::Fixed);
    CHECK(all.interval.low == Approx(wilson(20, 20, 0.05).low));
    const Estimate drawn = draws(pairs_of({{{0, 0, 0}, {0, 0, 0}, {4, 0, 6}}}), IntervalKind::Fixed);
    CHECK(drawn.value == Approx(0.8));
}

TEST_CASE("wins, losses and draws add up, and the score counts a draw as half") {
    const Tally tally = pairs_of({{{5, 3, 2}, {4, 1, 0}, {2, 1, 2}}});
    const double a = wins(tally, 0, IntervalKind::Live).value, b = wins(tally, 1, IntervalKind::Live).value;
    const double drawn = draws(tally, IntervalKind::Live).value;
    CHECK(a + b + drawn == Approx(1));
    CHECK(score(tally, IntervalKind::Live).value == Approx(a + drawn / 2));
    CHECK(tally.pentanomial() == Pentanomial{1, 1, 9, 4, 5});
    CHECK(spread(tally.pentanomial()).mean == Approx(score(tally, IntervalKind::Live).value).epsilon(1e-3));
}

TEST_CASE("GSPRT: bounds, direction, and the pentanomial likelihood by brute force") {
    const Sprt sprt{0, 20, 0.05, 0.05};
    const SprtState none = sprt_state({}, sprt);
    CHECK(none.upper == Approx(2.944).epsilon(1e-3));
    CHECK(none.lower == Approx(-2.944).epsilon(1e-3));
    CHECK(none.verdict == SprtVerdict::Open);
    CHECK(sprt_state({5, 50, 200, 150, 95}, sprt).verdict == SprtVerdict::H1);
    CHECK(sprt_state({95, 150, 200, 50, 5}, sprt).verdict == SprtVerdict::H0);
    // The exact generalised likelihood ratio: the probabilities of all outcomes tilted to the required mean.
    const Pentanomial pairs{120, 240, 500, 260, 130};
    const auto log_likelihood = [&](double s) {
        const Spread seen = spread(pairs);
        double low = -1 / (1 - s), high = 1 / s;
        for (int i = 0; i < 100; ++i) {
            const double theta = (low + high) / 2;
            double sum = 0;
            for (std::size_t k = 0; k < 5; ++k)
                sum += static_cast<double>(pairs[k]) / seen.pairs * (static_cast<double>(k) / 4 - s) /
                       (1 + theta * (static_cast<double>(k) / 4 - s));
            (sum > 0 ? low : high) = theta;
        }
        double sum = 0;
        for (std::size_t k = 0; k < 5; ++k)
            sum -= static_cast<double>(pairs[k]) * std::log(1 + low * (static_cast<double>(k) / 4 - s));
        return sum;
    };
    const double exact = log_likelihood(score_of_elo(20)) - log_likelihood(score_of_elo(0));
    CHECK(sprt_state(pairs, sprt).llr == Approx(exact).epsilon(0.03));
}

TEST_CASE("GSPRT keeps its promises: of even bots few are taken for better") {
    core::Random random(3);
    const Sprt sprt{0, 60, 0.05, 0.05};
    std::array<int, 3> even{}, better{};
    for (int run = 0; run < 300; ++run)
        for (const double p : {0.5, score_of_elo(60)}) {
            Pentanomial pairs{};
            SprtVerdict verdict = SprtVerdict::Open;
            for (int i = 0; i < 5 * expected_pairs(sprt, 0.125) && verdict == SprtVerdict::Open; ++i) {
                const std::size_t wins = (random.unit() < p ? 2u : 0u) + (random.unit() < p ? 2u : 0u);
                ++pairs[wins];
                verdict = sprt_state(pairs, sprt).verdict;
            }
            ++(p == 0.5 ? even : better)[static_cast<std::size_t>(verdict)];
        }
    CHECK(even[2] <= 24);    // H1 although H0 is true: 5 % of 300, plus chance
    CHECK(better[1] <= 24);  // H0 although H1 is true
    CHECK(even[0] + better[0] <= 6);
}

TEST_CASE("Elo and score") {
    CHECK(score_of_elo(0) == 0.5);
    CHECK(score_of_elo(191) == Approx(0.75).epsilon(1e-3));
    CHECK(elo_of_score(score_of_elo(-33)) == Approx(-33));
    CHECK(elo_of_score(1) == elo_of_score(0.999));
    CHECK(expected_pairs({0, 5, 0.05, 0.05}) == Approx(10470).epsilon(0.01));
}

TEST_CASE("first mover: both battles of a pair count as one") {
    Tally tally;
    tally.first_won = {10, 30};
    const Estimate first = first_mover(tally, IntervalKind::Fixed);
    CHECK(first.value == 0.75);
    CHECK(first.interval == wilson(15, 20, 0.05));
}

TEST_CASE("a question asked otherwise holds or reverses an answer only where both are sure") {
    const Estimate better{0.7, {0.6, 0.8}}, worse{0.3, {0.2, 0.4}}, open{0.6, {0.45, 0.75}};
    CHECK(compare(better, better) == Again::Holds);
    CHECK(compare(worse, worse) == Again::Holds);
    CHECK(compare(better, worse) == Again::Reverses);
    CHECK(compare(worse, better) == Again::Reverses);
    for (const Estimate& each : {better, worse, open}) {
        CHECK(compare(open, each) == Again::Undecided);
        CHECK(compare(each, open) == Again::Undecided);
    }
    CHECK(turned_over(better).value == doctest::Approx(0.3));
    CHECK(turned_over(better).interval.low == doctest::Approx(0.2));
}

TEST_CASE("whether the place decides and not who is better") {
    const auto place = [](Count lost, Count won) {
        Tally tally;
        tally.first_won = {lost, won};
        return place_wins(tally, IntervalKind::Fixed);
    };
    CHECK(place(200, 6) == PlaceWins::Second);
    CHECK(place(6, 200) == PlaceWins::First);
    CHECK(place(60, 140) == PlaceWins::Neither);
    CHECK(place(0, 2) == PlaceWins::Neither);  // too few to tell
    Tally few;
    few.first_won = {16, 4};
    REQUIRE_FALSE(first_mover(few, IntervalKind::Fixed, 0.001).interval.excludes(0.5));
    few.first_won = {18, 2};
    CHECK(place_wins(few, IntervalKind::Fixed) == PlaceWins::Second);
    CHECK(place_wins(few, IntervalKind::Fixed, 0.05 / 21) == PlaceWins::Neither);  // one of 21 cells
    CHECK(place(0, 0) == PlaceWins::Neither);
}
