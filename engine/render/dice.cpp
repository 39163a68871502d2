#include "engine/render/dice.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/render/coins.h"
#include "engine/render/palette.h"
#include "engine/render/sheets.h"

namespace render {

namespace {

struct Vec3 {
    double x = 0, y = 0, z = 0;
};
Vec3 operator*(Vec3 a, double k) { return {a.x * k, a.y * k, a.z * k}; }
Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
Vec3 unit(Vec3 a) { return a * (1 / std::sqrt(std::max(dot(a, a), 1e-12))); }

// Rodrigues' rotation of v about a unit axis.
Vec3 turned(Vec3 v, Vec3 axis, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return v * c + cross(axis, v) * s + axis * (dot(axis, v) * (1 - c));
}

struct Body {
    std::vector<Vec3> normals;
    double inner = 0.577;  // inradius, in units of the radius
    double size = 1;       // scale that makes the dice of a set look equally large
};

void add_turns(std::vector<Vec3>& normals, double a, double b) {
    for (const double s : {1.0, -1.0})
        for (const double t : {1.0, -1.0})
            for (const Vec3& v : {Vec3{0, s * a, t * b}, Vec3{t * b, 0, s * a}, Vec3{s * a, t * b, 0}})
                normals.push_back(unit(v));
}

Body body_of(int sides) {
    constexpr double golden = std::numbers::phi;
    Body body;
    if (sides == 4) {
        for (int i = 0; i < 3; ++i) {
            const double a = std::numbers::pi * (2.0 / 3 * i + 0.5);
            body.normals.push_back({std::cos(a) * std::sqrt(8.0) / 3, std::sin(a) * std::sqrt(8.0) / 3, 1.0 / 3});
        }
        body.normals.push_back({0, 0, -1});
        return {body.normals, 1.0 / 3, 1.28};
    }
    if (sides == 10) {
        for (int i = 0; i < 5; ++i) {
            const double a = 2 * std::numbers::pi / 5 * i, wide = std::sqrt(1 - 0.62 * 0.62);
            body.normals.push_back({std::cos(a) * wide, std::sin(a) * wide, 0.62});
        }
        for (int i = 0; i < 5; ++i) body.normals.push_back(body.normals[static_cast<std::size_t>(i)] * -1);
        return {body.normals, 0.72, 0.98};
    }
    if (sides == 12) {
        add_turns(body.normals, 1, golden);
        return {body.normals, 0.795, 1.0};
    }
    if (sides == 20 || sides == 8)
        for (int i = 0; i < 8; ++i)
            body.normals.push_back(unit({i & 1 ? 1.0 : -1.0, i & 2 ? 1.0 : -1.0, i & 4 ? 1.0 : -1.0}));
    if (sides == 8) return {body.normals, 0.577, 1.06};
    if (sides == 20) {
        add_turns(body.normals, 1 / golden, golden);
        return {body.normals, 0.795, 1.04};
    }
    return {{{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}, 0.577, 1.16};
}

// Turns face 0 up; a d4 rests on its last face.
void set_down(Body& body, int sides) {
    if (sides == 4) return;
    const Vec3 up{0, 0, 1}, first = body.normals[0];
    const double angle = std::acos(std::clamp(dot(first, up), -1.0, 1.0));
    if (angle < 1e-6) return;
    const Vec3 axis = unit(cross(first, up));
    for (Vec3& normal : body.normals) normal = turned(normal, axis, angle);
}

std::vector<int> numbers_of(const DieSprite& die) {
    if (die.sides == 4) return {die.shown, die.shown, die.shown, 0};
    // Opposite faces of a d6 add up to seven.
    if (die.sides == 6) {
        const int low = std::min(die.shown, 7 - die.shown);
        std::vector<int> others;
        for (int number = 1; number <= 3; ++number)
            if (number != low) others.push_back(number);
        return {die.shown, others[0], others[1], 7 - others[0], 7 - others[1], 7 - die.shown};
    }
    std::vector<int> numbers{die.shown};
    // The step keeps consecutive numbers from neighbouring each other.
    for (int i = 0; i < die.sides; ++i)
        if (const int number = (i * 7 + die.shown) % die.sides + 1; number != die.shown) numbers.push_back(number);
    return numbers;
}

std::array<float, 4> resin(Ring side, Look::Sides sides) {
    if (side == Ring::None) return {0.170f, 0.018f, 0.016f, 1};
    const Rgb resin = colours_of(side, sides).resin;
    return {resin[0], resin[1], resin[2], 1};
}

// Em size in radii: as large as the smallest face allows.
double print_size(std::size_t faces) {
    if (faces > 12) return 0.56;
    if (faces > 8) return 0.66;
    return faces > 6 ? 0.74 : 1.05;
}

// Foreshortens letters on a face that leans away.
void squeeze(std::vector<Quad>& letters, Vec2 middle, Vec2 up, double share) {
    for (Quad& letter : letters) {
        const Vec2 off = Vec2{letter.place[0], letter.place[1]} - middle;
        const Vec2 seen = off - up * (core::dot(off, up) * (1 - share));
        letter.place[0] = f(middle.x + seen.x);
        letter.place[1] = f(middle.y + seen.y);
        letter.place[3] *= f(share);
    }
}

}  // namespace

DieSeen die_seen(const DieSprite& die, const Frame& frame) {
    Body body = body_of(die.sides);
    set_down(body, die.sides);
    const double roll = core::length(die.roll), radius = die.radius * body.size;
    const Vec2 about = core::unit(die.roll);
    DieSeen seen;
    for (Vec3 normal : body.normals) {
        normal = turned(normal, {0, 0, 1}, die.angle);
        normal = turned(normal, {about.x, about.y, 0}, roll);
        normal = turned(normal, {0, 0, 1}, frame.angle);
        seen.planes.push_back({f(normal.x), f(normal.y), f(normal.z), f(body.inner)});
    }
    seen.numbers = numbers_of(die);
    seen.numbers.resize(seen.planes.size(), 0);
    const Vec2 at = frame.turned(die.at);
    const double nearer = radius * (1 + std::max(die.lift, 0.0) / 30), half = 1.25 * nearer;
    seen.quad.place = {f(at.x), f(at.y), f(half), f(half)};
    seen.quad.traits = {0, f(nearer), f(die.sides == 4 ? 1 : 0), f(die.angle + frame.angle)};
    seen.quad.tint = resin(die.side, frame.look.sides);
    seen.shadow = shadow_quad(at, 0.86 * radius, 0.75 * radius + std::max(die.lift, 0.0));
    return seen;
}

DieSeen leaned(DieSeen die) {
    constexpr double kLean = 0.34;  // radians
    if (die.planes.size() != 6) return die;
    for (auto& [x, y, z, inner] : die.planes) {
        const Vec3 normal = turned({x, y, z}, {1, 0, 0}, -kLean);
        x = f(normal.x);
        y = f(normal.y);
        z = f(normal.z);
    }
    return die;
}

std::vector<std::array<float, 4>> die_pips(const DieSeen& die) {
    std::vector<std::array<float, 4>> pips;
    if (die.planes.size() != 6) return pips;
    for (const int number : die.numbers) pips.push_back({f(number), 0, 0, 0});
    return pips;
}

std::vector<Quad> die_numbers(const DieSeen& die, double pixels_an_inch, Lettering& lettering) {
    std::vector<Quad> written;
    if (die.planes.size() == 6) return written;  // it has pips
    const double radius = static_cast<double>(die.quad.traits[1]);
    const bool pointed = die.quad.traits[2] > 0.5f;
    const Vec2 middle{die.quad.place[0], die.quad.place[1]};
    for (std::size_t i = 0; i < die.planes.size(); ++i) {
        const auto [x, y, z, inner] = die.planes[i];
        if (z < 0.28f || die.numbers[i] == 0) continue;
        const Vec2 out{x, y};
        const bool top = z > 0.97f;
        const double angle =
            top ? readable(static_cast<double>(die.quad.traits[3])) : std::atan2(out.y, out.x) + std::numbers::pi / 2;
        const double size = radius * (pointed ? 0.56 : print_size(die.planes.size()) * (top ? 1 : 0.8));
        const Vec2 up = core::left_of({std::cos(angle), std::sin(angle)});
        const Vec2 place = middle + out * ((pointed ? 0.44 : static_cast<double>(inner)) * radius);
        std::string text = std::to_string(die.numbers[i]);
        if (die.planes.size() > 8 && (die.numbers[i] == 6 || die.numbers[i] == 9)) text += '.';
        Writing writing{text, Face::Text, size, place - up * (0.33 * size), angle};
        writing.ink = {0.92f, 0.88f, 0.76f};
        writing.opacity = top || pointed ? 1.0f : 0.55f;
        writing.worn = 0;
        std::vector<Quad> letters = lettering.quads(writing, pixels_an_inch);
        squeeze(letters, place, up, pointed ? 0.75 : static_cast<double>(z));
        written.insert(written.end(), letters.begin(), letters.end());
    }
    return written;
}

}  // namespace render
