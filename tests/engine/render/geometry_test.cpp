// Parts that need no graphics card: views, faces, distance fields.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/render/coin_designs.h"
#include "engine/render/distance_field.h"
#include "engine/render/scene.h"

namespace {

using core::Vec2;

void check_inverse(const render::View& view, Vec2 table) {
    const Vec2 back = view.to_table(view.to_pixels(table));
    CHECK(back.x == doctest::Approx(table.x).epsilon(1e-9));
    CHECK(back.y == doctest::Approx(table.y).epsilon(1e-9));
}

double distance_at(const render::Shape& shape, Vec2 p) {
    const Vec2 t = p - shape.center + shape.half_size;
    const int x = static_cast<int>(t.x / (2 * shape.half_size.x) * shape.field.width);
    const int y = static_cast<int>(t.y / (2 * shape.half_size.y) * shape.field.height);
    return shape.field.values[std::size_t(y) * shape.field.width + x];
}

}  // namespace

TEST_CASE("a view's two directions are inverse, turned or not") {
    for (const double angle : {0.0, 0.7, std::numbers::pi, 5.0}) {
        const render::View view{{18, 12}, 37.5, angle, 1280, 800};
        for (const Vec2 p : {Vec2{0, 0}, Vec2{18, 12}, Vec2{36, 24}, Vec2{-3, 30}}) check_inverse(view, p);
    }
}

TEST_CASE("up on the table is up in the window, and left for the player across is right") {
    render::View view{{18, 12}, 40, 0, 1280, 800};
    CHECK(view.to_pixels({18, 12}) == Vec2{640, 400});
    CHECK(view.to_pixels({19, 13}) == Vec2{680, 360});
    view.angle = std::numbers::pi;
    CHECK(view.to_pixels({19, 13}).x == doctest::Approx(600));
    CHECK(view.to_pixels({19, 13}).y == doctest::Approx(440));
}

TEST_CASE("every drawn design has a file for each side, and any other name a face of its own") {
    CHECK(render::coin_face("penny", true) != render::coin_face("penny", false));
    CHECK(render::face_picture(render::layer_of(render::coin_face("half_dollar", false))) == "coins/half_dollar_tails");
    for (const char* design : render::kDesigns)
        for (const bool heads : {true, false}) {
            const render::CoinFace face = render::coin_face(design, heads);
            CHECK(render::layer_of(face) >= 0);
            CHECK(render::layer_of(face) < render::kFaces);
        }
    const render::CoinFace doubloon = render::coin_face("doubloon", true);
    CHECK(doubloon.drawn == render::kStruck);
    CHECK(doubloon.legend.view() == "DOUBLOON");
    CHECK(doubloon != render::coin_face("ducat", true));
}

TEST_CASE("the field of a square holds true distances") {
    const std::vector<Vec2> square{{2, 3}, {6, 3}, {6, 7}, {2, 7}};
    const render::Shape shape = render::shape_of(square, 0.5, 0.05);
    struct Row {
        Vec2 at;
        double distance;
    };
    const Row rows[] = {{{4, 5}, -2},    {{4, 3.5}, -0.5},  {{2.2, 5}, -0.2},
                        {{1.7, 5}, 0.3}, {{6.3, 7.4}, 0.5}, {{6.4, 5}, 0.4}};
    for (const Row& row : rows)
        CHECK(distance_at(shape, row.at) == doctest::Approx(row.distance).epsilon(0.03).scale(1));
}

TEST_CASE("fields of any polygon agree with the nearest side") {
    rc::check([] {
        std::vector<Vec2> star;
        const int corners = *rc::gen::inRange(3, 30);
        for (int i = 0; i < corners; ++i) {
            const double r = *rc::gen::inRange(50, 300) / 100.0;
            const double a = 2 * std::numbers::pi * i / corners;
            star.push_back({r * std::cos(a), r * std::sin(a)});
        }
        const render::Shape shape = render::shape_of(star, 0.3, 0.06);
        const int x = *rc::gen::inRange(0, shape.field.width);
        const int y = *rc::gen::inRange(0, shape.field.height);
        const Vec2 cell{2 * shape.half_size.x / shape.field.width, 2 * shape.half_size.y / shape.field.height};
        const Vec2 p = shape.center - shape.half_size + Vec2{(x + 0.5) * cell.x, (y + 0.5) * cell.y};
        double nearest = 1e9;
        for (std::size_t i = 0; i < star.size(); ++i) {
            const Vec2 a = star[i];
            const Vec2 e = star[(i + 1) % star.size()] - a;
            const double t = std::clamp(core::dot(p - a, e) / core::length_squared(e), 0.0, 1.0);
            nearest = std::min(nearest, core::distance(p, a + e * t));
        }
        const double stored = shape.field.values[std::size_t(y) * shape.field.width + x];
        RC_ASSERT(std::abs(std::abs(stored) - nearest) < 0.02);
    });
}

TEST_CASE("scissors stay near the drawn line") {
    const std::vector<Vec2> hill{{4, 11}, {7, 12}, {9, 10}, {6, 8}};
    const render::Shape drawn = render::shape_of(hill, 0.5, 0.02);
    const std::vector<Vec2> cut = render::cut_by_hand(hill);
    CHECK(cut.size() > 5 * hill.size());
    for (const Vec2 p : cut) CHECK(std::abs(distance_at(drawn, p)) < 0.06);
    CHECK(render::cut_by_hand(hill) == cut);
}
