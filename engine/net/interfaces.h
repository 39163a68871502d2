#pragma once
// The addresses of this machine and what they are good for. For this room alone.

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace net {

// An address of a network interface that is up.
struct Interface {
    std::string address;  // without a scope
    std::uint32_t index = 0;
    bool ipv6 = false;
    bool loopback = false;
    bool link_local = false;  // means something on this link alone
};
// None if the system does not tell.
std::vector<Interface> interfaces();

// See Network::own_addresses.
std::vector<std::string> reachable_addresses(boost::asio::io_context& loop);

// The address of the router that leads out, over IPv4: as Linux lists it in /proc/net/route, as Windows tells. Nothing
// elsewhere, or without one.
std::optional<std::string> router_address();
// What such a list says.
std::optional<std::string> router_in(std::istream& routes);

}  // namespace net
