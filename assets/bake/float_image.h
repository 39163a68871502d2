#pragma once
// A greyscale image of floats, and the arithmetic that all baking shares. Rows run from the top.

#include <cstddef>
#include <vector>

namespace bake {

// The values beyond an image's border: its outermost value repeated, or its other side (for tiles).
enum class Edge { Clamp, Wrap };

inline constexpr float kPi = 3.14159265f;

class Field {
public:
    Field() = default;
    Field(int width, int height, float value = 0)
        : width_(width), height_(height), values_(static_cast<std::size_t>(width) * height, value) {}

    int width() const { return width_; }
    int height() const { return height_; }
    const std::vector<float>& values() const { return values_; }
    std::vector<float>& values() { return values_; }

    // Requires 0 <= x < width and 0 <= y < height.
    float& at(int x, int y) { return values_[index(x, y)]; }
    float at(int x, int y) const { return values_[index(x, y)]; }
    // Any position.
    float beyond(int x, int y, Edge edge) const;
    float& wrapped(int x, int y);

private:
    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y) * width_ + x; }

    int width_ = 0, height_ = 0;
    std::vector<float> values_;
};

// The modulo that is never negative.
int wrap(int value, int size);
float clamp(float value, float low = 0, float high = 1);
// 0 below `from`, 1 above `to`, smooth in between.
float smooth_step(float from, float to, float value);
float mix(float a, float b, float share);

// Row by row from the top.
template <class Paint>
void each_pixel(int width, int height, Paint paint) {
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) paint(x, y);
}

// Half the size in both directions; each pixel is the mean of four.
Field halve(const Field& field);

}  // namespace bake
