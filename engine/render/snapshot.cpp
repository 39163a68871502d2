#include "engine/render/snapshot.h"

#include "engine/render/framebuffer.h"
#include "engine/render/gl.h"

namespace render {

core::Result<std::vector<std::uint8_t>, std::string> snapshot(Renderer& renderer, const Scene& scene,
                                                              const View& view) {
    GLint bound = 0, viewport[4]{};
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
    glGetIntegerv(GL_VIEWPORT, viewport);
    auto target = Framebuffer::create_plain(view.width, view.height);
    const std::size_t wide = static_cast<std::size_t>(view.width), high = static_cast<std::size_t>(view.height);
    std::vector<std::uint8_t> rgba(wide * high * 4), rgb;
    if (target) {
        target->bind();
        renderer.draw(scene, view);
        if (renderer.last_frame().unfinished) renderer.draw(scene, view);
        glBindFramebuffer(GL_FRAMEBUFFER, target->name());
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, view.width, view.height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    }
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(bound));
    glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
    if (!target) return core::failure(target.error());
    rgb.reserve(wide * high * 3);
    for (std::size_t y = high; y-- > 0;)
        for (std::size_t x = 0; x < wide; ++x)
            for (std::size_t c = 0; c < 3; ++c) rgb.push_back(rgba[(y * wide + x) * 4 + c]);
    return rgb;
}

}  // namespace render
