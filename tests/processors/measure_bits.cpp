// Prints a hash of the bits of 300,000 raw measures, the same for every compiler and processor. Replays alone would not
// show different rounding, because positions are rounded to 1/1024 in.

#include <cstdio>

#include "engine/core/hash.h"
#include "engine/core/random.h"
#include "engine/measure/measure.h"

namespace {

constexpr int kTimes = 100'000;
constexpr std::uint64_t kKnown = 0xd13b684248e85c18;

core::Vec2 place(core::Random& random) {
    const double x = random.between(0, 36);
    const double y = random.between(0, 24);
    return {x, y};
}

measure::Disc coin(core::Random& random) {
    const core::Vec2 center = place(random);
    return {center, random.between(0.3, 0.7)};
}

}  // namespace

int main() {
    core::Random random(7);
    core::Hash hash;
    for (int i = 0; i < kTimes; ++i) {
        const measure::Disc moving = coin(random);
        const measure::Disc obstacle = coin(random);
        const core::Vec2 to = place(random);
        hash.add(measure::gap(moving, obstacle));
        hash.add(measure::travel(moving, to, obstacle));
        hash.add(measure::nearing(moving, to, obstacle));
    }
    std::printf("%s, known %s\n", core::to_hex(hash.value()).c_str(), core::to_hex(kKnown).c_str());
    return hash.value() == kKnown ? 0 : 1;
}
