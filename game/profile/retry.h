#pragma once
// When to try again to save what could not be saved: once a second, until it succeeds.

namespace profile {

class Retry {
public:
    void tried(bool saved) {
        failed_ = !saved;
        waited_ = 0;
    }
    // Call once a frame; `seconds`: since the last call.
    bool is_due(double seconds) {
        constexpr double kAfter = 1;  // seconds
        waited_ += seconds;
        return failed_ && waited_ >= kAfter;
    }

private:
    bool failed_ = false;  // the last attempt
    double waited_ = 0;    // seconds since then
};

}  // namespace profile
