#include "engine/measure/direction.h"

#include <cstdint>
#include <numbers>

namespace measure {

namespace {

// Taylor series up to x^17 and x^18; the error is below 1e-17 up to an eighth of a turn.
core::Vec2 small_angle(double x) {
    const double xx = x * x;
    double cosine = 1, sine = 1;
    for (int n = 18; n >= 2; n -= 2) {
        cosine = 1 - xx * cosine / (n * (n - 1));
        sine = 1 - xx * sine / (n * (n + 1));
    }
    return {cosine, x * sine};
}

}  // namespace

core::Vec2 direction(int index, int count) {
    // In eighths of a turn: whole eighths swap coordinates, so that the compass points are exact.
    const std::int64_t eighths = std::int64_t{8} * index;
    const auto octant = static_cast<int>(eighths / count);
    const std::int64_t rest = eighths % count;
    const bool mirrored = octant % 2 == 1;
    const double part = static_cast<double>(mirrored ? count - rest : rest) / count;
    const core::Vec2 a = small_angle(part * std::numbers::pi / 4);
    const core::Vec2 first = mirrored ? core::Vec2{a.y, a.x} : a;
    switch (octant / 2 % 4) {
        case 0:
            return first;
        case 1:
            return core::left_of(first);
        case 2:
            return -first;
        default:
            return -core::left_of(first);
    }
}

}  // namespace measure
