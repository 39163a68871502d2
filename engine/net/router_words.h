#pragma once
// The messages to routers that open ports: PCP (RFC 6887), or NAT-PMP (RFC 6886) if the router knows no other. Pure:
// bytes in, bytes out. Private to this folder.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

enum class PortProtocol { Pcp, NatPmp };

// A TCP port of this machine to open to others.
struct PortWish {
    std::uint16_t port = 0;
    std::uint16_t outside = 0;      // the port wanted on the router
    std::uint32_t lifetime = 0;     // seconds; 0 removes it
    std::uint32_t own_address = 0;  // IPv4, this machine as the router sees it
    std::string nonce;              // 12 random bytes, the same in all messages about this port
};
// The datagrams to request it.
std::vector<std::string> router_questions(PortProtocol tongue, const PortWish& wish);

// The content of an answer; it may take several to know everything.
struct RouterAnswer {
    bool other_tongue = false;                  // the router does not speak this protocol
    std::string fault = {};                     // refused; see PortMapping::fault
    std::optional<std::uint32_t> address = {};  // IPv4 address for others
    std::optional<std::uint16_t> port = {};     // its port
    std::uint32_t lifetime = 0;                 // seconds, for the port
};
// nullopt if it answers something else.
std::optional<RouterAnswer> router_answer(PortProtocol tongue, const PortWish& wish, std::string_view bytes);

// True if the address is not valid on the internet: the router is behind another one.
bool is_private(std::uint32_t ipv4);

}  // namespace net
