// The lower part of a coin's or an Army's side panel: the effect of a click, its chances, and buttons.

#include <algorithm>

#include "engine/ui/panel_start.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/outcome.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

class Aimed {
public:
    explicit Aimed(Battle& battle) : battle_(battle), ui_(battle.ui), aim_(battle.pointing.aim()) {}

    void draw() {
        if (battle_.pointing.selected() == cw::kNoCoin || aim_.coin == cw::kNoCoin) return;
        ui_.rule();
        if (aim_.target != cw::kNoCoin)
            ui_.text(say("AIMING AT {1}", target()), {.type = Type::Small, .colour = palette::kAccent});
        if (aim_.odds && !aim_.refusal) draw_odds(ui_, match(), *aim_.odds);
        better();
        if (aim_.refusal) {
            draw_refusal(ui_, battle_.app, *aim_.refusal);
        } else if (aim_.legal()) {
            ui_.text(click_words());
            ui_.announce("aim", click_words());
            if (aim_.cost > 1) ui_.remark(say("It costs {1} actions.", aim_.cost));
            leader();
            threats();
        }
        go_beyond();
        if (!battle_.pointing.pinned() && !ui_.touched() && (may_go_beyond() || (aim_.legal() && leads_otherwise())))
            ui_.remark(say("Space or the right button pins the aim and frees the pointer for this panel."));
    }

    void buttons() {
        AimState& pointing = battle_.pointing;
        if (pointing.pinned()) return pinned();
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
            return battle_.submit(charge);
        }
        if (ui_.button(say("Take back"))) pointing.step_back(match());
    }

private:
    // Buttons for a pinned aim, which Tab walks; Enter and a click at its place press the first.
    void pinned() {
        ui::tab_starts_here(ui_);
        const Phrase offer =
            aim_.instead ? say("Go {1} instead", table::in_inches(aim_.path.distance)) : say("No other way");
        ui_.row({3, 2});
        const bool taken = aim_.legal() ? ui_.button(say("Do it"), Look::Accent)
                                        : ui_.button(offer, Look::Accent,
                                                     {aim_.instead.has_value(), say("There is nothing legal nearby.")});
        const bool left = ui_.button(say("Cancel"));
        const bool other = leads_otherwise() && ui_.button(say("Lead with {1}", with_id(aim_.fronts.front())));
        if (taken) {
            battle_.do_pinned();
        } else if (left) {
            battle_.pointing.step_back(match());
        } else if (other) {
            battle_.pointing.next_front(match());
        } else if (aim_.legal()) {
            rule_of_act();
        }
    }

    void rule_of_act() {
        const bool army = aim_.army != cw::kNoArmy, moves = aim_.act == table::Act::Move;
        const char* const rule = !battle_.pointing.plan().beyond.empty() ? "CW-28"
                                 : aim_.act == table::Act::Charge        ? "CW-13"
                                 : moves                                 ? (army ? "CW-19" : "CW-8")
                                 : army                                  ? "R-21"
                                 : aim_.ranged                           ? "CW-12"
                                                                         : "CW-10";
        const Rect line = ui_.take(ui_.line_height(Type::Small));
        if (link(ui_, say("Rule {1}", plain(rule)), {line.x0, line.y0})) battle_.app.help(rule);
    }

    const cw::Match& match() const { return battle_.match(); }
    Phrase name(int coin) const { return table::party_name(match(), coin); }
    // Adds the id, unless the coin has a name of its own.
    Phrase target() const {
        const Phrase party = name(aim_.target);
        if (!cw::own_name(*match().scenario, aim_.target).empty()) return party;
        return joined({party, plain(match().id(aim_.target))}, plain(" "));
    }

    // True if a coin of the Army leads its way; other coins could.
    bool leads() const {
        return aim_.army != cw::kNoArmy && !aim_.path.legs.empty() && !battle_.pointing.plan().strike;
    }
    bool leads_otherwise() const { return leads() && !aim_.fronts.empty(); }
    void leader() {
        if (!leads()) return;
        const Phrase who = with_id(aim_.coin);
        const bool by_tab = leads_otherwise() && !battle_.pointing.pinned();
        ui_.remark(by_tab ? say("{1} leads. Tab: another front coin.", who) : say("{1} leads.", who));
    }

    void threats() {
        if (aim_.threats.empty()) return;
        const table::Threat& worst = aim_.threats.front();
        const Phrase words = table::words_for(worst);
        const Phrase who = match().in_army(worst.coin) ? name(worst.coin) : with_id(worst.coin);
        ui_.remark(say("{1} could strike it there: {2}.", who, words));
        if (const int others = static_cast<int>(aim_.threats.size()) - 1; others > 0)
            ui_.remark(say_many(others, "So could {1} more enemy.", "So could {1} more enemies."));
    }

    Phrase with_id(int coin) const { return cw::name_of(match(), coin); }

    // When pressed, it selects the unit with the better strike.
    void better() {
        const std::optional<table::Better> found = battle_.pointing.better();
        if (!found) return;
        const double high = ui_.text_height(found->words, Type::Small, ui_.rest().width());
        const Rect rect = ui_.take(high);
        const bool pressed = ui_.area(found->words, rect);
        ui_.paint().print_lines(rect, found->words, Type::Small, ui_.hovered() ? palette::kAccent : palette::kSoft);
        if (pressed) battle_.pointing.select(match(), found->coin);
    }

    Phrase pinned_words() const {
        if (aim_.strike) return say("Do it, Enter or a click there chooses this strike; then choose where to go.");
        const bool moves = aim_.act == table::Act::Move;
        return moves ? say("Do it, Enter or a click there: it moves {1}.", table::in_inches(aim_.path.distance))
                     : say("Do it, Enter or a click there carries it out.");
    }

    Phrase click_words() const {
        if (battle_.pointing.pinned()) return pinned_words();
        if (aim_.strike) return say("Click to choose this strike; then choose where to go.");
        const Phrase way = cw::inches_and_cm(aim_.path.distance);
        if (aim_.act == table::Act::Move && !aim_.path.met.empty())
            return say("Click to move {1} and meet {2}.", way, name(aim_.path.met.front()));
        if (aim_.act == table::Act::Move && aim_.target != cw::kNoCoin)
            return say("Click to move {1} towards {2}.", way, name(aim_.target));
        if (aim_.act == table::Act::Move) return say("Click to move {1}.", way);
        if (aim_.act == table::Act::Attack)
            return aim_.ranged ? say("Click to shoot at {1}.", name(aim_.target))
                               : say("Click to strike {1}.", name(aim_.target));
        if (battle_.pointing.plan().strike && aim_.path.contacts.empty()) return say("Click to strike and stay there.");
        return battle_.pointing.plan().strike ? say("Click to strike, then move {1} farther.", way)
                                              : say("Click to charge {1}.", name(aim_.target));
    }

    bool may_go_beyond() const {
        return aim_.odds && !battle_.pointing.plan().strike && battle_.pointing.survey().options.may_go_beyond;
    }
    void go_beyond() {
        const int coin = battle_.pointing.selected();
        if (!may_go_beyond()) return;
        const std::vector<int> beyond = battle_.pointing.plan().beyond;
        ui_.rule();
        if (match().in_army(coin)) {
            ui_.caption(say("WHO GOES BEYOND?"));
            members_beyond(aim_.odds->strike.units);
        } else if (ui_.toggle(say("Go beyond"), !beyond.empty())) {
            return battle_.pointing.go_beyond(match(), beyond.empty() ? std::vector{coin} : std::vector<int>{});
        }
        const bool taken = !match().in_army(coin) && match().scenario->rulings.attack_back_takes_beyond();
        ui_.remark(taken ? say("Offense is doubled for this attack; then the coin is lost. If the target strikes back "
                               "and beats it, it is taken; otherwise it counts for nobody.")
                         : say("Offense is doubled for this attack; the coins that go beyond are then lost, and count "
                               "for nobody."));
    }

    // Shows how many members of each type go beyond.
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
            const Phrase display_name = table::display_name(battle_.game.scenario(), all.front());
            const Rect rect = ui_.take(ui_.px(34));
            const double button = ui_.px(38), gap = ui_.px(8);
            ui_.place({rect.x0, rect.y0, rect.x1 - 2 * button - 2 * gap, rect.y1});
            ui_.text(
                say("{1}: {2} of {3}", display_name, static_cast<int>(going.size()), static_cast<int>(all.size())));
            std::vector<int> next = beyond;
            ui_.place({rect.x1 - 2 * button - gap, rect.y0, rect.x1 - button - gap, rect.y1});
            const bool fewer = ui_.button(plain("\u2212"), Look::Plain, {!going.empty(), say("It can go no lower.")});
            ui_.place({rect.x1 - button, rect.y0, rect.x1, rect.y1});
            const bool more =
                ui_.button(plain("+"), Look::Plain, {going.size() < all.size(), say("It can go no higher.")});
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

void draw_refusal(ui::Ui& ui, Navigation& navigation, const rules::Refusal& refusal) {
    ui.text(refusal.message, {.colour = palette::kAccent});
    ui.announce("refusal", refusal.message);
    if (refusal.rule.empty()) return;
    const Rect line = ui.take(ui.line_height(Type::Small));
    if (link(ui, say("Rule {1}", plain(refusal.rule)), {line.x0, line.y0})) navigation.help(refusal.rule);
}

// Returns the rule that currently forbids something; empty if none does.
std::string refusing_rule(const Battle& battle) {
    if (battle.pointing.aim().refusal) return battle.pointing.aim().refusal->rule;
    return battle.refused ? battle.refused->rule : "";
}

}  // namespace screens
