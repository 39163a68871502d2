// The keyboard can do everything the mouse can over the table. Bindings: game/shell/key_bindings.cpp.

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/pick.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/view_keys.h"

namespace screens {

namespace {

using platform::Event;
using platform::Key;

constexpr double kStep = 0.25, kFine = 0.03125;  // inches
constexpr double kFromEdge = 40;                 // points

// Pans the view only as far as needed to show the point.
void see(Battle& battle, Vec2 point) {
    const Rect seen = layout_of(battle).table.grown(-battle.ui.px(kFromEdge));
    const Vec2 pixel = battle.camera.view().to_pixels(point);
    if (seen.contains(pixel)) return;
    battle.camera.pan(
        {std::clamp(pixel.x, seen.x0, seen.x1) - pixel.x, std::clamp(pixel.y, seen.y0, seen.y1) - pixel.y});
}

void point_at(Battle& battle, Vec2 point) {
    battle.pointing.point(battle.match(), point);
    see(battle, point);
}

void next_own(Battle& battle, int step) {
    const cw::Match& match = battle.match();
    if (!battle.pointing.aim().fronts.empty()) return battle.pointing.next_front(match);
    const int coin =
        table::next_coin(match, battle.pointing.selected(), step, [&](int one) { return table::may_act(match, one); });
    if (coin == cw::kNoCoin) return;
    battle.dialog.turns_end = {};
    battle.pointing.select(match, coin);
    point_at(battle, match.coin(coin).at);
}

void next_enemy(Battle& battle) {
    const cw::Match& match = battle.match();
    const int coin = battle.pointing.selected();
    if (coin == cw::kNoCoin) return;
    const auto& targets = battle.pointing.survey().targets;
    const auto wanted = [&](int one) {
        const bool enemy = match.side_of(one) != match.side_of(coin);
        return enemy && (targets.empty() || std::find(targets.begin(), targets.end(), one) != targets.end());
    };
    const int enemy = table::next_farther(match, match.coin(coin).at, battle.pointing.hovered(), wanted);
    if (enemy != cw::kNoCoin) point_at(battle, match.coin(enemy).at);
}

// Moves the pointer in this direction of the screen.
template <int kX, int kY>
void arrow(Battle& battle, bool fine) {
    const render::View& view = battle.camera.view();
    const Vec2 direction = unit(view.to_table({kX, kY}) - view.to_table({0, 0}));
    const cw::Match& match = battle.match();
    const int selected = battle.pointing.selected();
    const Vec2 from = battle.pointing.pointer().value_or(selected == cw::kNoCoin ? layout_of(battle).table.center()
                                                                                 : match.coin(selected).at);
    if (selected != cw::kNoCoin) return point_at(battle, from + direction * (fine ? kFine : kStep));
    const int coin = table::coin_towards(match, from, direction, [](int) { return true; });
    if (coin == cw::kNoCoin) return;
    battle.losses.by_keys = true;
    point_at(battle, match.coin(coin).at);
}

void enter(Battle& battle) {
    AimState& pointing = battle.pointing;
    if (battle.dialog.turns_end.asks()) return battle.end_turn();
    if (!battle.gathered.empty()) return battle.form();
    if (shows_hint(battle) && battle.advising.shows() == Advising::Shows::Action)
        return battle.submit(cw::Command(battle.advising.action()));
    if (!battle.losses.by_keys && take_losses(battle)) return;
    if (click_decision(battle, pointing.hovered())) return;
    if (battle.do_pinned()) return;
    if (pointing.selected() != cw::kNoCoin && (pointing.hovered() != pointing.selected() || pointing.plan().strike))
        return battle.click();
    if (pointing.hovered() != cw::kNoCoin) pointing.select(battle.match(), pointing.hovered());
}

// why neither the selected coin nor any others can form an Army.
rules::Refusal why_no_army(const Battle& battle) {
    const cw::Match& match = battle.match();
    const int coin = battle.pointing.selected();
    if (coin != cw::kNoCoin)
        if (auto refusal = cw::CoinWars::check(match, cw::Form{{match.id(coin)}, ""})) return std::move(*refusal);
    return cw::refuse("army_size", "R-17", say("No coins lie so that they could form an Army now."));
}

// Forms the gathered Army, or gathers the next one proposed.
void form(Battle& battle) {
    if (!battle.gathered.empty()) return battle.form();
    if (!battle.may_form() || battle.waits()) return;
    if (battle.offers.armies.empty()) {
        battle.refused = why_no_army(battle);
        return;
    }
    battle.pointing.clear();
    battle.gathered = {battle.offers.armies.front(), cw::kNoCoin};
    see(battle, battle.match().coin(battle.gathered.coins.front()).at);
}

void pin_or_take_out(Battle& battle) {
    if (!battle.pin() && battle.pointing.pinned()) battle.pointing.step_back(battle.match());
}

void escape(Battle& battle) {
    if (battle.dialog.turns_end.asks()) {
        battle.dialog.turns_end = {};
        return;
    }
    if (!battle.gathered.empty()) {
        battle.gathered = {};
        return;
    }
    if (battle.pointing.measured_from()) return battle.pointing.stop_measuring();
    if (battle.deployment.carries() || !battle.deployment.lassoed.empty()) {
        battle.deployment.put_down();
        battle.refused.reset();
        return;
    }
    if (battle.pointing.step_back(battle.match()) || drop_losses(battle)) return;
    if (shows_hint(battle)) return battle.advising.put_away();
    // In a narrow window the log covers the table.
    if (layout_of(battle).narrow && battle.log.open) {
        battle.log.open = false;
        return;
    }
    battle.dialog.ask = Ask::Menu;
}

void measure(Battle& battle) {
    if (battle.pointing.measured_from())
        battle.pointing.stop_measuring();
    else
        battle.pointing.measure();
}

// Hurries a bot that plays against a person; pauses bots that play each other.
void toggle_pause(Battle& battle) {
    if (battle.game.persons() > 0 && !battle.bots.paused()) return battle.bots.play_best();
    battle.bots.paused() ? battle.bots.go_on() : battle.bots.pause();
}

struct BattleKey {
    KeyAction deed;
    void (*act)(Battle& battle, bool shift);
};

const BattleKey kAlways[] = {
    {KeyAction::Measure, [](Battle& battle, bool) { measure(battle); }},
    {KeyAction::Danger, [](Battle& battle, bool) { battle.danger.press(); }},
    {KeyAction::Loupe, [](Battle& battle, bool) { battle.pointing.loupe.press(); }},
    {KeyAction::Log, [](Battle& battle, bool) { battle.log.open = !battle.log.open; }},
    {KeyAction::Coins, [](Battle& battle, bool) { battle.dialog.ask = Ask::Coins; }},
    {KeyAction::Undo, [](Battle& battle, bool) { battle.undo(); }},
    {KeyAction::Redo, [](Battle& battle, bool) { battle.redo(); }},
    {KeyAction::StepBack, [](Battle& battle, bool) { escape(battle); }},
};
const BattleKey kOfPeople[] = {
    {KeyAction::FormArmy, [](Battle& battle, bool) { form(battle); }},
    {KeyAction::Formations, [](Battle& battle, bool) { open_formations(battle); }},
};
// Keys that work during a bot's turn.
const BattleKey kOfBots[] = {
    {KeyAction::Do, [](Battle& battle, bool) { toggle_pause(battle); }},
};
const BattleKey kInPlay[] = {
    {KeyAction::NextCoin, [](Battle& battle, bool) { next_own(battle, 1); }},
    {KeyAction::LastCoin, [](Battle& battle, bool) { next_own(battle, -1); }},
    {KeyAction::Left, arrow<-1, 0>},
    {KeyAction::Right, arrow<1, 0>},
    {KeyAction::Up, arrow<0, -1>},
    {KeyAction::Down, arrow<0, 1>},
    {KeyAction::Do, [](Battle& battle, bool) { enter(battle); }},
    {KeyAction::NextEnemy, [](Battle& battle, bool) { next_enemy(battle); }},
    {KeyAction::GoBeyond, [](Battle& battle, bool) { battle.all_go_beyond(); }},
    {KeyAction::Pin, [](Battle& battle, bool) { pin_or_take_out(battle); }},
    {KeyAction::TellRule, [](Battle& battle, bool) { battle.pin(); }},
    {KeyAction::EndTurn, [](Battle& battle, bool) { battle.end_turn(); }},
    {KeyAction::Hint, [](Battle& battle, bool) { battle.hint(); }},
};

void use(std::span<const BattleKey> keys, Battle& battle, KeyAction deed, bool shift) {
    for (const BattleKey& key : keys)
        if (key.deed == deed) return key.act(battle, shift);
}

}  // namespace

void let_go_key(Battle& battle, const Event& event) {
    const auto deed = action_for(battle.app.settings().keys, event, Where::Battle);
    if (deed == KeyAction::Danger) battle.danger.let_go();
    if (deed == KeyAction::Loupe) battle.pointing.loupe.let_go();
}

void handle_key(Battle& battle, const Event& event) {
    const bool hurried = battle.game.stage().moving() && !battle.waits_for_bot();
    battle.game.stage().hurry();
    battle.bots.hurry();
    const auto deed = action_for(battle.app.settings().keys, event, Where::Battle);
    if (battle.has_dialog()) {
        if (event.key == Key::Escape && battle.dialog.ask != Ask::HandOver) battle.dialog.close();
        return;
    }
    if (!deed || move_view(battle.app, battle.camera, *deed)) return;
    if (hurried && *deed == KeyAction::StepBack) return;
    // The program's own keys change nothing at the table.
    constexpr std::array kOfProgram{KeyAction::Help,    KeyAction::TellRule,   KeyAction::Overlay,
                                    KeyAction::ReadAll, KeyAction::FullScreen, KeyAction::Picture};
    if (battle.playing() && !core::contains(kOfProgram, *deed)) battle.refused.reset();
    use(kAlways, battle, *deed, event.mods.shift);
    if (battle.waits_for_bot()) return use(kOfBots, battle, *deed, event.mods.shift);
    use(kOfPeople, battle, *deed, event.mods.shift);
    if (battle.playing()) use(kInPlay, battle, *deed, event.mods.shift);
}

}  // namespace screens
