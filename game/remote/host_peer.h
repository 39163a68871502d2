#pragma once
// Somebody at the other end of a host's line; known to the host alone.

#include "game/remote/host.h"

namespace remote {

inline constexpr double kBurst = 150;  // messages that may come at once

// Somebody at the other end of a line.
struct Host::Peer {
    SealedLine line;
    double since, heard, pinged = 0;
    bool greeted = false;
    bool gone = false;
    bool wanted = false;  // it was asked for steps that this host lacks
    int person = kNobody;
    PersonName name{};
    double allowance = kBurst;
    int refusals = 0;
    double sat = 0;  // since when they have been let in
    double round_trip = 0;
    std::vector<int> hands{};  // whose it has not been shown since they moved
    double hands_sent = -1;

    bool watches() const { return greeted && person == kNobody; }
};

}  // namespace remote
