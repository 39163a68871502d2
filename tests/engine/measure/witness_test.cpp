// Compares closed-form measuring with Box2D: they agree everywhere within a slop of 0.02 in.

#include <doctest/doctest.h>

#include <limits>

#include "engine/physics/slide.h"
#include "random_table.h"
#include "witness.h"

using namespace measure;

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kSlop = physics::kSlop;

struct Tally {
    int asked = 0;
    int hits = 0;
    int differ = 0;       // only one of them reports a hit
    int outside = 0;      // the witness's answer does not fit any coin within the slop in size
    double farthest = 0;  // inches between their results if both report a hit
};

Disc grown(const Disc& disc, double by) { return {disc.center, disc.radius + by}; }

// The witness's hit must lie between those of two coins larger and smaller by the slop.
template <class Obstacle>
void compare(Tally& tally, const Disc& moving, Vec2 to, const Obstacle& obstacle, std::optional<double> seen) {
    ++tally.asked;
    const std::optional<double> measured = sweep(moving, to, obstacle);
    const double early = sweep(grown(moving, kSlop), to, obstacle).value_or(kNever);
    const double late = sweep(grown(moving, -kSlop), to, obstacle).value_or(kNever);
    const double witnessed = seen.value_or(kNever);
    if (measured.has_value() != seen.has_value()) ++tally.differ;
    if (measured) ++tally.hits;
    if (measured && seen) tally.farthest = std::max(tally.farthest, std::abs(*measured - *seen));
    if (witnessed < early - kSlop || witnessed > late + kSlop) ++tally.outside;
}

void check(const Tally& tally) {
    MESSAGE(tally.asked << " sweeps, " << tally.hits << " hits: hit or miss differs in " << tally.differ << ", at most "
                        << tally.farthest << " in apart, outside the slop " << tally.outside);
    CHECK(tally.outside == 0);
    CHECK(tally.hits > tally.asked / 10);
    CHECK(tally.differ < tally.asked / 1000);
}

template <class Obstacle, class Draw, class Ask>
Tally ask(std::uint64_t seed, int times, Draw draw, Ask witness) {
    core::Random random(seed);
    Tally tally;
    while (tally.asked < times) {
        const Disc moving = random_disc(random, 10);
        const Vec2 to = random_point(random, 10);
        const Obstacle obstacle = draw(random);
        if (gap(moving, obstacle) <= kSlop) continue;  // Box2D has no useful answer for overlaps
        compare(tally, moving, to, obstacle, witness(moving, to, obstacle));
    }
    return tally;
}

Disc any_disc(core::Random& random) { return random_disc(random, 10); }
Segment any_segment(core::Random& random) { return random_segment(random, 10); }

constexpr auto kCast = [](const Disc& moving, Vec2 to, const auto& obstacle) {
    return witness::shape_cast(moving, to, obstacle);
};
constexpr auto kImpact = [](const Disc& moving, Vec2 to, const auto& obstacle) {
    return witness::time_of_impact(moving, to, obstacle);
};

}  // namespace

TEST_CASE("half a million sweeps against coins, witness b2ShapeCast") { check(ask<Disc>(1, 500000, any_disc, kCast)); }

TEST_CASE("half a million sweeps against segments, witness b2ShapeCast") {
    check(ask<Segment>(2, 500000, any_segment, kCast));
}

TEST_CASE("sweeps against coins and segments, witness b2TimeOfImpact") {
    check(ask<Disc>(3, 100000, any_disc, kImpact));
    check(ask<Segment>(4, 100000, any_segment, kImpact));
}
