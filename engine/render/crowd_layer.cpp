#include "engine/render/crowd_layer.h"

#include "engine/render/dirty_area.h"
#include "engine/render/gl.h"

namespace render {

namespace {

// A software driver copies pictures fast, unless other drawing follows in the same batch.
void draw_by_itself() { glFlush(); }

}  // namespace

bool CrowdLayer::take(const Framebuffer& still, const PixelArea& changed) {
    const int width = still.width(), height = still.height();
    PixelArea area = changed;
    if (still_.width() != width || still_.height() != height) {
        auto copy = Framebuffer::create_like_window(width, height);
        auto layer = Framebuffer::create_overlay((width + 1) / 2, (height + 1) / 2);
        if (!copy || !layer) return false;
        still_ = std::move(*copy);
        moving_ = std::move(*layer);
        area = {0, 0, width, height};
    }
    if (!is_empty(area)) show_picture(still, still_.name(), area);
    return true;
}

void CrowdLayer::forget() {
    still_ = {};
    moving_ = {};
    shadows_.forget();
}

void CrowdLayer::draw(Painter& painter, const std::vector<Quad>& shadows, const std::vector<Quad>& others,
                      const RestingCoins& resting, const std::vector<Quad>& pictures, const Framebuffer& sheet,
                      const Frame& frame) {
    const bool has_pictures = shadows_.update(painter, shadows, frame);
    moving_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    if (has_pictures) painter.shadow_pictures(shadows_.pictures(), shadows_.sheet(), frame);
    draw_by_itself();
    painter.picture_shadows(has_pictures ? shadows_.left_over() : shadows, frame);
    painter.picture_shadows(others, frame);
    if (!resting.empty()) painter.cut_out(resting.picture());
    painter.pictures(pictures, sheet, frame);
}

void CrowdLayer::show(Painter& painter, unsigned window) const {
    show_picture(still_, window, {0, 0, still_.width(), still_.height()});
    glViewport(0, 0, still_.width(), still_.height());
    painter.overlay(moving_);
    draw_by_itself();
}

}  // namespace render
