#pragma once
// Finds a table in the local network by its code alone: a multicast question (239.255.67.87 and ff02::4357, UDP port
// 4757) of 16 bytes, four random ones and their hash with the code; a host that waits with this code sends an answer of
// the same size. No table is listed, nothing is amplified, and eavesdroppers learn nothing they could answer with: an
// answer is valid for one question, from its sender's address.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/net/websocket.h"

namespace net {

// Answers questions about this code, on all interfaces, while it exists. Does nothing without a network.
class Beacon {
public:
    virtual ~Beacon() = default;
};
std::unique_ptr<Beacon> answer_in_lan(Network& network, std::string_view code, std::uint16_t port);

// Asks every second, on all interfaces, until a host answers.
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
