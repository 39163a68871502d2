// The winning chances at the start of each turn, a thin line with the chances after every step, and the attacks that
// turned the battle.

#include <algorithm>
#include <cmath>

#include "engine/ui/drag_area.h"
#include "engine/ui/plot.h"
#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/screens/replay/view.h"

namespace screens {

namespace {

constexpr double kMarker = 11;  // radius of a swing's number, points
constexpr double kFaint = 0.3;  // strength of the thin line

// "From 30 % to 75 % in two turns."
Phrase way_in_words(const table::Swing& swing) {
    const bool heads = swing.favours() == cw::Side::Heads;
    const double after = swing.before + swing.chance;
    const Phrase from = ui::percent(heads ? swing.before : 1 - swing.before),
                 to = ui::percent(heads ? after : 1 - after);
    return swing.to_end ? say("From {1} to {2} by the end.", from, to) : say("From {1} to {2} in two turns.", from, to);
}

class Curve {
public:
    explicit Curve(ReplayView& view)
        : view_(view),
          ui_(view.ui),
          replay_(view.replay),
          course_(view.replay.timeline()),
          chances_(view.chances.known()),
          by_turns_(chances_by_turn(replay_, chances_)) {
        for (const table::TurnStart& turn : course_.turns) at_.push_back(replay_.stop_at(turn.position));
        at_.push_back(replay_.stops());
    }

    void draw() {
        if (!layout_of(view_).narrow) ui_.heading(say("Chance to win"));
        draw_keys();
        const Rect strip = ui_.take(ui_.px(2 * kMarker + 6));
        const double rest = ui_.rest().height();
        const Rect rect = ui_.take(std::max(ui_.px(170), std::min(ui_.px(300), rest - ui_.px(230))));
        draw_plot(rect, strip);
        draw_swings();
    }

private:
    ui::Ink ink_of(std::size_t side) const { return ui::ink_of(ui_, side == 0 ? ui::Sign::Solid : ui::Sign::Dashed); }

    // Draws the keys side by side if both fit.
    void draw_keys() {
        std::array<Phrase, 2> words;
        double widest = 0;
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            Phrase& one = words[cw::index(side)];
            one = say("{1}: {2}", table::display_name(*replay_.match().scenario, side),
                      ui::percent(chance(cw::index(side))));
            widest = std::max(widest, ui_.text_width(one, Type::Small));
        }
        if (widest + ui_.px(48) < ui_.rest().width() / 2) ui_.row({1, 1});
        for (const std::size_t side : {0u, 1u}) ui::key(ui_, ink_of(side), ui::Key::Line, words[side]);
        ui_.remark(turn() + 1 == at_.size() ? say("These are the chances at the end.")
                                            : say("These are the chances when this turn began."));
    }

    void draw_plot(const Rect& rect, const Rect& strip) {
        const double steps = static_cast<double>(std::max<std::size_t>(replay_.stops(), 1));
        const ui::Plot plot(ui_, rect, {{0, steps}, say("step"), {}, true},
                            {{0, 1}, say("chance to win"), [](double share) { return ui::percent(share); }});
        const std::optional<Vec2> held = ui::held_at(ui_, say("Chance curve"), plot.inner());
        if (held) move_to(plot.x_of(held->x));
        draw_markers(plot, strip);
        for (const std::size_t side : {0u, 1u}) plot.line(steps_of(side), faint_ink_of(side), 1);
        for (const std::size_t side : {0u, 1u}) plot.line(turns_of(side), ink_of(side), 2.2);
        draw_cursor(plot);
    }

    static double seen_by(std::size_t side, double heads) { return side == 0 ? heads : 1 - heads; }

    ui::Ink faint_ink_of(std::size_t side) const {
        ui::Ink ink = ink_of(side);
        ink.colour = ink.colour.faded(kFaint);
        return ink;
    }

    // The turn that the current step is in, or the end: an index of by_turns_.
    std::size_t turn() const {
        std::size_t turn = 0;
        while (turn + 1 < at_.size() && at_[turn + 1] <= replay_.stop()) ++turn;
        return turn;
    }
    // When that turn began; within it the curve says nothing.
    double chance(std::size_t side) const { return seen_by(side, by_turns_[turn()]); }

    std::vector<Vec2> turns_of(std::size_t side) const {
        std::vector<Vec2> points{{0, seen_by(side, by_turns_.front())}};
        for (std::size_t i = 0; i < at_.size(); ++i)
            points.push_back({static_cast<double>(at_[i]), seen_by(side, by_turns_[i])});
        return points;
    }

    std::vector<Vec2> steps_of(std::size_t side) const {
        std::vector<Vec2> points;
        for (std::size_t i = 0; i <= replay_.stops(); ++i)
            points.push_back({static_cast<double>(i), seen_by(side, chances_[replay_.position_of(i)])});
        return points;
    }

    void move_to(double value) {
        const auto stop = static_cast<std::size_t>(std::lround(value));
        if (stop != replay_.stop() || replay_.playing()) replay_.go(replay_.position_of(stop));
    }

    // Draws numbers, ordered by size, above their places; moves them apart if they would overlap.
    void draw_markers(const ui::Plot& plot, const Rect& strip) {
        const double apart = ui_.px(2 * kMarker + 4);
        std::vector<std::size_t> in_order(course_.swings.size());
        for (std::size_t i = 0; i < in_order.size(); ++i) in_order[i] = i;
        std::sort(in_order.begin(), in_order.end(),
                  [&](std::size_t a, std::size_t b) { return course_.swings[a].step < course_.swings[b].step; });
        double left = plot.inner().x0 + ui_.px(kMarker);
        for (std::size_t k = 0; k < in_order.size(); ++k) {
            const double after = apart * static_cast<double>(in_order.size() - 1 - k);
            const double right = plot.inner().x1 - after;
            const double x = plot.at({static_cast<double>(replay_.stop_at(course_.swings[in_order[k]].step + 1)), 0}).x;
            const double at = std::max(left, std::min(x, right));
            draw_marker(plot, in_order[k], {std::round(at), strip.center().y}, x);
            left = at + apart;
        }
    }

    void draw_marker(const ui::Plot& plot, std::size_t index, Vec2 center, double x) {
        const table::Swing& swing = course_.swings[index];
        const ui::Painter paint = ui_.paint();
        const double radius = ui_.px(kMarker);
        const Rect rect{center.x - radius, center.y - radius, center.x + radius, center.y + radius};
        const bool pressed = ui_.area(say("Swing {1}", static_cast<int>(index) + 1), rect);
        const bool lit = ui_.hovered() || ui_.focused();
        const ui::Colour side = ink_of(cw::index(swing.favours())).colour;
        const Vec2 way[] = {{center.x, center.y + radius}, {x, plot.inner().y0}, {x, plot.inner().y1}};
        ui::stroke(paint, way, {palette::kInk.faded(0.55), ui::Stroke::Dotted}, std::max(1.0, ui_.px(1)));
        paint.disc(center, radius, lit ? side : side.faded(0.9));
        const Phrase number = static_cast<int>(index) + 1;
        paint.print({std::round(center.x - ui_.text_width(number, Type::Small) / 2),
                     std::round(center.y - ui_.line_height(Type::Small) / 2)},
                    number, Type::Small, {255, 255, 255});
        if (pressed) replay_.go(swing.step + 1);
    }

    void draw_cursor(const ui::Plot& plot) {
        const ui::Painter paint = ui_.paint();
        const double step = static_cast<double>(replay_.stop());
        plot.upright(step, palette::kAccent, ui::Stroke::Solid, 1.6);
        for (const std::size_t side : {0u, 1u}) {
            const Vec2 at = plot.at({static_cast<double>(at_[turn()]), chance(side)});
            paint.disc(at, ui_.px(4.5), palette::kPaper);
            paint.circle(at, ui_.px(4.5), ink_of(side).colour, std::max(1.5, ui_.px(2)));
        }
    }

    void draw_swings() {
        if (course_.swings.empty()) return ui_.caption(say("No coin has fallen."));
        ui_.caption(say("TURNING POINTS"));
        for (std::size_t i = 0; i < course_.swings.size(); ++i) {
            const table::Swing& swing = course_.swings[i];
            const Phrase words =
                say("{1}. Round {2}, {3}", static_cast<int>(i) + 1, swing.turn, gain_in_words(view_, swing));
            if (ui_.entry(words, swing.sentence + plain(" ") + way_in_words(swing), sign_of(swing.favours()),
                          replay_.position() == swing.step + 1, true))
                replay_.go(swing.step + 1);
        }
    }

    ReplayView& view_;
    ui::Ui& ui_;
    Replay& replay_;
    const table::Timeline& course_;
    const std::vector<double> chances_;   // of Heads, by position
    const std::vector<double> by_turns_;  // of Heads, at the start of each turn and at the end
    std::vector<std::size_t> at_{};       // the steps of by_turns_
};

}  // namespace

std::vector<double> chances_by_turn(const Replay& replay, std::span<const double> by_position) {
    return bots::evened_out(table::chances_by_turn(replay.timeline(), by_position),
                            replay.end().phase == cw::Phase::Over);
}

Phrase gain_in_words(const ReplayView& view, const table::Swing& swing) {
    const auto points = static_cast<int>(std::lround(100 * std::abs(swing.chance)));
    return say("{1} +{2}", table::display_name(*view.replay.match().scenario, swing.favours()), say("{1} %", points));
}

void draw_curve(ReplayView& view) {
    const ReplayLayout layout = layout_of(view);
    if (layout.narrow && !view.curve_open) return;
    view.ui.side_panel("curve", layout.curve, [&] { Curve(view).draw(); });
}

}  // namespace screens
