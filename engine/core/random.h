#pragma once
// The only source of randomness: a seeded PCG that can be copied (undo restores it). It draws bounded numbers itself
// because the standard distributions differ between libraries. Draw once per statement: the order in which arguments
// are evaluated differs between compilers.

#include <cstdint>

#include <pcg_random.hpp>

namespace core {

class Random {
public:
    explicit Random(std::uint64_t seed = 1) : engine_(seed) {}

    // A uniformly distributed integer from 0 to bound - 1; bound > 0.
    std::uint32_t below(std::uint32_t bound) { return engine_(bound); }
    // A number in [0, 1), in steps of 2^-32.
    double unit() { return engine_() * 0x1p-32; }
    double between(double low, double high) { return low + (high - low) * unit(); }

    friend bool operator==(const Random& a, const Random& b) { return a.engine_ == b.engine_; }

private:
    pcg32 engine_;
};

}  // namespace core
