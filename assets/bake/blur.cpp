#include "assets/bake/blur.h"

#include <algorithm>
#include <cmath>

namespace bake {

namespace {

constexpr float kReach = 2.6f;  // in standard deviations; beyond it the Gaussian counts as zero

// Weights from the centre outwards; the centre plus twice each other weight is 1.
std::vector<float> half_bell(float sigma) {
    const int reach = std::max(1, static_cast<int>(std::lround(sigma * kReach)));
    std::vector<float> weights(static_cast<std::size_t>(reach) + 1);
    float total = 0;
    for (int i = 0; i <= reach; ++i) {
        const float distance = static_cast<float>(i) / sigma;
        weights[i] = std::exp(-distance * distance / 2);
        total += i == 0 ? weights[i] : 2 * weights[i];
    }
    for (float& weight : weights) weight /= total;
    return weights;
}

// A row, padded on both sides with `reach` values from beyond its ends.
std::vector<float> padded_row(const Field& field, int y, int reach, Edge edge) {
    std::vector<float> row;
    row.reserve(static_cast<std::size_t>(field.width()) + 2 * reach);
    for (int x = -reach; x < field.width() + reach; ++x) row.push_back(field.beyond(x, y, edge));
    return row;
}

// Blurs along the rows and transposes, so that two passes blur in both directions.
Field blur_and_turn(const Field& field, const std::vector<float>& weights, Edge edge) {
    const int reach = static_cast<int>(weights.size()) - 1;
    Field turned(field.height(), field.width());
    for (int y = 0; y < field.height(); ++y) {
        const std::vector<float> row = padded_row(field, y, reach, edge);
        for (int x = 0; x < field.width(); ++x) {
            const float* middle = row.data() + x + reach;
            float sum = weights[0] * middle[0];
            for (int i = 1; i <= reach; ++i) sum += weights[i] * (middle[-i] + middle[i]);
            turned.at(y, x) = sum;
        }
    }
    return turned;
}

}  // namespace

Field blur(const Field& field, float sigma, Edge edge) {
    constexpr float kNothing = 0.05f;
    if (sigma <= kNothing) return field;
    const std::vector<float> weights = half_bell(sigma);
    return blur_and_turn(blur_and_turn(field, weights, edge), weights, edge);
}

}  // namespace bake
