#pragma once
// The one source of chance: a seeded PCG that can be copied (undo restores it) and whose draws are our own,
// because the standard distributions differ between libraries. One draw a statement: the order of evaluation
// of arguments differs between compilers.

#include <cstdint>

#include <pcg_random.hpp>

namespace core {

class Random {
public:
    explicit Random(std::uint64_t seed = 1) : engine_(seed) {}

    // A whole number from 0 to bound - 1, each as likely as the others; bound > 0.
    std::uint32_t below(std::uint32_t bound) { return engine_(bound); }
    // A number from 0 (included) to 1 (excluded), in steps of 2^-32.
    double unit() { return engine_() * 0x1p-32; }
    double between(double low, double high) { return low + (high - low) * unit(); }

    friend bool operator==(const Random& a, const Random& b) { return a.engine_ == b.engine_; }

private:
    pcg32 engine_;
};

}  // namespace core
