#include "game/remote/invitation.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "engine/net/secret.h"

namespace remote {
namespace {

constexpr std::string_view kSigns = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's base 32
constexpr std::size_t kRandom = kCodeBytes, kCheck = 4, kGroup = 5;

std::string check_of(std::string_view random) {
    const net::Bytes hash = net::hash(random, 16);
    std::string check;
    for (std::size_t i = 0; i < kCheck; ++i) check += kSigns[static_cast<unsigned char>(hash[i]) % kSigns.size()];
    return check;
}

std::string in_groups(std::string_view signs) {
    std::string code;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        if (i > 0 && i % kGroup == 0) code += '-';
        code += signs[i];
    }
    return code;
}

char meant(char typed) {
    const char sign = static_cast<char>(std::toupper(static_cast<unsigned char>(typed)));
    if (sign == 'O') return '0';
    return sign == 'I' || sign == 'L' ? '1' : sign;
}

// "[fe80::1]:4747", "table.example:4747", "192.168.1.5"
bool read_place(std::string_view place, Invitation& into) {
    std::string_view port;
    if (place.starts_with('[')) {
        const std::size_t close = place.find(']');
        if (close == std::string_view::npos) return false;
        into.host = place.substr(1, close - 1);
        port = place.substr(close + 1);
    } else {
        const std::size_t colon = std::min(place.find(':'), place.size());
        into.host = place.substr(0, colon);
        port = place.substr(colon);
    }
    if (into.host.empty()) return false;
    if (port.empty()) return true;
    const auto [end, fault] = std::from_chars(port.data() + 1, port.data() + port.size(), into.port);
    return port[0] == ':' && fault == std::errc() && end == port.data() + port.size() && into.port > 0;
}

}  // namespace

std::string new_code() { return code_from(net::random_bytes(kCodeBytes)); }

std::string code_from(std::string_view bytes) {
    std::string signs;
    for (const char byte : bytes.substr(0, kRandom)) signs += kSigns[static_cast<unsigned char>(byte) % kSigns.size()];
    return in_groups(signs + check_of(signs));
}

std::optional<std::string> read_code(std::string_view typed) {
    std::string signs;
    for (const char each : typed) {
        if (each == '-' || std::isspace(static_cast<unsigned char>(each))) continue;
        if (kSigns.find(meant(each)) == std::string_view::npos || signs.size() == kRandom + kCheck) return std::nullopt;
        signs += meant(each);
    }
    if (signs.size() != kRandom + kCheck || check_of(signs.substr(0, kRandom)) != signs.substr(kRandom))
        return std::nullopt;
    return in_groups(signs);
}

std::string link_of(const Invitation& invitation) {
    if (invitation.host.empty()) return invitation.code;
    const bool six = invitation.host.find(':') != std::string::npos;
    const std::string host = six ? "[" + invitation.host + "]" : invitation.host;
    return "http://" + host + ":" + std::to_string(invitation.port) + "/#" + invitation.code;
}

std::optional<Invitation> read_invitation(std::string_view typed) {
    while (!typed.empty() && std::isspace(static_cast<unsigned char>(typed.front()))) typed.remove_prefix(1);
    const std::size_t hash = typed.find('#');
    const auto code = read_code(hash == std::string_view::npos ? typed : typed.substr(hash + 1));
    if (!code) return std::nullopt;
    Invitation invitation{*code};
    if (hash == std::string_view::npos) return invitation;
    std::string_view place = typed.substr(0, hash);
    if (place.starts_with("http://")) place.remove_prefix(7);
    if (place.ends_with('/')) place.remove_suffix(1);
    return read_place(place, invitation) ? std::optional(invitation) : std::nullopt;
}

}  // namespace remote
