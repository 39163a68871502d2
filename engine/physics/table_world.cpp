#include "engine/physics/table_world.h"

#include <algorithm>
#include <cstdint>

namespace physics {

namespace {

b2Fixture* add_still(b2World& world, const b2Shape& shape, int tag) {
    const b2BodyDef still;
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.friction = 0;
    fixture.userData.pointer = static_cast<std::uintptr_t>(tag);
    return world.CreateBody(&still)->CreateFixture(&fixture);
}

double signed_area(std::span<const Vec2> polygon) {
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    return twice / 2;
}

void add_wall(b2World& world, std::span<const Vec2> corners, int tag) {
    std::vector<b2Vec2> kept;
    const auto apart = [](b2Vec2 a, b2Vec2 b) { return b2DistanceSquared(a, b) > 4 * b2_linearSlop * b2_linearSlop; };
    for (const Vec2 corner : corners)
        if (kept.empty() || apart(kept.back(), to_world(corner))) kept.push_back(to_world(corner));
    while (kept.size() > 1 && !apart(kept.back(), kept.front())) kept.pop_back();
    if (kept.size() < 3) return;
    b2ChainShape chain;
    chain.CreateLoop(kept.data(), static_cast<int32>(kept.size()));
    add_still(world, chain, tag);
}

}  // namespace

b2Fixture* add_still_disc(b2World& world, const measure::Disc& disc, int tag) {
    b2CircleShape circle;
    circle.m_p = to_world(disc.center);
    circle.m_radius = to_length(disc.radius);
    return add_still(world, circle, tag);
}

void add_ground(b2World& world, std::span<const Vec2> polygon, int tag) {
    // A chain is solid on the left of its direction.
    std::vector<Vec2> corners(polygon.begin(), polygon.end());
    if (signed_area(polygon) < 0) std::reverse(corners.begin(), corners.end());
    add_wall(world, corners, tag);
}

void add_border(b2World& world, Vec2 low, Vec2 high, int tag) {
    const Vec2 corners[]{low, {low.x, high.y}, high, {high.x, low.y}};
    add_wall(world, corners, tag);
}

int tag_of(const b2Fixture& fixture) {
    // GetUserData() does not modify the fixture, but Box2D does not declare it const.
    return static_cast<int>(const_cast<b2Fixture&>(fixture).GetUserData().pointer);
}

}  // namespace physics
