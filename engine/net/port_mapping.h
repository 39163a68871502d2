#pragma once
// A way in from outside: the router at the edge of a home network is asked to pass on what comes to a port (PCP, or
// NAT-PMP of older ones). If it does not, others still come from the same network, over IPv6, or through a port that was opened by hand.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/net/websocket.h"

namespace net {

// Open as long as this lives: it is renewed in time and taken back at the end.
class PortMapping {
public:
    virtual ~PortMapping() = default;
    struct Outside {
        std::string host;
        std::uint16_t port = 0;
    };
    // Where others reach the port; nothing until the router has said so.
    virtual std::optional<Outside> outside() const = 0;
    // Why there is no way in: "no router", "no answer", "not allowed", "not possible" or "behind another router"; empty
    // while it is asked for and while it is open. What failed is not asked for again.
    virtual std::string fault() const = 0;
};

// For a TCP port of this machine. Asks for at most half a minute.
std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port);
// The same, of a router with this address.
std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port, const std::string& router,
                                               std::uint16_t router_port);

}  // namespace net
