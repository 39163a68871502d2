#include "engine/ui/texture.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/random.h"
#include "engine/render/gl.h"
#include "engine/ui/style.h"

namespace ui {
namespace {

struct Drawn {
    int width, height;
    std::vector<std::uint8_t> rgba;

    Drawn(int w, int h)
        : width(w), height(h), rgba(static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4, 255) {}
    std::uint8_t* at(int x, int y) {
        return &rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 4];
    }
};

void set(std::uint8_t* pixel, Colour colour, double light) {
    const auto channel = [&](std::uint8_t c) {
        return static_cast<std::uint8_t>(std::clamp(c * light + 0.5, 0.0, 255.0));
    };
    pixel[0] = channel(colour.r);
    pixel[1] = channel(colour.g);
    pixel[2] = channel(colour.b);
}

// A brightness per pixel, 1 on average: many short curved fibres, wrapped around so that the picture tiles.
std::vector<double> fibres(int size, core::Random& random) {
    std::vector<double> light(static_cast<std::size_t>(size * size), 1.0);
    for (int i = 0; i < 5200; ++i) {
        double x = random.between(0, size), y = random.between(0, size);
        const double angle = random.between(0, 6.283), bend = random.between(-0.09, 0.09);
        const double change = random.between(-0.011, 0.011), c = std::cos(bend), s = std::sin(bend);
        double across = std::cos(angle), down = std::sin(angle);
        const int length = 5 + static_cast<int>(random.below(16));
        for (int step = 0; step < length; ++step) {
            const int px = static_cast<int>(x + size) % size, py = static_cast<int>(y + size) % size;
            light[static_cast<std::size_t>(py * size + px)] += change;
            const double before = across;
            across = c * before - s * down;
            down = s * before + c * down;
            x += across;
            y += down;
        }
    }
    return light;
}

Drawn paper() {
    core::Random random(11);
    Drawn picture(Texture::kPaperSize, Texture::kPaperSize);
    const std::vector<double> light = fibres(Texture::kPaperSize, random);
    std::vector<double> once, later;  // waves, by pixel
    for (int i = 0; i < Texture::kPaperSize; ++i) {
        const double tau = 6.283185307 / Texture::kPaperSize;
        once.push_back(0.008 * std::sin(tau * i));
        later.push_back(0.007 * std::sin(tau * i + 1.3));
    }
    const auto on = [](int pixels) { return static_cast<std::size_t>(pixels & (Texture::kPaperSize - 1)); };
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const double slow = once[on(x + 2 * y)] + later[on(2 * x - y)];
            set(picture.at(x, y), palette::kPaper, light[static_cast<std::size_t>(y * Texture::kPaperSize + x)] + slow);
        }
    return picture;
}

// A soft square: opaque in the middle, transparent at the border; drawn in nine patches.
Drawn shadow() {
    Drawn picture(Texture::kShadowSize, Texture::kShadowSize);
    const auto fall = [](int i) {
        const double edge = std::min(i + 0.5, Texture::kShadowSize - i - 0.5) / (Texture::kShadowSize / 2.0);
        return edge * edge * (3 - 2 * edge);
    };
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            set(picture.at(x, y), {8, 5, 3}, 1);
            picture.at(x, y)[3] = static_cast<std::uint8_t>(255 * fall(x) * fall(y) + 0.5);
        }
    return picture;
}

Drawn walnut() {
    core::Random random(5);
    Drawn picture(Texture::kWalnutWidth, Texture::kWalnutHeight);
    std::vector<double> light(static_cast<std::size_t>(picture.width * picture.height), 1.0);
    for (int i = 0; i < 2600; ++i) {
        const int x = static_cast<int>(random.below(Texture::kWalnutWidth)),
                  y = static_cast<int>(random.below(Texture::kWalnutHeight));
        const int length = 12 + static_cast<int>(random.below(70));
        const double change = random.between(-0.075, 0.055);
        for (int step = 0; step < length; ++step)
            light[static_cast<std::size_t>(y * picture.width + (x + step) % picture.width)] +=
                change * (1 - step / double(length));
    }
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            set(picture.at(x, y), {58, 40, 28},
                light[static_cast<std::size_t>(y * picture.width + x)] * (1.12 - 0.34 * y / picture.height));
    return picture;
}

Drawn picture_of(Texture::Motif motif) {
    if (motif == Texture::Motif::Paper) return paper();
    return motif == Texture::Motif::Shadow ? shadow() : walnut();
}

}  // namespace

Texture::Texture(Motif motif) {
    const Drawn picture = picture_of(motif);
    const GLint wrap = motif == Motif::Shadow ? GL_CLAMP_TO_EDGE : GL_REPEAT;
    glGenTextures(1, &name_);
    glBindTexture(GL_TEXTURE_2D, name_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, picture.width, picture.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 picture.rgba.data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
}

Texture::Texture(int width, int height, const std::vector<std::uint8_t>& rgba) {
    glGenTextures(1, &name_);
    glBindTexture(GL_TEXTURE_2D, name_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

Texture::~Texture() { glDeleteTextures(1, &name_); }

}  // namespace ui
