#include "engine/render/thumbnails.h"

#include <algorithm>

#include "engine/render/gl.h"

namespace render {

namespace {

constexpr std::size_t kKept = 64;

}  // namespace

void Miniatures::draw(const Scene& scene, const View& view, unsigned target, const PixelArea& place,
                      const std::optional<PixelArea>& clip) {
    ++calls_;
    const Framebuffer* const picture = kept(scene, view);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    if (picture == nullptr) return;
    // The picture of a whole table is opaque: copying its bytes is faster than blending.
    if (!kAlwaysEncodes) return show_picture_at(*picture, target, place, clip.value_or(place));
    write_stored();
    glViewport(place.left, place.bottom, place.right - place.left, place.top - place.bottom);
    std::optional<Clip> within;
    if (clip) within.emplace(*clip);
    painter_->lay_over_stored(*picture, place);
}

const Framebuffer* Miniatures::kept(const Scene& scene, const View& view) {
    const auto same = [&](const Kept& one) { return one.view == view && one.scene == scene; };
    if (const auto found = std::ranges::find_if(kept_, same); found != kept_.end()) {
        found->used = calls_;
        return &found->picture;
    }
    if (!layers_.draw(scene, view)) return nullptr;
    if (layers_.unfinished()) layers_.draw(scene, view);
    auto picture = like_window_ && !kAlwaysEncodes ? Framebuffer::create_like_window(view.width, view.height)
                                                   : Framebuffer::create(view.width, view.height);
    if (!picture) return nullptr;
    const PixelArea whole{0, 0, view.width, view.height};
    if (like_window_ && !kAlwaysEncodes)
        show_picture(layers_.shown(), picture->name(), whole);
    else
        copy_picture(layers_.shown(), *picture, whole);
    if (kept_.size() >= kKept) kept_.erase(std::ranges::min_element(kept_, {}, &Kept::used));
    kept_.push_back({scene, view, std::move(*picture), calls_});
    return &kept_.back().picture;
}

}  // namespace render
