#pragma once
// What is said to a router that opens ports: PCP (RFC 6887), or NAT-PMP (RFC 6886) to those that know no other. Pure: bytes
// in, bytes out. For this room alone.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

enum class PortProtocol { Pcp, NatPmp };

// A TCP port of this machine that others shall reach.
struct PortWish {
    std::uint16_t port = 0;
    std::uint16_t outside = 0;      // the port that it should have there
    std::uint32_t lifetime = 0;     // seconds; 0 takes it back
    std::uint32_t own_address = 0;  // IPv4, as the router sees this machine
    std::string nonce;              // 12 bytes by chance, the same for all that is said of this port
};
// The datagrams that ask for it.
std::vector<std::string> router_questions(PortProtocol tongue, const PortWish& wish);

// What an answer tells; several may be needed to know all.
struct RouterAnswer {
    bool other_tongue = false;                  // it does not speak this one
    std::string fault = {};                     // refused; see PortMapping::fault
    std::optional<std::uint32_t> address = {};  // IPv4 that others reach it by
    std::optional<std::uint16_t> port = {};     // the port there
    std::uint32_t lifetime = 0;                 // seconds, with the port
};
// Nothing if it answers something else.
std::optional<RouterAnswer> router_answer(PortProtocol tongue, const PortWish& wish, std::string_view bytes);

// Means nothing on the internet: whoever has this address has a router of his own.
bool is_private(std::uint32_t ipv4);

}  // namespace net
