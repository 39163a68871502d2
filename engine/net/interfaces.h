#pragma once
// The addresses of this machine and what they can be used for. Private to this folder.

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace net {

// The address of an active network interface.
struct Interface {
    std::string address;  // without a scope
    std::uint32_t index = 0;
    bool ipv6 = false;
    bool loopback = false;
    bool link_local = false;  // valid on this link only
};
// Empty if the system does not say.
std::vector<Interface> interfaces();

// See Network::own_addresses.
std::vector<std::string> reachable_addresses(boost::asio::io_context& loop);

// The IPv4 address of the default router: from /proc/net/route on Linux, from the API on Windows. nullopt elsewhere, or
// if there is none.
std::optional<std::string> router_address();
// Parses such a route list.
std::optional<std::string> router_in(std::istream& routes);

}  // namespace net
