// The breeder's archive: kinds of set-ups as cells of four boards, coloured by the score of each kind's best.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/breed/view.h"

namespace screens {

namespace {

// One board: kinds of about the same depth. Value in Armies increases to the right, the share of shooters upwards.
class Board {
public:
    Board(BreedView& view, const Rect& rect, int depth) : view_(view), ui_(view.ui), rect_(rect), depth_(depth) {
        const double gutter = std::max(1.0, ui_.px(1.5));
        high_ = std::floor(rect.height() / lab::kCells[1]);
        wide_ = std::floor(std::min(rect.width() / lab::kCells[0], 1.9 * high_));
        gutter_ = gutter;
    }

    void draw() {
        for (int armies = 0; armies < lab::kCells[0]; ++armies)
            for (int ranged = 0; ranged < lab::kCells[1]; ++ranged)
                ui_.paint().frame(cell(armies, ranged), palette::kInk.faded(0.16), 1);
        for (const lab::Individual* individual : view_.best) {
            const std::array<int, 3> at = view_.known.elites.cell_of(individual->traits);
            if (at[2] == depth_) draw_cell(cell(at[0], at[1]), *individual, at);
        }
    }

private:
    Rect cell(int armies, int ranged) const {
        const Vec2 corner{rect_.x0 + armies * wide_, rect_.y0 + (lab::kCells[1] - 1 - ranged) * high_};
        return {corner.x, corner.y, corner.x + wide_ - gutter_, corner.y + high_ - gutter_};
    }

    void draw_cell(const Rect& rect, const lab::Individual& individual, const std::array<int, 3>& at) {
        if (ui_.area(say("Kind {1}", coins_in_words(individual.force)), rect)) view_.cell = at;
        const bool lit = ui_.hovered() || ui_.focused(), chosen = view_.chosen() == &individual;
        if (lit) view_.touched = at;
        ui_.paint().fill(rect, tint(ui_, individual.score));
        const Phrase score = figure(100 * individual.score, 0);
        const double wide = ui_.text_width(score, Type::Small), line = ui_.line_height(Type::Small);
        if (wide + 2 < rect.width() && line <= rect.height() + 2)
            ui_.paint().print({rect.center().x - wide / 2, rect.center().y - line / 2}, score, Type::Small,
                              palette::kInk);
        if (chosen || lit)
            ui_.paint().frame(rect, palette::kInk.faded(chosen ? 1 : 0.5), std::max(2.0, ui_.px(chosen ? 3 : 2)));
    }

    BreedView& view_;
    ui::Ui& ui_;
    Rect rect_;
    int depth_;
    double wide_ = 0, high_ = 0, gutter_ = 0;
};

Phrase depth_in_words(int depth) {
    constexpr std::array kWords{mark("Far forward"), mark("In front"), mark("Behind"), mark("Far back")};
    return kWords[static_cast<std::size_t>(depth)];
}

// Describes the kind under the pointer, otherwise the chosen one.
void draw_kind(BreedView& view) {
    const lab::Individual* individual = view.touched ? view.holder(view.touched) : view.chosen();
    if (!individual) return view.ui.text(say("Nothing has been bred yet."), {.colour = palette::kSoft});
    view.ui.text(coins_in_words(individual->force), {Type::Strong});
    view.ui.remark(
        say("{1} out of 100 points. {2} % of its value is in Armies, {3} % in shooters; on average {4} in behind the "
            "front.",
            figure(100 * individual->score, 0), figure(100 * individual->traits[0], 0),
            figure(100 * individual->traits[1], 0), figure(individual->traits[2], 1)));
}

}  // namespace

void draw_archive(BreedView& view, const Rect& rect) {
    ui::Ui& ui = view.ui;
    ui.side_panel("archive", rect, [&] {
        draw_sheet_head(ui, say("The best of each kind"),
                        say("Farther right: more value in Armies. Farther up: more shooters. There is one board for "
                            "each depth. The figures are points out of 100 against the others."));
        ui.space(4);
        const double line = ui.line_height(Type::Small) + ui.px(4);
        const double kind = ui.line_height(Type::Strong) + 2 * ui.line_height(Type::Small) + ui.px(16);
        const Rect room = ui.take(std::max(ui.rest().height() - kind, ui.px(330)));
        const double gap = ui.px(16), wide = (room.width() - gap) / 2, high = (room.height() - gap) / 2;
        view.touched.reset();
        for (int depth = 0; depth < lab::kCells[2]; ++depth) {
            const double x = room.x0 + (depth % 2) * (wide + gap), y = room.y0 + (depth / 2) * (high + gap);
            ui.place({x, y, x + wide, y + line});
            ui.remark(depth_in_words(depth));
            Board(view, {x, y + line, x + wide, y + high}, depth).draw();
        }
        draw_kind(view);
    });
}

}  // namespace screens
