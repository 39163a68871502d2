#pragma once
// A toggle with one key: on while it is held, or from one short press to the next.

#include <utility>

namespace table {

class HeldSwitch {
public:
    bool on() const { return on_; }
    void toggle() { on_ = !on_; }
    void press() {
        toggle();
        down_ = true;
        held_ = 0;
    }
    void let_go() {
        if (std::exchange(down_, false) && held_ > kLongPress) on_ = false;
    }
    // Call once per frame with its duration.
    void pass(double seconds) { held_ += seconds; }

private:
    static constexpr double kLongPress = 0.4;  // seconds; shorter is a press
    bool on_ = false, down_ = false;
    double held_ = 0;  // seconds
};

}  // namespace table
