// The laboratory's top bar: the way out, the size of the task, and the progress.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/common/time_left.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase what_is_tried(const LabView& view) {
    if (view.bench.state() == LabBench::State::Unable) return {};
    if (const auto& battle = view.bench.battle()) return known(battle->title);
    return say("{1} line-ups, {2} pairs", static_cast<int>(view.bench.parties()),
               static_cast<int>(view.bench.contests().size()));
}

Phrase time_left(const LabView& view) {
    if (view.bench.state() != LabBench::State::Running) return {};
    return left_in_words(view.seconds_fought(), view.bench.progress().share());
}

Phrase how_it_stands(const LabView& view) {
    // In the order of LabBench::State.
    constexpr std::array kWords{mark("not begun"), mark("not begun"), mark("being fought"),
                                mark("paused"),    mark("done"),      mark("stopped")};
    return kWords[static_cast<std::size_t>(view.bench.state())];
}

}  // namespace

void draw_lab_top_bar(LabView& view) {
    ui::Ui& ui = view.ui;
    ui.top_bar([&] {
        const double top_bar = ui.top_bar_height(), pad = ui.px(18), high = ui.px(34), top = (top_bar - high) / 2;
        const Phrase out = view.choosing ? say("Done") : view.under == LabUnder::Title ? say("Title") : say("Back");
        const double wide = button_width(ui, out, 84);
        ui.place(ui::sized({pad, top}, wide, high));
        if (ui.button(out, Look::Dark)) {
            if (view.choosing)
                view.choosing = false;
            else
                view.leave();
        }
        double x = pad + wide + ui.px(18), right = ui.width() - pad;
        const auto print = [&](const Phrase& words, Type type, ui::Colour colour) {
            const double width = ui.text_width(words, type) + 2, line = ui.line_height(type);
            if (words.empty() || x + width > right) return;
            ui.place(ui::sized({x, std::round((top_bar - line) / 2)}, width, line));
            ui.text(words, {type, colour});
            x += width + ui.px(18);
        };
        const bool shown = !view.choosing && view.bench.state() != LabBench::State::Unable;
        const double bar = shown ? std::min(ui.px(560), std::max(ui.px(190), ui.width() * 0.36)) : 0;
        right -= bar + (shown ? ui.px(18) : 0);
        print(view.choosing ? say("Which line-ups?") : say("Laboratory"), Type::Heading, palette::kCream);
        if (!view.choosing) print(what_is_tried(view), Type::Body, palette::kCreamSoft);
        if (shown)
            draw_progress(ui, {ui.width() - pad - bar, 0, ui.width() - pad, top_bar},
                          {view.bench.progress().share(), how_it_stands(view), time_left(view)});
    });
}

}  // namespace screens
