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
    // The same, with room for all levels, to be filled.
    static Texture empty_tile(int width, int height, int channels, Encoding encoding);
    // An array of empty layers, each `side` pixels square, clamped.
    static Texture layers(int side, int count);
    // An array of `count` layers: first `full`'s `used` layers, each `side` pixels square, then empty ones.
    static Texture more_layers(const Texture& full, int side, int used, int count);
    // One picture per mip level, each half as large as the last.
    static Texture levels(const std::vector<FloatPixels>& levels);
    // One or two channels of distances; filtered, clamped.
    static Texture field(const FloatPixels& values);
    // One for letters; what is on it is not known until it was covered, piece by piece.
    static Texture letters(int width, int height);

    void fill(int x, int y, const Pixels& part) const;
    // Of letters(): with one channel white, as opaque as that says; with four channels their own colours.
    void cover(int x, int y, const Pixels& covered) const;
    void fill_rows(int level, int top, const Pixels& rows) const;
    void fill_layer(int layer, const MipLevels& levels) const;
    void bind(int unit) const;
    unsigned name() const { return handle_.name(); }

private:
    Texture(GlHandle handle, unsigned target) : handle_(std::move(handle)), target_(target) {}

    GlHandle handle_;
    unsigned target_ = 0;
};

}  // namespace render
