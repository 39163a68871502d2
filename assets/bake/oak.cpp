#include "assets/bake/oak.h"

#include <algorithm>
#include <cmath>

#include "assets/bake/blur.h"
#include "assets/bake/noise.h"
#include "assets/bake/stroke.h"

namespace bake {

namespace {

constexpr int kWidth = 2048, kHeight = 1024;
constexpr int kPlanks = 4, kPlankHeight = kHeight / kPlanks;
constexpr int kPores = 26000;
constexpr float kRings = 15;  // across half a plank
constexpr Colour kBase{0.335f, 0.186f, 0.085f};

// Short dark streaks along the grain, 0 to 1.
Field pores() {
    constexpr std::uint64_t kSeed = 5;
    Chance chance(kSeed);
    Field field(kWidth, kHeight);
    for (int i = 0; i < kPores; ++i) {
        const int x = chance.below(kWidth);
        const int y = chance.below(kHeight);
        const float length = chance.between(6, 46);
        const float depth = chance.between(0.2f, 1);
        for (int k = 0; k < static_cast<int>(length); ++k) {
            float& pore = field.wrapped(x + k, y);
            pore = std::max(pore, depth * swell(static_cast<float>(k) / length));
        }
    }
    return blur(field, 0.55f, Edge::Wrap);
}

// A point on a plank: `along` and `across` run from 0 to 1; `shift` makes each plank's noise different.
struct OnPlank {
    int plank = 0;
    float along = 0, across = 0, shift = 0;
};

OnPlank on_plank(int x, int y) {
    constexpr float kShift = 37.7f;
    const int plank = y / kPlankHeight;
    return {plank, static_cast<float>(x) / kWidth, static_cast<float>(y % kPlankHeight) / kPlankHeight,
            static_cast<float>(plank) * kShift};
}

class Grain {
public:
    // The season in which the wood at this point grew: 0 spring, 1 autumn. Rings cut at a very flat angle
    // would look like stains, so they fade out.
    float season(const OnPlank& place) const {
        constexpr float kStain = 0.012f, kRing = 0.05f;  // in rings per pixel
        OnPlank below = place;
        below.across += 1.0f / kPlankHeight;
        const float here = ring(place);
        const float within = here - std::floor(here);
        const float late = smooth_step(0.45f, 0.97f, within) * (1 - smooth_step(0.97f, 1, within));
        return mix(kMeanSeason, late, smooth_step(kStain, kRing, std::abs(ring(below) - here)));
    }
    // Streaks along the grain, around 0.
    float streaks(int x, int y) const {
        const float u = static_cast<float>(x) / kWidth, row = static_cast<float>(y);
        return 0.5f * streak_.at(u * 32, row * 0.55f, {32, 256}) + 0.5f * streak_.at(u * 128, row, {128, 256}) - 0.5f;
    }
    // The bright flecks of cut wood rays, 0 to 1.
    float rays(const OnPlank& place, int y) const {
        const float fleck = streak_.at(place.along * 90 + 91, static_cast<float>(y) * 0.12f + place.shift, {90, 256});
        return smooth_step(0.80f, 0.93f, fleck);
    }
    // Slow variation of tone, around 0.
    float clouds(const OnPlank& place) const {
        return broad_.at(place.along * 8, place.across * 2 + place.shift, {8, 256}) - 0.5f;
    }

private:
    static constexpr float kMeanSeason = 0.28f;

    // The ring number, counted from the axis of the trunk.
    float ring(const OnPlank& place) const {
        const float middle = 0.5f + 0.18f * std::sin(static_cast<float>(place.plank) * 2.1f);
        const float bend = 0.625f * (broad_.layered(place.along * 4, place.across + place.shift, 2, {4, 256}) - 0.5f);
        const float off = place.across - middle + bend;
        const float cone = std::sqrt(off * off * 2.2f + 0.02f + 0.10f * tilt(place));
        return cone * kRings + 0.9f * ragged_.layered(place.along * 16, place.across * 3 + place.shift, 2, {16, 256});
    }
    // The trunk's axis leaves the plank's plane: on every second plank the rings close into arches.
    static float tilt(const OnPlank& place) {
        const float plank = static_cast<float>(place.plank);
        if (place.plank % 2 == 0) return 0.25f + 0.2f * std::sin(place.along * 2 * kPi + plank);
        const float arch = std::sin(place.along * kPi + plank);
        return arch * arch;
    }

    Noise ragged_{21}, broad_{22}, streak_{23};
};

// Dark at the joint between two planks, with a light edge on the side facing the window.
float joint(const OnPlank& place) {
    const float pixels = std::min(place.across, 1 - place.across) * kPlankHeight;
    const float lit = pixels < 5 && place.across < 0.5f ? 1.06f : 1;
    return lit * (0.32f + 0.68f * smooth_step(0, 2.6f, pixels));
}

}  // namespace

Picture bake_oak() {
    const Field pore = pores();
    const Grain grain;
    Picture picture(kWidth, kHeight, 3);
    each_pixel(kWidth, kHeight, [&](int x, int y) {
        const OnPlank place = on_plank(x, y);
        const float late = grain.season(place);
        const float board = 0.032f * static_cast<float>(place.plank * 7 % 5) - 0.06f;
        const float open = pore.at(x, y) * (0.45f + 0.75f * (1 - late));  // spring wood has wide pores
        float tone = 1 + board - 0.17f * late - 0.50f * open + 0.26f * grain.streaks(x, y) +
                     0.05f * grain.rays(place, y) + 0.16f * grain.clouds(place);
        tone = std::max(0.01f, tone * joint(place));
        picture.at(x, y, 0) = to_srgb_byte(kBase.r * tone);
        picture.at(x, y, 1) = to_srgb_byte(kBase.g * std::pow(tone, 1.12f));  // dark wood is redder
        picture.at(x, y, 2) = to_srgb_byte(kBase.b * std::pow(tone, 1.3f));
    });
    return picture;
}

}  // namespace bake
