#include "engine/render/texture.h"

#include <algorithm>
#include <cassert>

#include "engine/render/gl.h"

namespace render {

namespace {

GlHandle new_texture(GLenum target) {
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    return GlHandle(name, [](unsigned n) { glDeleteTextures(1, &n); });
}

// Call before uploading: Mesa then allocates all levels at once, and copies none.
void set_filter(GLenum target, GLint minify, GLint wrap) {
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, minify);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(target, GL_TEXTURE_WRAP_T, wrap);
}

GLenum format_of(int channels) {
    constexpr GLenum kFormats[] = {GL_RED, GL_RG, GL_RGB, GL_RGBA};
    return kFormats[channels - 1];
}

}  // namespace

Texture Texture::tile(const MipLevels& levels, Encoding encoding) {
    const Pixels& largest = levels.front();
    Texture made = empty_tile(largest.width, largest.height, largest.channels, encoding);
    for (std::size_t i = 0; i < levels.size(); ++i) made.fill_rows(static_cast<int>(i), 0, levels[i]);
    return made;
}

Texture Texture::empty_tile(int width, int height, int channels, Encoding encoding) {
    assert(encoding == Encoding::Data || channels >= 3);  // OpenGL ES has no sRGB of fewer
    GlHandle handle = new_texture(GL_TEXTURE_2D);
    const GLint srgb = channels == 4 ? GL_SRGB8_ALPHA8 : GL_SRGB8;
    constexpr GLint kDataFormats[] = {GL_R8, GL_RG8, GL_RGB8, GL_RGBA8};
    const GLint stored = encoding == Encoding::Srgb ? srgb : kDataFormats[channels - 1];
    set_filter(GL_TEXTURE_2D, GL_LINEAR_MIPMAP_LINEAR, GL_REPEAT);
    for (GLint level = 0; level == 0 || std::max(width, height) >> (level - 1) > 1; ++level)
        glTexImage2D(GL_TEXTURE_2D, level, stored, std::max(width >> level, 1), std::max(height >> level, 1), 0,
                     format_of(channels), GL_UNSIGNED_BYTE, nullptr);
    return Texture(std::move(handle), GL_TEXTURE_2D);
}

Texture Texture::layers(int side, int count) {
    GlHandle handle = new_texture(GL_TEXTURE_2D_ARRAY);
    set_filter(GL_TEXTURE_2D_ARRAY, GL_LINEAR_MIPMAP_LINEAR, GL_CLAMP_TO_EDGE);
    for (GLint level = 0; side >> level > 0; ++level)
        glTexImage3D(GL_TEXTURE_2D_ARRAY, level, GL_RGBA8, side >> level, side >> level, count, 0, GL_RGBA,
                     GL_UNSIGNED_BYTE, nullptr);
    return Texture(std::move(handle), GL_TEXTURE_2D_ARRAY);
}

Texture Texture::more_layers(const Texture& full, int side, int used, int count) {
    Texture more = layers(side, count);
    GLint reads = 0;
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &reads);
    GLuint frame = 0;
    glGenFramebuffers(1, &frame);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, frame);
    for (GLint level = 0; side >> level > 0; ++level)
        for (GLint layer = 0; layer < used; ++layer) {
            glFramebufferTextureLayer(GL_READ_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, full.name(), level, layer);
            glCopyTexSubImage3D(GL_TEXTURE_2D_ARRAY, level, 0, 0, layer, 0, 0, side >> level, side >> level);
        }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, static_cast<GLuint>(reads));
    glDeleteFramebuffers(1, &frame);
    return more;
}

void Texture::fill_rows(int level, int top, const Pixels& rows) const {
    glBindTexture(target_, handle_.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(target_, level, 0, top, rows.width, rows.height, format_of(rows.channels), GL_UNSIGNED_BYTE,
                    rows.bytes.data());
}

void Texture::fill_layer(int layer, const MipLevels& levels) const {
    glBindTexture(target_, handle_.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (std::size_t level = 0; level < levels.size(); ++level)
        glTexSubImage3D(target_, static_cast<GLint>(level), 0, 0, layer, levels[level].width, levels[level].height, 1,
                        GL_RGBA, GL_UNSIGNED_BYTE, levels[level].bytes.data());
}

Texture Texture::levels(const std::vector<FloatPixels>& levels) {
    GlHandle handle = new_texture(GL_TEXTURE_2D);
    set_filter(GL_TEXTURE_2D, GL_LINEAR_MIPMAP_LINEAR, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, static_cast<GLint>(levels.size()) - 1);
    for (std::size_t i = 0; i < levels.size(); ++i)
        glTexImage2D(GL_TEXTURE_2D, static_cast<GLint>(i), GL_RGB16F, levels[i].width, levels[i].height, 0, GL_RGB,
                     GL_FLOAT, levels[i].values.data());
    return Texture(std::move(handle), GL_TEXTURE_2D);
}

Texture Texture::field(const FloatPixels& values) {
    GlHandle handle = new_texture(GL_TEXTURE_2D);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    const bool two = values.channels == 2;
    set_filter(GL_TEXTURE_2D, GL_LINEAR, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, two ? GL_RG16F : GL_R16F, values.width, values.height, 0, two ? GL_RG : GL_RED,
                 GL_FLOAT, values.values.data());
    return Texture(std::move(handle), GL_TEXTURE_2D);
}

Texture Texture::letters(int width, int height) {
    GlHandle handle = new_texture(GL_TEXTURE_2D);
    set_filter(GL_TEXTURE_2D, GL_LINEAR, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    return Texture(std::move(handle), GL_TEXTURE_2D);
}

void Texture::cover(int x, int y, const Pixels& covered) const {
    if (covered.channels == 4) return fill(x, y, covered);
    Pixels white{covered.width, covered.height, 4, std::vector<std::uint8_t>(4 * covered.bytes.size(), 255)};
    for (std::size_t i = 0; i < covered.bytes.size(); ++i) white.bytes[4 * i + 3] = covered.bytes[i];
    fill(x, y, white);
}

void Texture::fill(int x, int y, const Pixels& part) const {
    glBindTexture(target_, handle_.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(target_, 0, x, y, part.width, part.height, format_of(part.channels), GL_UNSIGNED_BYTE,
                    part.bytes.data());
}

void Texture::bind(int unit) const {
    glActiveTexture(static_cast<GLenum>(GL_TEXTURE0 + unit));
    glBindTexture(target_, handle_.name());
}

}  // namespace render
