#include "game/stories/screen/odds.h"

#include "game/shell/app.h"

#include <algorithm>

#include "engine/ui/plot.h"

namespace screens {

namespace {

constexpr double kBarHigh = 13, kSwatch = 10;  // points

void fill_with(ui::Ui& ui, const Rect& rect, const ui::Ink& ink) {
    const ui::Painter paint = ui.paint();
    if (ink.fill == ui::Fill::Solid) return paint.fill(rect, ink.colour);
    paint.fill(rect, ink.colour.faded(0.35));
    const double thin = std::max(1.0, ui.px(1.6));
    const Rect inner = rect.grown(-thin / 2);
    const double high = inner.height(), step = std::max(4.0, ui.px(5));
    for (double x = inner.x0 - high; x < inner.x1; x += step) {
        // A 45° hatch stroke, clipped at both sides.
        const double from = std::max(x, inner.x0), to = std::min(x + high, inner.x1);
        if (from < to) paint.line({from, inner.y1 - (from - x)}, {to, inner.y1 - (to - x)}, ink.colour, thin);
    }
}

}  // namespace

void draw_share_bar(ui::Ui& ui, std::span<const Share> shares) {
    const Rect bar = ui.take(ui.px(kBarHigh));
    double before = 0;
    for (const Share& one : shares) {
        const double x0 = bar.x0 + bar.width() * before, x1 = bar.x0 + bar.width() * (before + one.share);
        before += one.share;
        if (x1 - x0 >= 0.5) fill_with(ui, {x0, bar.y0, x1, bar.y1}, one.ink);
    }
    ui.paint().frame(bar, ui::palette::kSoft.faded(0.6), 1);
}

void draw_share_key(ui::Ui& ui, std::span<const Share> shares, KeyFigures figures) {
    const double width = ui.rest().width(), swatch = ui.px(kSwatch), high = ui.line_height(Type::Small);
    struct Cell {
        double x;
        Phrase text;
    };
    std::vector<std::vector<Cell>> lines{{}};
    double x = 0;
    for (const Share& one : shares) {
        const Phrase text = figures == KeyFigures::None ? one.name : one.name + plain(" ") + ui::percent(one.share, 1);
        const double needs = swatch + ui.px(5) + ui.text_width(text, Type::Small) + ui.px(12);
        if (x > 0 && x + needs - ui.px(12) > width) {
            lines.emplace_back();
            x = 0;
        }
        lines.back().push_back({x, text});
        x += needs;
    }
    std::size_t next = 0;
    for (const auto& line : lines) {
        const Rect row = ui.take(high);
        for (const Cell& cell : line) {
            const double left = row.x0 + cell.x, top = row.y0 + (high - swatch) / 2;
            fill_with(ui, ui::sized({left, top}, swatch, swatch), shares[next++].ink);
            const Vec2 print{left + swatch + ui.px(5), row.y0};
            ui.paint().print(print, cell.text, Type::Small, ui::palette::kSoft);
            ui.explain(cell.text, ui::sized(print, ui.text_width(cell.text, Type::Small), high), Type::Small);
        }
    }
}

Phrase percent(const core::Chance& chance) { return ui::percent(chance.value(), 1); }

Phrase in_fraction(const core::Chance& chance, std::int64_t most_under) {
    const auto& exact = chance.exact();
    if (!exact || exact->under > most_under || exact->under == 1) return {};
    return words::plain(std::to_string(exact->over).append("/").append(std::to_string(exact->under)));
}

Phrase in_percent(const core::Chance& chance, std::int64_t most_under) {
    const Phrase shown = percent(chance), fraction = in_fraction(chance, most_under);
    return fraction.empty() ? shown : words::say("{1} ({2})", shown, fraction);
}

}  // namespace screens
