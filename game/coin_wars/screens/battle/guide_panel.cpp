#include "game/coin_wars/screens/battle/guide_panel.h"

#include <algorithm>

#include "game/shell/page_frame.h"

namespace screens {

namespace {

class GuidePanel {
public:
    GuidePanel(ui::Ui& ui, const Guide& guide, const std::function<void(words::Key)>& pressed)
        : ui_(ui), guide_(guide), pressed_(pressed) {}

    void column() {
        ui_.heading(guide_.heading);
        for (const Guide::Words& words : guide_.words) ui_.text(words.text, words.print);
        if (guide_.best.size() > 1) ui_.row(std::vector<double>(guide_.best.size(), 1));
        for (const words::Key label : guide_.best)
            if (ui_.button(label, Look::Accent)) pressed_(label);
        ui_.space(8);
        quiet_ways(ui_.rest().x0, ui_.rest().y0, 0);
    }

    // Text above, all buttons side by side below.
    void strip() {
        const Rect room = ui_.rest();
        ui_.text(guide_.words.back().text, guide_.words.back().print);
        const double y = ui_.rest().y0 + ui_.px(2), high = ui_.px(36);
        double x = room.x0 + ui_.text_width(guide_.count, Type::Small) + ui_.px(22);
        ui_.place({room.x0, y, x, y + high});
        ui_.text(guide_.count, {.type = Type::Small, .colour = palette::kAccent});
        for (const words::Key label : guide_.best) {
            const double width = ui_.text_width(label, Type::Body) + ui_.px(28);
            ui_.place({x, y, x + width, y + high});
            if (ui_.button(label, Look::Accent)) pressed_(label);
            x += width + ui_.px(14);
        }
        quiet_ways(x, y + (high - ui_.line_height(Type::Small)) / 2, y + high + ui_.px(6));
    }

private:
    // Draws the links side by side; one that does not fit starts the next line, at `below` or lower.
    void quiet_ways(double x, double y, double below) {
        const Rect room = ui_.rest();
        const double high = ui_.line_height(Type::Small) + ui_.px(4);
        for (const words::Key label : guide_.quiet) {
            const double width = ui_.text_width(label, Type::Small) + 2;
            if (x > room.x0 && x + width > room.x1) {
                x = room.x0;
                y = std::max(y + high, below);
            }
            if (link(ui_, label, {x, y})) pressed_(label);
            x += width + ui_.px(20);
        }
        ui_.take(y + high - room.y0);
    }

    ui::Ui& ui_;
    const Guide& guide_;
    const std::function<void(words::Key)>& pressed_;
};

}  // namespace

double guide_strip_height(const ui::Ui& ui) {
    return ui.px(48) + 2 * ui.line_height(Type::Body) + ui.px(8) + ui.px(46);
}

double draw_guide(const Battle& battle, const Guide& guide, double top,
                  const std::function<void(words::Key)>& pressed) {
    ui::Ui& ui = battle.ui;
    const Layout layout = layout_of(battle);
    for (std::size_t i = 0; i < guide.words.size(); ++i) ui.announce("guide " + std::to_string(i), guide.words[i].text);
    GuidePanel side_panel(ui, guide, pressed);
    if (!layout.narrow) {
        const Rect rect = ui.side_panel(guide.name, {layout.side_panels.x0, top}, layout.side_panels.width(),
                                        layout.side_panels.y1 - top, [&] { side_panel.column(); });
        return rect.y1 + ui.px(16);
    }
    const double margin = ui.px(10), foot = ui.height() - margin;
    ui.side_panel(guide.name, {margin, foot - guide_strip_height(ui), ui.width() - margin, foot},
                  [&] { side_panel.strip(); });
    return top;
}

}  // namespace screens
