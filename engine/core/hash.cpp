#include "engine/core/hash.h"

namespace core {

namespace {
constexpr std::uint64_t kPrime = 0x100000001b3ull;
}

Hash& Hash::add(std::uint64_t value) {
    for (int i = 0; i < 8; ++i) state_ = (state_ ^ ((value >> (8 * i)) & 0xff)) * kPrime;
    return *this;
}

Hash& Hash::add(std::string_view text) {
    add(static_cast<std::uint64_t>(text.size()));
    for (const char c : text) state_ = (state_ ^ static_cast<unsigned char>(c)) * kPrime;
    return *this;
}

Hash& Hash::add(const std::vector<int>& list) {
    add(static_cast<int>(list.size()));
    for (const int each : list) add(each);
    return *this;
}

std::string to_hex(std::uint64_t value) {
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4) text[static_cast<std::size_t>(i)] = "0123456789abcdef"[value & 15];
    return text;
}

}  // namespace core
