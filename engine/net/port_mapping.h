#pragma once
// Access from outside: asks the home router to forward a port (PCP, or NAT-PMP for older routers). If that fails,
// others can still come from the same network, over IPv6, or through a port opened by hand.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/net/websocket.h"

namespace net {

// Keeps the port open while it exists: renews it in time and removes it at the end.
class PortMapping {
public:
    virtual ~PortMapping() = default;
    struct Outside {
        std::string host;
        std::uint16_t port = 0;
    };
    // Where others reach the port; nullopt until the router says so.
    virtual std::optional<Outside> outside() const = 0;
    // Why there is no access: "no router", "no answer", "not allowed", "not possible" or "behind another router"; empty
    // while waiting and while open. Does not retry after a failure.
    virtual std::string fault() const = 0;
};

// For a TCP port of this machine. Tries for at most half a minute.
std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port);
// The same, with a router at this address.
std::unique_ptr<PortMapping> open_from_outside(Network& network, std::uint16_t port, const std::string& router,
                                               std::uint16_t router_port);

}  // namespace net
