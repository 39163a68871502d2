// Measures the rules and hands as ratios in one run; fails if one exceeds its bound.

#include "ratio.h"
#include "report/figure.h"

namespace {

bool tell(const std::vector<bench::Ratio>& ratios) {
    bool all = true;
    for (const bench::Ratio& ratio : ratios)
        all = bench::tell({ratio.what, bench::with_unit(ratio.ours, 1, "ns"), bench::with_unit(ratio.theirs, 1, "ns"),
                           ratio.value(), bench::Bound::AtMost, ratio.max, 4}) &&
              all;
    return all;
}

}  // namespace

int main() {
    bool all = tell(bench::sweep_ratios());
    all = tell(bench::slide_ratios()) && all;
    all = tell(bench::gather_ratios()) && all;
    all = tell(bench::check_ratios()) && all;
    all = tell(bench::match_ratios()) && all;
    all = tell(bench::load_ratios()) && all;
    all = tell(bench::net_ratios()) && all;
    all = tell(bench::session_ratios()) && all;
    all = bench::tell_journals() && all;
    all = bench::tell_shared_table() && all;
    return all ? 0 : 1;
}
