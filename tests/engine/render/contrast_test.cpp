// Outlines and arrows stand out from any background: each stroke, or the dark edge beside it, has three times the
// contrast that signs need (WCAG 1.4.11), on every cloth, on wood and on every paper, in every light. The same holds
// for chalk, and for names and notes written in it.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/render/paper_writing.h"
#include "offscreen.h"
#include "tests/support/at_least.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using render::Ink;
using render::Look;

constexpr double kMin = 3;
constexpr double kWarning = 2.2;  // of red, which would look orange if lighter; words always accompany it
constexpr double kScale = 28;     // pixels an inch in the first view of a battle in a small window

double luminance(const Picture& picture, int x, int y) {
    const std::size_t i = 3 * (std::size_t(y) * picture.width + x);
    const auto linear = [](std::uint8_t stored) {
        const double value = stored / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(picture.rgb[i]) + 0.7152 * linear(picture.rgb[i + 1]) + 0.0722 * linear(picture.rgb[i + 2]);
}

double contrast(double one, double other) { return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05); }

constexpr Ink kInks[] = {Ink::Heads, Ink::Tails, Ink::Amber, Ink::Red, Ink::Chalk};
constexpr int kCount = static_cast<int>(std::size(kInks));

// Adds for each ink a straight arrow from left to right, and an outline around a coin far away.
render::Scene marks_on(render::Scene scene) {
    for (int i = 0; i < kCount; ++i) {
        const double y = 1.5 + 1.5 * i;
        render::Line line{{{1, y}, {5, y}}};
        line.above = true;
        line.ink = kInks[i];
        scene.lines.push_back(line);
        scene.outlines.push_back({{{{7.5, y}, 0.3}}, kInks[i]});
    }
    return scene;
}

render::View view_with(const Look& look) {
    render::View view;
    view.width = static_cast<int>(10 * kScale);
    view.height = static_cast<int>(10 * kScale);
    view.center = {5, 5};
    view.scale = kScale;
    view.look = look;
    return view;
}

Picture seen(const render::Scene& scene, const render::View& view) {
    offscreen::renderer().set_look(view.look);
    Picture picture = offscreen::drawn(scene, view);
    offscreen::renderer().set_look({});
    return picture;
}

// Returns the strongest contrast near `at` to the unmarked ground, averaged along a short piece of a stroke.
double strongest(const Picture& marked, const Picture& bare, Vec2 at) {
    constexpr int kReach = 5, kAlong = 8;
    double sum = 0;
    for (int along = -kAlong; along <= kAlong; ++along) {
        const int x = static_cast<int>(at.x) + along;
        double max = 1;
        for (int y = static_cast<int>(at.y) - kReach; y <= static_cast<int>(at.y) + kReach; ++y)
            max = std::max(max, contrast(luminance(marked, x, y), luminance(bare, x, y)));
        sum += max / (2 * kAlong + 1);
    }
    return sum;
}

// The lowest contrast of each ink so far, and where.
struct Least {
    double found[kCount] = {100, 100, 100, 100, 100};
    std::string where[kCount];
};

void measure(Least& min, const render::Scene& ground, const Look& look, const std::string& name) {
    const render::View view = view_with(look);
    const Picture bare = seen(ground, view), marked = seen(marks_on(ground), view);
    for (int i = 0; i < kCount; ++i) {
        const double y = 1.5 + 1.5 * i;
        const double arrow = strongest(marked, bare, view.to_pixels({3, y}));
        const double outline = strongest(marked, bare, view.to_pixels({7.5, y + 0.47}));
        if (std::min(arrow, outline) >= min.found[i]) continue;
        min.found[i] = std::min(arrow, outline);
        min.where[i] = name + (arrow < outline ? ", arrow, light " : ", outline, light ") +
                       std::to_string(static_cast<int>(look.light)) + ", sides " +
                       std::to_string(static_cast<int>(look.sides));
    }
}

void check(const Least& min) {
    for (int i = 0; i < kCount; ++i) {
        CAPTURE(static_cast<int>(kInks[i]));
        CAPTURE(min.where[i]);
        CHECK(min.found[i] >= (kInks[i] == Ink::Red ? kWarning : kMin));
    }
}

// Chalk under the coins: a line, the edge of a region, a note by itself; and the name of a piece of ground, on it if it
// is large, else beside it.
render::Scene chalk_on(render::Scene scene) {
    scene.lines.push_back({{{1, 1.5}, {5, 1.5}}});
    render::Region region;
    region.outline = {{1, 3}, {5, 3}, {5, 3.5}, {1, 3.5}};
    scene.regions.push_back(region);
    scene.writings.push_back({"HIM", {3, 5}, 0.5, render::lies_on_light(scene, {3, 5})});
    if (scene.paper.empty()) {
        render::PaperSheet sheet;
        sheet.polygon = {{9.6, 9.6}, {9.9, 9.6}, {9.9, 9.9}, {9.6, 9.9}};
        scene.paper.push_back(sheet);
    }
    scene.paper.front().name = "HIM";
    scene.paper.front().written_at = Vec2{3, 7};
    return scene;
}

// The mean of the strongest contrasts there: thin strokes of letters are a few of many pixels.
double strongest_of(const Picture& marked, const Picture& bare, Vec2 low, Vec2 high, std::size_t count) {
    std::vector<double> all;
    for (int y = static_cast<int>(low.y); y <= static_cast<int>(high.y); ++y)
        for (int x = static_cast<int>(low.x); x <= static_cast<int>(high.x); ++x)
            all.push_back(contrast(luminance(marked, x, y), luminance(bare, x, y)));
    std::ranges::sort(all, std::ranges::greater{});
    all.resize(std::min(all.size(), count));
    double sum = 0;
    for (const double one : all) sum += one / static_cast<double>(all.size());
    return sum;
}

void check_chalk(const render::Scene& ground, const Look& look, const std::string& name) {
    const render::View view = view_with(look);
    const Picture bare = seen(ground, view), marked = seen(chalk_on(ground), view);
    CAPTURE(name);
    CAPTURE(static_cast<int>(look.light));
    const auto pixel = [&](Vec2 at) { return view.to_pixels(at); };
    CHECK(strongest(marked, bare, pixel({3, 1.5})) >= kMin);
    CHECK(strongest(marked, bare, pixel({3, 3})) >= kMin);
    constexpr std::size_t kInLetters = 24;  // pixels: a few strokes of three letters
    CHECK(strongest_of(marked, bare, pixel({2, 5.4}), pixel({4, 4.6}), kInLetters) >= kMin);
    CHECK(strongest_of(marked, bare, pixel({2, 7.4}), pixel({4, 6.6}), kInLetters) >= kMin);
}

std::vector<Look> looks(Look::Top top) {
    std::vector<Look> all;
    for (const auto light : {Look::Light::Window, Look::Light::Lamp, Look::Light::Even})
        for (const auto sides : {Look::Sides::BlueOrange, Look::Sides::TealRose, Look::Sides::BlackWhite})
            all.push_back({top, light, sides});
    return all;
}

render::Scene cloth(render::Mat mat) {
    render::Scene scene;
    scene.width = scene.height = 10;
    scene.mat = mat;
    scene.yardstick = false;
    return scene;
}

render::Scene paper_of(int colour) {
    render::Scene scene = cloth(render::Mat::Felt);
    render::PaperSheet sheet;
    sheet.polygon = {{0.3, 0.3}, {9.7, 0.3}, {9.7, 9.7}, {0.3, 9.7}};
    sheet.colour = static_cast<render::PaperSheet::Colour>(colour);
    scene.paper.push_back(sheet);
    return scene;
}

}  // namespace

TEST_CASE("outlines and arrows stand out from every cloth and from wood") {
    REQUIRE(offscreen::context_error() == "");
    Least min;
    for (const auto mat : {render::Mat::Felt, render::Mat::Grass, render::Mat::Sand, render::Mat::Snow,
                           render::Mat::Mud, render::Mat::Sea, render::Mat::Stars})
        for (const Look& look : tests::at_least(9, looks(Look::Top::Felt)))
            measure(min, cloth(mat), look, "cloth " + std::to_string(static_cast<int>(mat)));
    for (const Look& look : tests::at_least(9, looks(Look::Top::Oak)))
        measure(min, cloth(render::Mat::Felt), look, "wood");
    check(min);
}

TEST_CASE("chalk and names of the ground stand out from every cloth, from wood and from every paper") {
    REQUIRE(offscreen::context_error() == "");
    for (const auto light : {Look::Light::Window, Look::Light::Lamp, Look::Light::Even}) {
        for (const auto mat : {render::Mat::Felt, render::Mat::Grass, render::Mat::Sand, render::Mat::Snow,
                               render::Mat::Mud, render::Mat::Sea, render::Mat::Stars})
            check_chalk(cloth(mat), {.light = light}, "cloth " + std::to_string(static_cast<int>(mat)));
        check_chalk(cloth(render::Mat::Felt), {Look::Top::Oak, light}, "wood");
        for (int colour = 0; colour < 7; ++colour)
            check_chalk(paper_of(colour), {.light = light}, "paper " + std::to_string(colour));
    }
}

TEST_CASE("outlines and arrows stand out from every paper") {
    REQUIRE(offscreen::context_error() == "");
    Least min;
    for (int colour = 0; colour < 7; ++colour) {
        const render::Scene scene = paper_of(colour);
        for (const Look& look : tests::at_least(9, looks(Look::Top::Felt)))
            measure(min, scene, look, "paper " + std::to_string(colour));
    }
    check(min);
}
