// The breeder's top bar: the way out and the progress.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/breed/view.h"
#include "game/coin_wars/screens/common/time_left.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase how_it_stands(const BreedView& view) {
    const lab::BreedProgress progress = view.bench.progress();
    if (view.bench.state() == BreedState::Paused) return say("paused");
    if (view.bench.state() == BreedState::Judging) return say("the best one fights the others");
    return say("{1} of {2} candidates, kinds: {3}", progress.candidates, progress.max_candidates,
               static_cast<int>(progress.elites));
}

}  // namespace

void draw_breed_top_bar(BreedView& view) {
    ui::Ui& ui = view.ui;
    ui.top_bar([&] {
        const double top_bar = ui.top_bar_height(), pad = ui.px(18), high = ui.px(34), top = (top_bar - high) / 2;
        const double wide = button_width(ui, say("Back"), 84);
        ui.place(ui::sized({pad, top}, wide, high));
        if (ui.button(say("Back"), Look::Dark)) view.leave();
        const double left = pad + wide + ui.px(18), right = ui.width() - pad;
        const bool shown = view.bench.state() != BreedState::Ready;
        const double bar = shown ? std::clamp(ui.width() * 0.36, ui.px(190), ui.px(560)) : 0;
        const double heading = ui.text_width(say("Breeder"), Type::Heading) + 2;
        if (left + heading + bar + (shown ? ui.px(18) : 0) <= right) {
            const double line = ui.line_height(Type::Heading);
            ui.place(ui::sized({left, std::round((top_bar - line) / 2)}, heading, line));
            ui.text(say("Breeder"), {Type::Heading, palette::kCream});
        }
        if (!shown) return;
        const auto seconds = view.seconds_left();
        draw_progress(
            ui, {right - bar, 0, right, top_bar},
            {view.bench.progress().share(), how_it_stands(view), seconds ? left_in_words(*seconds) : Phrase()});
    });
}

}  // namespace screens
