#include "engine/net/router_words.h"

#include <algorithm>

namespace net {

namespace {

constexpr unsigned kAnswer = 128;  // added to the request's code
constexpr char kPcpVersion = 2, kPcpMap = 1, kTcp = 6;
constexpr char kNatPmpVersion = 0, kAskAddress = 0, kMapTcp = 2;
constexpr std::size_t kPcpSize = 60;

// Big-endian.
std::string number(std::uint32_t value, int bytes) {
    std::string text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) text += static_cast<char>(value >> shift & 0xFF);
    return text;
}

std::uint32_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + count; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

// As an IPv4-mapped IPv6 address.
std::string mapped(std::uint32_t ipv4) { return std::string(10, '\0') + "\xFF\xFF" + number(ipv4, 4); }

RouterAnswer refused(std::uint32_t result) { return {.fault = result == 2 ? "not allowed" : "not possible"}; }

std::string pcp_question(const PortWish& wish) {
    return std::string{kPcpVersion, kPcpMap, 0, 0} + number(wish.lifetime, 4) + mapped(wish.own_address) + wish.nonce +
           std::string{kTcp, 0, 0, 0} + number(wish.port, 2) + number(wish.outside, 2) + mapped(0);
}

std::optional<RouterAnswer> pcp_answer(const PortWish& wish, std::string_view bytes) {
    const std::uint32_t result = number_at(bytes, 3, 1);
    if (number_at(bytes, 1, 1) != kAnswer + kPcpMap) return {};
    if (bytes.size() < kPcpSize) return result == 0 ? std::nullopt : std::optional(refused(result));
    if (bytes.substr(24, 12) != wish.nonce || bytes[36] != kTcp || number_at(bytes, 40, 2) != wish.port) return {};
    if (result != 0) return refused(result);
    RouterAnswer answer;
    if (bytes.substr(44, 12) == std::string_view(mapped(0)).substr(0, 12)) answer.address = number_at(bytes, 56, 4);
    answer.port = static_cast<std::uint16_t>(number_at(bytes, 42, 2));
    answer.lifetime = number_at(bytes, 4, 4);
    return answer;
}

std::optional<RouterAnswer> nat_pmp_answer(const PortWish& wish, std::string_view bytes) {
    const std::uint32_t kind = number_at(bytes, 1, 1), result = number_at(bytes, 2, 2);
    if (kind != kAnswer + kAskAddress && kind != kAnswer + kMapTcp) return {};
    if (result != 0) return refused(result);
    RouterAnswer answer;
    if (kind == kAnswer + kAskAddress) {
        if (bytes.size() != 12) return {};
        answer.address = number_at(bytes, 8, 4);
        return answer;
    }
    if (bytes.size() != 16 || number_at(bytes, 8, 2) != wish.port) return {};
    answer.port = static_cast<std::uint16_t>(number_at(bytes, 10, 2));
    answer.lifetime = number_at(bytes, 12, 4);
    return answer;
}

}  // namespace

std::vector<std::string> router_questions(PortProtocol tongue, const PortWish& wish) {
    if (tongue == PortProtocol::Pcp) return {pcp_question(wish)};
    const std::string map = std::string{kNatPmpVersion, kMapTcp, 0, 0} + number(wish.port, 2) +
                            number(wish.outside, 2) + number(wish.lifetime, 4);
    if (wish.lifetime == 0) return {map};
    return {{kNatPmpVersion, kAskAddress}, map};
}

std::optional<RouterAnswer> router_answer(PortProtocol tongue, const PortWish& wish, std::string_view bytes) {
    if (bytes.size() < 4) return {};
    if (bytes[0] != (tongue == PortProtocol::Pcp ? kPcpVersion : kNatPmpVersion))
        return RouterAnswer{.other_tongue = true};
    auto answer = tongue == PortProtocol::Pcp ? pcp_answer(wish, bytes) : nat_pmp_answer(wish, bytes);
    if (answer && answer->port && (*answer->port == 0 || answer->lifetime == 0)) return {};
    if (answer && answer->address && is_private(*answer->address)) answer->fault = "behind another router";
    return answer;
}

bool is_private(std::uint32_t ipv4) {
    struct Range {
        std::uint32_t from;
        int bits;
    };
    constexpr Range kRanges[]{{0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},
                              {0xA9FE0000, 16}, {0xAC100000, 12}, {0xC0A80000, 16}};
    return std::ranges::any_of(
        kRanges, [&](const Range& range) { return ipv4 >> (32 - range.bits) == range.from >> (32 - range.bits); });
}

}  // namespace net
