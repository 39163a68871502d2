#pragma once
// Invites someone to a table: a code of twenty characters to read aloud, or a link that also says where.
//
//     K7Q2M-9XWTR-4HBZ0-C3VPD
//     http://192.168.1.5:4747/#K7Q2M-9XWTR-4HBZ0-C3VPD
//
// The characters are digits and letters without I, L, O and U: 80 random bits and 20 that catch mistakes.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace remote {

inline constexpr std::uint16_t kPort = 4747;

inline constexpr std::size_t kCodeBytes = 16;
std::string new_code();
std::string code_from(std::string_view bytes);  // of kCodeBytes bytes, random or a hash: equal bytes give equal codes
// Normalizes a typed code: case, spaces and dashes do not matter, O is read as 0, I and L as 1. nullopt if a character
// is wrong or missing.
std::optional<std::string> read_code(std::string_view typed);

struct Invitation {
    std::string code;    // normalized
    std::string host{};  // a name or an address; empty: search the local network
    std::uint16_t port = kPort;
    friend bool operator==(const Invitation&, const Invitation&) = default;
};
std::string link_of(const Invitation& invitation);  // just the code if there is no host
// Parses a link or a bare code.
std::optional<Invitation> read_invitation(std::string_view typed);

}  // namespace remote
