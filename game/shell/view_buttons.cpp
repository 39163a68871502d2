#include "game/shell/view_buttons.h"

#include <algorithm>
#include <string>

namespace screens {

namespace {

constexpr double kSide = 32, kGap = 6, kPurse = 36, kZoomOfPress = 1.5;  // points

struct Pressed {
    ui::Ui& ui;
    Vec2 corner;

    // Draws the hint beside the button, towards the middle of the window.
    void tell(std::string_view name, const Phrase& label, const Rect& rect) const {
        const double wide = ui.text_width(label, Type::Small) + ui.px(16),
                     high = ui.line_height(Type::Small) + ui.px(6);
        const bool left = rect.center().x > ui.width() / 2;
        const double x = left ? rect.x0 - ui.px(6) - wide : rect.x1 + ui.px(6);
        const Rect paper = ui::sized({x, rect.center().y - high / 2}, wide, high);
        ui.overlay("told of " + std::string(name), paper, [&] {
            ui.paint().fill(paper, palette::kWalnut, ui.px(4));
            ui.paint().print({paper.x0 + ui.px(8), paper.y0 + ui.px(3)}, label, Type::Small, palette::kCream);
        });
    }

    // Draws and presses the button in this row, counted from below; `draw` draws its sign.
    template <class Draw>
    bool operator()(int row, std::string_view name, const Phrase& label, const Draw& draw, bool on = false) const {
        const double side = ui.px(kSide);
        const Rect rect = ui::sized({corner.x, corner.y - side - row * (side + ui.px(kGap))}, side, side);
        bool pressed = false, lit = false;
        ui.overlay(name, rect, [&] {
            pressed = ui.area(label, rect);
            ui.paint().fill(rect, ui.hovered() || on ? palette::kAccent : palette::kWalnut.faded(0.86), ui.px(4));
            ui.paint().frame(rect, palette::kCreamSoft.faded(0.5), 1, ui.px(4));
            draw(rect);
            lit = ui.hovered() || ui.focused();
        });
        if (lit) tell(name, label, rect);
        return pressed;
    }
};

}  // namespace

Rect view_buttons_at(const ui::Ui& ui, Vec2 lower_left, int rows) {
    return {lower_left.x, lower_left.y - ui.px(rows * kSide + (rows - 1) * kGap), lower_left.x + ui.px(kSide),
            lower_left.y};
}

std::optional<Rect> place_for_view_buttons(const ui::Ui& ui, const Rect& table, std::span<const Rect> taken, int rows) {
    const double gap = ui.px(8);
    const Rect within = table.grown(-gap);
    const double wide = ui.px(kSide), high = view_buttons_at(ui, {}, rows).height();
    for (const Vec2 corner :
         {Vec2{within.x0, within.y1}, Vec2{within.x0, within.y1 - ui.px(kPurse)}, Vec2{within.x1 - wide, within.y1},
          Vec2{within.x0, within.y0 + high}, Vec2{within.x1 - wide, within.y0 + high}}) {
        const Rect place = view_buttons_at(ui, corner, rows);
        const bool free = std::ranges::none_of(taken, [&](const Rect& one) {
            const Rect both = one.within(place);
            return both.x0 < both.x1 && both.y0 < both.y1;
        });
        if (free && place.y0 >= within.y0 && place.y1 <= within.y1) return place;
    }
    return std::nullopt;
}

// The icon is a striker's ring and its blow.
bool press_danger(ui::Ui& ui, const Rect& place, bool on) {
    const Pressed pressed{ui, {place.x0, place.y1}};
    const double thick = std::max(1.5, ui.px(2)), arm = ui.px(9);
    return pressed(
        3, "danger", say("Where they can attack"),
        [&](const Rect& rect) {
            const Vec2 from = rect.center() + Vec2{-arm, arm}, to = rect.center() + Vec2{arm, -arm};
            ui.paint().line(from, to, palette::kCream, thick);
            ui.paint().line(to, to + Vec2{-arm, 0}, palette::kCream, thick);
            ui.paint().line(to, to + Vec2{0, arm}, palette::kCream, thick);
        },
        on);
}

// A lens with its handle.
bool press_loupe(ui::Ui& ui, const Rect& place, bool on) {
    const Pressed pressed{ui, {place.x0, place.y1}};
    return pressed(
        4, "loupe", say("Magnify what is under the pointer"),
        [&](const Rect& rect) {
            const double radius = ui.px(7), thick = std::max(1.5, ui.px(2));
            const Vec2 lens = rect.center() - Vec2{1, 1} * ui.px(2.5), along = Vec2{1, 1} * (0.7 * radius);
            ui.paint().circle(lens, radius, palette::kCream, thick);
            ui.paint().line(lens + along, lens + along + Vec2{1, 1} * ui.px(6), palette::kCream, thick * 1.4);
        },
        on);
}

void draw_view_buttons(ui::Ui& ui, table::Camera& camera, const Rect& place, ViewButtons which) {
    const Pressed pressed{ui, {place.x0, place.y1}};
    const double arm = ui.px(6), thick = std::max(1.5, ui.px(2));
    const auto bar = [&](const Rect& rect, Vec2 along) {
        ui.paint().line(rect.center() - along, rect.center() + along, palette::kCream, thick);
    };
    const auto whole = [&](const Rect& rect) {
        const Rect around{rect.center().x - 1.5 * arm, rect.center().y - arm, rect.center().x + 1.5 * arm,
                          rect.center().y + arm};
        ui.paint().frame(around, palette::kCream, thick, 0);
    };
    int row = 0;
    if (which == ViewButtons::ZoomAndWhole && pressed(row++, "all of it", say("The whole table"), whole))
        camera.show_whole();
    if (pressed(row++, "farther", say("Zoom out"), [&](const Rect& rect) { bar(rect, {arm, 0}); }))
        camera.zoom(1 / kZoomOfPress);
    const auto plus = [&](const Rect& rect) {
        bar(rect, {arm, 0});
        bar(rect, {0, arm});
    };
    if (pressed(row, "nearer", say("Zoom in"), plus)) camera.zoom(kZoomOfPress);
}

}  // namespace screens
