// The walnut strip over the laboratory: the way out, how much is fought, how far it is.

#include <algorithm>
#include <cmath>

#include "game/screens/lab_view.h"
#include "game/screens/page.h"

namespace screens {

namespace {

using ui::Rect;
using ui::Type;
namespace palette = ui::palette;

Phrase what_is_tried(const LabView& view) {
    if (view.bench.state() == LabBench::State::Unable) return {};
    if (const auto& battle = view.bench.battle()) return known(battle->title);
    return say("{1} line-ups, {2} pairs", static_cast<int>(view.bench.parties()),
               static_cast<int>(view.bench.contests().size()));
}

// "1 min 48 s left"; nothing while it cannot be told.
Phrase time_left(const LabView& view) {
    const double share = view.bench.progress().share(), fought = view.seconds_fought();
    if (view.bench.state() != LabBench::State::Running || share < 0.01 || fought < 1) return {};
    const int seconds = static_cast<int>(std::ceil(fought * (1 - share) / share));
    if (seconds < 60) return say("{1} s left", seconds);
    if (seconds < 3600) return say("{1} min {2} s left", seconds / 60, seconds % 60);
    return say("{1} h {2} min left", seconds / 3600, seconds / 60 % 60);
}

Phrase how_it_stands(const LabView& view) {
    switch (view.bench.state()) {
        case LabBench::State::Unable:
        case LabBench::State::Ready:
            return say("not begun");
        case LabBench::State::Running:
            return say("being fought");
        case LabBench::State::Paused:
            return say("paused");
        case LabBench::State::Done:
            return say("done");
        case LabBench::State::Stopped:
            return say("stopped");
    }
    return {};
}

void draw_progress(LabView& view, const Rect& rect) {
    ui::Ui& ui = view.app.ui();
    const double share = view.bench.progress().share();
    const ui::Painter paint = ui.paint();
    const double high = ui.px(12), line = ui.line_height(Type::Small);
    const Rect bar{rect.x0, rect.center().y - high - ui.px(2), rect.x1, rect.center().y - ui.px(2)};
    paint.fill(bar, palette::kWalnut, ui.px(6));
    if (share > 0)
        paint.fill({bar.x0 + 1, bar.y0 + 1, bar.x0 + std::max(high, bar.width() * share) - 1, bar.y1 - 1},
                   palette::kBrass, ui.px(5));
    const int percent = static_cast<int>(std::floor(100 * share));
    const Phrase left = time_left(view), stands = how_it_stands(view);
    const Phrase right = left.empty() ? say("{1} %", percent) : say("{1} %", percent) + plain(", ") + left;
    const double right_wide = ui.text_width(right, Type::Small) + 2;
    ui.place({rect.x1 - right_wide, bar.y1 + ui.px(2), rect.x1, bar.y1 + ui.px(2) + line});
    ui.text(right, {Type::Small, palette::kCream});
    if (ui.text_width(stands, Type::Small) + right_wide + ui.px(12) > rect.width()) return;
    ui.place({rect.x0, bar.y1 + ui.px(2), rect.x1 - right_wide - ui.px(8), bar.y1 + ui.px(2) + line});
    ui.text(stands, {Type::Small, palette::kCreamSoft});
}

}  // namespace

void draw_lab_rail(LabView& view) {
    ui::Ui& ui = view.app.ui();
    ui.rail([&] {
        const double rail = ui.rail_height(), pad = ui.px(18), high = ui.px(34), top = (rail - high) / 2;
        const Phrase out = view.choosing ? say("Done") : say("Title");
        const double wide = button_width(ui, out, 84);
        ui.place(ui::sized({pad, top}, wide, high));
        if (ui.button(out, ui::Look::Dark)) {
            if (view.choosing)
                view.choosing = false;
            else
                view.leave();
        }
        double x = pad + wide + ui.px(18), right = ui.width() - pad;
        const auto print = [&](const Phrase& words, Type type, ui::Colour colour) {
            const double width = ui.text_width(words, type) + 2, line = ui.line_height(type);
            if (words.empty() || x + width > right) return;
            ui.place(ui::sized({x, std::round((rail - line) / 2)}, width, line));
            ui.text(words, {type, colour});
            x += width + ui.px(18);
        };
        const bool shown = !view.choosing && view.bench.state() != LabBench::State::Unable;
        const double bar = shown ? std::min(ui.px(560), std::max(ui.px(190), ui.width() * 0.36)) : 0;
        right -= bar + (shown ? ui.px(18) : 0);
        print(view.choosing ? say("Which line-ups?") : say("Laboratory"), Type::Heading, palette::kCream);
        if (!view.choosing) print(what_is_tried(view), Type::Body, palette::kCreamSoft);
        if (shown) draw_progress(view, {ui.width() - pad - bar, 0, ui.width() - pad, rail});
    });
}

}  // namespace screens
