#pragma once
// The seconds in which somebody could think: those that pass while it runs, as often as it is told.

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
    double last_ = -1, seconds_ = 0;  // negative: it stands still
};

}  // namespace remote
