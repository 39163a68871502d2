#pragma once
// An offscreen render target: 8 bits per channel, sRGB with premultiplied alpha, so that blending happens in
// linear light.

#include <string>

#include "engine/core/result.h"
#include "engine/render/gl_handle.h"
#include "engine/render/pixel_area.h"

namespace render {

class Framebuffer {
public:
    Framebuffer() = default;
    static core::Result<Framebuffer, std::string> create(int width, int height);
    // Like create, but stores the values that shaders write without conversion.
    static core::Result<Framebuffer, std::string> create_plain(int width, int height);
    // Like create_plain, but with colours and rows in the window's memory layout, so that a software driver copies
    // bytes. Needs has_window_rows(). As a texture it is upside down.
    static core::Result<Framebuffer, std::string> create_like_window(int width, int height);
    // Colours as in the window, rows as in create_plain: a software driver blends it over such a picture several times
    // as fast as any other. Needs has_window_rows().
    static core::Result<Framebuffer, std::string> create_overlay(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    unsigned name() const { return frame_.name(); }
    unsigned texture() const { return texture_.name(); }
    // Makes this the render target; drawing into it encodes as sRGB.
    void bind() const;

private:
    struct Format {
        int stored;
        unsigned given;
    };
    static core::Result<Framebuffer, std::string> create(int width, int height, Format format);

    GlHandle texture_, frame_;
    int width_ = 0, height_ = 0;
};

// While it lives, drawing and clearing are restricted to an area. Copying a picture ends that.
class Clip {
public:
    explicit Clip(const PixelArea& area);
    Clip(const Clip&) = delete;
    Clip& operator=(const Clip&) = delete;
    ~Clip();
};

// Copies between framebuffers of the same size and leaves `to` bound.
void copy_picture(const Framebuffer& from, const Framebuffer& to, const PixelArea& area);
// Copies the stored values into a plain framebuffer (0 is the window) and leaves it bound.
void show_picture(const Framebuffer& from, unsigned target, const PixelArea& area);
// The same for a picture at `place` of the target: the part of it within `clip`.
void show_picture_at(const Framebuffer& from, unsigned target, const PixelArea& place, const PixelArea& clip);
// Copies the window into a picture of the same format, and leaves the window bound. Works row by row: a window
// has no alpha, so a software driver would compile a shader for a blit. A smaller picture gets the part of the window
// whose lower left corner is at this pixel.
void keep_window(const Framebuffer& to, int left = 0, int bottom = 0);

}  // namespace render
