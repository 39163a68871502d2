// The losses by type of coin and turn by turn.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"

namespace screens {

namespace {

double share_of(const lab::TypeLosses& losses) {
    return losses.brought > 0 ? static_cast<double>(losses.lost) / static_cast<double>(losses.brought) : 0;
}

// Draws a bar from the left, with its share beside it.
void draw_bar(ui::Ui& ui, const Rect& rect, const lab::TypeLosses& losses, ui::Sign sign) {
    if (losses.brought == 0) return;
    const double figures = ui.text_width(percent(1), Type::Small) + ui.px(12);
    const double wide = std::max(1.0, (rect.width() - figures) * share_of(losses));
    ui::fill(ui.paint(), {rect.x0, rect.y0 + ui.px(2), rect.x0 + wide, rect.y1 - ui.px(2)}, ui::ink_of(ui, sign),
             ui.px(5));
    const double line = ui.line_height(Type::Small);
    ui.place({rect.x0 + wide + ui.px(6), rect.center().y - line / 2, rect.x1, rect.center().y + line / 2});
    ui.text(percent(share_of(losses)), {Type::Small, palette::kInk});
}

void draw_key_of_sides(LabView& view) {
    view.ui.row({1, 1});
    ui::key(view.ui, ui::ink_of(view.ui, ui::Sign::Solid), ui::Key::Bar, view.a());
    ui::key(view.ui, ui::ink_of(view.ui, ui::Sign::Dashed), ui::Key::Bar, view.b());
}

// The type's general name, since the sides may use different ones.
Phrase type_name(const LabView& view, std::size_t type) {
    return cw::title_of(scenario_of(view.bench, view.pair).types[type]);
}

double battles_of(const LabView& view) {
    return static_cast<double>(std::max<lab::Count>(1, view.standing().tally.battles()));
}

}  // namespace

void draw_losses(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("What was lost"), say("Share of the coins of each type that fell"));
    if (nothing_yet(view)) return;
    draw_key_of_sides(view);
    const lab::Tally& tally = view.standing().tally;
    const auto& a = tally.by_type[view.party(0)];
    const auto& b = tally.by_type[view.party(1)];
    double names = 0;
    std::vector<std::size_t> types;
    for (std::size_t type = 0; type < std::min(a.size(), b.size()); ++type) {
        if (a[type].brought + b[type].brought == 0) continue;
        types.push_back(type);
        names = std::max(names, ui.text_width(type_name(view, type), Type::Body) + ui.px(14));
    }
    const double gap = ui.px(16);
    const double share = ui.rest().height() / static_cast<double>(std::max<std::size_t>(1, types.size()));
    const double bar = std::clamp(std::floor((share - gap) / 2), ui.px(19), ui.px(46));
    for (const std::size_t type : types) {
        const double line = ui.line_height(Type::Body);
        const Rect row = ui.take(2 * bar + ui.px(8));
        const double left = row.x0 + std::min(names, row.width() * 0.4);
        ui.place({row.x0, row.y0 + bar - line / 2, left, row.y0 + bar + line / 2});
        ui.text(type_name(view, type));
        draw_bar(ui, {left, row.y0, row.x1, row.y0 + bar}, a[type], ui::Sign::Solid);
        draw_bar(ui, {left, row.y0 + bar, row.x1, row.y0 + 2 * bar}, b[type], ui::Sign::Dashed);
    }
}

void draw_turns(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("Round by round"), say("Coins lost in each round of a battle, on average"));
    if (nothing_yet(view)) return;
    draw_key_of_sides(view);
    const lab::Tally& tally = view.standing().tally;
    int last = 5;
    double max = 0;
    for (int turn = 1; turn <= lab::kSavedTurns; ++turn)
        for (const auto& party : tally.by_turn) {
            const lab::Count coins = party[static_cast<std::size_t>(turn)].coins;
            if (coins == 0) continue;
            last = std::max(last, turn);
            max = std::max(max, static_cast<double>(coins) / battles_of(view));
        }
    const Rect room = ui.take(std::max(ui.rest().height(), ui.px(190)));
    const ui::Plot plot(ui, room, {{0.5, last + 0.5}, say("round"), {}, true},
                        {ui::span_of(0, std::max(0.1, max)), say("coins per battle")});
    const double step = plot.inner().width() / last, bar = std::max(2.0, std::min(ui.px(18), std::floor(step * 0.4)));
    for (int turn = 1; turn <= last; ++turn)
        for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
            const auto coins =
                static_cast<double>(tally.by_turn[view.party(which)][static_cast<std::size_t>(turn)].coins);
            plot.bar({static_cast<double>(turn), coins / battles_of(view)}, which == 0 ? -bar - 1 : 1, bar,
                     ui::ink_of(ui, which == 0 ? ui::Sign::Solid : ui::Sign::Dashed));
        }
}

}  // namespace screens
