#pragma once
// The other end of one of the host's connections; only the host uses it.

#include "game/remote/host.h"
#include "game/remote/round_trip.h"

namespace remote {

inline constexpr double kRate = 30, kBurst = 150;   // messages per second, and at once
inline constexpr std::size_t kMessageBytes = 4096;  // a longer one counts as several

struct Host::Peer {
    SealedLine line;
    double since, heard;
    bool greeted = false;
    bool gone = false;
    bool asked_for_steps = false;  // that this host lacks
    int person = kNobody;
    PersonName name{};
    double allowance = kBurst;
    std::size_t counted = 0;    // bytes received
    std::size_t bytes_due = 0;  // bytes still to come of what we requested
    std::size_t history = 0;    // bytes sent when they were admitted
    int refusals = 0;
    double sat = 0;  // when they were admitted
    RoundTrip round_trip{};
    std::vector<int> hands{};  // people whose hands moved since this peer was last told
    double hands_sent = -1;

    bool watches() const { return greeted && person == kNobody; }
};

}  // namespace remote
