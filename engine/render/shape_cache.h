#pragma once
// Caches distance fields on the graphics card while their keys stay the same.

#include <functional>
#include <vector>

#include "engine/render/distance_field.h"
#include "engine/render/texture.h"

namespace render {

struct ShapeOnCard {
    core::Vec2 center, half_size;
    Texture distances;
};

// `Key` determines a shape: an outline, or the discs of a group.
template <class Key>
class ShapeCache {
public:
    using Make = std::function<Shape(const Key& key)>;
    explicit ShapeCache(Make make) : make_(std::move(make)) {}

    // The shape in slot `index`, rebuilt if its key has changed.
    const ShapeOnCard& shape(std::size_t index, const Key& key) {
        if (index >= kept_.size()) kept_.resize(index + 1);
        Kept& kept = kept_[index];
        if (kept.key == key && kept.shape.distances.name() != 0) return kept.shape;
        const Shape made = make_(key);
        kept.key = key;
        kept.shape = {made.center, made.half_size, Texture::field(made.field)};
        return kept.shape;
    }

private:
    struct Kept {
        Key key;
        ShapeOnCard shape;
    };
    Make make_;
    std::vector<Kept> kept_;
};

}  // namespace render
