#include "engine/render/bare_wood.h"

#include <algorithm>

#include "engine/render/gl.h"

namespace render {

namespace {

// The cells of the view that are not hidden.
std::vector<int> seen_cells(const BareWood::Sight& sight) {
    const auto pixel = [](int cell, int size) { return static_cast<double>(cell) * size / kMaxCells; };
    const int width = sight.view.width, height = sight.view.height;
    std::vector<int> cells;
    for (int y = 0; y < kMaxCells; ++y)
        for (int x = 0; x < kMaxCells; ++x) {
            const bool hidden = std::ranges::any_of(sight.hidden, [&](const PixelArea& area) {
                return area.left <= pixel(x, width) && pixel(x + 1, width) <= area.right &&
                       area.bottom <= pixel(y, height) && pixel(y + 1, height) <= area.top;
            });
            if (!hidden) cells.push_back(y * kMaxCells + x);
        }
    return cells;
}

}  // namespace

Scene bare_table() {
    Scene bare;
    bare.width = bare.height = 0;
    return bare;
}

void BareWood::show(Painter& painter, const Sight& sight) {
    const bool again = drawn_ == sight;
    if (again && kept_) return show_picture(picture_, kWindow, {0, 0, sight.view.width, sight.view.height});
    draw(painter, sight);
    kept_ = false;
    if (again) keep();
    drawn_ = sight;
}

void BareWood::forget() {
    picture_ = {};
    drawn_.reset();
    kept_ = false;
}

void BareWood::draw(Painter& painter, const Sight& sight) const {
    glViewport(0, 0, sight.view.width, sight.view.height);
    write_light();
    const Scene bare = bare_table();
    painter.bare_wood(bare, frame_of(bare, sight.view), seen_cells(sight));
    write_stored();
}

void BareWood::keep() {
    const View& view = drawn_->view;
    if (picture_.width() != view.width || picture_.height() != view.height) {
        auto made = Framebuffer::create_like_window(view.width, view.height);
        glBindFramebuffer(GL_FRAMEBUFFER, kWindow);
        if (!made) return;
        picture_ = std::move(*made);
    }
    keep_window(picture_);
    kept_ = true;
}

}  // namespace render
