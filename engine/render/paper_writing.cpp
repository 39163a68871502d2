#include "engine/render/paper_writing.h"

#include <algorithm>
#include <cmath>

#include "engine/render/distance_field.h"
#include "engine/render/palette.h"
#include "engine/render/sheets.h"
#include "engine/words/line_breaks.h"

namespace render {

namespace {

// Size of an em: `inches` on paper; on the screen at least `min_pixels`, `pixels` if there is room.
struct Size {
    double inches, min_pixels, pixels;
};
constexpr Size kName{0.62, 12, 16}, kNote{0.25, 11.5, 12.5};
constexpr Rgb kDarkInk{0.010f, 0.009f, 0.008f}, kLightInk{0.78f, 0.74f, 0.62f};
constexpr float kDark = 0.13f;       // paper below this brightness is written on in light ink
constexpr float kHiddenInk = 0.45f;  // of the opacity of what is hidden in part
constexpr float kOpacity = 0.98f, kWorn = 0.25f;
constexpr float kEdgeOpacity = 0.7f;  // of each of four copies around a letter in light ink
constexpr double kLineHeight = 1.02;  // from line to line, in ems
constexpr double kWidthUsed = 0.9;    // share of the paper's width for writing

Vec2 centroid(const std::vector<Vec2>& polygon) {
    double area = 0;
    Vec2 sum;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i] - polygon[0];
        const Vec2 b = polygon[(i + 1) % polygon.size()] - polygon[0];
        area += core::cross(a, b);
        sum = sum + (a + b) * core::cross(a, b);
    }
    return polygon[0] + (std::abs(area) < 1e-9 ? Vec2{} : sum / (3 * area));
}

bool lies_inside(const std::vector<Vec2>& polygon, Vec2 point) {
    const std::vector<double> xs = crossings(polygon, point.y);
    return std::ranges::count_if(xs, [&](double x) { return x < point.x; }) % 2 == 1;
}

// The width of a line centred there; unlimited outside the paper.
double room_at(const std::vector<Vec2>& polygon, Vec2 middle) {
    if (!lies_inside(polygon, middle)) return 1e9;
    double half = 1e9;
    for (const double x : crossings(polygon, middle.y)) half = std::min(half, std::abs(x - middle.x));
    return 2 * kWidthUsed * half;
}

bool is_light(const Rgb& ground) { return 0.21f * ground[0] + 0.72f * ground[1] + 0.07f * ground[2] >= kDark; }

const Rgb& ink_on(const PaperSheet& own, Mat mat, Vec2 middle) {
    const bool on_own = lies_inside(own.polygon, middle);
    const Rgb ground = on_own           ? color_of(own.colour)
                       : own.written_on ? color_of(*own.written_on)
                                        : colours_of(mat).cloth;
    return is_light(ground) ? kDarkInk : kLightInk;
}

double wide(const Lettering& lettering, const Writing& writing, std::string_view text) {
    Writing line = writing;
    line.text = text;
    return std::max(lettering.width(line), 1e-3);
}

// The lines of a text, from the top; their positions are set later.
std::vector<Writing> written(Writing writing, const Size& size, double room, double pixel, const Lettering& lettering) {
    if (writing.text.empty()) return {};
    const double wished = std::max(size.inches, size.pixels * pixel), min = size.min_pixels * pixel;
    const double fitting = std::min(wished, room / wide(lettering, writing, writing.text));
    const std::string text = writing.text;
    std::vector<std::string_view> lines{text};
    writing.size = fitting;
    if (fitting < min) {
        writing.size = min;
        lines =
            words::wrapped(text, [&](std::string_view line) { return wide(lettering, writing, line) <= room / min; });
    }
    std::vector<Writing> all;
    for (const std::string_view line : lines) {
        writing.text = line;
        all.push_back(writing);
    }
    return all;
}

}  // namespace

Writing chalked(const Chalked& writing, const Frame& frame) {
    const double angle = readable(frame.angle);
    Writing line{writing.text, Face::SmallCapitals, 0, {}, angle};
    line.size = std::max(writing.size, kNote.min_pixels * frame.inches_per_pixel());
    line.ink = writing.light ? kDarkInk : kLightInk;
    line.worn = kWorn;
    line.opacity = kOpacity;
    line.at = frame.turned(writing.at) - core::left_of({std::cos(angle), std::sin(angle)}) * (0.3 * line.size);
    return line;
}

bool lies_on_light(const Scene& scene, Vec2 place) {
    Rgb ground = colours_of(scene.mat).cloth;
    for (const PaperSheet& paper : scene.paper)  // the uppermost comes last
        if (!paper.away && lies_inside(paper.polygon, place)) ground = color_of(paper.colour);
    return is_light(ground);
}

std::vector<Writing> edged(const std::vector<Writing>& lines, const Frame& frame) {
    const double pixel = frame.inches_per_pixel();
    std::vector<Writing> all;
    for (const Writing& line : lines) {
        if (line.ink == kLightInk)
            for (const Vec2 off : {Vec2{pixel, 0}, {-pixel, 0}, {0, pixel}, {0, -pixel}}) {
                Writing& edge = all.emplace_back(line);
                edge.at = line.at + off;
                edge.ink = kDarkInk;
                edge.opacity *= kEdgeOpacity;
            }
        all.push_back(line);
    }
    return all;
}

std::vector<Writing> paper_writing(const PaperSheet& paper, Mat mat, double seed, const Frame& frame,
                                   const Lettering& lettering) {
    const Vec2 middle = paper.written_at.value_or(centroid(paper.polygon));
    const double angle = readable(frame.angle) + 0.05 * std::sin(7 * seed + 1);
    const double room = room_at(paper.polygon, middle), pixel = frame.inches_per_pixel();
    std::vector<Writing> lines = written({paper.name, Face::Italic, 0, {}, angle}, kName, room, pixel, lettering);
    for (Writing& note : written({paper.note, Face::SmallCapitals, 0, {}, angle}, kNote, room, pixel, lettering))
        lines.push_back(std::move(note));
    double high = 0;
    for (Writing& line : lines) {
        line.ink = ink_on(paper, mat, middle);
        line.worn = kWorn;
        line.opacity = paper.faint ? kOpacity * kHiddenInk : kOpacity;
        high += kLineHeight * line.size;
    }
    const Vec2 up = core::left_of({std::cos(angle), std::sin(angle)});
    Vec2 top = frame.turned(middle) + up * (high / 2);
    for (Writing& line : lines) {
        top = top - up * (kLineHeight * line.size);
        line.at = top + up * (0.24 * line.size);
    }
    return lines;
}

}  // namespace render
