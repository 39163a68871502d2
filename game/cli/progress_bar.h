#pragma once
// A progress line that overwrites itself.

#include <chrono>
#include <ostream>
#include <string>

#include "game/coin_wars/lab/run.h"

namespace cli {

// "[#########...........]  45 %  450 of 1000 battles, 12 s left". `seconds` since the start.
std::string bar(const lab::Progress& progress, double seconds, const char* what = "battles");
// "12 s", "3 min 5 s", "2 h 10 min".
std::string duration(double seconds);

class ProgressBar {
public:
    // Shown if `wanted`, or if standard error is a terminal.
    ProgressBar(std::ostream& out, bool wanted);
    // Redraws at most five times a second.
    void show(const lab::Progress& progress, const char* what = "battles");
    // Ends the line.
    void done();

private:
    using Clock = std::chrono::steady_clock;
    std::ostream& out_;
    bool visible_;
    Clock::time_point began_ = Clock::now(), shown_{};
    std::size_t width_ = 0;
};

}  // namespace cli
