#include "game/screens/page.h"

#include "game/screens/lid.h"

namespace screens {

void draw_page_head(App& app, std::string_view title) {
    draw_wood(app);
    ui::Ui& ui = app.ui();
    for (const platform::Event& event : app.events())
        if (event.kind == platform::Event::Kind::KeyDown && event.key == platform::Key::Escape) app.back();
    ui.rail([&] {
        const double high = ui.rail_height(), pad = ui.px(18), button = ui.px(34);
        ui.place(ui::sized({pad, (high - button) / 2}, ui.px(96), button));
        if (ui.button("Back", ui::Look::Dark)) app.back();
        ui.place({pad + ui.px(116), 0, ui.width() - pad, high});
        ui.text(title, {ui::Type::Heading, ui::palette::kCream});
    });
}

}  // namespace screens
