#pragma once
// Several coins moving across the table at once, as the table plays it: places in inches.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/core/vec2.h"

namespace physics {

using core::Vec2;

struct Motion {
    static constexpr double kSamplesASecond = 60;
    std::vector<std::vector<Vec2>> samples;  // one place for each coin; none where nothing moved

    double seconds() const {
        return samples.empty() ? 0 : static_cast<double>(samples.size() - 1) / kSamplesASecond;
    }
    // In between two samples; the last one after the end. Nobody's place where there are no samples.
    std::vector<Vec2> at(double time) const {
        if (samples.empty()) return {};
        const double place = std::max(0.0, time * kSamplesASecond);
        if (place >= static_cast<double>(samples.size() - 1)) return samples.back();
        const auto before = static_cast<std::size_t>(place);
        std::vector<Vec2> places = samples[before];
        for (std::size_t i = 0; i < places.size(); ++i)
            places[i] =
                places[i] + (samples[before + 1][i] - places[i]) * (place - static_cast<double>(before));
        return places;
    }
};

}  // namespace physics
