// The rail: the scene, and everybody in the order of the table, with those lit whose decision is awaited.

#include <algorithm>

#include "game/screens/page.h"
#include "game/screens/universalis/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

void draw_ring(UniView& view, double from, double to) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const std::vector<int> due = uni::awaited(match);
    const double high = ui.px(34), top = (ui.rail_height() - high) / 2, gap = ui.px(8), pad = ui.px(12);
    std::vector<int> seats;
    double wide = -gap;
    const auto width = [&](int seat) { return ui.text_width(uni_player(match, seat), Type::Body) + 2 * pad; };
    for (int seat = 0; seat < match.count(); ++seat) {
        seats.push_back(seat);
        wide += width(seat) + gap;
    }
    const auto awaited = [&](int seat) { return std::ranges::find(due, seat) != due.end(); };
    // Where all of them find no room: those who are awaited.
    if (wide > to - from) std::erase_if(seats, [&](int seat) { return !awaited(seat); });
    double x = from;
    for (const int seat : seats) {
        const ui::Rect rect = ui::sized({x, top}, width(seat), high);
        if (rect.x1 > to) break;
        if (awaited(seat)) {
            ui.paint().fill(rect, palette::kAccent.faded(0.55), ui.px(4));
            ui.paint().frame(rect, palette::kBrass, std::max(1.0, ui.px(1.2)), ui.px(4));
        }
        ui.place({rect.x0 + pad, 0, rect.x1, ui.rail_height()});
        ui.text(uni_player(match, seat), {Type::Body, awaited(seat) ? palette::kCream : palette::kCreamSoft});
        x = rect.x1 + gap;
    }
}

}  // namespace

void draw_uni_rail(UniView& view) {
    App& app = view.app;
    ui::Ui& ui = app.ui();
    const Phrase title = plain("Universalis");
    draw_page_rail(app, title, WayOut::Title);
    if (!view.game || view.match().phase == uni::Phase::Ended) return;
    const double pad = ui.px(18);
    double left = pad + button_width(ui, say("Title"), 96) + ui.px(20) + ui.text_width(title, Type::Heading) +
                  ui.px(28);
    ui.bare("ring", {left, 0, ui.width(), ui.rail_height()}, [&] {
        if (view.match().scene) {
            const Phrase scene = say("Scene {1}", view.match().scene->number);
            const double wide = ui.text_width(scene, Type::Body);
            if (left + wide + pad < ui.width()) {
                ui.place({left, 0, left + wide + 2, ui.rail_height()});
                ui.text(scene, {Type::Body, palette::kBrassLight});
                left += wide + ui.px(18);
            }
        }
        draw_ring(view, left, ui.width() - pad);
    });
}

}  // namespace screens
