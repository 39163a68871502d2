#pragma once
// Several coins moving across the table at once, for playback: positions in inches.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/core/vec2.h"

namespace physics {

using core::Vec2;

struct Motion {
    static constexpr double kSamplesASecond = 60;
    std::vector<std::vector<Vec2>> samples;  // one position per coin; empty if nothing moved

    double seconds() const { return samples.empty() ? 0 : static_cast<double>(samples.size() - 1) / kSamplesASecond; }
    // Interpolates between samples; after the end, the last one. Empty if there are no samples.
    std::vector<Vec2> at(double time) const {
        if (samples.empty()) return {};
        const double place = std::max(0.0, time * kSamplesASecond);
        if (place >= static_cast<double>(samples.size() - 1)) return samples.back();
        const auto before = static_cast<std::size_t>(place);
        std::vector<Vec2> places = samples[before];
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] = places[i] + (samples[before + 1][i] - places[i]) * (place - static_cast<double>(before));
        return places;
    }
};

}  // namespace physics
