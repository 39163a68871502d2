#pragma once
// What one tells somebody who shall join a table: a code of twenty signs to read aloud, or a link that also says where.
//
//     K7Q2M-9XWTR-4HBZ0-C3VPD
//     http://192.168.1.5:4747/#K7Q2M-9XWTR-4HBZ0-C3VPD
//
// The signs are digits and letters without I, L, O and U: 80 random bits and 20 that tell a slip of the tongue.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace remote {

inline constexpr std::uint16_t kPort = 4747;

inline constexpr std::size_t kCodeBytes = 16;
std::string new_code();
std::string code_from(std::string_view bytes);  // kCodeBytes, by chance or of a hash: the same give the same
// The code in its usual form, from what somebody typed: case, spaces and dashes do not matter, O is 0, I and L are 1.
// Nothing if a sign is wrong or missing.
std::optional<std::string> read_code(std::string_view typed);

struct Invitation {
    std::string code;    // in its usual form
    std::string host{};  // a name or an address; empty: somewhere in the same network
    std::uint16_t port = kPort;
    friend bool operator==(const Invitation&, const Invitation&) = default;
};
std::string link_of(const Invitation& invitation);  // the code alone, if there is no host
// A link, or a code alone.
std::optional<Invitation> read_invitation(std::string_view typed);

}  // namespace remote
