// How long the pair's battles took and who won those of each length; and the turn that decided them.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"

namespace screens {

namespace {

using Counts = std::array<lab::Count, lab::kSavedTurns + 1>;

// The last round of the pair's battles; 0: none.
int limit_of(const LabView& view) { return view.contest().meeting(0).laid[0]->victory.turns; }

// Returns the first and last round with any counts, and more where a bar would have half the sheet.
std::pair<int, int> turns_between(const std::vector<const Counts*>& parts, int limit) {
    constexpr int kMin = 6;
    int first = lab::kSavedTurns, last = 1;
    for (int turn = 1; turn <= lab::kSavedTurns; ++turn)
        for (const Counts* counts : parts)
            if ((*counts)[static_cast<std::size_t>(turn)] > 0) {
                first = std::min(first, turn);
                last = std::max(last, turn);
            }
    first = std::max(1, std::min(first, last - kMin + 1));
    const int more = first + kMin - 1;
    return {first, std::max(last, limit > 0 ? std::min(limit, more) : more)};
}

struct Part {
    const Counts* counts;
    ui::Ink ink;
};

// Stacked bars of shares of `all`.
ui::Plot draw_stacked(LabView& view, const Rect& rect, const std::vector<Part>& parts, const Phrase& axis) {
    ui::Ui& ui = view.ui;
    const lab::Count all = view.standing().tally.battles();
    std::vector<const Counts*> counts;
    for (const Part& part : parts) counts.push_back(part.counts);
    const auto [first, last] = turns_between(counts, limit_of(view));
    const auto share = [&](lab::Count count) {
        return 100.0 * static_cast<double>(count) / static_cast<double>(std::max<lab::Count>(1, all));
    };
    double max = 0;
    for (int turn = first; turn <= last; ++turn) {
        lab::Count sum = 0;
        for (const Part& part : parts) sum += (*part.counts)[static_cast<std::size_t>(turn)];
        max = std::max(max, share(sum));
    }
    const ui::Plot plot(ui, rect, {{first - 0.5, last + 0.5}, axis, {}, true},
                        {{0, std::min(100.0, ui::span_of(0, std::max(1.0, max)).high)}, say("% of battles"), {}, true});
    const double step = plot.inner().width() / (last - first + 1), bar = std::max(2.0, step - std::max(2.0, ui.px(4)));
    for (int turn = first; turn <= last; ++turn) {
        double below = 0;
        for (const Part& part : parts) {
            const double high = share((*part.counts)[static_cast<std::size_t>(turn)]);
            if (high <= 0) continue;
            const Vec2 low = plot.at({static_cast<double>(turn), below}),
                       top = plot.at({static_cast<double>(turn), below + high});
            ui::fill(ui.paint(),
                     {std::round(low.x - bar / 2), std::round(top.y), std::round(low.x + bar / 2), std::round(low.y)},
                     part.ink, ui.px(5));
            below += high;
        }
    }
    return plot;
}

void draw_inks(LabView& view) {
    ui::Ui& ui = view.ui;
    ui.row({1, 1, 1});
    ui::key(ui, ui::ink_of(ui, ui::Sign::Solid), ui::Key::Bar, view.a());
    ui::key(ui, ui::ink_of(ui, ui::Sign::Dashed), ui::Key::Bar, view.b());
    ui::key(ui, {kDrawInk}, ui::Key::Bar, say("draw"));
}

const Counts& lengths_of(const LabView& view, lab::Result won) {
    const auto which = static_cast<std::size_t>(won);
    return view.standing().tally.length[won == lab::Result::Draw ? which : view.party(which)];
}

// Draws the range of the middle 80 % of battles above the plot, and above that the median with its value.
void draw_middle(LabView& view, const ui::Plot& plot) {
    ui::Ui& ui = view.ui;
    const lab::Tally& tally = view.standing().tally;
    const int median = lab::length_quantile(tally, 0.5);
    plot.upright(median, palette::kInk, ui::Stroke::Dashed, 1.4);
    const Rect& inner = plot.inner();
    const double line = ui.line_height(Type::Strong), small = ui.line_height(Type::Small),
                 x = plot.at({static_cast<double>(median), 0}).x;
    const Phrase words = say("median {1}", median);
    const double wide = ui.text_width(words, Type::Strong) + 2;
    const double left = x + ui.px(5) + wide <= inner.x1 ? x + ui.px(5) : x - ui.px(5) - wide;
    ui.place({left, inner.y0 - small - line, left + wide, inner.y0 - small});
    ui.text(words, {.type = Type::Strong});
    const int from = lab::length_quantile(tally, 0.1), to = lab::length_quantile(tally, 0.9);
    const double low = plot.at({static_cast<double>(from), 0}).x, high = plot.at({static_cast<double>(to), 0}).x;
    const Phrase max = from == to ? say_many(to, "8 of 10 battles: one round", "8 of 10 battles: {1} rounds")
                                  : say("8 of 10 battles: {1} to {2} rounds", from, to);
    const double max_width = ui.text_width(max, Type::Small) + 2, y = inner.y0 - small / 2;
    draw_bracket(ui, low, high, y);
    // Beside the bracket if there is room, otherwise below its left end.
    if (high + ui.px(8) + max_width <= inner.x1)
        ui.place(ui::sized({high + ui.px(8), y - small / 2}, max_width, small));
    else if (low - ui.px(8) - max_width >= inner.x0)
        ui.place(ui::sized({low - ui.px(8) - max_width, y - small / 2}, max_width, small));
    else
        ui.place(ui::sized({low + ui.px(3), y + ui.px(6)}, max_width, small));
    ui.remark(max);
}

Rect plot_room(ui::Ui& ui) { return ui.take(std::max(ui.rest().height(), ui.px(190))); }

}  // namespace

void draw_lengths(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("How long it took"), say("Share of battles by length, and who won them"));
    if (nothing_yet(view)) return;
    draw_inks(view);
    Rect room = plot_room(ui);
    room.y0 += ui.line_height(Type::Strong) + ui.line_height(Type::Small);
    const ui::Plot plot = draw_stacked(view, room,
                                       {{&lengths_of(view, lab::Result::A), ui::ink_of(ui, ui::Sign::Solid)},
                                        {&lengths_of(view, lab::Result::B), ui::ink_of(ui, ui::Sign::Dashed)},
                                        {&lengths_of(view, lab::Result::Draw), {kDrawInk}}},
                                       say("rounds"));
    draw_middle(view, plot);
}

void draw_decided(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("When it was decided"),
                    say("The round after which the winner stayed ahead to the end, and the part luck played"));
    if (nothing_yet(view)) return;
    const lab::Tally& tally = view.standing().tally;
    const lab::Count lucky = tally.luckier_won[0] + tally.luckier_won[1];
    if (tally.strikes_with_dice == 0) {
        ui.fact(say("Dice"), say("none were rolled"));
    } else {
        ui.fact(say("The luckier side wins"), percent(static_cast<double>(tally.luckier_won[1]) /
                                                      static_cast<double>(std::max<lab::Count>(1, lucky))));
        for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
            const double cents = static_cast<double>(tally.luck[view.party(which)]) / 1000 /
                                 static_cast<double>(std::max<lab::Count>(1, tally.battles()));
            ui.fact(say("Dice luck of {1}, per battle", which == 0 ? view.a() : view.b()),
                    say("{1} cents", figure(cents, 2)));
        }
    }
    draw_stacked(view, plot_room(ui), {{&tally.decisive, {palette::kInk.faded(0.7)}}}, say("round"));
}

}  // namespace screens
