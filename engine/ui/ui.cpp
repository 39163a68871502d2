#include "engine/ui/ui.h"

#include <backends/imgui_impl_opengl3.h>

#include <cmath>

#include "engine/platform/window.h"
#include "engine/render/gl.h"
#include "engine/text/letter_fonts.h"
#include "engine/ui/ui_state.h"

namespace ui {
namespace {

void set_colours() {
    ImGuiStyle& style = ImGui::GetStyle();
    ImGui::StyleColorsLight(&style);
    const auto set = [&](ImGuiCol index, Colour colour) { style.Colors[index] = ImColor(code(colour)); };
    set(ImGuiCol_ScrollbarBg, {0, 0, 0, 0});
    for (const ImGuiCol grab : {ImGuiCol_ScrollbarGrab, ImGuiCol_ScrollbarGrabHovered, ImGuiCol_ScrollbarGrabActive})
        set(grab, {0, 0, 0, 0});
    style.WindowBorderSize = 0;
    style.WindowPadding = {0, 0};
    style.WindowMinSize = {1, 1};
    style.ItemSpacing = {0, 0};
    style.FrameBorderSize = 0;
}

// In points: no screen fits a smaller window, so the scale shrinks instead.
constexpr double kNarrowest = 640, kLowest = 400;

// The library prints nothing, but does not start without a font. A notch of the wheel scrolls five of its lines, or two
// thirds of the panel if that is less.
constexpr float kLine = 20;             // pixels
constexpr double kNotch = 96;           // points
constexpr double kLinesPerNotch = 5.0;  // Dear ImGui's

void add_least_font(ImFontAtlas& fonts) {
    static constexpr ImWchar kBlank[]{' ', ' ', 0};
    ImFontConfig min;
    min.GlyphRanges = kBlank;
    min.SizePixels = kLine;
    fonts.AddFontDefault(&min);
    fonts.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
}

// Covers the window; all panels are its children.
void begin_screen(const FrameInput& input) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(vec(input.width, input.height));
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoCollapse |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
}

}  // namespace

Ui::Impl::Impl(const text::FontFinder& more)
    : scale{.files = {}, .type = Typesetter(std::make_shared<render::GlyphStore>(more))} {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    add_least_font(*io.Fonts);
    set_colours();
}

Ui::Impl::~Impl() {
    if (ImGui::GetIO().BackendRendererUserData) ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
}

double Scale::px(double of_points) const { return std::round(of_points * points); }

core::Result<bool, std::string> Scale::fit(const FrameInput& input) {
    const double width = input.width / input.density, height = input.height / input.density;
    const double share = std::min(width / 1920, height / 1080);
    const double wanted = percent / 100 * input.density * std::clamp(0.76 + 0.24 * share, 0.85, 1.3);
    const double max = std::min(input.width / kNarrowest, input.height / kLowest);
    const double fits = std::round(std::clamp(wanted, 0.5, std::max(max, 0.5)) * 100) / 100;
    const double lid_fits = std::round(std::max(0.25, 1.12 * share * input.density) * 50) / 50;
    if (fits == points && lid_fits == lid) return false;
    points = fits;
    lid = lid_fits;
    if (auto set = type.set(files, points, lid); !set) return core::failure(set.error());
    ++times_built;
    return true;
}

core::Result<void, std::string> Ui::Impl::fit_scale() {
    const auto changed = scale.fit(input);
    if (!changed) return core::failure(changed.error());
    if (!*changed) return {};
    ImGuiStyle& style = ImGui::GetStyle();
    style.ScrollbarSize = static_cast<float>(px(10));
    style.ScrollbarRounding = static_cast<float>(px(5));
    style.FrameRounding = static_cast<float>(px(3));
    style.FramePadding = vec(px(10), px(7));
    heights.clear();
    layer.cached().forget();
    layer.forget();
    return {};
}

core::Result<std::unique_ptr<Ui>, words::Phrase> Ui::create(platform::Window& window, double scale_percent,
                                                            Letters letters) {
    const auto files = find_fonts(letters);
    if (!files) return core::failure(files.error());
    auto inside = std::make_unique<Impl>(text::letter_finder());
    inside->window = &window;
    inside->scale.files = *files;
    inside->scale.letters_as = letters;
    inside->scale.percent = scale_percent;
    inside->input.width = window.width();
    inside->input.height = window.height();
    inside->input.density = window.density();
    if (const auto fits = inside->fit_scale(); !fits) return core::failure(words::plain(fits.error()));
    if (!ImGui_ImplOpenGL3_Init(render::kShaderVersion))
        return core::failure(words::plain("The panels' shaders do not compile."));
    inside->paper = std::make_unique<Texture>(Texture::Motif::Paper);
    inside->shadow = std::make_unique<Texture>(Texture::Motif::Shadow);
    inside->walnut = std::make_unique<Texture>(Texture::Motif::Walnut);
    return std::unique_ptr<Ui>(new Ui(std::move(inside)));
}

Ui::Ui(std::unique_ptr<Impl> inside) : impl_(std::move(inside)) {}
Ui::~Ui() = default;

std::vector<platform::Event> Ui::begin(const FrameInput& input) {
    Impl& in = *impl_;
    in.input = input;
    in.catalogue.exchange({});
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, input.width, input.height);
    // The fonts were readable when the program started; if one vanishes later, keep the old glyphs.
    static_cast<void>(in.fit_scale());
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = vec(input.width, input.height);
    io.DeltaTime = static_cast<float>(std::max(input.seconds, 1e-4));
    io.FontGlobalScale = static_cast<float>(in.px(kNotch) / kLinesPerNotch) / kLine;
    in.focus.activated.clear();
    std::vector<platform::Event> left = in.feed(input.events);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    // Letters and areas are drawn from one texture, so that a panel is one call to the driver.
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    in.type().glyphs().keep_white(static_cast<double>(white.x), static_cast<double>(white.y));
    in.type().glyphs().begin_frame();
    ImGui::GetBackgroundDrawList()->PushTextureID(texture_id(in.type().glyphs().texture().name()));
    begin_screen(input);
    in.now = {.unsettled = false};

    in.customs.clear();
    in.filling = {};
    in.last = {};
    return left;
}

void Ui::end() {
    Impl& in = *impl_;
    in.tell_why_closed(*this);
    ImGui::End();
    ImGui::GetBackgroundDrawList()->PopTextureID();
    ImGui::Render();
    if (in.input.looked_at) {
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glViewport(0, 0, in.input.width, in.input.height);
        in.layer.draw(*ImGui::GetDrawData());
    }
    in.layer.cached().end_frame();
    in.window->set_writing(in.now.caret.has_value());
    if (in.now.caret && in.now.caret != in.before.caret)
        in.window->place_candidates(in.now.caret->x0, in.now.caret->y0, in.now.caret->width(), in.now.caret->height());
    for (Label& label : in.now.labels) label.covered = in.now.dialog && label.covered;
    if (in.mouse.finger) in.widen_targets();
    if (in.mouse.pull) in.mouse.pull->by = 0;
    in.now.unsettled = in.now.unsettled || in.now.labels != in.before.labels ||
                       in.now.why_closed != in.before.why_closed || in.type().glyphs().is_full();
    in.before = in.now;
    in.focus.wanted = false;
}

bool Ui::unsettled() const { return impl_->now.unsettled; }
int Ui::fonts_built() const { return impl_->scale.times_built; }
const std::vector<Label>& Ui::labels() const { return impl_->before.labels; }
bool Ui::over_panel() const { return impl_->mouse.over_panel; }
bool Ui::pressed() const { return impl_->now.pressed; }
bool Ui::has_dialog() const { return impl_->before.dialog; }
const std::vector<Announced>& Ui::announced() const { return impl_->before.announced; }
void Ui::announce(std::string key, const Phrase& words) {
    if (!words.empty()) impl_->now.announced.push_back({std::move(key), translated(words)});
}
void Ui::set_clipboard(const std::string& text) { impl_->window->set_clipboard(text); }
std::string Ui::clipboard() const { return impl_->window->clipboard(); }
void Ui::set_letters(Letters letters) {
    Scale& scale = impl_->scale;
    if (scale.letters_as == letters) return;
    scale.letters_as = letters;
    const auto files = find_fonts(letters);
    if (!files) return;
    scale.files = *files;
    scale.points = 0;  // rebuilt in the next frame
}

void Ui::set_inks(const Inks& inks) {
    if (inks != impl_->inks) impl_->layer.cached().forget();
    impl_->inks = inks;
}
Colour Ui::side_colour(Sign sign) const { return sign == Sign::Dashed ? impl_->inks.dashed : impl_->inks.solid; }

bool Ui::touched() const { return impl_->mouse.finger; }
double Ui::mm(double length) const { return length * impl_->input.pixels_a_mm; }

Vec2 Ui::pointer() const { return impl_->mouse.at; }

const FontFiles& Ui::font_files() const { return impl_->scale.files; }
std::shared_ptr<render::GlyphStore> Ui::glyphs() const { return impl_->type().shared_glyphs(); }
void Ui::set_scale(double percent) { impl_->scale.percent = std::clamp(percent, 100.0, 300.0); }
double Ui::scale() const { return impl_->scale.points; }
double Ui::px(double points) const { return impl_->px(points); }
double Ui::width() const { return impl_->input.width; }
double Ui::height() const { return impl_->input.height; }
double Ui::lid_scale() const { return impl_->scale.lid; }
double Ui::top_bar_height() const { return px(60); }

}  // namespace ui
