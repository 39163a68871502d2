// Opens the program's window and renderer, and reopens them if the graphics driver was restarted.

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/render/pixels.h"
#include "engine/ui/image_file.h"
#include "game/shell/program.h"
#include "game/shell/settings_list.h"

namespace screens {

namespace {

platform::WindowOptions window_options(const Options& options, const WindowState& kept) {
    platform::WindowOptions window{
        .title = "Coin Wars", .fits_display = options.width == 0, .scripted = !options.drive.empty()};
    if (options.width > 0) {
        window.width = options.width;
        window.height = options.height;
    } else if (kept.width > 0 && kept.height > 0) {
        window.width = kept.width;
        window.height = kept.height;
        window.maximised = kept.maximised;
    }
    return window;
}

// Reads the unpacked icon, otherwise the packed one.
std::optional<ui::Picture> icon_in(const std::filesystem::path& assets) {
    if (const auto folder = platform::find_shipped("textures"))
        if (auto levels = render::read_unpacked(core::text(*folder / "icon.pixels"));
            levels && levels->front().channels == 4)
            return ui::Picture{levels->front().width, levels->front().height, std::move(levels->front().bytes)};
    auto packed = ui::read_picture(assets / "textures" / "icon.png");
    return packed ? std::optional(std::move(*packed)) : std::nullopt;
}

}  // namespace

// Everything that draws must be destroyed before the window and its context.
void Program::close_window() {
    next_ = nullptr;
    screen_.reset();
    below_.clear();
    renderer_.reset();
    ui_.reset();
}

core::Result<void, Phrase> Program::open_window() {
    const auto shaders = platform::find_shipped("shaders");
    if (!shaders) return core::failure(shaders.error());
    auto window = platform::Window::open(window_options(options_, kept_.window));
    if (!window) return core::failure(window.error());
    window_ = std::move(*window);
    if (options_.width == 0 && kept_.window.full_screen) window_->toggle_full_screen();
    if (const auto icon = icon_in(assets_)) window_->set_icon(icon->width, icon->height, icon->rgba);
    auto ui = ui::Ui::create(*window_, kept_.settings.ui_scale, letters_of(kept_.settings));
    if (!ui) return core::failure(ui.error());
    ui_ = std::move(*ui);
    const ui::FontFiles& fonts = ui_->font_files();
    const auto unpacked = platform::find_shipped("textures");
    auto renderer =
        render::Renderer::create({core::text(*shaders), core::text(assets_ / "textures"), fonts.serif,
                                  fonts.serif_italic, ui_->glyphs(), unpacked ? core::text(*unpacked) : ""});
    if (!renderer) return core::failure(plain(renderer.error()));
    renderer_ = std::move(*renderer);
    return {};
}

// The screens and their graphics are lost; their contents are saved in files, command by command.
core::Result<void, Phrase> Program::open_window_again() {
    save_screens();
    close_window();
    window_.reset();
    if (auto drawn = open_window(); !drawn) return drawn;
    spoken_ = "en";
    graphics_lost_ = false;
    show_title();
    notify(say("The graphics driver was restarted. Nothing is lost: Continue takes you back to where you were."));
    return {};
}

}  // namespace screens
