// What a click would do, with what chances, and its buttons: the lower part of a coin's or an Army's side
// panel.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/outcome.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kSeldom = 0.004;  // chances below this are not drawn

class Aimed {
public:
    explicit Aimed(Battle& battle) : battle_(battle), ui_(battle.ui), aim_(battle.pointing.aim()) {}

    void draw() {
        if (battle_.pointing.selected() == cw::kNobody || aim_.coin == cw::kNobody) return;
        ui_.rule();
        if (aim_.target != cw::kNobody)
            ui_.text(say("AIM AT {1}", target()), {.type = Type::Small, .colour = palette::kAccent});
        if (aim_.odds && !aim_.refusal) odds(*aim_.odds);
        better();
        if (aim_.refusal) {
            draw_refusal(battle_, *aim_.refusal);
        } else if (aim_.legal()) {
            ui_.text(click_words());
            if (aim_.cost > 1) ui_.remark(say("It takes {1} actions.", aim_.cost));
            if (aim_.act == table::Act::Move && !aim_.fronts.empty())
                ui_.remark(say("{1} {2} leads. Tab: another front coin.",
                               table::called(battle_.game.scenario(), aim_.coin), plain(match().id(aim_.coin))));
            if (aim_.act != table::Act::Attack && !aim_.threats.empty())
                ui_.remark(say_many(static_cast<int>(aim_.threats.size()), "{1} enemy could strike it there.",
                                    "{1} enemies could strike it there."));
        }
        go_beyond();
    }

    void buttons() {
        Pointing& pointing = battle_.pointing;
        if (pointing.held()) {
            ui_.row({3, 2});
            const Phrase label =
                aim_.instead ? say("Go {1} instead", table::in_inches(aim_.path.distance)) : say("No other way");
            if (ui_.button(label, Look::Accent, aim_.instead.has_value())) return battle_.take_offer();
            if (ui_.button(say("Leave it"))) pointing.step_back(match());
            return;
        }
        if (!pointing.plan().strike) return;
        button_row(ui_, {say("Strike and stay"), say("Take back")});
        const table::Strike strike = *pointing.plan().strike;
        if (ui_.button(say("Strike and stay"), Look::Accent)) {
            const int coin = pointing.selected(), army = match().coin(coin).army;
            cw::Charge charge{match().id(coin), strike.via, match().id(strike.target), std::nullopt};
            if (army != cw::kNoArmy) {
                charge.coin.clear();
                charge.army = cw::army_id(army);
                charge.front = strike.via ? match().id(strike.front) : "";
            }
            return battle_.attack(charge);
        }
        if (ui_.button(say("Take back"))) pointing.step_back(match());
    }

private:
    const cw::Match& match() const { return battle_.match(); }
    Phrase name(int coin) const { return table::called_party(match(), coin); }
    // With its id, unless it has a name of its own.
    Phrase target() const {
        const Phrase party = name(aim_.target);
        if (!cw::own_name(*match().scenario, aim_.target).empty()) return party;
        return joined({party, plain(match().id(aim_.target))}, plain(" "));
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
        // Leaves the name out if it is too long.
        const double room = rect.width() * (1 - numbers_end);
        const auto fits = [&](const Phrase& words) { return ui_.text_width(words, Type::Body) <= room; };
        const Phrase fitting = fits(result) ? result : fits(shorter) ? shorter : Phrase();
        cell(0, label_end, label, {});
        cell(label_end, std::min(numbers_end, 1.0), numbers, {.type = Type::Strong});
        if (!fitting.empty())
            cell(numbers_end, 1, fitting,
                 {.colour = bad ? palette::kAccent : palette::kSoft, .align = ui::Align::Right});
    }

    void odds(const cw::Odds& odds) {
        const cw::Scenario& scenario = battle_.game.scenario();
        const bool open = !odds.strike.dice.empty() || (odds.back && !odds.back->dice.empty());
        const bool armies = odds.strike.army != cw::kNoArmy || odds.strike.target_army != cw::kNoArmy;
        if (armies)
            ui_.remark(odds.strike.units.size() == 1 ? say("{1} counts.", table::listed(scenario, odds.strike.units))
                                                     : say("{1} count.", table::listed(scenario, odds.strike.units)));
        const bool plain = !open && !armies && battle_.pointing.plan().beyond.empty();
        const auto strike = [&](const Phrase& label, const cw::Strike& one, bool bad) {
            if (plain)
                row(label, table::compared(one), table::fate(scenario, one), table::fate_alone(one), bad);
            else
                row(label, table::compared(one), {}, {}, bad);
        };
        strike(say("Strikes"), odds.strike, false);
        if (odds.back)
            strike(say("Struck back"), *odds.back, odds.back->beats);
        else
            row(say("Struck back"), say("none"), table::silence(odds.no_back), {}, false);
        if (plain) return;
        ui_.space(2);
        chances(odds.strike.target, odds.strike.target_army != cw::kNoArmy, odds.target);
        if (const std::size_t lost = battle_.pointing.plan().beyond.size(); lost > 0)
            ui_.fact(say("Going beyond"), say_many(static_cast<int>(lost), "{1} is lost", "{1} are lost"));
        if (plain_beyond(odds)) return;
        chances(odds.strike.attacker, odds.strike.army != cw::kNoArmy, odds.attacker);
    }

    // Pressed, it selects the unit that strikes better.
    void better() {
        const std::optional<table::Better> found = battle_.pointing.better();
        if (!found) return;
        const double high = ui_.text_height(found->words, Type::Small, ui_.rest().width());
        const Rect rect = ui_.take(high);
        const bool pressed = ui_.area(found->words, rect);
        ui_.paint().print_lines(rect, found->words, Type::Small, ui_.hovered() ? palette::kAccent : palette::kSoft);
        if (pressed) battle_.pointing.select(match(), found->coin);
    }

    void chances(int coin, bool is_army, const cw::Fate& fate) {
        const Phrase who = name(coin);
        if (!is_army) return ui_.fact(say("{1} falls", who), table::percent(fate.falls));
        const bool sure = std::any_of(fate.chances.begin(), fate.chances.end(), [](double c) { return c > 1 - 1e-9; });
        ui_.fact(say("{1} loses", who), figure(fate.coins, sure ? 0 : 1));
        bars(fate, match().side_of(coin));
    }

    // How many of an Army may fall: one bar for each count that can happen.
    void bars(const cw::Fate& fate, cw::Side whose) {
        std::size_t first = fate.chances.size(), last = 0;
        double most = 0;
        for (std::size_t k = 0; k < fate.chances.size(); ++k) {
            if (fate.chances[k] < kSeldom) continue;
            first = std::min(first, k);
            last = k;
            most = std::max(most, fate.chances[k]);
        }
        if (first >= last) return;
        const double line = ui_.line_height(Type::Small), high = ui_.px(22), between = ui_.px(5);
        const Rect rect = ui_.take(2 * line + high);
        const double step = std::min(ui_.px(46), rect.width() / static_cast<double>(last - first + 1));
        const bool told = step > ui_.px(38);
        for (std::size_t k = first; k <= last; ++k) {
            const double x = rect.x0 + step * static_cast<double>(k - first), foot = rect.y0 + line + high;
            const double top = foot - std::max(1.0, high * fate.chances[k] / most);
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

    Phrase click_words() const {
        if (aim_.strike) return say("Click to choose this strike, then where it goes.");
        const Phrase way = table::in_inches(aim_.path.distance);
        if (aim_.act == table::Act::Move && !aim_.path.met.empty())
            return say("Click: moves {1}, meets {2}.", way, name(aim_.path.met.front()));
        if (aim_.act == table::Act::Move && aim_.target != cw::kNobody)
            return say("Click: moves {1} towards {2}.", way, name(aim_.target));
        if (aim_.act == table::Act::Move) return say("Click: moves {1}.", way);
        if (aim_.act == table::Act::Attack)
            return aim_.ranged ? say("Click: fires at {1}.", name(aim_.target))
                               : say("Click: strikes {1}.", name(aim_.target));
        if (battle_.pointing.plan().strike && aim_.path.contacts.empty()) return say("Click: strikes and stays there.");
        return battle_.pointing.plan().strike ? say("Click: strikes, then goes {1} farther.", way)
                                              : say("Click: charges {1}.", name(aim_.target));
    }

    // A single coin that goes beyond has only one possible fate.
    bool plain_beyond(const cw::Odds& odds) const {
        return odds.strike.army == cw::kNoArmy && !battle_.pointing.plan().beyond.empty();
    }

    void go_beyond() {
        const int coin = battle_.pointing.selected();
        if (!aim_.odds || battle_.pointing.plan().strike || !battle_.pointing.survey().options.may_go_beyond) return;
        const std::vector<int> beyond = battle_.pointing.plan().beyond;
        ui_.rule();
        if (match().in_army(coin)) {
            ui_.caption(say("WHO GOES BEYOND?"));
            members_beyond(aim_.odds->strike.units);
        } else if (ui_.toggle(say("Go beyond"), !beyond.empty())) {
            return battle_.pointing.go_beyond(match(), beyond.empty() ? std::vector{coin} : std::vector<int>{});
        }
        ui_.remark(
            say("Offense is doubled for this attack; whoever goes beyond is then lost, and counts for "
                "nobody."));
    }

    // Members by type: how many of each go beyond.
    void members_beyond(const std::vector<int>& units) {
        const std::vector<int> beyond = battle_.pointing.plan().beyond;
        std::vector<int> types;
        for (const int unit : units)
            if (const int type = match().setup(unit).type; std::find(types.begin(), types.end(), type) == types.end())
                types.push_back(type);
        const auto of_type = [&](int type) {
            return [this, type](int coin) { return match().setup(coin).type == type; };
        };
        for (const int type : types) {
            std::vector<int> all, going;
            std::copy_if(units.begin(), units.end(), std::back_inserter(all), of_type(type));
            std::copy_if(beyond.begin(), beyond.end(), std::back_inserter(going), of_type(type));
            const Phrase called = table::called(battle_.game.scenario(), all.front());
            const Rect rect = ui_.take(ui_.px(34));
            const double button = ui_.px(38), gap = ui_.px(8);
            ui_.place({rect.x0, rect.y0, rect.x1 - 2 * button - 2 * gap, rect.y1});
            ui_.text(say("{1}: {2} of {3}", called, static_cast<int>(going.size()), static_cast<int>(all.size())));
            std::vector<int> next = beyond;
            ui_.place({rect.x1 - 2 * button - gap, rect.y0, rect.x1 - button - gap, rect.y1});
            const bool fewer = ui_.button(plain("\u2212"), Look::Plain, !going.empty());
            ui_.place({rect.x1 - button, rect.y0, rect.x1, rect.y1});
            const bool more = ui_.button(plain("+"), Look::Plain, going.size() < all.size());
            if (fewer) std::erase(next, going.back());
            if (more)
                next.push_back(*std::find_if(all.begin(), all.end(), [&](int coin) {
                    return std::find(going.begin(), going.end(), coin) == going.end();
                }));
            if (fewer || more) return battle_.pointing.go_beyond(match(), next);
        }
    }

    Battle& battle_;
    ui::Ui& ui_;
    const table::Aim aim_;
};

}  // namespace

void draw_aimed(Battle& battle) { Aimed(battle).draw(); }
void draw_aim_buttons(Battle& battle) { Aimed(battle).buttons(); }

void draw_refusal(Battle& battle, const rules::Refusal& refusal) {
    ui::Ui& ui = battle.ui;
    ui.text(refusal.message, {.colour = palette::kAccent});
    if (refusal.rule.empty()) return;
    const Rect line = ui.take(ui.line_height(Type::Small));
    if (link(ui, say("Rule {1}", plain(refusal.rule)), {line.x0, line.y0})) battle.app.help(refusal.rule);
}

// The rule that currently forbids something; empty if there is none.
std::string refusing_rule(const Battle& battle) {
    if (battle.pointing.aim().refusal) return battle.pointing.aim().refusal->rule;
    return battle.refused ? battle.refused->rule : "";
}

}  // namespace screens
