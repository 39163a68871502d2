// The panels: top bar, side panels, dialogs, bare regions.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "engine/ui/lower_edge.h"
#include "engine/ui/ui_state.h"

namespace ui {
namespace {

constexpr double kPadding = 24, kBar = 12, kApart = 8;

// True if the panel had another page or subject when last seen.
bool turns_page(Ui::Impl& in, const std::string& panel) {
    const std::string about = std::to_string(in.input.page) + "/" + std::exchange(in.filling.about, {});
    const auto [told, first] = in.told.try_emplace(panel, about);
    return !first && std::exchange(told->second, about) != about;
}

// Opens a child of the window that fills the screen: later panels are drawn over earlier ones.
void open_panel(Ui::Impl& in, Panel panel) {
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav;
    if (!panel.scrolls) flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::SetCursorScreenPos(vec(panel.rect.x0, panel.rect.y0));
    ImGui::BeginChild(panel.name.c_str(), vec(std::max(1.0, panel.rect.width()), std::max(1.0, panel.rect.height())), 0,
                      flags);
    panel.list = ImGui::GetWindowDrawList();
    panel.list->PushTextureID(texture_id(in.type().glyphs().texture().name()));
    const bool from_top = turns_page(in, panel.name);
    if (panel.scrolls) {
        const double scroll = from_top ? 0 : std::round(ImGui::GetScrollY());
        if (const auto& pull = in.mouse.pull;
            pull && pull->by != 0 && panel.dialog == in.before.dialog && panel.rect.contains(pull->from)) {
            ImGui::SetScrollY(static_cast<float>(scroll - pull->by));
            in.now.unsettled = true;
        }
        if (from_top) ImGui::SetScrollY(0);
        in.now.unsettled = in.now.unsettled || from_top;
        panel.inner = panel.inner.moved({0, -scroll});
        // Leave room for a scroll bar.
        panel.inner.x1 = std::min(panel.inner.x1, panel.rect.x1 - in.px(kBar));
    }
    panel.y = panel.inner.y0;
    if (!panel.bare) in.now.panels.push_back(panel.rect);
    in.filling.open.push_back(std::move(panel));
}

// The scroll thumb, drawn exactly over Dear ImGui's own, which the paper hides.
void scroll_mark(Ui::Impl& in, const Panel& panel, float at, float max) {
    if (max <= 0) return;
    const Rect& rect = panel.rect;
    const double wide = in.px(10), high = rect.height() * rect.height() / (rect.height() + static_cast<double>(max));
    const double top = rect.y0 + (rect.height() - high) * static_cast<double>(at / max);
    const Colour ink = panel.scrolls && panel.inner.x0 == rect.x0 ? palette::kCream : palette::kSoft;
    in.list()->PushClipRectFullScreen();
    in.list()->AddRectFilled(vec(rect.x1 - wide + in.px(2), top + in.px(4)),
                             vec(rect.x1 - in.px(3), top + high - in.px(4)), code(ink.faded(0.55)),
                             static_cast<float>(in.px(3)));
    in.list()->PopClipRect();
}

// Content beyond a slip's edge fades into the paper, so that no line looks cut in two.
void fade_out(Ui::Impl& in, const Panel& panel, float at, float max) {
    constexpr double kFade = 24;  // points
    const Rect& rect = panel.rect;
    const bool whole = panel.inner.x0 == rect.x0;
    if (whole && !panel.on_paper) return;  // on wood
    const double high = whole ? in.px(kApart) : std::min(in.px(kFade), rect.height() / 4), edge = whole ? 0 : in.px(3);
    const Colour paper = in.ground(palette::kPaper);
    const auto shown = code(paper.faded(0.96)), clear = code(paper.faded(0));
    const auto strip = [&](double from, double to, ImU32 upper, ImU32 lower) {
        in.list()->AddRectFilledMultiColor(vec(rect.x0 + edge, from), vec(rect.x1 - in.px(12), to), upper, upper, lower,
                                           lower);
    };
    in.list()->PushClipRectFullScreen();
    if (at + 1 < max) strip(rect.y1 - high, rect.y1 - in.px(1), clear, shown);
    if (at > 1) strip(rect.y0 + in.px(1), rect.y0 + high, shown, clear);
    in.list()->PopClipRect();
}

// Returns the content's height in pixels.
double close_panel(Ui::Impl& in) {
    const Panel& panel = in.panel();
    const double bottom = panel.y - in.px(kApart), height = bottom - panel.inner.y0;
    if (panel.scrolls) {
        ImGui::SetCursorScreenPos(vec(panel.inner.x0, bottom));
        ImGui::Dummy(vec(1, in.px(panel.footed ? kApart : kPadding)));
        if (!panel.measuring) {
            fade_out(in, panel, ImGui::GetScrollY(), ImGui::GetScrollMaxY());
            scroll_mark(in, panel, ImGui::GetScrollY(), ImGui::GetScrollMaxY());
        }
    }
    panel.list->PopTextureID();
    ImGui::EndChild();
    in.filling.open.pop_back();
    in.filling.row = {};
    in.filling.placed.reset();
    return std::max(0.0, height);
}

void lay_paper(Ui& ui, const Rect& rect) {
    Ui::Impl& in = ui.impl();
    in.list()->PushClipRectFullScreen();
    ui.paint().paper(rect);
    in.list()->PopClipRect();
}

void lay_walnut(Ui& ui, const Rect& rect) {
    Ui::Impl& in = ui.impl();
    if (in.inks.strong) {
        in.list()->AddRectFilled(vec(0, rect.y0), vec(rect.x1, rect.y1), code(Colour{0, 0, 0}));
        in.list()->AddRectFilled(vec(0, rect.y1 - in.px(2)), vec(rect.x1, rect.y1), code(Colour{255, 255, 255}));
        return;
    }
    const float repeat = static_cast<float>(rect.width() / in.px(Texture::kWalnutWidth));
    in.list()->PushClipRectFullScreen();
    in.list()->AddImage(texture_id(in.walnut->name()), vec(0, rect.y0), vec(rect.x1, rect.y1), vec(0, 0),
                        ImVec2(repeat, 1));
    in.list()->AddRectFilled(vec(0, rect.y1 - in.px(2)), vec(rect.x1, rect.y1), code(Colour{14, 8, 5, 200}));
    in.list()->AddRectFilled(vec(0, rect.y1 - in.px(3)), vec(rect.x1, rect.y1 - in.px(2)),
                             code(Colour{255, 214, 160, 36}));
    in.list()->AddRectFilledMultiColor(vec(0, rect.y1), vec(rect.x1, rect.y1 + in.px(12)), code(Colour{5, 3, 2, 110}),
                                       code(Colour{5, 3, 2, 110}), code(Colour{5, 3, 2, 0}), code(Colour{5, 3, 2, 0}));
    in.list()->PopClipRect();
}

void fill(Ui::Impl& in, Panel panel, const Ui::Content& content) {
    open_panel(in, std::move(panel));
    content();
    close_panel(in);
}

Rect inner_of(const Ui::Impl& in, const Rect& rect) { return rect.grown(-in.px(kPadding)); }

// Fills a panel as tall as its content was in the last frame; the first frame only measures it. `paper`: where it lies.
double fill_measured(Ui& ui, Panel panel, std::optional<double> known, const std::optional<Rect>& paper,
                     const Ui::Content& content) {
    Ui::Impl& in = ui.impl();
    panel.measuring = !known;
    const std::string name = panel.name;
    open_panel(in, std::move(panel));
    if (known && paper) lay_paper(ui, *paper);
    if (!known) in.list()->PushClipRect({0, 0}, {0, 0});
    if (!known) in.now.panels.pop_back();
    content();
    if (!known) in.list()->PopClipRect();
    const double height = close_panel(in);
    if (known != height) in.now.unsettled = true;
    in.heights[name] = height;
    return height;
}

std::optional<double> known_height(const Ui::Impl& in, const std::string& name) {
    const auto found = in.heights.find(name);
    return found == in.heights.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

// Below the widget, or above it if there is no room.
void Ui::Impl::tell_why_closed(Ui& ui) const {
    if (now.why_closed.empty()) return;
    const double pad = px(8), gap = px(4), line = ui.line_height(Type::Small);
    const std::vector<std::string_view> all = lines(now.why_closed, Type::Small, px(280));
    double wide = 0;
    for (const std::string_view one : all) wide = std::max(wide, width(one, Type::Small));
    const double high = line * static_cast<double>(all.size()) + pad, max = input.width - wide - 2 * pad - gap;
    const double x = std::clamp(now.closed.center().x - wide / 2 - pad, gap, std::max(gap, max));
    const bool below = now.closed.y1 + gap + high < input.height;
    const double y = below ? now.closed.y1 + gap : now.closed.y0 - gap - high;
    const Rect plate = sized({std::round(x), std::round(y)}, wide + 2 * pad, high);
    ui.overlay("why closed", plate, [&] {
        ui.paint().fill(plate, palette::kWalnut.faded(0.94), px(4));
        ui.paint().frame(plate, palette::kCreamSoft.faded(0.5), 1, px(4));
        for (std::size_t i = 0; i < all.size(); ++i)
            print({plate.x0 + pad, plate.y0 + pad / 2 + line * static_cast<double>(i)}, all[i], Type::Small,
                  palette::kCream);
    });
}

void Ui::about(std::string thing) { impl_->filling.about = std::move(thing); }

void Ui::top_bar(const Content& content) {
    Impl& in = *impl_;
    const Rect rect{0, 0, width(), top_bar_height()};
    open_panel(in, {.name = "rail", .rect = rect, .inner = rect});
    lay_walnut(*this, rect);
    content();
    close_panel(in);
}

void Ui::facing(std::string_view name, const Rect& rect, const Content& content) {
    Impl& in = *impl_;
    open_panel(in, {.name = std::string(name), .rect = rect, .inner = rect});
    lay_walnut(*this, rect);
    const std::size_t first = in.now.labels.size();
    paint().turned(rect.center(), std::numbers::pi, content);
    for (std::size_t i = first; i < in.now.labels.size(); ++i) {
        Rect& at = in.now.labels[i].rect;
        const Vec2 both = rect.center() * 2;
        at = {both.x - at.x1, both.y - at.y1, both.x - at.x0, both.y - at.y0};
    }
    close_panel(in);
}

void lower_top_bar(Ui& ui, const Ui::Content& content) {
    Ui::Impl& in = ui.impl();
    const Rect rect{0, ui.height() - ui.top_bar_height(), ui.width(), ui.height()};
    open_panel(in, {.name = "rail", .rect = rect, .inner = rect});
    const Rect above{0, 0, ui.width(), ui.top_bar_height()};
    ui.paint().turned(in.window_rect().center(), std::numbers::pi, [&] { lay_walnut(ui, above); });
    content();
    close_panel(in);
}

void Ui::side_panel(std::string_view name, const Rect& rect, const Content& content) {
    Impl& in = *impl_;
    open_panel(in, {.name = std::string(name), .rect = rect, .inner = inner_of(in, rect), .scrolls = true});
    lay_paper(*this, rect);
    content();
    close_panel(in);
}

Rect Ui::side_panel(std::string_view name, Vec2 corner, double width, double max_height, const Content& content) {
    Impl& in = *impl_;
    const std::optional<double> known = known_height(in, std::string(name));
    const Rect rect = sized(corner, width, std::min(max_height, known.value_or(0) + 2 * px(kPadding)));
    fill_measured(*this, {.name = std::string(name), .rect = rect, .inner = inner_of(in, rect), .scrolls = true}, known,
                  rect, content);
    return rect;
}

Rect footed_panel(Ui& ui, std::string_view name, const Rect& room, Edge edge, const Ui::Content& content,
                  const Ui::Content& foot) {
    Ui::Impl& in = ui.impl();
    const std::string upper(name), lower = upper + " foot";
    const std::optional<double> above = known_height(in, upper), below = known_height(in, lower);
    const double under = below.value_or(0) > 0 ? *below + ui.px(kApart) : 0;
    const double high = std::min(room.height(), above.value_or(0) + under + 2 * ui.px(kPadding));
    const Rect rect = sized({room.x0, edge == Edge::Upper ? room.y0 : room.y1 - high}, room.width(), high);
    Panel one{.name = upper, .rect = rect, .inner = inner_of(in, rect), .scrolls = true, .footed = under > 0};
    Panel other{.name = lower, .rect = rect, .inner = one.inner};
    if (under > 0) one.rect.y1 = one.inner.y1 = one.inner.y1 - *below;
    other.rect.y0 = other.inner.y0 = one.rect.y1;
    fill_measured(ui, std::move(one), above, rect, content);
    fill_measured(ui, std::move(other), below, std::nullopt, foot);
    return rect;
}

Rect lower_panel(Ui& ui, std::string_view name, Vec2 lower_left, double width, double max_height,
                 const Ui::Content& content) {
    const double high = known_height(ui.impl(), std::string(name)).value_or(0) + 2 * ui.px(kPadding);
    const double top = lower_left.y - std::min(max_height, high);
    return ui.side_panel(name, {lower_left.x, top}, width, lower_left.y - top, content);
}

void Ui::dialog(std::string_view name, double width, const Content& content) {
    Impl& in = *impl_;
    if (!in.before.dialog && !in.now.dialog) in.focus.id.clear();
    in.now.dialog = true;
    const Rect all = in.window_rect();
    open_panel(in, {.name = "dim", .rect = all, .inner = all, .dialog = true});
    in.list()->AddRectFilled(vec(0, 0), vec(all.x1, all.y1), code(Colour{12, 8, 5, 120}));
    close_panel(in);
    const std::optional<double> known = known_height(in, std::string(name));
    const double wide = std::min(width, all.x1 - px(32));
    const double high = std::min(all.y1 - px(32), known.value_or(0) + 2 * px(kPadding));
    const Rect rect = sized({std::round((all.x1 - wide) / 2), std::round((all.y1 - high) / 2)}, wide, high);
    fill_measured(
        *this, {.name = std::string(name), .rect = rect, .inner = inner_of(in, rect), .scrolls = true, .dialog = true},
        known, rect, content);
}

void Ui::overlay(std::string_view name, const Rect& rect, const Content& content) {
    fill(*impl_, {.name = std::string(name), .rect = rect, .inner = rect, .bare = true}, content);
}

void Ui::scroll(std::string_view name, const Rect& rect, const Content& content) {
    fill(*impl_, {.name = std::string(name), .rect = rect, .inner = rect, .scrolls = true}, content);
}

}  // namespace ui
