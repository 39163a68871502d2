#pragma once
// Seeds of a pair's independent random streams: draws from one do not affect another.

#include <cstdint>

namespace lab {

// SplitMix64's final step: every bit of the result depends on every bit of x.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
}
constexpr std::uint64_t stream(std::uint64_t seed, std::uint64_t number) {
    return mixed(seed + (number + 1) * 0x9e3779b97f4a7c15ull);
}

enum class Stream : std::uint64_t { First, OneForce, OtherForce, Dice, PlayerA, PlayerB };
constexpr std::uint64_t stream(std::uint64_t seed, int pair, Stream which) {
    return stream(stream(seed, static_cast<std::uint64_t>(pair)), static_cast<std::uint64_t>(which));
}

}  // namespace lab
