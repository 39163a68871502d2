// The possible outcomes of an aimed attack or a hint, with exact odds.

#include <algorithm>

#include "game/coin_wars/rules/special_text.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/outcome.h"

namespace screens {

namespace {

constexpr double kSeldom = 0.004;  // chances below this are not drawn

class OddsRows {
public:
    OddsRows(ui::Ui& ui, const cw::Match& match) : ui_(ui), match_(match) {}

    void draw(const cw::Odds& odds) {
        alike_ = words::english(table::party_name(match_, odds.strike.attacker)) ==
                 words::english(table::party_name(match_, odds.strike.target));
        const cw::Scenario& scenario = *match_.scenario;
        const bool open = !odds.strike.dice.empty() || (odds.back && !odds.back->dice.empty());
        const bool armies = odds.strike.army != cw::kNoArmy || odds.strike.target_army != cw::kNoArmy;
        if (armies)
            ui_.remark(odds.strike.units.size() == 1
                           ? say("{1} adds its Offense.", table::listed(scenario, odds.strike.units))
                           : say("{1} add their Offense.", table::listed(scenario, odds.strike.units)));
        const bool plain = !open && !armies && odds.beyond.empty();
        const auto strike = [&](const Phrase& label, const cw::Strike& one, bool falls, bool bad) {
            if (plain)
                row(label, table::compared(one), table::fate(scenario, one, falls), table::fate_alone(falls),
                    falls && bad);
            else
                row(label, table::compared(one), {}, {}, one.beats && bad);
        };
        strike(say("Attacks"), odds.strike, odds.target.falls > 0, false);
        if (odds.back)
            strike(say("Strikes back"), *odds.back, odds.attacker.falls > 0, true);
        else
            row(say("Strikes back"), say("none"), table::silence(odds.no_back), {}, false);
        special(odds.special);
        if (plain) return;
        ui_.space(2);
        chances(odds.strike.target, odds.strike.target_army != cw::kNoArmy, odds.target);
        if (const std::size_t lost = odds.beyond.size(); lost > 0)
            ui_.fact(say("Going beyond"), say_many(static_cast<int>(lost), "{1} is lost", "{1} are lost"));
        if (plain_beyond(odds)) {
            // Says who gets the lost coin.
            if (odds.back)
                ui_.fact(say("{1} is taken", name(odds.strike.attacker)), table::percent(odds.attacker.falls));
            return;
        }
        // Whoever is not struck back loses nothing.
        if (odds.back || odds.attacker.coins > 0)
            chances(odds.strike.attacker, odds.strike.army != cw::kNoArmy, odds.attacker);
    }

private:
    // With its side where both are called alike.
    Phrase name(int coin) const {
        const Phrase party = table::party_name(match_, coin);
        return alike_ ? say("{1} ({2})", party, table::display_name(*match_.scenario, match_.side_of(coin))) : party;
    }

    // BX-9: Lists the special rules included in these figures.
    void special(const std::vector<int>& rules) {
        for (const int i : rules) {
            const cw::SpecialRule& rule = match_.scenario->advanced.special[static_cast<std::size_t>(i)];
            ui_.remark(say("{1}: {2}", known(rule.name), cw::what_in_words(rule.what)));
        }
    }

    void row(const Phrase& label, const Phrase& numbers, const Phrase& result, const Phrase& shorter, bool bad) {
        const double width = ui_.rest().width();
        const double before = std::max(0.36 * width, ui_.text_width(label, Type::Small) + 6);
        if (before + ui_.text_width(numbers, Type::Small) > width) {
            ui_.text(label);
            return ui_.text(numbers, {.type = Type::Strong});
        }
        const Rect rect = ui_.take(ui_.line_height(Type::Body));
        const auto cell = [&](double from, double to, const Phrase& words, const Print& how) {
            ui_.place({rect.x0 + rect.width() * from, rect.y0, rect.x0 + rect.width() * to, rect.y1});
            ui_.text(words, how);
        };
        const double label_end = std::max(0.36, (ui_.text_width(label, Type::Small) + 6) / rect.width());
        const double numbers_end =
            std::max(0.58, label_end + (ui_.text_width(numbers, Type::Strong) + 6) / rect.width());
        // Leave the name out if it is too long.
        const double room = rect.width() * (1 - numbers_end);
        const auto fits = [&](const Phrase& words) { return ui_.text_width(words, Type::Body) <= room; };
        const Phrase fitting = fits(result) ? result : fits(shorter) ? shorter : Phrase();
        cell(0, label_end, label, {});
        cell(label_end, std::min(numbers_end, 1.0), numbers, {.type = Type::Strong});
        if (!fitting.empty())
            cell(numbers_end, 1, fitting,
                 {.colour = bad ? palette::kAccent : palette::kSoft, .align = ui::Align::Right});
    }

    void chances(int coin, bool is_army, const cw::FallOdds& fate) {
        const Phrase who = name(coin);
        if (!is_army) return ui_.fact(say("{1} falls", who), table::percent(fate.falls));
        const bool sure = std::any_of(fate.chances.begin(), fate.chances.end(), [](double c) { return c > 1 - 1e-9; });
        ui_.fact(say("{1} loses", who), figure(fate.coins, sure ? 0 : 1));
        bars(fate, match_.side_of(coin));
    }

    // Draws one bar for each possible number of an Army's losses.
    void bars(const cw::FallOdds& fate, cw::Side whose) {
        std::size_t first = fate.chances.size(), last = 0;
        double max = 0;
        for (std::size_t k = 0; k < fate.chances.size(); ++k) {
            if (fate.chances[k] < kSeldom) continue;
            first = std::min(first, k);
            last = k;
            max = std::max(max, fate.chances[k]);
        }
        if (first >= last) return;
        const double line = ui_.line_height(Type::Small), high = ui_.px(22), between = ui_.px(5);
        const Rect rect = ui_.take(2 * line + high);
        const double step = std::min(ui_.px(46), rect.width() / static_cast<double>(last - first + 1));
        const bool told = step > ui_.px(38);
        for (std::size_t k = first; k <= last; ++k) {
            const double x = rect.x0 + step * static_cast<double>(k - first), foot = rect.y0 + line + high;
            const double top = foot - std::max(1.0, high * fate.chances[k] / max);
            ui_.paint().fill({x, top, x + step - between, foot}, ui_.side_colour(sign_of(whose)).faded(0.8));
            const auto print = [&](const Phrase& words, double y) {
                const double wide = ui_.text_width(words, Type::Small);
                ui_.paint().print({x + (step - between - wide) / 2, y}, words, Type::Small, palette::kSoft);
            };
            print(static_cast<int>(k), foot);
            if (told) print(table::percent(fate.chances[k]), top - line);
        }
        ui_.explain(say("Chances of each loss"), rect, Type::Small);
    }

    // True for a single coin that goes beyond: it has only one possible fate.
    static bool plain_beyond(const cw::Odds& odds) { return odds.strike.army == cw::kNoArmy && !odds.beyond.empty(); }

    ui::Ui& ui_;
    const cw::Match& match_;
    bool alike_ = false;
};

}  // namespace

void draw_odds(ui::Ui& ui, const cw::Match& match, const cw::Odds& odds) { OddsRows(ui, match).draw(odds); }

}  // namespace screens
