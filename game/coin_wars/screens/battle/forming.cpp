// Forming an Army: coins are gathered by lasso or one by one, and the panel says whether they can form
// one.

#include <algorithm>

#include "engine/core/box.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

double area_of(const std::vector<Vec2>& polygon) {
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    return std::abs(twice) / 2;
}

// Returns the drawn outline; a straight drag means the rectangle between its ends.
std::vector<Vec2> enclosed(const std::vector<Vec2>& path) {
    const core::Box box = core::box_around(path);
    if (area_of(path) > 0.15 * box.width() * box.height()) return path;
    const Vec2 a = path.front(), b = path.back();
    return {a, {b.x, a.y}, b, {a.x, b.y}};
}

bool inside(Vec2 p, const std::vector<Vec2>& polygon) {
    bool odd = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Vec2 a = polygon[i], b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) odd = !odd;
    }
    return odd;
}

void choose_commander(ui::Ui& ui, const cw::Match& match, Gathered& gathered) {
    const std::vector<int> able = gathered.able(match);
    if (able.empty()) return;
    if (std::find(able.begin(), able.end(), gathered.commander) == able.end()) gathered.commander = able.front();
    const auto name = [&](int coin) { return cw::name_of(match, coin); };
    if (able.size() == 1) return ui.fact(say("Commander"), name(able.front()));
    ui.caption(say("WHO COMMANDS?"));
    for (const int coin : able) {
        if (ui.choice(name(coin), {}, gathered.commander == coin)) gathered.commander = coin;
    }
}

// True if either button was pressed.
bool form_or_leave(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const auto refusal = cw::CoinWars::check(battle.match(), battle.gathered.command(battle.match()));
    if (refusal) draw_refusal(ui, battle.app, *refusal);
    ui.row({1, 1});
    const bool form = ui.button(say("Form"), Look::Accent, {!refusal, refusal ? refusal->message : Phrase()}),
               leave = ui.button(say("Cancel"));
    const bool deploying = battle.match().phase == cw::Phase::Deploy;
    if (deploying && ui.button(say("Use a formation"))) {
        open_formations(battle);
        return true;
    }
    if (form) battle.form();
    if (leave) {
        battle.gathered = {};
        battle.deployment.put_down();
    }
    return form || leave;
}

void draw_gathered(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const auto& coins = battle.gathered.coins;
    // During deployment a lasso selects coins, to move them together or form an Army.
    const bool lassoed = battle.match().phase == cw::Phase::Deploy && !battle.deployment.lassoed.empty();
    ui.heading(lassoed ? say("Selected coins") : say("A new Army"));
    ui.text(table::listed(battle.game.scenario(), coins), {.type = Type::Strong});
    // If space is short, the buttons come before the Army's description.
    const bool narrow = layout_of(battle).narrow;
    if (narrow && form_or_leave(battle)) return;
    if (lassoed) ui.text(say("Drag one of them, and all move together."), {.type = Type::Small});
    ui.rule();
    if (lassoed) ui.caption(say("AS AN ARMY"));
    choose_commander(ui, battle.match(), battle.gathered);
    const bool led = battle.gathered.commander != cw::kNoCoin;
    cw::Match formed = battle.match();
    const int army = cw::muster(formed, coins, battle.gathered.commander);
    int offense = 0;
    for (const int coin : coins) offense += cw::offense_value(formed, coin);
    ui.fact(say("Coins"), say("{1} of {2}", static_cast<int>(coins.size()), led ? 11 : 15));
    ui.fact(say("Offense"), offense);
    ui.fact(say("To move or attack"), say_many(cw::cost(formed, army), "{1} action", "{1} actions"));
    ui.remark(led ? say("Any coins; each gets +1/+1. Once formed, the Army cannot be split.")
                  : say("Coins of one type, touching in one group. Once formed, the Army cannot be split."));
}

}  // namespace

bool end_lasso(Battle& battle) {
    const std::vector<Vec2> path = std::exchange(battle.drag.lasso, {});
    if (path.size() < 2 || !battle.drag.moved) return false;
    const std::vector<Vec2> around = enclosed(path);
    const cw::Match& match = battle.match();
    battle.gathered = {};
    battle.deployment.put_down();
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || match.side_of(coin) != match.side || !inside(match.coin(coin).at, around))
            continue;
        if (!match.in_army(coin)) battle.gathered.coins.push_back(coin);
        if (match.phase == cw::Phase::Deploy) battle.deployment.hold(cw::party(match, coin));
    }
    if (!battle.gathered.empty()) battle.pointing.clear();
    return true;
}

double draw_forming_panel(Battle& battle, double top) {
    return draw_tall_panel(
        battle, "army", top, [&] { draw_gathered(battle); },
        [&] {
            if (!layout_of(battle).narrow) form_or_leave(battle);
        });
}

}  // namespace screens
