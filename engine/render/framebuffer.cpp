#include "engine/render/framebuffer.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/render/gl.h"

namespace render {

namespace {

// The window's colour order, which Mesa adopts from the pixels given to a texture without a sized format.
#ifdef __EMSCRIPTEN__
constexpr unsigned kWindowOrder = GL_RGBA;
#else
constexpr unsigned kWindowOrder = GL_BGRA;
#endif

}  // namespace

core::Result<Framebuffer, std::string> Framebuffer::create(int width, int height) {
    return create(width, height, {GL_SRGB8_ALPHA8, GL_RGBA});
}

core::Result<Framebuffer, std::string> Framebuffer::create_plain(int width, int height) {
    return create(width, height, {GL_RGBA8, GL_RGBA});
}

core::Result<Framebuffer, std::string> Framebuffer::create_overlay(int width, int height) {
    return create(width, height, {GL_RGBA, kWindowOrder});
}

core::Result<Framebuffer, std::string> Framebuffer::create_like_window(int width, int height) {
    auto made = create_overlay(width, height);
    if (made) take_window_rows();
    return made;
}

core::Result<Framebuffer, std::string> Framebuffer::create(int width, int height, Format format) {
    Framebuffer made;
    made.width_ = width;
    made.height_ = height;
    GLuint name = 0;
    glGenTextures(1, &name);
    made.texture_ = GlHandle(name, [](unsigned n) { glDeleteTextures(1, &n); });
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, format.stored, width, height, 0, format.given, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);

    glGenFramebuffers(1, &name);
    made.frame_ = GlHandle(name, [](unsigned n) { glDeleteFramebuffers(1, &n); });
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, made.texture_.name(), 0);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        return core::failure("The graphics driver cannot draw into a picture of " + std::to_string(width) + " x " +
                             std::to_string(height) + " pixels.");
    return made;
}

void Framebuffer::bind() const {
    glBindFramebuffer(GL_FRAMEBUFFER, frame_.name());
    glViewport(0, 0, width_, height_);
    write_light();
}

Clip::Clip(const PixelArea& area) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(area.left, area.bottom, area.right - area.left, area.top - area.bottom);
}

Clip::~Clip() { glDisable(GL_SCISSOR_TEST); }

namespace {

void copy(unsigned from, unsigned to, const PixelArea& area) {
    glDisable(GL_SCISSOR_TEST);  // it would clip the copy
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    glBlitFramebuffer(area.left, area.bottom, area.right, area.top, area.left, area.bottom, area.right, area.top,
                      GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, to);
}

}  // namespace

void copy_picture(const Framebuffer& from, const Framebuffer& to, const PixelArea& area) {
    // With the conversion on, source and target have the same format and drivers copy bytes, many times as fast.
    write_light();
    copy(from.name(), to.name(), area);
}

void show_picture(const Framebuffer& from, unsigned target, const PixelArea& area) {
    // A window takes sRGB values unchanged, so the conversion is off.
    write_stored();
    copy(from.name(), target, area);
}

void show_picture_at(const Framebuffer& from, unsigned target, const PixelArea& place, const PixelArea& clip) {
    const PixelArea part{std::max(place.left, clip.left), std::max(place.bottom, clip.bottom),
                         std::min(place.right, clip.right), std::min(place.top, clip.top)};
    if (part.left >= part.right || part.bottom >= part.top) return;
    write_stored();
    glDisable(GL_SCISSOR_TEST);  // it would clip the copy
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.name());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target);
    glBlitFramebuffer(part.left - place.left, part.bottom - place.bottom, part.right - place.left,
                      part.top - place.bottom, part.left, part.bottom, part.right, part.top, GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
}

void keep_window(const Framebuffer& to, int from_left, int from_bottom) {
    constexpr int kRows = 64;  // at a time
    const int width = to.width(), height = to.height(), row = 4 * width;
    std::vector<std::uint8_t> read(std::size_t(row) * kRows);
    glBindFramebuffer(GL_FRAMEBUFFER, kWindow);
    glBindTexture(GL_TEXTURE_2D, to.texture());
    for (int bottom = 0; bottom < height; bottom += kRows) {
        const int rows = std::min(kRows, height - bottom);
        glReadPixels(from_left, from_bottom + bottom, width, rows, kWindowOrder, GL_UNSIGNED_BYTE, read.data());
        for (int i = 0; i < rows / 2; ++i)
            std::swap_ranges(read.begin() + i * row, read.begin() + (i + 1) * row, read.begin() + (rows - 1 - i) * row);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, height - bottom - rows, width, rows, kWindowOrder, GL_UNSIGNED_BYTE,
                        read.data());
    }
}

}  // namespace render
