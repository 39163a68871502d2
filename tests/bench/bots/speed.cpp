#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "contests.h"
#include "fought.h"
#include "parts.h"
#include "wesnoth.h"

namespace bench {

namespace {

struct Level {
    const char* key;
    double times;  // so many times Wesnoth's actions
    int pairs;     // of 20 coins a side
};
constexpr std::array kLevels{Level{"recruit", 1000, 100}, Level{"sergeant", 100, 30}};
constexpr double kWesnothOnce = 5e-3;               // seconds an action
constexpr std::array kCoins{10, 20, 50, 100, 200};  // a side

// Seconds of one core an action, the median of five runs.
double action(const char* level, int coins, int pairs) {
    std::array<double, 5> runs{};
    for (double& run : runs) run = 1 / fought(lines(coins, level, level, pairs), 1).actions_a_cpu_second();
    std::ranges::sort(runs);
    return runs[2];
}

// The slope of a straight line through the logarithms.
double exponent(const std::vector<double>& seconds) {
    double x = 0, y = 0, xx = 0, xy = 0;
    const double n = static_cast<double>(kCoins.size());
    for (std::size_t i = 0; i < kCoins.size(); ++i) {
        const double a = std::log(kCoins[i]), b = std::log(seconds[i]);
        x += a;
        y += b;
        xx += a * a;
        xy += a * b;
    }
    return (n * xy - x * y) / (n * xx - x * x);
}

// The median of three ratios, each of runs side by side: a machine that others use too is now quick, now slow.
double times_wesnoth(const Level& level) {
    std::array<double, 3> ratios{};
    for (double& ratio : ratios) {
        const double wesnoth = wesnoth_action().value_or(kWesnothOnce);
        const double ours =
            1 / fought(lines(20, level.key, level.key, level.pairs), 1).actions_a_cpu_second();
        std::printf("%-9s %.2f us an action, Wesnoth's AI %.2f ms\n", level.key, 1e6 * ours, 1e3 * wesnoth);
        ratio = wesnoth / ours;
    }
    std::ranges::sort(ratios);
    return ratios[1];
}

}  // namespace

bool speed() {
    bool all = true;
    if (!wesnoth_action())
        std::printf(
            "wesnoth-1.16 is not there or does not run: taken to need %.1f ms an action, as measured once\n",
            1e3 * kWesnothOnce);
    for (const Level& level : kLevels) {
        std::vector<double> seconds;
        for (const int coins : kCoins) {
            seconds.push_back(action(level.key, coins, std::max(2, level.pairs * 20 / coins)));
            std::printf("%-9s %3d coins a side: %8.2f us an action\n", level.key, coins,
                        1e6 * seconds.back());
        }
        const double grows = exponent(seconds), times = times_wesnoth(level);
        std::printf("%-9s grows with the coins to the power of %.2f, at most 1%s\n", level.key, grows,
                    grows <= 1 ? "" : "   TOO STEEP");
        std::printf("%-9s with 20 coins a side %.0f times Wesnoth's actions, at least %.0f%s\n", level.key,
                    times, level.times, times >= level.times ? "" : "   TOO SLOW");
        all = all && grows <= 1 && times >= level.times;
    }
    return all;
}

}  // namespace bench
