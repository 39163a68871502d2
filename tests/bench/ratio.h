#pragma once
// Two ways of doing the same, timed in turns inside one run: only their ratio means something on another
// machine.

#include <functional>
#include <string>
#include <vector>

namespace bench {

struct Ratio {
    std::string what;
    double ours = 0;    // nanoseconds a call, the best round: whatever else runs only adds
    double theirs = 0;  // the same for what it is held against
    double most = 0;    // what ours / theirs must not exceed

    double value() const { return ours / theirs; }
};

// Each runs its work and says how many calls that was.
using Work = std::function<int()>;
Ratio compare(const std::string& what, double most, const Work& ours, const Work& theirs);

std::vector<Ratio> sweep_ratios();
std::vector<Ratio> slide_ratios();
std::vector<Ratio> gather_ratios();
std::vector<Ratio> check_ratios();
std::vector<Ratio> match_ratios();
std::vector<Ratio> load_ratios();
std::vector<Ratio> net_ratios();
std::vector<Ratio> session_ratios();
// What a shared story's journal holds, in a row of its own; whether it holds.
bool tell_journals();
// A battle shared over loopback, in rows of its own; whether they hold.
bool tell_shared_table();

}  // namespace bench
