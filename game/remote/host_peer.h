#pragma once
// Somebody at the other end of a host's line; known to the host alone.

#include "game/remote/host.h"
#include "game/remote/round_trip.h"

namespace remote {

inline constexpr double kRate = 30, kBurst = 150;   // messages a second, and at once
inline constexpr std::size_t kMessageBytes = 4096;  // a longer one counts as several

// Somebody at the other end of a line.
struct Host::Peer {
    SealedLine line;
    double since, heard;
    bool greeted = false;
    bool gone = false;
    bool wanted = false;  // it was asked for steps that this host lacks
    int person = kNobody;
    PersonName name{};
    double allowance = kBurst;
    std::size_t counted = 0;    // bytes that were heard
    std::size_t asked_for = 0;  // bytes that may still come of what they were asked for
    std::size_t history = 0;    // bytes that were sent when they were let in
    int refusals = 0;
    double sat = 0;  // since when they have been let in
    RoundTrip round_trip{};
    std::vector<int> hands{};  // whose it has not been shown since they moved
    double hands_sent = -1;

    bool watches() const { return greeted && person == kNobody; }
};

}  // namespace remote
