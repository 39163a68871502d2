#pragma once
// A picture to draw into: 8 bits a channel, stored as sRGB with premultiplied alpha, so that blending is done
// in linear light.

#include <string>

#include "engine/core/result.h"
#include "engine/render/gl_handle.h"
#include "engine/render/pixel_area.h"

namespace render {

class Framebuffer {
public:
    Framebuffer() = default;
    static core::Result<Framebuffer, std::string> create(int width, int height);
    // The same, but it keeps the values that shaders write.
    static core::Result<Framebuffer, std::string> create_plain(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    unsigned name() const { return frame_.name(); }
    unsigned texture() const { return texture_.name(); }
    // What is drawn next goes into this picture, encoded as sRGB.
    void bind() const;

private:
    static core::Result<Framebuffer, std::string> create(int width, int height, int format);

    GlHandle texture_, frame_;
    int width_ = 0, height_ = 0;
};

// Keeps drawing, clearing and copying within an area while it lives.
class Clip {
public:
    explicit Clip(const PixelArea& area);
    Clip(const Clip&) = delete;
    Clip& operator=(const Clip&) = delete;
    ~Clip();
};

// Copies between pictures of one size and leaves `to` bound.
void copy_picture(const Framebuffer& from, const Framebuffer& to, const PixelArea& area);
// Copies the stored values into a framebuffer of plain values (0 is the window) and leaves it bound.
void show_picture(const Framebuffer& from, unsigned target, const PixelArea& area);

}  // namespace render
