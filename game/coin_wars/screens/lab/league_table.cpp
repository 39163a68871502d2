// Who beats whom, as a table in two inks; rows and columns are sorted by total score. Pressing a cell shows its pair.

#include <algorithm>
#include <cmath>

#include "engine/ui/small_print.h"
#include "game/coin_wars/screens/lab/league_view.h"

namespace screens {

namespace {

constexpr double kCellWidest = 44, kCellHighest = 36, kSmallGlyph = 18;  // points

class HeatTable {
public:
    HeatTable(LeagueView& view, double width) : view_(view), ui_(view.ui), count_(view.order.size()) {
        const double min = ui_.text_width(plain("100"), Type::Small) + ui_.px(3), n = static_cast<double>(count_);
        scores_ = ui_.text_width(plain("100"), Type::Strong) + widest_interval() + ui_.px(26);
        double names = 0;
        for (std::size_t i = 0; i < count_; ++i) names = std::max(names, ui_.text_width(numbered(i), Type::Small) + 2);
        glyph_ = width - scores_ - n * min > names + ui_.px(kSmallGlyph + 16) ? ui_.px(kSmallGlyph + 8) : 0;
        names_ = std::min(names + ui_.px(8), width - scores_ - n * min - glyph_) + glyph_;
        wide_ = std::floor(std::min(ui_.px(kCellWidest), (width - names_ - scores_) / n));
        const double key = 2 * ui_.line_height(Type::Small), room = ui_.rest().height() - key - ui_.px(12);
        const double line = ui_.line_height(Type::Strong) + ui_.px(1);
        high_ = std::floor(std::clamp(room / (n + 1), line, ui_.px(kCellHighest)));
        rect_ = ui_.take((n + 1) * high_ + key);
    }

    void draw() {
        for (std::size_t i = 0; i < count_; ++i) head(i);
        for (std::size_t row = 0; row < count_; ++row) {
            beside(row);
            for (std::size_t column = 0; column < count_; ++column)
                if (column != row) draw_cell(row, column);
            draw_score(row);
        }
        draw_key();
    }

private:
    Phrase numbered(std::size_t i) const {
        return plain(std::to_string(i + 1)) + plain("  ") + view_.name(view_.order[i]);
    }
    double widest_interval() const {
        double widest = 0;
        for (std::size_t i = 0; i < count_; ++i)
            widest = std::max(widest, ui_.text_width(between(view_.table().against_all(i).interval), Type::Small) + 2);
        return widest;
    }
    Rect cell(std::size_t row, std::size_t column) const {
        const double gutter = std::max(1.0, ui_.px(1.5));
        const Vec2 at{rect_.x0 + names_ + wide_ * static_cast<double>(column),
                      rect_.y0 + high_ * static_cast<double>(row + 1)};
        return {at.x, at.y, at.x + wide_ - gutter, at.y + high_ - gutter};
    }
    void print(const Phrase& words, Type type, double x, double y, ui::Colour ink = palette::kInk) {
        ui_.paint().print({x, y - ui_.line_height(type) / 2}, words, type, ink);
    }

    void head(std::size_t i) {
        const Rect top = cell(0, i);
        const Phrase number = plain(std::to_string(i + 1));
        print(number, Type::Small, top.center().x - ui_.text_width(number, Type::Small) / 2, top.y0 - high_ / 2,
              palette::kSoft);
    }

    void beside(std::size_t row) {
        const Rect first = cell(row, 0);
        const double line = ui_.line_height(Type::Small), y = first.center().y;
        if (glyph_ > 0) {
            std::vector<PlacedCoin> places = places_of(view_.order[row]);
            const double side = std::min(ui_.px(kSmallGlyph), high_ - ui_.px(2));
            draw_glyph(ui_, ui::sized({rect_.x0, y - side / 2}, side, side), places, palette::kInk);
        }
        ui_.place({rect_.x0 + glyph_, y - line / 2, first.x0 - ui_.px(4), y + line / 2});
        ui_.text(ui::fitted(ui_, numbered(row), first.x0 - ui_.px(4) - rect_.x0 - glyph_), {Type::Small});
    }

    std::vector<PlacedCoin> places_of(std::size_t entrant) const {
        std::vector<PlacedCoin> places;
        const lab::Force& force = view_.forces[entrant];
        for (std::size_t i = 0; i < force.coins.size(); ++i) places.push_back({static_cast<int>(i), force.coins[i].at});
        Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
        for (const PlacedCoin& place : places) {
            low = {std::min(low.x, place.at.x), std::min(low.y, place.at.y)};
            high = {std::max(high.x, place.at.x), std::max(high.y, place.at.y)};
        }
        for (PlacedCoin& place : places) place.at = place.at - (low + high) / 2;
        return places;
    }

    void draw_cell(std::size_t row, std::size_t column) {
        const Rect rect = cell(row, column);
        const std::size_t a = view_.order[row], b = view_.order[column];
        if (ui_.area(say("{1} against {2}", view_.name(a), view_.name(b)), rect)) {
            view_.choose_pair(a, b);
            view_.asked = true;
        }
        const bool lit = ui_.hovered() || ui_.focused(), chosen = a == view_.row && b == view_.column;
        const lab::Estimate score = lab::score(view_.table().cell(a, b).pairs, lab::IntervalKind::Fixed, view_.alpha());
        ui_.paint().fill(rect, score.interval.excludes(0.5) ? tint(ui_, score.value) : kUnsure);
        const Phrase share = figure(100 * score.value, 0);
        print(share, Type::Small, rect.center().x - ui_.text_width(share, Type::Small) / 2, rect.center().y);
        if (chosen || lit)
            ui_.paint().frame(rect, palette::kInk.faded(chosen ? 1 : 0.5), std::max(2.0, ui_.px(chosen ? 2.5 : 2)));
    }

    void draw_score(std::size_t row) {
        const Rect last = cell(row, count_ - 1);
        const lab::Estimate score = view_.table().against_all(view_.order[row]);
        const Phrase share = figure(100 * score.value, 0);
        const double right = last.x1 + ui_.px(10) + ui_.text_width(plain("100"), Type::Strong);
        print(share, Type::Strong, right - ui_.text_width(share, Type::Strong), last.center().y);
        print(between(score.interval), Type::Small, right + ui_.px(8), last.center().y, palette::kSoft);
    }

    void draw_key() {
        Rect line{rect_.x0 + names_, rect_.y1 - ui_.line_height(Type::Small), rect_.x1, rect_.y1};
        draw_tints(ui_, line);
        line.x0 += ui_.px(8);
        draw_unsure(ui_, line);
        print_along(ui_, line, say("press a cell to see the pair"));
    }

    LeagueView& view_;
    ui::Ui& ui_;
    std::size_t count_;
    Rect rect_;
    double scores_ = 0, names_ = 0, glyph_ = 0, wide_ = 0, high_ = 0;
};

}  // namespace

void draw_league_table(LeagueView& view) {
    draw_sheet_head(view.ui, display_name(view.table()),
                    say("Score of the row against the column in %, a draw counting half; at the end of each row, its "
                        "score against all."));
    HeatTable(view, view.ui.rest().width()).draw();
}

}  // namespace screens
