// The table as it is drawn: what the stage shows, and the marks of what is selected, aimed, lit and measured.

#include "game/screens/battle_view.h"
#include "game/table/marks.h"

namespace screens {

namespace {

using render::Ink;

bool at_rest(const render::Scene& scene, int coin) {
    return !scene.coins[static_cast<std::size_t>(coin)].moving;
}

void mark_play(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    const Pointing& pointing = battle.pointing;
    if (!battle.game.stage().moving()) table::mark_turn(scene, match);
    const int selected = pointing.selected(), hovered = pointing.hovered();
    if (hovered != cw::kNobody && hovered != selected && at_rest(scene, hovered))
        table::mark_coins(scene, match, {hovered}, Ink::Chalk);
    if (selected == cw::kNobody || !at_rest(scene, selected)) return;
    table::mark_selected(scene, match, pointing.plan(), pointing.survey());
    table::mark_aim(scene, match, pointing.aim());
}

void mark_deployment(render::Scene& scene, const Battle& battle) {
    const cw::Match& match = battle.match();
    table::mark_zone(scene, match, match.side);
    if (battle.carried == cw::kNobody) return;
    render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(battle.carried)];
    if (battle.grip.left && battle.grip.moved && battle.pointing.pointer()) {
        coin.at = *battle.pointing.pointer();
        coin.lift = 0.2;
        coin.moving = true;
    }
    scene.halos.push_back({coin.at, coin.radius + 0.06,
                           match.side == cw::Side::Heads ? Ink::Heads : Ink::Tails,
                           match.side == cw::Side::Tails});
    if (!battle.refused || !battle.refused_at) return;
    scene.halos.push_back({*battle.refused_at, coin.radius, Ink::Red, true});
    if (battle.refused->nearest)
        scene.halos.push_back({*battle.refused->nearest, coin.radius, Ink::Chalk, true});
    for (const std::string& id : battle.refused->coins)
        if (const int other = match.find(id); other != cw::kNobody && other != battle.carried)
            table::mark_coins(scene, match, {other}, Ink::Red);
}

}  // namespace

render::Scene marked_scene(const Battle& battle) {
    render::Scene scene = battle.game.stage().scene();
    if (battle.match().phase == cw::Phase::Play) mark_play(scene, battle);
    if (battle.match().phase == cw::Phase::Deploy) mark_deployment(scene, battle);
    if (const auto tossed = battle.game.tossed_coin()) scene.coins.push_back(*tossed);
    table::mark_coins(scene, battle.match(), battle.lit, Ink::Amber);
    if (battle.measured_from && battle.pointing.pointer()) {
        scene.cards.clear();
        table::mark_measure(scene, *battle.measured_from, *battle.pointing.pointer());
    }
    return scene;
}

}  // namespace screens
