#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "contests.h"
#include "fought.h"
#include "parts.h"
#include "report/figure.h"
#include "wesnoth.h"

namespace bench {

namespace {

struct Level {
    const char* key;
    double asked;  // goal: times Wesnoth's actions
    double own;    // the bound for regressions, since the length of Wesnoth's games varies
    int pairs;     // of 20 coins a side
};
constexpr std::array kLevels{Level{"recruit", 1000, 800, 100}, Level{"sergeant", 100, 100, 30}};
constexpr std::array kCoins{10, 20, 50, 100, 200};  // a side

// Returns the seconds of one core for an action, the median of five runs.
double action(const char* level, int coins, int pairs) {
    std::array<double, 5> runs{};
    for (double& run : runs) run = 1 / fought(lines(coins, level, level, pairs), 1).actions_a_cpu_second();
    std::ranges::sort(runs);
    return runs[2];
}

// Returns the slope of a straight line through the logarithms.
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

struct Race {
    double ours = 0, wesnoth = 0;  // seconds an action
    double times() const { return wesnoth / ours; }
};
// Runs both three times in turn and adds them up, because the speed of a shared machine varies. Returns nullopt without
// Wesnoth.
std::optional<Race> race(const Level& level) {
    Race all;
    for (int run = 0; run < 3; ++run) {
        const auto wesnoth = wesnoth_action();
        if (!wesnoth) return std::nullopt;
        all.wesnoth += *wesnoth / 3;
        all.ours += 1 / fought(lines(20, level.key, level.key, level.pairs), 1).actions_a_cpu_second() / 3;
    }
    return all;
}

}  // namespace

bool speed() {
    bool all = true;
    for (const Level& level : kLevels) {
        std::vector<double> seconds;
        for (const int coins : kCoins)
            seconds.push_back(action(level.key, coins, std::max(2, level.pairs * 20 / coins)));
        all = tell({std::string("an action of a ").append(level.key) +
                        " grows, from 10 to 200 coins a side, with the coins to the power of",
                    with_unit(1e6 * seconds.back(), 1, "us of 200"), with_unit(1e6 * seconds.front(), 1, "us of 10"),
                    exponent(seconds), Bound::AtMost, 1}) &&
              all;
        const std::string times =
            std::string("actions of ").append(level.key) + "s a processor second, to those of Battle for Wesnoth's AI";
        if (const auto raced = race(level)) {
            const bool missed = raced->times() < level.asked && raced->times() >= level.own;
            const std::string asked =
                missed ? " (fewer than the " + with_unit(level.asked, 0, "that are asked for)") : "";
            all = tell({times, with_unit(1 / raced->ours, 0, "a second") + asked,
                        with_unit(1 / raced->wesnoth, 0, "a second"), raced->times(), Bound::AtLeast, level.own, 0}) &&
                  all;
        } else {
            tell_unmeasured(times, "wesnoth-1.16 is not there or does not run");
        }
    }
    return all;
}

}  // namespace bench
