#pragma once
// Smooth noise on a repeating lattice, so that what is made from it can be tiled; and the random numbers of
// the other bakers.

#include <cstdint>
#include <vector>

#include "engine/core/random.h"

namespace bake {

// The number of cells after which the lattice repeats; at most 256 each way.
struct Period {
    int x = 256;
    int y = 256;
};

class Noise {
public:
    explicit Noise(std::uint64_t seed);
    // 0 to 1, mean 0.5; a cell is one unit wide. A tile of n cells needs period n.
    float at(float x, float y, Period period) const;
    // The sum of `octaves`, each half as strong and twice as fine as the last; 0 to 1, mean 0.5.
    float layered(float x, float y, int octaves, Period period) const;

private:
    float corner(int x, int y, Period period) const;
    std::vector<float> lattice_;
};

class Chance {
public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}
    float unit() { return static_cast<float>(random_.unit()); }
    float between(float low, float high) { return low + (high - low) * unit(); }
    int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound))); }
    float angle();
    // Around 0, mostly between -1 and 1.
    float bell();

private:
    core::Random random_;
};

}  // namespace bake
