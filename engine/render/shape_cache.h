#pragma once
// Distance fields on the graphics card, kept while an outline stays the same.

#include <functional>
#include <vector>

#include "engine/render/distance_field.h"
#include "engine/render/texture.h"

namespace render {

struct ShapeOnCard {
    std::vector<core::Vec2> outline;
    core::Vec2 center, half_size;
    Texture distances;
};

class ShapeCache {
public:
    using Make = std::function<Shape(const std::vector<core::Vec2>& outline)>;
    explicit ShapeCache(Make make) : make_(std::move(make)) {}

    // The shape in place `index`, made anew when its outline is another one.
    const ShapeOnCard& shape(std::size_t index, const std::vector<core::Vec2>& outline);

private:
    Make make_;
    std::vector<ShapeOnCard> shapes_;
};

}  // namespace render
