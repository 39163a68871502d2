#include "table_window.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>

#include "engine/platform/files.h"

namespace frames {

using words::plain;

namespace {

// Cuts a coin out of its picture without its shadow, by its radius.
Sprite cut_out(const std::vector<std::uint8_t>& rgba, int size, double radius) {
    Sprite sprite{size, rgba};
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const double off = std::hypot(x + 0.5 - size / 2.0, y + 0.5 - size / 2.0) - radius;
            const double inside = std::clamp(0.5 - off, 0.0, 1.0);
            std::uint8_t& opacity = sprite.rgba[(std::size_t(y) * size + x) * 4 + 3];
            opacity = static_cast<std::uint8_t>(std::lround(255 * inside));
        }
    return sprite;
}

}  // namespace

core::Result<std::unique_ptr<TableWindow>, std::string> TableWindow::open(int width, int height) {
    std::unique_ptr<TableWindow> made(new TableWindow);
    auto window = platform::Window::open({.title = "table", .width = width, .height = height, .scripted = true});
    if (!window) return core::failure(words::english(window.error()));
    made->window_ = std::move(*window);
    made->sdl_window_ = SDL_GL_GetCurrentWindow();
    made->context_ = SDL_GL_GetCurrentContext();
    auto ui = ui::Ui::create(*made->window_, 100);
    if (!ui) return core::failure(words::english(ui.error()));
    made->ui_ = std::move(*ui);
    const auto shaders = platform::find_shipped("shaders"), assets = platform::find_shipped("assets");
    if (!shaders) return core::failure(words::english(shaders.error()));
    if (!assets) return core::failure(words::english(assets.error()));
    const ui::FontFiles& fonts = made->ui_->font_files();
    auto renderer = render::Renderer::create(
        {shaders->string(), (*assets / "textures").string(), fonts.serif, fonts.serif_italic, made->ui_->glyphs()});
    if (!renderer) return core::failure(renderer.error());
    made->renderer_ = std::move(*renderer);
    return made;
}

void TableWindow::take_context() {
    if (SDL_GL_GetCurrentContext() != context_) SDL_GL_MakeCurrent(sdl_window_, context_);
}

void TableWindow::frame(const render::Scene& scene, const render::View& view, bool coarse) {
    take_context();
    ui_->begin({.width = window_->width(), .height = window_->height(), .events = window_->poll(0)});
    renderer_->set_coarse(coarse);
    renderer_->draw(scene, view);
    panels();
    ui_->end();
    window_->present();
}

void TableWindow::panels() {
    ui::Ui& ui = *ui_;
    const double top_bar = ui.top_bar_height();
    ui.top_bar([&] {
        ui.place({ui.px(14), ui.px(12), ui.px(200), top_bar - ui.px(12)});
        ui.sign(ui::Sign::Solid, plain("Heads to act"), {ui::Type::Heading, ui::palette::kCream});
        ui.place({ui.px(280), ui.px(14), ui.px(360), top_bar - ui.px(14)});
        ui.button(plain("Undo"), ui::Look::Dark);
        ui.place({ui.px(400), ui.px(14), ui.px(740), top_bar - ui.px(14)});
        ui.pips(plain("6 left"), 10, 6, 1);
        ui.place({ui.width() - ui.px(140), ui.px(14), ui.width() - ui.px(24), top_bar - ui.px(14)});
        ui.button(plain("End turn"), ui::Look::Accent);
    });
    const double left = ui.width() - ui.px(372), right = ui.width() - ui.px(24);
    ui.side_panel("coin", {left, top_bar + ui.px(28), right, top_bar + ui.px(330)}, [&] {
        ui.heading(plain("Penny"));
        ui.fact(plain("Offense"), plain("1"));
        ui.fact(plain("Defense"), plain("1"));
        ui.rule();
        ui.text(plain("A levy: it costs little, and many of them hold a line."));
        ui.button(plain("Move"), ui::Look::Accent);
        ui.button(plain("Attack"));
    });
    ui.side_panel("log", {left, top_bar + ui.px(350), right, ui.height() - ui.px(24)}, [&] {
        ui.heading(plain("Log"));
        for (int i = 0; i < 8; ++i)
            ui.entry(plain(std::string("A penny moves ").append(std::to_string(i))), plain("3 in"), ui::Sign::Solid,
                     i == 7, true);
    });
}

std::vector<std::uint8_t> TableWindow::drawn(int width, int height, const std::function<void()>& draw) {
    unsigned picture = 0, frame = 0;
    glGenRenderbuffers(1, &picture);
    glBindRenderbuffer(GL_RENDERBUFFER, picture);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glGenFramebuffers(1, &frame);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, picture);
    glViewport(0, 0, width, height);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    draw();
    const std::ptrdiff_t row = std::ptrdiff_t(width) * 4;
    std::vector<std::uint8_t> rows(std::size_t(row) * height), turned;
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, rows.data());
    for (int y = height - 1; y >= 0; --y)
        turned.insert(turned.end(), rows.begin() + y * row, rows.begin() + (y + 1) * row);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &frame);
    glDeleteRenderbuffers(1, &picture);
    return turned;
}

Ready TableWindow::ready(const render::Scene& scene, const render::View& view) {
    take_context();
    Ready made;
    render::Scene bare = scene;
    bare.coins.clear();
    made.table = drawn(view.width, view.height, [&] { renderer_->draw(bare, view); });
    for (render::CoinSprite coin : scene.coins) {
        const Likeness likeness{coin.face, coin.radius};
        if (made.faces.contains(likeness)) continue;
        const double radius = coin.radius * view.scale;
        const auto alone = [&](int size) {
            render::View close = view;
            close.center = coin.at = {0, 0};
            close.width = close.height = size;
            coin.angle = 0;
            return drawn(size, size, [&] { renderer_->draw_coins({coin}, close); });
        };
        const int size = 2 * static_cast<int>(std::ceil(radius + 1));
        made.faces[likeness] = cut_out(alone(size), size, radius);
        const int wide = 2 * static_cast<int>(std::ceil(radius + 0.4 * view.scale));
        made.shadows[coin.radius] = {wide, alone(wide)};
    }
    return made;
}

}  // namespace frames
