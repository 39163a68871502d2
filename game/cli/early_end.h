#pragma once
// Ends a long command early: at Ctrl-C, or when its time is up. The command then reports what it has so far.

#include <chrono>
#include <ostream>

namespace cli {

class EarlyEnd {
public:
    // Handles Ctrl-C while it exists; a second one ends the program at once. `seconds`: 0 for no limit.
    explicit EarlyEnd(double seconds = 0);
    ~EarlyEnd();
    EarlyEnd(const EarlyEnd&) = delete;
    EarlyEnd& operator=(const EarlyEnd&) = delete;

    // True if the command should end; callable from any thread.
    bool asked() const;
    // 130 after Ctrl-C, as in shells; otherwise `otherwise`.
    int status(int otherwise) const;
    // Prints a line about it if the command ended early.
    void tell(std::ostream& out) const;

private:
    static bool interrupted();

    using Clock = std::chrono::steady_clock;
    Clock::time_point began_ = Clock::now();
    double seconds_;
    void (*before_)(int);
};

}  // namespace cli
