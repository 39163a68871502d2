// The side panel of an Army: its leader, members, ratings and value, and joining.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

class ArmyPanel {
public:
    ArmyPanel(Battle& battle, int coin)
        : battle_(battle), ui_(battle.ui), coin_(coin), army_(battle.game.shown_match().coin(coin).army) {}

    void draw(bool narrow) {
        const bool is_aimed = selected() && battle_.pointing.aim().coin != cw::kNoCoin;
        if (narrow && is_aimed) {
            ui_.heading(table::army_name(match(), army_));
        } else if (is_aimed) {
            // The aim takes the space, so that the slip keeps its height; the chances already list who takes part in an
            // attack.
            head();
        } else {
            head();
            draw_crowned(ui_, match(), cw::members(match(), army_));
            members();
            state();
            joining();
        }
        if (selected()) draw_aimed(battle_);
    }

    void buttons() {
        if (selected()) draw_aim_buttons(battle_);
    }

private:
    // The match as shown: a strike or decision appears here only after the table has shown it.
    const cw::Match& match() const { return battle_.game.shown_match(); }
    bool selected() const { return battle_.pointing.selected() == coin_; }

    void head() {
        const cw::Army* army = cw::army_of(match(), army_);
        const double size = ui_.px(84), indent = size + ui_.px(18);
        const Phrase name = table::army_name(match(), army_);
        const double width = ui_.rest().width() - indent;
        const std::vector<Phrase> lines = title_lines(ui_, name, width);
        const bool large =
            std::ranges::all_of(lines, [&](const Phrase& one) { return ui_.text_width(one, Type::Heading) <= width; });
        const Type title = large ? Type::Heading : Type::Lead;
        const double high = ui_.line_height(title) * static_cast<double>(lines.size()) + ui_.line_height(Type::Pen) +
                            ui_.line_height(Type::Small);
        const Rect rect = ui_.take(std::max(size, high));
        render::CoinSprite sprite =
            table::sprite(battle_.game.scenario(), army->commander == cw::kNoCoin ? coin_ : army->commander);
        sprite.angle = 0;
        battle_.app.portrait(ui::sized({rect.x0, rect.y0}, size, size), sprite);
        double y = rect.y0;
        const auto line = [&](const Phrase& words, const Print& how) {
            ui_.place({rect.x0 + indent, y, rect.x1, y + ui_.line_height(how.type)});
            ui_.text(words, how);
            y += ui_.line_height(how.type);
        };
        for (const Phrase& one : lines) line(one, {.type = title});
        line(table::display_name(battle_.game.scenario(), cw::side_of_army(match(), army_)),
             {.type = Type::Pen, .colour = palette::kSoft});
        line(plain(cw::army_id(army_) + " \u00b7 ") +
                 (army->commander == cw::kNoCoin ? say("no commander") : say("led, +1/+1 each")),
             {.type = Type::Small, .colour = palette::kSoft});
    }

    double widest_head() const {
        return std::max(ui_.text_width(say("OFFENSE"), Type::Small), ui_.text_width(say("DEFENSE"), Type::Small));
    }

    // Members with the same numbers share a row.
    void members() {
        struct Row {
            std::vector<int> coins;
            int offense, defense;
        };
        std::vector<Row> rows;
        int sum = 0;
        for (const int coin : cw::members(match(), army_)) {
            const bool apart = match().coin(coin).cut_off;
            const int offense = apart ? 0 : cw::offense_value(match(), coin),
                      defense = cw::defense_value(match(), coin);
            sum += offense;
            const auto alike = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
                return row.offense == offense && row.defense == defense &&
                       match().setup(row.coins.front()).type == match().setup(coin).type;
            });
            if (alike == rows.end())
                rows.push_back({{coin}, offense, defense});
            else
                alike->coins.push_back(coin);
        }
        ui_.rule();
        // Make the columns wide enough for unbroken headings.
        const double whole = ui_.rest().width(), head = std::max(0.21 * whole, widest_head() + ui_.px(14));
        const auto cells = [&](const Phrase& name, const Phrase& offense, const Phrase& defense, const Print& left,
                               const Print& right) {
            ui_.row({whole - 2 * head, head, head});
            ui_.text(name, left);
            ui_.text(offense, right);
            ui_.text(defense, right);
        };
        const Print soft{Type::Small, palette::kSoft}, soft_right{Type::Small, palette::kSoft, ui::Align::Right};
        cells(say("MEMBERS"), say("OFFENSE"), say("DEFENSE"), soft, soft_right);
        for (const Row& row : rows)
            cells(table::listed(battle_.game.scenario(), row.coins), row.offense, row.defense, {},
                  {Type::Strong, palette::kInk, ui::Align::Right});
        ui_.rule();
        ui_.fact(say("Total Offense"), sum);
        ui_.fact(say("To move or attack"), say_many(cw::cost(match(), army_), "{1} action", "{1} actions"));
    }

    void state() {
        if (!battle_.playing() || battle_.game.stage().moving() || battle_.pointing.plan().strike) return;
        const cw::Options options = cw::legal(match(), coin_);
        Phrase words;
        if (options.refusal) {
            words = options.refusal->message;
        } else {
            words = options.can_move ? say("It may move: its front coin leads, and the others follow.") : cannot_move();
            if (options.targets.empty()) words += plain(" ") + say("No enemy can be struck from here.");
        }
        ui_.remark(words);
    }

    // Says why the Army cannot move although it may act.
    Phrase cannot_move() const {
        const auto moved = [&](int coin) { return match().coin(coin).moved; };
        return std::ranges::any_of(cw::members(match(), army_), moved)
                   ? say("It has moved; it may still strike this turn.")
                   : say("It cannot move.");
    }

    // Lists coins that touch it, and other whole Armies.
    void joining() {
        if (!selected() || !battle_.may_form() || battle_.game.stage().moving() ||
            cw::side_of_army(match(), army_) != match().side)
            return;
        const std::string id = cw::army_id(army_);
        const std::vector<int> coins = cw::possible_members(match(), army_);
        for (const cw::Army& other : match().armies) {
            const cw::Join join{id, {}, cw::army_id(other.number)};
            if (other.number == army_ || cw::CoinWars::check(match(), join)) continue;
            if (ui_.button(say("Join with {1}", table::army_name(match(), other.number)))) return battle_.submit(join);
        }
        if (coins.empty()) return;
        const Phrase who = table::listed(battle_.game.scenario(), coins);
        ui_.remark(coins.size() == 1 ? say("{1} touches it and could join.", who)
                                     : say("{1} touch it and could join.", who));
        if (coins.size() < 2) return;
        cw::Join all{id, {}, ""};
        for (const int coin : coins) all.coins.push_back(match().id(coin));
        if (!cw::CoinWars::check(match(), all) && ui_.button(say("Let all of them join"))) battle_.submit(all);
    }

    Battle& battle_;
    ui::Ui& ui_;
    int coin_, army_;
};

}  // namespace

double draw_army_panel(Battle& battle, double top) {
    const int selected = battle.pointing.selected();
    const int coin = selected != cw::kNoCoin ? selected : battle.pointing.hovered();
    battle.ui.about(cw::army_id(battle.game.shown_match().coin(coin).army));
    ArmyPanel side_panel(battle, coin);
    return draw_tall_panel(
        battle, "army slip", top, [&] { side_panel.draw(layout_of(battle).narrow); }, [&] { side_panel.buttons(); });
}

}  // namespace screens
