#pragma once
// Counts the seconds in which players could think: only while it runs; call follow() regularly.

namespace remote {

class StopWatch {
public:
    void follow(double now, bool runs) {
        if (runs && last_ >= 0) seconds_ += now - last_;
        last_ = runs ? now : -1;
    }
    void reset() { seconds_ = 0; }
    double seconds() const { return seconds_; }

private:
    double last_ = -1, seconds_ = 0;  // negative: stopped
};

}  // namespace remote
