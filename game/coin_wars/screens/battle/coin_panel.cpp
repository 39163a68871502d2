// The side panel of one coin: its type, ratings and abilities, and the effect and chances of a click.

#include <algorithm>
#include <map>

#include "engine/words/line_breaks.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/coin_wars/rules/stalemate.h"
#include "game/coin_wars/rules/trait_action.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "game/coin_wars/screens/battle/coin_words.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

class CoinPanel {
public:
    CoinPanel(Battle& battle, int coin) : battle_(battle), ui_(battle.ui), coin_(coin) {}

    // If space is short, the aim comes before the coin's own data.
    void draw(bool narrow) {
        const bool is_aimed = battle_.pointing.selected() == coin_ && battle_.pointing.aim().coin == coin_;
        if (narrow && is_aimed) {
            short_head();
        } else {
            head();
            draw_crowned(ui_, match(), {coin_});
            scores();
            // Facts that count in the attack are listed with its chances.
            if (!is_aimed || !is_weighed()) {
                own_text();
                may_do();
            }
        }
        if (selected()) draw_aimed(battle_);
    }

    void buttons() {
        if (!selected()) return;
        uses();
        draw_aim_buttons(battle_);
    }

private:
    // Its name as sentences use it; its whole name, or what coin it is, and its side; its id and reach.
    void head() {
        const double size = ui_.px(84), indent = size + ui_.px(18), width = ui_.rest().width() - indent;
        const std::vector<Phrase> titles = title_lines(ui_, name(coin_), width);
        const bool large = titles.size() == 1 && ui_.text_width(titles.front(), Type::Name) <= width;
        const Type kind = large ? Type::Name : Type::Heading;
        const std::vector<Phrase> below = kind_lines(width);
        const double above = ui_.px(large ? 12 : titles.size() > 1 ? 16 : 4);
        const double high = ui_.line_height(kind) * static_cast<double>(titles.size()) + ui_.px(3) +
                            ui_.line_height(Type::Pen) * static_cast<double>(below.size()) +
                            ui_.line_height(Type::Small) - above;
        const Rect rect = ui_.take(std::max(size, high));
        render::CoinSprite sprite = table::sprite(battle_.game.scenario(), coin_);
        sprite.angle = 0;
        battle_.app.portrait(ui::sized({rect.x0, rect.y0}, size, size), sprite);

        double y = rect.y0 - above;
        const auto line = [&](const Phrase& words, const Print& how) {
            ui_.place({rect.x0 + indent, y, rect.x1, y + ui_.line_height(how.type)});
            ui_.text(words, how);
            y += ui_.line_height(how.type);
        };
        for (const Phrase& words : titles) line(words, {.type = kind});
        y += ui_.px(3);
        for (const Phrase& words : below) line(words, {.type = Type::Pen, .colour = palette::kSoft});
        line(id_and_reach(width), {.type = Type::Small, .colour = palette::kSoft});
    }

    std::vector<Phrase> kind_lines(double width) const {
        const cw::Scenario& scenario = battle_.game.scenario();
        const Phrase whole = cw::full_name(scenario, match().setup(coin_).type, match().side_of(coin_));
        const Phrase side = table::display_name(scenario, match().side_of(coin_));
        const Phrase kind = whole == name(coin_) ? known(match().type(coin_).title) : whole;
        if (kind == name(coin_)) return {side};
        const Phrase both = joined({kind, side}, rules::comma());
        if (ui_.text_width(both, Type::Pen) <= width) return {both};
        return title_lines(ui_, kind, width, Type::Pen);
    }

    // Which coin it is, if not told above, its id and its reach; as much of it as fits.
    Phrase id_and_reach(double width) const {
        const cw::CoinType& type = match().type(coin_);
        const cw::Scenario& scenario = battle_.game.scenario();
        const bool named = !cw::own_name(scenario, coin_).empty();
        const Phrase whole = cw::full_name(scenario, match().setup(coin_).type, match().side_of(coin_));
        const Phrase id = plain(match().id(coin_)), title = known(type.title);
        const Phrase which = named ? title : whole == name(coin_) ? id : joined({title, id}, plain(" "));
        const double edge = cw::edge_of(match(), coin_);
        const Phrase reach = say("{1} in card + {2} in coin", figure(edge), figure(type.diameter));
        const Phrase sum = figure(edge) + plain(" + ") + say("{1} in", figure(type.diameter));
        for (const Phrase& words : {joined({which, reach}, plain(" \u00b7 ")), joined({which, sum}, plain(" \u00b7 "))})
            if (ui_.text_width(words, Type::Small) <= width) return words;
        return sum;
    }

    void short_head() {
        ui_.heading(name(coin_) + plain("  ") + Phrase(cw::offense(match(), coin_).value) + plain(" / ") +
                    Phrase(cw::defense(match(), coin_).value));
    }

    void scores() {
        ui_.rule();
        const Rect head = ui_.take(ui_.line_height(Type::Small));
        ui_.place({head.x0, head.y0, head.center().x - ui_.px(4), head.y1});
        ui_.caption(say("OFFENSE"));
        ui_.place({head.center().x, head.y0, head.x1, head.y1});
        ui_.caption(say("DEFENSE"));
        ui_.space(-8);
        const Rect rect = ui_.take(ui_.line_height(Type::Figure));
        const auto score = [&](double x, const cw::Score& one) {
            const double width = ui_.text_width(one.value, Type::Figure) + 2;
            ui_.place({x, rect.y0, x + width, rect.y1});
            ui_.text(one.value, {.type = Type::Figure});
            if (one.steps.size() != 1) return;
            const double y = rect.y1 - ui_.px(8) - ui_.line_height(Type::Small);
            const Rect beside{x + width + ui_.px(10), y, x + rect.width() / 2, y + ui_.line_height(Type::Small)};
            if (ui_.text_width(one.steps.front().reason, Type::Small) > beside.width()) return;
            ui_.place(beside);
            ui_.remark(one.steps.front().reason);
        };
        score(rect.x0, cw::offense(match(), coin_));
        score(rect.x0 + rect.width() / 2, cw::defense(match(), coin_));
    }

    // An attack is aimed, or an aim is pinned to be read.
    bool is_weighed() const { return battle_.pointing.pinned() || battle_.pointing.aim().odds.has_value(); }

    // The parts of its scores, and its traits.
    void own_text() {
        const auto steps = [&](const cw::Score& one, bool strikes) {
            if (one.steps.size() < 2) return;
            for (const cw::ScoreStep& step : one.steps)
                ui_.remark(strikes ? say("Offense: {1}", table::step_in_words(step))
                                   : say("Defense: {1}", table::step_in_words(step)));
        };
        steps(cw::offense(match(), coin_), true);
        steps(cw::defense(match(), coin_), false);
        const Phrase words = cw::traits_of(match().type(coin_));
        if (!words.empty()) ui_.remark(words);
        special();
    }

    // BX-9: Shows the coin's special rules, whether or not they apply now.
    void special() {
        for (const cw::SpecialRule& rule : match().scenario->advanced.special) {
            if (rule.left_out || !cw::fits(match(), rule.who, coin_)) continue;
            const Phrase what = cw::what_in_words(rule.what), when = cw::when_in_words(*match().scenario, rule.when);
            ui_.remark(when.empty() ? say("{1}: {2}", known(rule.name), what)
                                    : say("{1}: {2} ({3})", known(rule.name), what, when));
            if (const Phrase left = cw::uses_left_in_words(match(), rule); !left.empty()) ui_.remark(left);
        }
        // As long as nothing of it has been used, the rule's own sentence is enough.
        const cw::Coin& now = match().coin(coin_);
        if (const auto left = cw::shots_left(match(), coin_); left && now.shots > 0)
            ui_.remark(say_many(*left, "{1} shot left", "{1} shots left"));
        if (now.blows > 0)
            ui_.remark(say_many(cw::blows_left(match(), coin_), "The next blow takes it", "It falls after {1} blows"));
        if (now.slid) ui_.remark(say("It has been driven back: the next time it falls"));
    }

    void may_do() {
        const bool told = battle_.playing() && !battle_.game.stage().moving() && match().on_table(coin_);
        if (!told || battle_.pointing.plan().strike) return;
        const cw::Options options = cw::legal(match(), coin_);
        const auto& aimed = battle_.pointing.aim().refusal;
        if (options.refusal && aimed && aimed->message == options.refusal->message) return;  // shown below
        ui_.rule();
        const bool selected = battle_.pointing.selected() == coin_;
        ui_.remark(what_it_may_do(options, selected ? battle_.pointing.survey().targets.size() : options.targets.size(),
                                  match().coin(coin_).moved));
    }

    // A button for each action that the coin's traits allow instead of an attack.
    void uses() {
        if (!battle_.playing() || battle_.waits() || battle_.game.stage().moving()) return;
        for (const cw::UseTrait& use : battle_.pointing.survey().options.uses) {
            const words::Key label = cw::trait_name(use.trait)->action->label;
            if (ui_.button(say(label.english(), name(match().find(use.on))))) return battle_.submit(use);
        }
    }

    bool selected() const { return battle_.pointing.selected() == coin_; }
    // The match as shown: a strike appears here only after the table has shown it.
    const cw::Match& match() const { return battle_.game.shown_match(); }
    Phrase name(int coin) const { return table::display_name(battle_.game.scenario(), coin); }

    Battle& battle_;
    ui::Ui& ui_;
    int coin_;
};

// BX-3: Lists the coins still to arrive and their rounds.
void draw_arrivals(ui::Ui& ui, const cw::Match& match) {
    std::map<std::pair<int, cw::Side>, std::vector<int>> coming;
    std::map<std::pair<const cw::SpecialRule*, cw::Side>, std::vector<int>> delayed;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (match.coin(coin).place != cw::Place::Arriving) continue;
        const cw::Side side = match.side_of(coin);
        if (const cw::SpecialRule* delay = cw::special_delay(match, coin))
            delayed[{delay, side}].push_back(coin);
        else if (!cw::arrives_too_late(match, coin))
            coming[{cw::arrives_in(match, coin), side}].push_back(coin);
    }
    for (const auto& [why, coins] : delayed)
        // Translators: {1} is a special rule's name.
        ui.sign(sign_of(why.second),
                say("Arriving later ({1}): {2}", known(why.first->name), table::listed(*match.scenario, coins)),
                {.type = Type::Small, .colour = palette::kSoft});
    for (const auto& [when, coins] : coming)
        ui.sign(sign_of(when.second),
                say("Arriving in round {1}: {2}", when.first, table::listed(*match.scenario, coins)),
                {.type = Type::Small, .colour = palette::kSoft});
}

// BX-9: Shows the texts that special rules have announced so far.
void draw_notice(ui::Ui& ui, const cw::Match& match) {
    for (const cw::SpecialRule& rule : match.scenario->advanced.special)
        if (match.ending.special[cw::place_of(match, rule)].told)
            ui.text(known(rule.what.tells.text), {.type = Type::Small, .colour = palette::kAccent});
}

// The state of the battle, shown if no coin is selected.
void draw_standing(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    const cw::Match& match = battle.game.shown_match();
    const std::string& title = battle.game.scenario().title;
    if (!title.empty()) ui.heading(known(title));
    if (!title.empty()) ui.rule();
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        int left = 0, all = 0, ready = 0;
        for (int coin = 0; coin < match.count(); ++coin) {
            if (match.side_of(coin) != side || match.setup(coin).watching) continue;
            ++all;
            left += match.on_table(coin);
            ready += table::may_act(match, coin);
        }
        ui.sign(sign_of(side), table::display_name(battle.game.scenario(), side), {.type = Type::Strong});
        std::vector<Phrase> lines{say_many(all, "{2} of {1} coin", "{2} of {1} coins", left)};
        lines.push_back(cw::tally_of(match).sides[cw::index(side)].goal);
        if (battle.playing() && match.side == side) lines.push_back(say("{1} may still act.", ready));
        ui.remark(joined(lines, plain("\n")));
    }
    ui.rule();
    draw_notice(ui, match);
    draw_arrivals(ui, battle.match());
    if (battle.playing() && cw::nothing_can_fall(match))
        ui.text(say("The coins left on the table cannot take each other: offer a draw to end the battle."),
                {.type = Type::Small});
    if (battle.playing() && !battle.notice.empty())
        ui.text(battle.notice, {.type = Type::Small, .colour = palette::kAccent});
    if (!battle.waits()) ui.remark(say("Click a coin to select it. Drag around coins to form an Army."));
}

}  // namespace

// Breaks the title where both lines are about equally long.
std::vector<Phrase> title_lines(const ui::Ui& ui, const Phrase& title, double width, Type type) {
    if (ui.text_width(title, type) <= width) return {title};
    const std::string whole = ui.translated(title);
    std::optional<words::LineBreak> cut;
    const auto off = [&](const words::LineBreak& at) { return std::max(at.end, whole.size() - at.end); };
    for (auto at = words::next_break(whole, 0); at; at = words::next_break(whole, at->next))
        if (!cut || off(*at) < off(*cut)) cut = at;
    if (!cut) return {title};
    return {plain(whole.substr(0, cut->end)), plain(whole.substr(cut->next))};
}

void draw_crowned(ui::Ui& ui, const cw::Match& match, const std::vector<int>& coins) {
    const std::vector<int> crowned = cw::crowned(*match.scenario);
    for (const int coin : coins) {
        if (!std::ranges::binary_search(crowned, coin)) continue;
        const Phrase name = table::display_name(*match.scenario, coin);
        ui.text(cw::fall_ends_battle(match, coin) ? say("{1} is crowned: the battle ends if it falls.", name)
                                                  : say("{1} is crowned: its fall counts towards a goal.", name),
                {.type = Type::Small, .colour = palette::kAccent});
    }
}

// Draws the slip that is due: a decision, an Army, a coin, or none.
double draw_coin_panel(Battle& battle, double top) {
    const bool bot = battle.waits_for_bot();
    if (battle.asks_decision() && !bot) return draw_decision_panel(battle, top);
    if (battle.dialog.turns_end.asks()) return draw_turns_end_panel(battle, top);
    if (shows_hint(battle)) return draw_hint_panel(battle, top);
    if (!battle.gathered.empty()) return draw_forming_panel(battle, top);
    const bool narrow = layout_of(battle).narrow;
    const int coin = battle.pointing.selected() != cw::kNoCoin ? battle.pointing.selected() : battle.pointing.hovered();
    if (coin == cw::kNoCoin && narrow && bot) return draw_bot_panel(battle, battle.bots, top);
    if (coin == cw::kNoCoin && narrow)
        return battle.refused && battle.playing() ? draw_tall_panel(battle, "refused", top, [] {}) : top;
    if (coin != cw::kNoCoin && battle.game.shown_match().in_army(coin)) return draw_army_panel(battle, top);
    battle.ui.about(std::to_string(coin));
    if (coin == cw::kNoCoin)
        return draw_tall_panel(battle, "standing", top, [&] {
            if (bot) draw_bot(battle, battle.bots);
            draw_standing(battle);
        });
    CoinPanel side_panel(battle, coin);
    return draw_tall_panel(
        battle, "coin", top, [&] { side_panel.draw(narrow); }, [&] { side_panel.buttons(); });
}

}  // namespace screens
