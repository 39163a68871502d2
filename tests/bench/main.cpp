// How quick we are, as ratios inside one run; fails where one is over its bound.
//   cmake --preset bench && cmake --build --preset bench --target bench_ratios &&
//   ./build/bench/bin/bench_ratios

#include <cstdio>

#include "ratio.h"

namespace {

bool print(const std::vector<bench::Ratio>& ratios) {
    bool all = true;
    for (const bench::Ratio& ratio : ratios) {
        std::printf("%-52s %9.1f ns / %9.1f ns = %6.3f   at most %g%s\n", ratio.what.c_str(), ratio.ours,
                    ratio.theirs, ratio.value(), ratio.most, ratio.holds() ? "" : "   TOO SLOW");
        all = all && ratio.holds();
    }
    return all;
}

}  // namespace

int main() {
    bool all = print(bench::sweep_ratios());
    all = print(bench::slide_ratios()) && all;
    all = print(bench::gather_ratios()) && all;
    all = print(bench::check_ratios()) && all;
    all = print(bench::match_ratios()) && all;
    all = print(bench::battle_ratios()) && all;
    all = print(bench::load_ratios()) && all;
    return all ? 0 : 1;
}
