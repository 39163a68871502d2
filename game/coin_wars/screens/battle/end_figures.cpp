// The end's second page: losses by type and by turn, remaining value, luck with dice.

#include <algorithm>
#include <cmath>

#include "engine/ui/plot.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr std::array kBothSides{cw::Side::Heads, cw::Side::Tails};

Phrase money(const cw::Match& match, double cents) {
    return table::in_money(*match.scenario, static_cast<int>(std::lround(cents)));
}

class Figures {
public:
    Figures(Battle& battle, const table::Timeline& course, bool roomy)
        : ui_(battle.ui), match_(battle.match()), course_(course), roomy_(roomy) {}

    void draw() {
        const double top = ui_.rest().y0;
        draw_numbers();
        if (roomy_) draw_plots(top);
        draw_luck();
    }

private:
    ui::Ink ink(cw::Side side) const { return ui::ink_of(ui_, sign_of(side)); }
    Phrase name(cw::Side side) const { return table::display_name(*match_.scenario, side); }

    void row(const Phrase& label, const std::array<Phrase, 2>& sides, Type type = Type::Strong) {
        const bool head = type == Type::Small;
        if (roomy_)
            ui_.row({2, 1.1, 1.1, 4.4});
        else
            ui_.row({2, 1.1, 1.1});
        const ui::Colour colour = head ? palette::kSoft : palette::kInk;
        ui_.text(label, {head ? Type::Small : Type::Body, palette::kSoft});
        ui_.text(sides[0], {type, colour, ui::Align::Right});
        ui_.text(sides[1], {type, colour, ui::Align::Right});
        if (roomy_) ui_.take(1);  // column of the plots
    }

    void group(const Phrase& words) {
        if (roomy_) ui_.row({4.2, 4.4});
        ui_.caption(words);
        if (roomy_) ui_.take(1);
    }

    template <class Figure>
    void row_of(const Phrase& label, Figure figure) {
        row(label, {figure(cw::Side::Heads), figure(cw::Side::Tails)});
    }

    bool takes_part(int type) const {
        const auto& coins = match_.scenario->coins;
        return std::any_of(coins.begin(), coins.end(), [&](const cw::CoinSetup& coin) { return coin.type == type; });
    }

    void draw_numbers() {
        row(say("Round {1}", match_.turn), {name(cw::Side::Heads), name(cw::Side::Tails)}, Type::Small);
        row_of(say("Purse"),
               [&](cw::Side side) { return table::in_money(*match_.scenario, match_.purse[cw::index(side)]); });
        group(say("LOST COINS"));
        for (std::size_t type = 0; type < match_.scenario->types.size(); ++type) {
            if (!takes_part(static_cast<int>(type))) continue;
            row_of(known(match_.scenario->types[type].title),
                   [&](cw::Side side) { return Phrase(course_.lost_of_type[cw::index(side)][type].coins); });
        }
        group(say("THE BATTLE"));
        row_of(say("Actions used"), [&](cw::Side side) { return Phrase(course_.actions[cw::index(side)]); });
        row_of(say("Longest move"),
               [&](cw::Side side) { return table::in_inches(course_.longest[cw::index(side)].inches); });
    }

    void draw_luck() {
        if (!course_.dice_fell()) return;
        ui_.caption(say("HOW THE DICE FELL"));
        for (const cw::Side side : kBothSides) {
            const table::Luck& luck = course_.luck[cw::index(side)];
            if (luck.strikes > 0)
                ui_.sign(sign_of(side), say("{1}: {2} expected, {3} rolled", name(side),
                                            money(match_, luck.expected_cents), money(match_, luck.cents)));
        }
    }

    // Draws the plots beside the numbers.
    void draw_plots(double top) {
        const double bottom = std::max(ui_.rest().y0, top + ui_.px(420));
        const Rect all = ui_.rest();
        const double left = all.x0 + all.width() * 0.53, gap = ui_.px(14), half = (bottom - top - gap) / 2;
        draw_losses({left, top, all.x1, top + half});
        draw_values({left, top + half + gap, all.x1, bottom});
        if (bottom > all.y0) ui_.take(bottom - all.y0);
    }

    // Draws a plot's title with the sides' colours; returns the area below it.
    Rect plot_title(const Rect& rect, const Phrase& title, ui::Key kind) {
        const double line = ui_.line_height(Type::Strong), room = rect.width() * 0.27;
        ui_.place({rect.x0, rect.y0, rect.x1 - 2 * room, rect.y0 + line});
        ui_.text(title, {.type = Type::Strong});
        for (const cw::Side side : kBothSides) {
            const double x = rect.x1 - room * (side == cw::Side::Heads ? 2 : 1);
            ui_.place({x, rect.y0, x + room - ui_.px(6), rect.y0 + line});
            ui::key(ui_, ink(side), kind, name(side));
        }
        return {rect.x0, rect.y0 + line + ui_.px(4), rect.x1, rect.y1};
    }

    void draw_losses(const Rect& rect) {
        const Rect room = plot_title(rect, say("Losses by round"), ui::Key::Bar);
        const auto& turns = course_.lost_in_turn;
        int max = 1;
        for (const auto& turn : turns) max = std::max({max, turn[0].cents, turn[1].cents});
        const double last = static_cast<double>(std::max<std::size_t>(turns.size(), 2)) - 0.5;
        const ui::Plot plot(ui_, room, {{0.5, last}, say("round"), {}, true},
                            {ui::span_of(0, max), {}, [&](double cents) { return money(match_, cents); }, true});
        const double wide = plot.inner().width() / std::max(1.0, last - 0.5),
                     bar = std::max(2.0, std::min(ui_.px(18), std::floor(wide * 0.36)));
        for (std::size_t turn = 1; turn < turns.size(); ++turn)
            for (const cw::Side side : kBothSides)
                plot.bar({static_cast<double>(turn), static_cast<double>(turns[turn][cw::index(side)].cents)},
                         side == cw::Side::Heads ? -bar - 1 : 1, bar, ink(side));
    }

    void draw_values(const Rect& rect) {
        const Rect room = plot_title(rect, say("Value left"), ui::Key::Line);
        const double steps = static_cast<double>(std::max<std::size_t>(course_.steps(), 1));
        const ui::Plot plot(ui_, room, {{0, steps}, say("step"), {}, true},
                            {ui::span_of(course_.min_value(), course_.max_value()),
                             {},
                             [&](double cents) { return money(match_, cents); },
                             true});
        for (const cw::Side side : kBothSides) {
            std::vector<Vec2> values;
            for (std::size_t i = 0; i < course_.moments.size(); ++i)
                values.push_back(
                    {static_cast<double>(i), static_cast<double>(course_.moments[i].value[cw::index(side)])});
            plot.stairs(values, ink(side));
        }
    }

    ui::Ui& ui_;
    const cw::Match& match_;
    const table::Timeline& course_;
    bool roomy_;
};

}  // namespace

void draw_end_figures(Battle& battle, const table::Timeline& course, bool roomy) {
    Figures(battle, course, roomy).draw();
}

}  // namespace screens
