#include "engine/ui/contrast.h"

#include <doctest/doctest.h>

#include <cmath>

namespace {

using ui::Colour;

// Relative luminance as in WCAG 2; translucent colours show the ground.
double light_of(Colour c, double ground) {
    const auto part = [&](std::uint8_t channel) {
        const double level = (channel * c.a + ground * (255.0 - c.a)) / 255 / 255;
        return level <= 0.03928 ? level / 12.92 : std::pow((level + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b);
}
double contrast(Colour ink, double ground) {
    const double one = light_of(ink, ground), other = light_of({0, 0, 0, 0}, ground);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

}  // namespace

TEST_CASE("high contrast: print on paper and on walnut is plainly legible, though it be closed or soft") {
    namespace palette = ui::palette;
    for (const Colour ink : {palette::kInk, palette::kSoft, palette::kAccent, palette::kInk.faded(0.42)})
        CHECK(contrast(ui::strong_ink(ink), 255) >= 5);
    for (const Colour ink :
         {palette::kCream, palette::kCreamSoft, palette::kBrassLight, palette::kCreamSoft.faded(0.45)})
        CHECK(contrast(ui::strong_ink(ink), 0) >= 5);
    CHECK(contrast(palette::kInk.faded(0.42), 255) < 5);  // as it is by default
}

TEST_CASE("high contrast: grounds cover, hues stay, what is not there stays away") {
    namespace palette = ui::palette;
    CHECK(ui::strong_ground(palette::kPaper) == Colour{255, 255, 255});
    CHECK(ui::strong_ground(palette::kWalnut.faded(0.9)) == Colour{0, 0, 0});
    CHECK(ui::strong_ground(palette::kChosen) == palette::kChosen);
    CHECK(ui::strong_ground(palette::kHeads) == palette::kHeads);
    CHECK(ui::strong_ink({0, 0, 0, 0}) == Colour{0, 0, 0, 0});
}
