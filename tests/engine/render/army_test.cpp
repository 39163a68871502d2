// The numbers given to shaders for outlines around groups and for dice.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "engine/render/dice.h"
#include "engine/render/marks.h"
#include "offscreen.h"

namespace {

using core::Vec2;

double field_at(const render::Shape& shape, Vec2 p) {
    const Vec2 corner = shape.center - shape.half_size;
    const int x = static_cast<int>((p.x - corner.x) / (2 * shape.half_size.x) * shape.field.width);
    const int y = static_cast<int>((p.y - corner.y) / (2 * shape.half_size.y) * shape.field.height);
    return static_cast<double>(shape.field.values[2 * (std::size_t(y) * shape.field.width + x)]);
}

}  // namespace

TEST_CASE("an outline runs outside every coin of its group and closes over the gaps between those that touch") {
    const std::vector<render::Spot> spots{{{0, 0}, 0.375}, {{0.75, 0}, 0.375}, {{1.5, 0}, 0.4775}};
    const render::Shape hull = render::hull_of(spots);
    CHECK(hull.field.channels == 2);
    for (const render::Spot& spot : spots)
        for (int step = 0; step < 16; ++step) {
            const double angle = step * 0.3926990817;
            const Vec2 rim = spot.at + Vec2{std::cos(angle), std::sin(angle)} * spot.radius;
            CHECK(field_at(hull, rim) < -0.1);
        }
    CHECK(field_at(hull, {0.375, 0.2}) < -0.1);
    CHECK(field_at(hull, {0, 0.9}) > 0.1);
}

TEST_CASE("a die shows its number on the face that looks up, and every face is a plane at the same distance") {
    render::View view;
    const render::Frame frame = render::even_frame(view);
    for (const int sides : {6, 8, 10, 12, 20}) {
        render::DieSprite die;
        die.sides = sides;
        die.shown = sides - 1;
        die.angle = 0.7;
        const render::DieSeen seen = render::die_seen(die, frame);
        REQUIRE(seen.planes.size() == std::size_t(sides));
        std::size_t top = 0;
        for (std::size_t i = 0; i < seen.planes.size(); ++i) {
            const auto [x, y, z, inner] = seen.planes[i];
            CHECK(std::sqrt(x * x + y * y + z * z) == doctest::Approx(1).epsilon(1e-4));
            CHECK(inner == seen.planes[0][3]);
            if (z > seen.planes[top][2]) top = i;
        }
        CHECK(seen.planes[top][2] == doctest::Approx(1).epsilon(1e-4));
        CHECK(seen.numbers[top] == die.shown);
        std::vector<int> numbers = seen.numbers;
        std::sort(numbers.begin(), numbers.end());
        for (int i = 0; i < sides; ++i) CHECK(numbers[std::size_t(i)] == i + 1);
    }
}

TEST_CASE("outlines, pennants and dice are seen on the felt") {
    REQUIRE(offscreen::context_error() == "");
    render::Scene scene;
    scene.width = 12;
    scene.height = 8;
    render::View view;
    view.center = {6, 4};
    view.scale = 60;
    view.width = 480;
    view.height = 360;
    const offscreen::Picture bare = offscreen::drawn(scene, view);
    const auto differs_at = [&](const offscreen::Picture& picture, Vec2 at) {
        const Vec2 pixel = view.to_pixels(at);
        return std::abs(picture.grey_around(pixel, 3) - bare.grey_around(pixel, 3)) > 4;
    };
    scene.outlines.push_back({{{{4, 4}, 0.4}, {{4.8, 4}, 0.4}}, render::Ink::Heads, render::Stroke::Solid, 1});
    scene.pennants.push_back({{6.5, 3.5}, render::Ring::Solid, render::Pennant::Cut::Long});
    render::DieSprite die;
    die.at = {8, 4};
    scene.dice.push_back(die);
    const offscreen::Picture drawn = offscreen::drawn(scene, view);
    CHECK(differs_at(drawn, {4.4, 4}));
    CHECK(differs_at(drawn, {6.9, 4.2}));
    CHECK(differs_at(drawn, {8, 4}));
    CHECK(!differs_at(drawn, {5.9, 2}));
}
