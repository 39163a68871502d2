#include "assets/bake/face.h"

#include "assets/bake/blur.h"

namespace bake {

namespace {

constexpr int kFiner = 2;  // the relief is computed at a finer resolution than it is stored
constexpr float kSlopeGain = 1.25f;

struct Slope {
    float right = 0, up = 0;
};

Slope slope_at(const Field& heights, int x, int y) {
    const float two_pixels = 4.0f / static_cast<float>(heights.width());
    const float right = heights.beyond(x + 1, y, Edge::Clamp) - heights.beyond(x - 1, y, Edge::Clamp);
    const float up = heights.beyond(x, y - 1, Edge::Clamp) - heights.beyond(x, y + 1, Edge::Clamp);
    return {clamp(right / two_pixels * kSlopeGain, -kSlopeMax, kSlopeMax),
            clamp(up / two_pixels * kSlopeGain, -kSlopeMax, kSlopeMax)};
}

// The height relative to its surroundings: near, around and far. Lengths in coin radii.
struct Surroundings {
    float distance, weight;
};
constexpr Surroundings kNear{0.013f, 16}, kAround{0.042f, 7}, kFar{0.182f, 3.2f};
constexpr float kFlatCavity = 0.62f;
constexpr float kMinFar = -0.16f, kMaxFar = 0.22f;
constexpr float kFieldHeight = 0.02f;  // replaces ring and rim, which would darken the far field

Field blurred(const Field& heights, const Surroundings& around) {
    return blur(heights, around.distance * static_cast<float>(heights.width()) / 2, Edge::Clamp);
}

Field without_rim(Field heights) {
    for (int y = 0; y < heights.height(); ++y)
        for (int x = 0; x < heights.width(); ++x)
            if (on_coin(x, y, heights.width()).from_centre() > kArtEnds) heights.at(x, y) = kFieldHeight;
    return heights;
}

// The far term makes the art lighter and the field darker, which keeps faces readable at 50 pixels.
Field cavity(const Field& heights) {
    const Field near = blurred(heights, kNear), around = blurred(heights, kAround);
    const Field far = blurred(without_rim(heights), kFar);
    Field result(heights.width(), heights.height());
    each_pixel(heights.width(), heights.height(), [&](int x, int y) {
        const float height = heights.at(x, y);
        float value =
            kFlatCavity + (height - near.at(x, y)) * kNear.weight + (height - around.at(x, y)) * kAround.weight;
        if (on_coin(x, y, heights.width()).from_centre() < kArtEnds)
            value += clamp((height - far.at(x, y)) * kFar.weight, kMinFar, kMaxFar);
        result.at(x, y) = value;
    });
    return result;
}

}  // namespace

std::string face_name(const std::string& design, Side side) {
    return design + (side == Side::Heads ? "_heads" : "_tails");
}

Picture encode_face(const Field& heights) {
    Field right(heights.width(), heights.height()), up = right, squared = right;
    each_pixel(heights.width(), heights.height(), [&](int x, int y) {
        const Slope slope = slope_at(heights, x, y);
        right.at(x, y) = slope.right;
        up.at(x, y) = slope.up;
        squared.at(x, y) = slope.right * slope.right + slope.up * slope.up;
    });
    right = halve(right);
    up = halve(up);
    squared = halve(squared);
    const Field cavities = cavity(halve(heights));
    Picture picture(right.width(), right.height(), 4);
    each_pixel(picture.width, picture.height, [&](int x, int y) {
        picture.at(x, y, 0) = to_signed_byte(right.at(x, y) / kSlopeMax);
        picture.at(x, y, 1) = to_signed_byte(up.at(x, y) / kSlopeMax);
        picture.at(x, y, 2) = to_byte(squared.at(x, y) / (kSlopeMax * kSlopeMax));
        picture.at(x, y, 3) = to_byte(cavities.at(x, y));
    });
    return picture;
}

Picture bake_face(const std::filesystem::path& art, const std::string& design, Side side) {
    const Art drawing = draw_art(art / (face_name(design, side) + ".svg"), kFaceSide * kFiner);
    return encode_face(strike(drawing, side));
}

}  // namespace bake
