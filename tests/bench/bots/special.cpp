#include <algorithm>
#include <array>

#include "contests.h"
#include "fought.h"
#include "game/coin_wars/editor/special_shelf.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr int kCoins = 20, kPairs = 30, kRuns = 5;
constexpr std::size_t kRules = 8;

lab::Contest with_rules() {
    lab::Contest contest = lines(kCoins, "sergeant", "sergeant", kPairs);
    for (auto& laid : contest.meetings.front().laid) {
        auto ruled = std::make_shared<rules::coin_wars::Scenario>(*laid);
        for (const editor::ShelfRule& each : editor::special_shelf().first(kRules))
            ruled->advanced.special.push_back(each.rule);
        laid = std::move(ruled);
    }
    return contest;
}

}  // namespace

// Takes turns and medians, because the speed of a shared machine varies.
bool special() {
    std::array<double, kRuns> plain{}, ruled{};
    for (std::size_t run = 0; run < kRuns; ++run) {
        plain[run] = fought(lines(kCoins, "sergeant", "sergeant", kPairs), 1).actions_a_cpu_second();
        ruled[run] = fought(with_rules(), 1).actions_a_cpu_second();
    }
    std::ranges::sort(plain);
    std::ranges::sort(ruled);
    const double without = plain[kRuns / 2], with = ruled[kRuns / 2];
    return tell({"actions of sergeants a processor second with eight special rules, to those without",
                 with_unit(with, 0, "a second"), with_unit(without, 0, "a second"), with / without, Bound::AtLeast,
                 0.5});
}

}  // namespace bench
