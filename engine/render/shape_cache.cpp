#include "engine/render/shape_cache.h"

namespace render {

const ShapeOnCard& ShapeCache::shape(std::size_t index, const std::vector<core::Vec2>& outline) {
    if (index >= shapes_.size()) shapes_.resize(index + 1);
    ShapeOnCard& kept = shapes_[index];
    if (kept.outline == outline) return kept;
    const Shape made = make_(outline);
    kept = {outline, made.center, made.half_size, Texture::field(made.field)};
    return kept;
}

}  // namespace render
