// Who beats whom: one cell for the contest of each pair of line-ups. Pressing a cell shows its pair.

#include <algorithm>
#include <cmath>

#include "engine/ui/small_print.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kMaxCell = 172, kLarge = 58, kHuge = 112, kMean = 110, kGlyphRoom = 26;  // points
constexpr std::size_t kNameLines = 2;

class Matrix {
public:
    Matrix(LabView& view, const Rect& rect) : view_(view), ui_(view.ui), table_(view.bench.table()), rect_(rect) {
        for (const lab::Rank& rank : table_.order) order_.push_back(rank.force);
        // Cells keep their places while battles are being fought.
        if (view.fights()) std::ranges::sort(order_);
        for (std::size_t party = 0; party < order_.size(); ++party) places_.push_back(places_of_party(party));
        measure();
    }

    void draw() {
        for (std::size_t i = 0; i < order_.size(); ++i) head(i);
        mean_head();
        for (std::size_t row = 0; row < order_.size(); ++row) draw_row(row);
        draw_key();
    }

private:
    std::vector<PlacedCoin> places_of_party(std::size_t party) const {
        const LabPair pair{party, party == 0 ? std::size_t{1} : std::size_t{0}};
        return places_of(scenario_of(view_.bench, pair), cw::Side::Heads);
    }

    void measure() {
        const double count = static_cast<double>(order_.size());
        const double glyph = ui_.px(kGlyphRoom + 10);
        double widest = 0;
        for (std::size_t i = 0; i < order_.size(); ++i)
            widest = std::max(widest, ui_.text_width(numbered(i), Type::Small) + 2);
        names_ = std::min(widest + glyph, rect_.width() * 0.3);
        mean_ = rect_.width() - names_ > count * ui_.px(44) + ui_.px(kMean) ? ui_.px(kMean) : 0;
        wide_ = std::floor(std::min(ui_.px(kMaxCell), (rect_.width() - names_ - mean_) / count));
        const std::size_t lines = head_lines();
        numbered_ = lines == 0;
        heads_ = ui_.px(kGlyphRoom) + ui_.px(6) +
                 static_cast<double>(std::max<std::size_t>(1, lines)) * ui_.line_height(Type::Small);
        const double key = 2 * ui_.line_height(Type::Small) + ui_.px(22);
        keyed_ = rect_.height() > heads_ + count * ui_.px(34) + key;
        high_ = std::floor(
            std::min({ui_.px(kMaxCell), (rect_.height() - heads_ - (keyed_ ? key : 0)) / count, wide_ * 1.1}));
        high_ = std::max(high_, ui_.line_height(Type::Small) + 4);
        large_ = std::min(wide_, high_) >= ui_.px(kLarge);
        huge_ = std::min(wide_, high_) >= ui_.px(kHuge);
        const double spare = rect_.width() - names_ - mean_ - wide_ * count;
        left_ = rect_.x0 + names_ + std::floor(std::max(0.0, spare) / 2);
    }

    Rect cell(std::size_t row, std::size_t column) const {
        const double gutter = std::max(1.0, ui_.px(1.5));
        const Vec2 corner{left_ + wide_ * static_cast<double>(column),
                          rect_.y0 + heads_ + high_ * static_cast<double>(row)};
        return {corner.x, corner.y, corner.x + wide_ - gutter, corner.y + high_ - gutter};
    }

    Phrase numbered(std::size_t i) const {
        return plain(std::to_string(i + 1)) + plain("  ") + view_.bench.name(order_[i]);
    }
    std::vector<std::string> lines_of(const Phrase& name, double width) const {
        return small_lines(ui_, ui_.translated(name), width);
    }
    // Returns the number of lines for the names above the columns, or 0 if they do not fit and the columns are
    // numbered.
    std::size_t head_lines() const {
        std::size_t max = 1;
        for (const std::size_t party : order_) {
            const auto lines = lines_of(view_.bench.name(party), wide_);
            if (lines.empty() || lines.size() > kNameLines) return 0;
            max = std::max(max, lines.size());
        }
        return max;
    }
    // Returns the name in lines that fit the row's height, shortened with an ellipsis if necessary.
    std::vector<std::string> lines_beside(std::size_t i, double width) const {
        const auto max = std::max<std::size_t>(1, static_cast<std::size_t>(high_ / ui_.line_height(Type::Small)));
        const Phrase name = numbered_ ? numbered(i) : view_.bench.name(order_[i]);
        std::vector<std::string> lines = lines_of(name, width);
        if (!lines.empty() && lines.size() <= max) return lines;
        return {small_start(ui_, ui_.translated(name), width)};
    }
    void print(const std::vector<std::string>& lines, const Rect& rect, ui::Align align) {
        const double line = ui_.line_height(Type::Small);
        double y = rect.y0;
        for (const std::string& words : lines) {
            ui_.place({rect.x0, y, rect.x1, y + line});
            ui_.text(plain(words), {Type::Small, palette::kInk, align});
            y += line;
        }
    }

    void head(std::size_t i) {
        const std::size_t party = order_[i];
        const Rect top = cell(0, i), side = cell(i, 0);
        const double line = ui_.line_height(Type::Small), glyph = ui_.px(kGlyphRoom);
        draw_glyph(ui_, ui::sized({top.center().x - glyph / 2, rect_.y0}, glyph, glyph), places_[party], palette::kInk);
        const auto over = numbered_ ? std::vector{std::to_string(i + 1)} : lines_of(view_.bench.name(party), wide_);
        const double foot = rect_.y0 + heads_ - ui_.px(3);
        print(over, {top.x0, foot - line * static_cast<double>(over.size()), top.x0 + wide_, foot}, ui::Align::Center);
        const double x = side.x0 - names_;
        const double low = std::min(glyph, high_ - ui_.px(2));  // rows may be lower than the glyph
        draw_glyph(ui_, ui::sized({x, side.center().y - low / 2}, glyph, low), places_[party], palette::kInk);
        const double left = x + glyph + ui_.px(8), right = side.x0 - ui_.px(2);
        const auto beside = lines_beside(i, right - left);
        const double half = line * static_cast<double>(beside.size()) / 2;
        print(beside, {left, side.center().y - half, right, side.center().y + half}, ui::Align::Left);
    }

    void mean_head() {
        if (mean_ <= 0) return;
        const Rect last = cell(0, order_.size() - 1);
        const double line = ui_.line_height(Type::Small), x = last.x1 + ui_.px(10);
        const Phrase words = say("against all");
        if (ui_.text_width(words, Type::Small) > mean_ - ui_.px(14)) return;
        const double y = rect_.y0 + heads_ - ui_.px(4);
        ui_.place({x, y - line, x + mean_ - ui_.px(14), y});
        ui_.text(words, {Type::Small, palette::kSoft, ui::Align::Right});
    }

    void draw_row(std::size_t row) {
        for (std::size_t column = 0; column < order_.size(); ++column) draw_cell(row, column);
        if (mean_ <= 0) return;
        const auto rank = std::ranges::find(table_.order, order_[row], &lab::Rank::force);
        if (!rank->begun) return;
        const Rect last = cell(row, order_.size() - 1);
        const double x0 = last.x1 + ui_.px(10), x1 = x0 + mean_ - ui_.px(14);
        const double line = ui_.line_height(Type::Strong);
        const bool railed = last.height() >= line + ui_.px(9);
        const double top = railed ? last.center().y - (line + ui_.px(9)) / 2 : last.center().y - line / 2;
        ui_.place({x0, top, x1, top + line});
        ui_.text(figure(100 * rank->score, 0), {Type::Strong, palette::kInk, ui::Align::Right});
        if (railed) draw_mean({x0, top + line + ui_.px(1), x1, top + line + ui_.px(6)}, rank->score);
    }

    void draw_mean(const Rect& top_bar, double score) {
        const ui::Painter paint = ui_.paint();
        paint.fill(top_bar, palette::kInk.faded(0.14));
        paint.fill({top_bar.x0, top_bar.y0, top_bar.x0 + top_bar.width() * score, top_bar.y1},
                   palette::kInk.faded(0.75));
        paint.line({top_bar.center().x, top_bar.y0 - ui_.px(3)}, {top_bar.center().x, top_bar.y1 + ui_.px(3)},
                   palette::kInk, std::max(1.0, ui_.px(1)));
    }

    void draw_cell(std::size_t row, std::size_t column) {
        const Rect rect = cell(row, column);
        const ui::Painter paint = ui_.paint();
        const double thin = std::max(1.0, ui_.px(1));
        if (row == column) {
            paint.frame(rect, palette::kInk.faded(0.16), thin);
            paint.line(rect.center() - Vec2{ui_.px(8), 0}, rect.center() + Vec2{ui_.px(8), 0},
                       palette::kInk.faded(0.45), thin);
            return;
        }
        const LabPair pair{order_[row], order_[column]};
        const lab::Cell& known = table_.cells[pair.a][pair.b];
        if (ui_.area(say("{1} against {2}", view_.bench.name(pair.a), view_.bench.name(pair.b)), rect))
            view_.pair = pair;
        const bool lit = ui_.hovered() || ui_.focused();
        if (known.pairs == 0)
            draw_waiting(rect);
        else
            draw_known(rect, pair, known);
        const bool chosen = pair == view_.pair;
        if (chosen || lit)
            paint.frame(rect, palette::kInk.faded(chosen ? 1 : 0.5), std::max(2.0, ui_.px(chosen ? 3 : 2)));
    }

    void draw_waiting(const Rect& rect) {
        const Vec2 corners[] = {
            {rect.x0, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y1}, {rect.x0, rect.y1}, {rect.x0, rect.y0}};
        ui::stroke(ui_.paint(), corners, {palette::kInk.faded(0.35), ui::Stroke::Dashed}, 1);
        const Phrase waits = say("waiting");
        const double wide = ui_.text_width(waits, Type::Small);
        if (wide + 4 > rect.width()) return;
        ui_.paint().print({rect.center().x - wide / 2, rect.center().y - ui_.line_height(Type::Small) / 2}, waits,
                          Type::Small, palette::kSoft);
    }

    void draw_known(const Rect& rect, const LabPair& pair, const lab::Cell& known) {
        const ui::Painter paint = ui_.paint();
        paint.fill(rect, known.sure ? tint(ui_, known.score.value) : kUnsure);
        if (!known.finished && view_.fights())
            ui::fill(paint, rect, {palette::kInk.faded(0.16), ui::Stroke::Solid, ui::Fill::Hatched}, ui_.px(6));
        const Phrase share = figure(100 * known.score.value, 0);
        const Type type = huge_ ? Type::Figure : large_ ? Type::FigureSmall : Type::Strong;
        const double high = ui_.line_height(type), small = ui_.line_height(Type::Small);
        const double all = high - ui_.px(6) + small + ui_.px(8);
        const bool told =
            view_.others.state() == OtherQuestions::State::Done && rect.height() > all + small + ui_.px(8);
        const double top = rect.center().y - (large_ ? all + (told ? small : 0) : high) / 2;
        paint.print({rect.center().x - ui_.text_width(share, type) / 2, top}, share, type, palette::kInk);
        const OtherAnswers others = view_.other_answers(pair);
        if (others.says() == lab::Again::Reverses) draw_turned(rect);
        if (known.place != lab::PlaceWins::Neither) draw_place_wins(rect);
        if (!large_) return;
        const Phrase around = between(known.score.interval);
        const double y = top + high - ui_.px(6);
        paint.print({rect.center().x - ui_.text_width(around, Type::Small) / 2, y}, around, Type::Small, palette::kInk);
        const double top_bar = std::min(rect.y1 - ui_.px(7), y + small + ui_.px(3));
        draw_interval(ui_, {rect.x0 + ui_.px(10), top_bar - 1, rect.x1 - ui_.px(10), top_bar + 1},
                      known.score.interval);
        if (others.complete) print_others(rect, top_bar + ui_.px(7), known, others);
    }

    // Draws a corner in the accent's colour.
    void draw_turned(const Rect& rect) {
        const double side = ui_.px(12);
        const Vec2 corner[] = {{rect.x1 - side, rect.y0}, {rect.x1, rect.y0}, {rect.x1, rect.y0 + side}};
        ui_.paint().area(corner, palette::kAccent);
    }

    // A corner in ink: the order decides.
    void draw_place_wins(const Rect& rect) {
        const double side = ui_.px(12);
        const Vec2 corner[] = {{rect.x0, rect.y0}, {rect.x0 + side, rect.y0}, {rect.x0, rect.y0 + side}};
        ui_.paint().area(corner, palette::kInk);
    }

    bool has_place_wins() const {
        const auto has = [](const lab::Cell& cell) { return cell.place != lab::PlaceWins::Neither; };
        return std::ranges::any_of(table_.cells, [&](const auto& row) { return std::ranges::any_of(row, has); });
    }

    void print_others(const Rect& rect, double y, const lab::Cell& known, const OtherAnswers& others) {
        const Phrase farthest = figure(100 * others.farthest(known.score.value), 0);
        const Phrase words = others.says() == lab::Again::Reverses ? say("reverses: {1}", farthest)
                             : others.says() == lab::Again::Holds  ? say("holds: {1}", farthest)
                                                                   : say("undecided: {1}", farthest);
        const double wide = ui_.text_width(words, Type::Small);
        if (wide + 4 > rect.width() || y + ui_.line_height(Type::Small) > rect.y1) return;
        ui_.paint().print({rect.center().x - wide / 2, y}, words, Type::Small, palette::kInk);
    }

    void draw_key() {
        if (!keyed_) return;
        const double y = rect_.y0 + heads_ + high_ * static_cast<double>(order_.size()) + ui_.px(12);
        Rect line{rect_.x0, y, rect_.x1, y + ui_.line_height(Type::Small)};
        draw_tints(ui_, line);
        line.x0 += ui_.px(8);
        draw_unsure(ui_, line);
        if (has_place_wins()) {
            line.x0 += ui_.px(8);
            draw_place_wins({line.x0, line.y0 + ui_.px(3), line.x0 + ui_.px(12), line.y1});
            line.x0 += ui_.px(18);
            print_along(ui_, line, say("the order decides"));
        }
        if (!large_) return;
        line.x0 += ui_.px(8);
        draw_interval(ui_, {line.x0, line.y0, line.x0 + ui_.px(40), line.y1}, {0.35, 0.6});
        line.x0 += ui_.px(50);
        print_along(ui_, line, say("interval, mark at 50"));
        if (view_.others.state() != OtherQuestions::State::Done) return;
        line.x0 += ui_.px(8);
        draw_turned({line.x0, line.y0 + ui_.px(3), line.x0 + ui_.px(12), line.y1});
        line.x0 += ui_.px(18);
        print_along(ui_, line, say("reverses"));
    }

    LabView& view_;
    ui::Ui& ui_;
    const lab::ScoreTable& table_;
    Rect rect_;
    std::vector<std::size_t> order_;
    std::vector<std::vector<PlacedCoin>> places_;  // by party
    double names_ = 0, mean_ = 0, heads_ = 0, wide_ = 0, high_ = 0, left_ = 0;
    bool large_ = false, huge_ = false, keyed_ = false, numbered_ = false;
};

// Draws the heading with the button for other conditions beside it or below.
void draw_heading(LabView& view) {
    ui::Ui& ui = view.ui;
    const bool runs = view.others.state() == OtherQuestions::State::Running;
    const Phrase ask = say("Try other settings");
    const Phrase words = runs ? say("Trying other settings: {1} %", static_cast<int>(100 * view.others.share())) : ask;
    const double wide = std::max(button_width(ui, ask, 140), button_width(ui, words, 140));
    const double room = ui.rest().width();
    if (wide < room / 2) ui.row({room - wide, wide});
    ui.heading(say("Who beats whom"));
    const bool fought = !view.fights() && view.bench.knows_something();
    if (ui.button(
            words, Look::Plain,
            {fought && !runs, runs ? say("Other settings are being tried.") : say("Let the line-ups fight first.")}))
        view.ask_others();
}

}  // namespace

void draw_matrix(LabView& view) {
    draw_heading(view);
    const int pairs = static_cast<int>(view.bench.contests().size());
    view.ui.remark(
        say_many(pairs, "Score of the row in %, a draw counting half, with its 95 % interval",
                 "Score of the row in %, a draw counting half; the 95 % intervals hold for all {1} pairs together"));
    view.ui.space(6);
    const Rect rect = view.ui.take(std::max(view.ui.rest().height(), view.ui.px(190)));
    Matrix(view, rect).draw();
}

}  // namespace screens
