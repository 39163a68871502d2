#pragma once
// A 64-bit hash of a value, the same on every machine, compiler and optimisation level (FNV-1a over
// little-endian bytes).

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/vec2.h"

namespace core {

class Hash {
public:
    Hash& add(std::uint64_t value);
    Hash& add(double value) { return add(std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value)); }
    Hash& add(int value) { return add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value))); }
    Hash& add(bool value) { return add(static_cast<std::uint64_t>(value)); }
    Hash& add(std::string_view text);
    Hash& add(Vec2 p) { return add(p.x).add(p.y); }
    Hash& add(const std::vector<int>& list);
    template <class Enum>
    requires std::is_enum_v<Enum> Hash& add(Enum value) { return add(static_cast<int>(value)); }
    // nullopt is hashed as -1, so use it only for enums without negative values.
    template <class Enum>
    requires std::is_enum_v<Enum> Hash& add(const std::optional<Enum>& value) {
        return add(value ? static_cast<int>(*value) : -1);
    }
    std::uint64_t value() const { return state_; }

private:
    std::uint64_t state_ = 0xcbf29ce484222325ull;
};

// Sixteen hexadecimal digits, the form in which replays and the protocol write a hash.
std::string to_hex(std::uint64_t value);

}  // namespace core
