#pragma once
// When to try again to save what could not be saved: once a second, until it succeeds.

namespace profile {

class Retry {
public:
    static constexpr double kAfter = 1;  // seconds

    void tried(bool saved) {
        failed_ = !saved;
        waited_ = 0;
    }
    // True while something is unsaved: a window at rest must wake up for the next attempt.
    bool waits() const { return failed_; }
    // `seconds`: since the last call.
    bool is_due(double seconds) {
        waited_ += seconds;
        return failed_ && waited_ >= kAfter;
    }

private:
    bool failed_ = false;  // the last attempt
    double waited_ = 0;    // seconds since then
};

}  // namespace profile
