#pragma once
// Times two ways of doing the same, in turns in one run: on another machine only their ratio is meaningful.

#include <functional>
#include <string>
#include <vector>

namespace bench {

struct Ratio {
    std::string what;
    double ours = 0;    // nanoseconds a call in the best round, since other work only adds time
    double theirs = 0;  // the same for the comparison
    double max = 0;     // the bound for ours / theirs

    double value() const { return ours / theirs; }
};

// Runs the work once and returns the number of calls.
using Work = std::function<int()>;
Ratio compare(const std::string& what, double max, const Work& ours, const Work& theirs);

std::vector<Ratio> sweep_ratios();
std::vector<Ratio> slide_ratios();
std::vector<Ratio> gather_ratios();
std::vector<Ratio> check_ratios();
std::vector<Ratio> match_ratios();
std::vector<Ratio> load_ratios();
std::vector<Ratio> net_ratios();
std::vector<Ratio> session_ratios();
// The size of a shared story's journal, in rows of its own. True if within its bound.
bool tell_journals();
// A battle shared over loopback, in rows of its own. True if all are within their bounds.
bool tell_shared_table();

}  // namespace bench
