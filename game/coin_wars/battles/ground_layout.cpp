#include "game/coin_wars/battles/ground_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/core/box.h"
#include "game/coin_wars/rules/json_parts.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
namespace cw = rules::coin_wars;

constexpr int kRoundCorners = 24;
constexpr double kFarOff = 200;  // inches

// Corners relative to its centre, before it is turned.
std::vector<Vec2> corners_of(const GroundLayout& ground) {
    const Vec2 half{ground.width / 2, ground.depth / 2};
    if (!ground.oval) return {{-half.x, -half.y}, {half.x, -half.y}, half, {-half.x, half.y}};
    std::vector<Vec2> corners;
    for (int i = 0; i < kRoundCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRoundCorners;
        corners.push_back({half.x * std::cos(angle), half.y * std::sin(angle)});
    }
    return corners;
}

}  // namespace

words::Key ground_name(cw::Ground kind) {
    using words::mark;
    static constexpr std::array kNames{mark("Wood"),  mark("Hill"),  mark("Lake"), mark("Marsh"),
                                       mark("Hedge"), mark("Rocks"), mark("Road"), mark("Wood")};  // Ground's order
    static_assert(kNames.size() == static_cast<std::size_t>(cw::Ground::Plain) + 1);
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Vec2> outline_of(const GroundLayout& ground) {
    const double angle = ground.turned * std::numbers::pi / 180;
    std::vector<Vec2> outline = corners_of(ground);
    for (Vec2& p : outline)
        p = core::round_to_grid(ground.at + Vec2{p.x * std::cos(angle) - p.y * std::sin(angle),
                                                 p.x * std::sin(angle) + p.y * std::cos(angle)});
    return outline;
}

GroundLayout twin_of(GroundLayout ground, Vec2 table) {
    ground.at = table - ground.at;
    return ground;
}

GroundLayout on_table(GroundLayout ground, Vec2 table) {
    ground.width = std::clamp(ground.width, kMinPaper, kMaxPaper);
    ground.depth = std::clamp(ground.depth, kMinPaper, kMaxPaper);
    ground.turned = std::clamp(ground.turned, -90, 90);
    const core::Box wide = core::box_around(outline_of(ground));
    const double fits = std::min({1.0, (table.x - 0.01) / wide.width(), (table.y - 0.01) / wide.height()});
    if (fits < 1) {
        ground.width = std::max(kMinPaper, ground.width * fits);
        ground.depth = std::max(kMinPaper, ground.depth * fits);
    }
    const core::Box box = core::box_around(outline_of(ground));
    // A whole number of grid steps, so that the outline moves with it.
    const auto shift_inside = [](double low, double high, double max) {
        return std::max(0.0, -low) - std::max(0.0, high - max);
    };
    ground.at =
        ground.at + Vec2{shift_inside(box.low.x, box.high.x, table.x), shift_inside(box.low.y, box.high.y, table.y)};
    return ground;
}

Json points_json(const std::vector<Vec2>& points) {
    Json json = Json::array();
    for (const Vec2 p : points) json.push_back({p.x, p.y});
    return json;
}

Json terrain_json(const std::vector<cw::Terrain>& terrain) {
    Json json = Json::array();
    for (const cw::Terrain& piece : terrain)
        json.push_back(
            {{"name", piece.name}, {"kind", rules::word(piece.kind)}, {"polygon", points_json(piece.polygon)}});
    return json;
}

Json to_json(const GroundLayout& ground) {
    return {{"kind", rules::word(ground.kind)},
            {"oval", ground.oval},
            {"at", {ground.at.x, ground.at.y}},
            {"size", {ground.width, ground.depth}},
            {"turned", ground.turned}};
}

GroundLayout ground_from(const Field& field) {
    field.only({"kind", "oval", "at", "size", "turned"});
    GroundLayout ground;
    ground.kind = rules::read<cw::Ground>(field.at("kind"));
    ground.oval = field.at("oval").boolean();
    ground.at = field.at("at").point(kFarOff);
    const Vec2 size = field.at("size").point(kMaxPaper);
    if (size.x < kMinPaper || size.y < kMinPaper)
        field.at("size").refuse("width and depth must be at least " + std::to_string(static_cast<int>(kMinPaper)) +
                                " inches");
    ground.width = size.x;
    ground.depth = size.y;
    ground.turned = field.at("turned").integer(-90, 90);
    return ground;
}

}  // namespace battles
