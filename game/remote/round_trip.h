#pragma once
// Measures a connection's round trip by the local clock alone: the other end answers pings; only the answer to the last
// one counts.

#include <algorithm>
#include <cmath>
#include <optional>

#include "game/remote/message.h"

namespace remote {

class RoundTrip {
public:
    bool is_due(double now) const { return now - sent_ >= kPingEach; }
    Ping ping(double now) {
        sent_ = now;
        asked_ = static_cast<int>(std::fmod(now, 1e6) * 1000);
        return {*asked_};
    }
    void take(const Pong& pong, double now) {
        if (pong.at != asked_) return;
        asked_.reset();
        seconds_ = std::clamp(now - sent_, 0.0, kMaxRoundTrip);
    }
    double seconds() const { return seconds_; }  // at most kMaxRoundTrip; 0: unknown

private:
    double sent_ = -kPingEach, seconds_ = 0;
    std::optional<int> asked_;  // empty: no answer awaited
};

}  // namespace remote
