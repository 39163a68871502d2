#pragma once
// Finding a table in the same network by its code alone: a multicast question (239.255.67.87 and ff02::4357, UDP port
// 4757) of 16 bytes, four by chance and their hash with the code; who waits with that code answers with as many. Nobody is
// listed, nothing is amplified, and who listens learns nothing to answer with: an answer holds for one question, from the
// address of who gave it.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/net/websocket.h"

namespace net {

// Answers those who ask for this code, on all interfaces, as long as it lives. Without a network it does nothing.
class Beacon {
public:
    virtual ~Beacon() = default;
};
std::unique_ptr<Beacon> answer_in_lan(Network& network, std::string_view code, std::uint16_t port);

// Asks every second, on all interfaces, until it is found.
class Seeker {
public:
    virtual ~Seeker() = default;
    struct Found {
        std::string host;
        std::uint16_t port = 0;
    };
    virtual std::optional<Found> found() const = 0;
};
std::unique_ptr<Seeker> seek_in_lan(Network& network, std::string_view code);

}  // namespace net
