#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "contests.h"
#include "fought.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr double kTimes = 1.9, kOfTheMachine = 0.95;

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Runs the whole contest in this process and in another one side by side; they share nothing but the machine.
double seconds_of_two_processes(const lab::Contest& contest) {
    const auto begin = std::chrono::steady_clock::now();
    std::fflush(stdout);
    const pid_t other = fork();
    if (other == 0) {
        fought(contest, 1);
        _exit(0);
    }
    fought(contest, 1);
    if (other > 0) waitpid(other, nullptr, 0);
    return seconds_since(begin);
}

}  // namespace

// Takes turns and the best of each, since other work only adds time. If cores share a cache or are virtual, two
// independent processes show how much two cores can do at most.
bool cores() {
    const lab::Contest contest = lines(20, "sergeant", "sergeant", 150);
    double one = 1e9, two = 1e9, apart = 1e9;
    for (int round = 0; round < 6; ++round) {
        one = std::min(one, fought(contest, 1).seconds);
        two = std::min(two, fought(contest, 2).seconds);
        apart = std::min(apart, seconds_of_two_processes(contest));
    }
    const double times = one / two, machine = 2 * one / apart;
    const double asked = std::min(kTimes, kOfTheMachine * machine);
    return tell({"two workers in the lab, to one (held against two processes that share nothing)",
                 with_unit(one, 2, "s with one, ") + with_unit(two, 2, "s with two"),
                 with_unit(machine, 2, "times as much"), times, Bound::AtLeast, std::round(100 * asked) / 100});
}

}  // namespace bench
