#include "engine/render/bare_wood.h"

#include "engine/render/gl.h"

namespace render {

Scene bare_table() {
    Scene bare;
    bare.width = bare.height = 0;
    return bare;
}

void BareWood::show(Painter& painter, const View& view) {
    if (kept_ == view) return show_picture(picture_, kWindow, {0, 0, view.width, view.height});
    draw(painter, view);
    keep(view);
}

void BareWood::forget() {
    picture_ = {};
    kept_.reset();
}

void BareWood::draw(Painter& painter, const View& view) const {
    const Scene bare = bare_table();
    glViewport(0, 0, view.width, view.height);
    write_light();
    painter.table(bare, frame_of(bare, view));
    write_stored();
}

void BareWood::keep(const View& view) {
    kept_.reset();
    if (picture_.width() != view.width || picture_.height() != view.height) {
        auto made = Framebuffer::create_like_window(view.width, view.height);
        glBindFramebuffer(GL_FRAMEBUFFER, kWindow);
        if (!made) return;
        picture_ = std::move(*made);
    }
    keep_window(picture_);
    kept_ = view;
}

}  // namespace render
