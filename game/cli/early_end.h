#pragma once
// The end of a long command before its time: at Ctrl-C, or when its seconds are over. The command then tells what was
// done so far.

#include <chrono>
#include <ostream>

namespace cli {

class EarlyEnd {
public:
    // Listens to Ctrl-C until it is destroyed; a second one ends the program as ever. `seconds`: 0 for no limit.
    explicit EarlyEnd(double seconds = 0);
    ~EarlyEnd();
    EarlyEnd(const EarlyEnd&) = delete;
    EarlyEnd& operator=(const EarlyEnd&) = delete;

    // From any thread.
    bool asked() const;
    // 130 after Ctrl-C, as shells have it; otherwise this.
    int status(int otherwise) const;
    // Says so in a line, if it was asked.
    void tell(std::ostream& out) const;

private:
    static bool interrupted();

    using Clock = std::chrono::steady_clock;
    Clock::time_point began_ = Clock::now();
    double seconds_;
    void (*before_)(int);
};

}  // namespace cli
