#include "offscreen.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <filesystem>
#include <fstream>
#include <memory>

namespace offscreen {

namespace {

class Context {
public:
    Context() {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
        SDL_SetMainReady();
        if (SDL_Init(SDL_INIT_VIDEO) != 0) return;
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
        window_ = SDL_CreateWindow("offscreen", 0, 0, small_view().width, small_view().height, SDL_WINDOW_OPENGL);
        if (window_ != nullptr) gl_ = SDL_GL_CreateContext(window_);
    }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    ~Context() {
        renderer.reset();
        if (gl_ != nullptr) SDL_GL_DeleteContext(gl_);
        if (window_ != nullptr) SDL_DestroyWindow(window_);
        SDL_Quit();
    }

    bool works() const { return gl_ != nullptr; }

    std::unique_ptr<render::Renderer> renderer;

private:
    SDL_Window* window_ = nullptr;
    SDL_GLContext gl_ = nullptr;
};

Context& context() {
    static Context one;
    return one;
}

// Any font will do: no test reads the text.
std::string any_font() {
    const std::filesystem::path fonts = "/usr/share/fonts";
    if (!std::filesystem::exists(fonts)) return "";
    std::string found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(fonts)) {
        const std::string ending = entry.path().extension().string();
        if (entry.path().filename() == "EBGaramond12-Regular.otf") return entry.path().string();
        if (ending == ".ttf" || ending == ".otf") found = entry.path().string();
    }
    return found;
}

// Reads the bound framebuffer.
Picture read(int width, int height) {
    const std::size_t row = std::size_t(width) * 3;
    std::vector<std::uint8_t> bytes(row * height);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, bytes.data());
    Picture picture{width, height, {}};
    for (int y = height - 1; y >= 0; --y)
        picture.rgb.insert(picture.rgb.end(), bytes.begin() + std::ptrdiff_t(row) * y,
                           bytes.begin() + std::ptrdiff_t(row) * (y + 1));
    return picture;
}

// A framebuffer like a window's: plain 8 bits a channel.
class Target {
public:
    Target(int width, int height) : width_(width), height_(height) {
        glGenRenderbuffers(1, &color_);
        glBindRenderbuffer(GL_RENDERBUFFER, color_);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
        glGenFramebuffers(1, &frame_);
        glBindFramebuffer(GL_FRAMEBUFFER, frame_);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color_);
        glViewport(0, 0, width, height);
    }
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;
    ~Target() {
        glDeleteFramebuffers(1, &frame_);
        glDeleteRenderbuffers(1, &color_);
    }

    Picture read() const { return offscreen::read(width_, height_); }

private:
    int width_, height_;
    unsigned color_ = 0, frame_ = 0;
};

}  // namespace

std::string context_error() { return context().works() ? "" : SDL_GetError(); }

render::RendererFiles files() {
    const std::string root = COINWARS_SOURCE_DIR;
    const std::string font = any_font();
    return {
        root + "/shaders", root + "/assets/textures", {font}, {font}, std::make_shared<render::GlyphStore>(nullptr)};
}

render::Renderer& renderer() {
    REQUIRE(context_error() == "");
    if (!context().renderer) {
        auto made = render::Renderer::create(files());
        REQUIRE_MESSAGE(made.has_value(), made.error());
        context().renderer = std::move(*made);
    }
    return *context().renderer;
}

double Picture::grey(int x, int y) const {
    const std::size_t i = (std::size_t(y) * width + x) * 3;
    return 0.299 * rgb[i] + 0.587 * rgb[i + 1] + 0.114 * rgb[i + 2];
}

double Picture::grey_around(core::Vec2 pixel, int radius) const {
    double sum = 0;
    int count = 0;
    for (int y = static_cast<int>(pixel.y) - radius; y <= static_cast<int>(pixel.y) + radius; ++y)
        for (int x = static_cast<int>(pixel.x) - radius; x <= static_cast<int>(pixel.x) + radius; ++x, ++count)
            sum += grey(x, y);
    return sum / count;
}

void write(const Picture& picture, const std::string& file) {
    std::ofstream out(file, std::ios::binary);
    out << "P6 " << picture.width << " " << picture.height << " 255\n";
    out.write(reinterpret_cast<const char*>(picture.rgb.data()), static_cast<std::streamsize>(picture.rgb.size()));
}

render::View small_view() {
    render::View view;
    view.width = 480;
    view.height = 320;
    view.scale = 40;
    view.center = {10, 8};
    return view;
}

Picture drawn(const render::Scene& scene, const render::View& view) {
    render::Renderer& r = renderer();
    const Target target(view.width, view.height);
    r.draw(scene, view);
    if (r.last_frame().unfinished) r.draw(scene, view);
    return target.read();
}

Picture drawn_in_window(const render::Scene& scene, render::Renderer& r) {
    const render::View view = small_view();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, view.width, view.height);
    r.draw(scene, view);
    return read(view.width, view.height);
}

Picture miniature_in_window(const render::Scene& scene, render::Renderer& r) {
    const render::View view = small_view();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, view.width, view.height);
    r.draw_miniature(scene, view, {0, 0, view.width, view.height});
    return read(view.width, view.height);
}

Picture coins_over_grey(const std::vector<render::CoinSprite>& coins, const render::View& view) {
    render::Renderer& r = renderer();
    const Target target(view.width, view.height);
    glClearColor(0.5f, 0.5f, 0.5f, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    r.draw_coins(coins, view);
    return target.read();
}

}  // namespace offscreen
