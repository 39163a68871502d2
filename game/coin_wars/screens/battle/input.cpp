// The mouse over the table: a click selects, moving the pointer aims, a click or the end of a drag carries out the aim;
// the wheel zooms to the pointer, the middle button pans, the right one steps back.

#include <algorithm>

#include "game/coin_wars/screens/battle/coach.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/deploying.h"

namespace screens {

namespace {

using platform::Button;
using platform::Event;

constexpr double kDrag = 6;    // points of movement before a press becomes a drag
constexpr double kHeld = 0.5;  // seconds before a press pins

bool same_party(const cw::Match& match, int a, int b) {
    return a == b ||
           (a != cw::kNoCoin && b != cw::kNoCoin && match.in_army(a) && match.coin(a).army == match.coin(b).army);
}

// The coin drawn at this point, on the mat or on the wood.
int drawn_coin_at(const render::Scene& scene, Vec2 point) {
    for (std::size_t i = scene.coins.size(); i-- > 0;)
        if (distance(scene.coins[i].at, point) <= scene.coins[i].radius) return static_cast<int>(i);
    return cw::kNoCoin;
}

// A finger hides what is below it, so a dragged coin is shown above it. The offset grows with the finger's movement to
// avoid a jump.
Vec2 above_finger(const Battle& battle, const Event& event) {
    constexpr double kAboveFinger = 15;  // millimetres
    const bool drags = event.touch && (!battle.drag.left || battle.drag.coin != cw::kNoCoin);
    const double come = distance(event.by, Vec2{});
    return drags ? event.at - Vec2{0, std::min(come, battle.ui.mm(kAboveFinger))} : event.at;
}

// Returns the table point in inches; a finger only needs to come near a coin to choose it.
Vec2 meant_by(const Battle& battle, const Event& event) {
    constexpr double kNear = 4.5;  // millimetres
    const Vec2 at = battle.camera.view().to_table(above_finger(battle, event));
    const bool tap = event.touch && event.by == Vec2{}, chooses = battle.pointing.selected() == cw::kNoCoin;
    if (!tap || !chooses || !battle.playing()) return at;
    const cw::Match& match = battle.match();
    double nearest = battle.ui.mm(kNear) / battle.camera.view().scale;
    Vec2 meant = at;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin)) continue;
        const double away = distance(match.coin(coin).at, at);
        if (away <= match.type(coin).radius()) return at;
        if (away >= nearest) continue;
        nearest = away;
        meant = match.coin(coin).at;
    }
    return meant;
}

bool own_coin(const Battle& battle, int coin) {
    return coin != cw::kNoCoin && coin < battle.match().count() && battle.match().side_of(coin) == battle.match().side;
}

// Coins for an Army are gathered by Shift and clicks, or with a lasso.
bool press_gathers(Battle& battle, const Event& event, Vec2 at) {
    const int coin = battle.pointing.hovered();
    if (!battle.may_form()) return false;
    if (event.mods.shift && own_coin(battle, coin) && !battle.match().in_army(coin)) {
        battle.gather(coin);
        battle.drag.left = false;
        return true;
    }
    const bool free = !own_coin(battle, battle.pointing.selected());
    if (coin != cw::kNoCoin || !free) return false;
    battle.drag.lasso = {at};
    return false;
}

void press_in_play(Battle& battle, const Event& event) {
    AimState& pointing = battle.pointing;
    const int coin = pointing.hovered();
    battle.drag.coin = coin;
    battle.drag.again = event.touch && coin != cw::kNoCoin && coin == pointing.selected() && !pointing.pinned();
    if (battle.deciding()) return;
    // A press on another own coin selects that coin and drops a refused aim or a chosen strike.
    const bool another = own_coin(battle, coin) && !same_party(battle.match(), coin, pointing.selected());
    // a coin of the selected Army that could lead the way is marked as its front.
    const auto& fronts = pointing.aim().fronts;
    if (std::find(fronts.begin(), fronts.end(), coin) != fronts.end()) return pointing.mark_front(battle.match(), coin);
    if (pointing.pinned()) {
        const bool other_member = own_coin(battle, coin) && coin != pointing.selected() && !pointing.plan().strike;
        if (!another && !other_member) return;
        pointing.step_back(battle.match());
    }
    if (own_coin(battle, coin)) battle.gathered = {};
    const bool second_leg = pointing.plan().strike.has_value();
    const bool other_own = own_coin(battle, coin) && coin != pointing.selected();
    if (another || (other_own && !second_leg)) pointing.select(battle.match(), coin);
    // An enemy can be selected only if no selected coin could aim at it.
    const bool nothing_selected = !own_coin(battle, pointing.selected());
    if (coin != cw::kNoCoin && !own_coin(battle, coin) && nothing_selected) pointing.select(battle.match(), coin);
}

// True if the pointer is on the aimed place or enemy, or on the place offered after a refusal.
bool on_aimed(const Battle& battle) {
    const cw::Match& match = battle.match();
    const table::Aim& aim = battle.pointing.aim();
    const std::optional<Vec2> pointer = battle.pointing.pointer();
    if (!pointer || (!aim.legal() && !aim.instead)) return false;
    if (aim.legal() && aim.target != cw::kNoCoin && same_party(match, aim.target, battle.pointing.hovered()))
        return true;
    const auto there = [&](int coin, Vec2 at) { return distance(*pointer, at) <= match.type(coin).radius(); };
    return (!aim.path.legs.empty() && there(aim.coin, aim.path.legs.back().to)) ||
           std::ranges::any_of(aim.path.places, [&](const auto& one) { return there(one.first, one.second); });
}

// True if the pointer is on the coach's mark, which needs no separate aiming.
bool is_coached(const Battle& battle) {
    const Coach* coach = battle.exercise.coach;
    const std::optional<Vec2> pointer = battle.pointing.pointer();
    return coach && coach->mark() && pointer && distance(*pointer, coach->mark()->at) <= coach->mark()->radius;
}

// A finger cannot aim before it presses; other players may want to confirm.
bool pins_first(const Battle& battle, const Event& event) {
    return (event.touch && !is_coached(battle)) || battle.app.settings().ask_first;
}

// A click on the ghost or the enemy carries out the pinned action, or the one offered instead; any other click unpins.
// A refusal was pinned without being asked to, so after it a click elsewhere does what it would do without a pin.
void release_pinned(Battle& battle, const Event& event) {
    if (on_aimed(battle)) {
        battle.do_pinned();
        return;
    }
    const bool was_refused = battle.pointing.aim().refusal.has_value();
    battle.pointing.step_back(battle.match());
    if (pins_first(battle, event)) {
        battle.pin();
        return;
    }
    const bool elsewhere = !same_party(battle.match(), battle.drag.coin, battle.pointing.selected());
    if (was_refused && elsewhere) battle.click();
}

void release_in_play(Battle& battle, const Event& event) {
    AimState& pointing = battle.pointing;
    if (click_decision(battle, pointing.hovered())) return;
    if (end_lasso(battle)) return;
    if (!battle.gathered.empty() && pointing.hovered() == cw::kNoCoin) battle.gathered = {};
    if (pointing.pinned()) return release_pinned(battle, event);
    if (pointing.selected() == cw::kNoCoin) return;
    if (!own_coin(battle, pointing.selected())) {
        if (pointing.hovered() != pointing.selected()) pointing.clear();
        return;
    }
    if (battle.drag.again && !battle.drag.moved) return pointing.clear();  // a finger has no other button to step back
    // The press was on this coin or its Army: only a drag from there aims.
    if (same_party(battle.match(), battle.drag.coin, pointing.selected()) && !battle.drag.moved &&
        !pointing.plan().strike)
        return;
    if (!pins_first(battle, event) || !battle.pin()) battle.click();
}

void press_in_deployment(Battle& battle, Vec2 at) {
    const int coin = drawn_coin_at(battle.game.stage().scene(), at);
    battle.drag.coin = own_coin(battle, coin) ? coin : cw::kNoCoin;
    if (battle.drag.coin == cw::kNoCoin) return;
    battle.deployment.take(battle.match(), coin);
    if (battle.deployment.lassoed.empty()) battle.gathered = {};
    battle.drag.lasso.clear();
    battle.refused.reset();
}

void release_in_deployment(Battle& battle, Vec2 at) {
    if (end_lasso(battle)) return;
    if (!battle.deployment.carries()) return;
    const bool dragged = battle.drag.coin == battle.deployment.carried && battle.drag.moved;
    if (!dragged && battle.drag.coin != cw::kNoCoin) return;
    if (at.x < 0)
        battle.take_back();
    else if (!battle.deployment.together.empty())
        battle.place_together(at);
    else
        battle.place(battle.deployment.carried, at);
    if (!battle.refused) battle.game.stage().hurry();
}

void press(Battle& battle, const Event& event, Vec2 at) {
    battle.game.stage().take_up_dice();
    battle.game.stage().hurry();
    battle.bots.hurry();
    const bool busy = battle.pointing.measured_from() || !battle.gathered.empty();
    if (event.button == Button::Right && !busy && battle.pin()) return;
    if (event.button == Button::Right) {
        if (battle.pointing.pinned()) battle.pointing.step_back(battle.match());
        battle.pointing.step_back(battle.match());
        battle.deployment.put_down();
        battle.gathered = {};
        battle.pointing.stop_measuring();
    }
    if (event.button != Button::Left || battle.waits()) return;
    battle.dialog.turns_end = {};
    if (battle.playing()) battle.refused.reset();
    battle.drag.press(event.at);
    if (press_gathers(battle, event, at)) return;
    if (battle.playing()) press_in_play(battle, event);
    if (battle.match().phase == cw::Phase::Deploy) press_in_deployment(battle, at);
}

void release(Battle& battle, const Event& event, Vec2 at) {
    if (event.button != Button::Left || !battle.drag.left) return;
    if (battle.playing()) release_in_play(battle, event);
    if (battle.match().phase == cw::Phase::Deploy) release_in_deployment(battle, at);
    battle.drag.left = false;
}

void move(Battle& battle, const Event& event, Vec2 at) {
    PointerDrag& drag = battle.drag;
    if (drag.left && distance(event.at, drag.at) > battle.ui.px(kDrag)) drag.moved = true;
    if (drag.left && drag.moved) drag.pull_lasso(at);
    if (drag.left && drag.moved && drag.coin != cw::kNoCoin && !battle.deployment.together.empty())
        battle.deployment.fits = table::nearest_shift(battle.match(), battle.deployment.together,
                                                      at - battle.match().coin(battle.deployment.carried).at);
    battle.pointing.point(battle.match(), at);
    battle.losses.by_keys = false;
}

// A held press pins the aim; its release does nothing more.
void follow_held_press(Battle& battle) {
    PointerDrag& drag = battle.drag;
    if (!drag.left || drag.moved || !battle.playing()) return;
    drag.held += battle.app.seconds();
    const bool aims = !same_party(battle.match(), drag.coin, battle.pointing.selected());
    if (drag.held < kHeld || !aims || !battle.pin()) return;
    drag.left = false;
}

// A finger that rests has pressed nothing yet, and pins all the same.
void hold(Battle& battle) {
    if (!own_coin(battle, battle.pointing.hovered())) battle.pin();
}

}  // namespace

void handle_events(Battle& battle) {
    battle.pointing.follow(battle.match(), battle.game.version());
    for (const Event& event : battle.app.events()) {
        const Vec2 at = meant_by(battle, event);
        if (!battle.waits() && use_formations(battle, event)) continue;
        if (battle.mouse.follow(battle.camera, event)) continue;
        const bool presses = event.kind == Event::Kind::Press, releases = event.kind == Event::Kind::Release;
        if (presses || releases) battle.pointing.point(battle.match(), at);
        if (event.kind == Event::Kind::Move) move(battle, event, at);
        if (event.kind == Event::Kind::Move && event.clicks == 0) hold(battle);
        if (presses) press(battle, event, at);
        if (releases) release(battle, event, at);
        if (event.kind == Event::Kind::Leave) battle.pointing.point(battle.match(), std::nullopt);
        if (event.kind == Event::Kind::ThirdDown) battle.danger.press();
        if (event.kind == Event::Kind::ThirdUp) battle.danger.let_go();
        if (event.kind == Event::Kind::KeyDown) handle_key(battle, event);
        if (event.kind == Event::Kind::KeyUp) let_go_key(battle, event);
    }
    follow_formations(battle);
    follow_held_press(battle);
}

}  // namespace screens
