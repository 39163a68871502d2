// The table as drawn: the stage plus marks for the selection, the aim, highlights and measuring.

#include <array>

#include "engine/core/box.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/marks.h"

namespace screens {

namespace {

using render::Ink;

constexpr double kNearer = 1.15;  // than the whole table: of its scale

bool at_rest(const render::Scene& scene, int coin) { return !scene.coins[static_cast<std::size_t>(coin)].moving; }

void mark_play(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    const AimState& pointing = battle.pointing;
    if (!battle.game.stage().moving()) table::mark_turn(scene, match);
    const int selected = pointing.selected(), hovered = pointing.hovered();
    if (hovered != cw::kNoCoin && hovered != selected && at_rest(scene, hovered))
        table::mark_coins(scene, match, {hovered}, Ink::Chalk);
    for (const int unit : battle.dialog.turns_end.units) {
        for (const int coin : cw::party(match, unit)) scene.coins[static_cast<std::size_t>(coin)].glow = 0.8;
        table::mark_coins(scene, match, cw::party(match, unit), Ink::Amber);
    }
    mark_hint(scene, battle);
    if (selected == cw::kNoCoin || !at_rest(scene, selected)) return;
    table::mark_selected(scene, match, pointing.plan(), pointing.survey());
    // Where it could go does not matter while it is about to strike from its place.
    if (pointing.aim().act == table::Act::Attack) scene.regions.clear();
    table::mark_aim(scene, match, pointing.aim(), battle.ui.catalogue());
}

// the coins that the decision is about, and those chosen to fall.
void mark_decision(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    const cw::Decision& decision = match.awaiting.front();
    for (render::CoinSprite& coin : scene.coins) coin.glow = -0.45;
    for (const int member : cw::members(match, decision.army))
        scene.coins[static_cast<std::size_t>(member)].glow = 0.35;
    if (decision.kind == cw::Decision::Kind::Losses) table::mark_coins(scene, match, battle.losses.coins, Ink::Red);
}

void mark_forming(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    if (battle.drag.lasso.size() > 1) {
        render::Line line{battle.drag.lasso, true, true};
        line.above = true;
        scene.lines.push_back(std::move(line));
    }
    table::mark_coins(scene, match, battle.gathered.coins, Ink::Amber);
    if (!battle.gathered.empty())
        if (const auto refusal = cw::CoinWars::check(match, battle.gathered.command(match)))
            for (const std::string& id : refusal->coins)
                if (const int coin = match.find(id); coin != cw::kNoCoin)
                    table::mark_coins(scene, match, {coin}, Ink::Red);
    const bool free = battle.gathered.empty() && battle.pointing.selected() == cw::kNoCoin && !battle.deciding() &&
                      !battle.game.stage().moving();
    if (!free) return;
    for (const std::vector<int>& group : battle.offers.armies) {
        table::mark_group(scene, group, Ink::Chalk, render::Stroke::Dotted);
        scene.outlines.back().strength = 0.45;
    }
}

int looked_at(const Battle& battle) {
    const int selected = battle.pointing.selected();
    const int coin = selected != cw::kNoCoin ? selected : battle.pointing.hovered();
    if (battle.asks_decision()) return battle.match().awaiting.front().army;
    return coin == cw::kNoCoin ? cw::kNoArmy : battle.game.shown_match().coin(coin).army;
}

// Marks coins dragged together: lifted at the pointer, with ghosts where they would land instead.
void mark_together(render::Scene& scene, const Battle& battle) {
    const Deployment& hand = battle.deployment;
    const cw::Match& match = battle.match();
    const Ink own = match.side == cw::Side::Heads ? Ink::Heads : Ink::Tails;
    const bool dragged = battle.drag.left && battle.drag.moved && battle.drag.coin != cw::kNoCoin;
    const Vec2 by =
        dragged && battle.pointing.pointer() ? *battle.pointing.pointer() - match.coin(hand.carried).at : Vec2{};
    const bool fits = !dragged || (hand.fits && distance(*hand.fits, by) < 0.01);
    for (const int one : hand.together) {
        render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(one)];
        if (dragged) {
            coin.at = match.coin(one).at + by;
            coin.lift = 0.2;
            coin.moving = true;
        }
        scene.halos.push_back(
            {coin.at, coin.radius + 0.06, fits ? own : Ink::Red, !fits || match.side == cw::Side::Tails});
        if (fits || !hand.fits) continue;
        render::CoinSprite ghost = coin;
        ghost.at = match.coin(one).at + *hand.fits;
        ghost.lift = 0;
        ghost.faint = true;
        scene.halos.push_back({ghost.at, ghost.radius, Ink::Chalk, true});
        scene.coins.push_back(ghost);
    }
}

// The coins that a refusal names.
void mark_refused(render::Scene& scene, const Battle& battle) {
    if (!battle.refused) return;
    for (const std::string& id : battle.refused->coins)
        if (const int coin = battle.match().find(id); coin != cw::kNoCoin && coin != battle.deployment.carried)
            table::mark_coins(scene, battle.match(), {coin}, Ink::Red);
}

void mark_deployment(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    table::mark_zone(scene, match, match.side);
    table::mark_coins(scene, match, battle.deployment.lassoed, Ink::Amber);
    if (!battle.deployment.carries()) return;
    if (!battle.deployment.together.empty()) return mark_together(scene, battle);
    render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(battle.deployment.carried)];
    if (battle.drag.left && battle.drag.moved && battle.pointing.pointer()) {
        coin.at = *battle.pointing.pointer();
        coin.lift = 0.2;
        coin.moving = true;
    }
    scene.halos.push_back({coin.at, coin.radius + 0.06, match.side == cw::Side::Heads ? Ink::Heads : Ink::Tails,
                           match.side == cw::Side::Tails});
    if (!battle.refused || !battle.deployment.refused_at) return;
    scene.halos.push_back({*battle.deployment.refused_at, coin.radius, Ink::Red, true});
    if (battle.refused->nearest) scene.halos.push_back({*battle.refused->nearest, coin.radius, Ink::Chalk, true});
    mark_refused(scene, battle);
}

table::LabelReading reading_of(const Battle& battle, const std::vector<Rect>& purses) {
    const render::View& view = battle.camera.view();
    table::LabelReading reading = table::reading_in(view);
    if (!do_names_yield(battle)) return reading;
    for (const Rect& rect : purses)
        reading.covered.push_back(
            core::box_around(std::array{view.to_table({rect.x0, rect.y0}), view.to_table({rect.x1, rect.y1})}));
    return reading;
}

}  // namespace

bool do_names_yield(const Battle& battle) { return battle.camera.view().scale <= kNearer * battle.camera.smallest(); }

render::Scene marked_scene(const Battle& battle, const std::vector<Rect>& purses) {
    render::Scene scene = battle.game.stage().scene_in(battle.ui.catalogue(), reading_of(battle, purses));
    cover(battle, scene);
    if (battle.waits_for_bot())
        mark_intent(scene, battle);
    else if (battle.waits_for_other())
        mark_other(scene, battle);
    else if (battle.asks_decision())
        mark_decision(scene, battle);
    else if (battle.match().phase == cw::Phase::Play)
        mark_play(scene, battle);
    if (battle.playing()) mark_refused(scene, battle);
    if (battle.match().phase == cw::Phase::Deploy && !battle.waits()) {
        mark_deployment(scene, battle);
        battle.deployment.formations.mark(scene);
    }
    if (shows_aftermath(battle)) table::mark_traces(scene, battle.match(), battle.log.aftermath.traces);
    table::mark_armies(scene, battle.game.shown_match(), looked_at(battle), battle.game.stage().gone());
    table::mark_arrivals(scene, battle.match());
    table::mark_lost(scene, battle.game.shown_match());
    table::mark_pips(scene, battle.game.shown_match());
    mark_forming(scene, battle);
    if (const auto tossed = battle.game.tossed_coin()) {
        scene.coins.push_back(*tossed);
        scene.halos.push_back(table::toss_ring(*tossed, battle.match().toss_winner == cw::Side::Heads));
    }
    if (battle.shows_danger()) table::mark_danger(scene, battle.match(), *battle.danger.danger());
    table::mark_coins(scene, battle.match(), battle.log.lit, Ink::Amber);
    if (battle.pointing.measured_from() && battle.pointing.pointer()) {
        scene.cards.clear();
        table::mark_measure(scene, *battle.pointing.measured_from(), *battle.pointing.pointer(), battle.ui.catalogue());
    }
    return scene;
}

}  // namespace screens
