#include "game/screens/page.h"

#include <algorithm>

#include "game/screens/lid.h"

namespace screens {

void draw_page_head(App& app, const Phrase& title, WayOut way_out) {
    draw_wood(app);
    ui::Ui& ui = app.ui();
    const auto leave = [&] { way_out == WayOut::Back ? app.back() : app.go("title"); };
    for (const platform::Event& event : app.events())
        if (event.kind == platform::Event::Kind::KeyDown && event.key == platform::Key::Escape) leave();
    ui.rail([&] {
        const double high = ui.rail_height(), pad = ui.px(18), button = ui.px(34);
        const Phrase out = way_out == WayOut::Back ? say("Back") : say("Title");
        const double width = button_width(ui, out, 96);
        ui.place(ui::sized({pad, (high - button) / 2}, width, button));
        if (ui.button(out, ui::Look::Dark)) leave();
        ui.place({pad + width + ui.px(20), 0, ui.width() - pad, high});
        ui.text(title, {ui::Type::Heading, ui::palette::kCream});
    });
}

double button_width(const ui::Ui& ui, const Phrase& label, double points) {
    return std::max(ui.px(points), ui.text_width(label, ui::Type::Body) + ui.px(18));
}

void button_row(ui::Ui& ui, const std::vector<Phrase>& labels) {
    double small = ui.px(12) * static_cast<double>(labels.size() - 1);
    std::vector<double> widths;
    for (const Phrase& label : labels) {
        widths.push_back(ui.text_width(label, ui::Type::Body) + ui.px(20));
        small += ui.text_width(label, ui::Type::Small) + ui.px(8);
    }
    if (small <= ui.rest().width()) ui.row(widths);
}

bool link(ui::Ui& ui, const Phrase& label, Vec2 at) {
    const ui::Rect rect =
        ui::sized(at, ui.text_width(label, ui::Type::Small) + 2, ui.line_height(ui::Type::Small));
    const bool pressed = ui.area(label, rect);
    const ui::Colour ink = ui.hovered() ? ui::palette::kAccent : ui::palette::kSoft;
    ui.paint().print({rect.x0, rect.y0}, label, ui::Type::Small, ink);
    ui.paint().line({rect.x0, rect.y1 - 1}, {rect.x1, rect.y1 - 1}, ink.faded(0.5), 1);
    return pressed;
}

}  // namespace screens
