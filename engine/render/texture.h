#pragma once
// Textures on the graphics card. Row 0 of a picture is its top and has v = 0.

#include <vector>

#include "engine/render/gl_handle.h"
#include "engine/render/pixels.h"

namespace render {

enum class Encoding { Data, Srgb };

class Texture {
public:
    Texture() = default;
    // A tile that repeats in both directions.
    static Texture tile(const MipLevels& levels, Encoding encoding);
    // The same, allocated with all levels but not filled.
    static Texture empty_tile(int width, int height, int channels, Encoding encoding);
    // An array of empty square layers of `side` pixels, clamped.
    static Texture layers(int side, int count);
    // An array of `count` square layers of `side` pixels: first the `used` layers of `full`, then empty ones.
    static Texture more_layers(const Texture& full, int side, int used, int count);
    // One picture per mip level, each half the size of the one before.
    static Texture levels(const std::vector<FloatPixels>& levels);
    // One or two channels of distances; filtered, clamped.
    static Texture field(const FloatPixels& values);
    // A texture for letters; undefined until covered piece by piece.
    static Texture letters(int width, int height);

    // Replace pixels: from (x, y) on, counted from the top left; whole rows of a mip level, from `top` on; all of a
    // layer.
    void fill(int x, int y, const Pixels& part) const;
    void fill_rows(int level, int top, const Pixels& rows) const;
    void fill_layer(int layer, const MipLevels& levels) const;
    // For letters(): one channel becomes white with that alpha; four channels are colours.
    void cover(int x, int y, const Pixels& covered) const;
    void bind(int unit) const;
    unsigned name() const { return handle_.name(); }

private:
    Texture(GlHandle handle, unsigned target) : handle_(std::move(handle)), target_(target) {}

    GlHandle handle_;
    unsigned target_ = 0;
};

}  // namespace render
