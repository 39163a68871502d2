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
    const double columns = static_cast<double>(labels.size());
    const double each = (ui.rest().width() - (columns - 1) * ui.px(12)) / columns - ui.px(6);
    const auto fits = [&](const Phrase& label) { return ui.text_width(label, ui::Type::Small) <= each; };
    if (std::ranges::all_of(labels, fits)) ui.row(std::vector<double>(labels.size(), 1));
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
