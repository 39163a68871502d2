#include "assets/bake/float_image.h"

#include <algorithm>

namespace bake {

int wrap(int value, int size) { return (value % size + size) % size; }

float clamp(float value, float low, float high) { return std::clamp(value, low, high); }

float smooth_step(float from, float to, float value) {
    const float t = clamp((value - from) / (to - from));
    return t * t * (3 - 2 * t);
}

float mix(float a, float b, float share) { return a + (b - a) * share; }

float Field::beyond(int x, int y, Edge edge) const {
    if (edge == Edge::Wrap) return at(wrap(x, width_), wrap(y, height_));
    return at(std::clamp(x, 0, width_ - 1), std::clamp(y, 0, height_ - 1));
}

float& Field::wrapped(int x, int y) { return at(wrap(x, width_), wrap(y, height_)); }

Field halve(const Field& field) {
    Field half(field.width() / 2, field.height() / 2);
    each_pixel(half.width(), half.height(), [&](int x, int y) {
        const float upper = field.at(2 * x, 2 * y) + field.at(2 * x + 1, 2 * y);
        const float lower = field.at(2 * x, 2 * y + 1) + field.at(2 * x + 1, 2 * y + 1);
        half.at(x, y) = (upper + lower) / 4;
    });
    return half;
}

}  // namespace bake
