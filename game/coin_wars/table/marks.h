#pragma once
// Draws an aim on the table: the chalk of the reach, the card, the coin where it would come to rest, contact dots, what
// it can strike and what could strike it; for a refusal the line, the bound and the coins in the way.

#include "engine/render/scene.h"
#include "game/coin_wars/table/aim.h"

namespace table {

// `scene` shows the match at rest, its coins in the scenario's order.
void mark_selected(render::Scene& scene, const cw::Match& match, const AimPlan& plan, const Survey& survey);
// `language`: for the text on the card.
void mark_aim(render::Scene& scene, const cw::Match& match, const Aim& aim, const Catalogue& language);
// Marks all Armies at their coins' current places in the scene: an outline around each body, a different one around
// members that are cut off, a pennant at each commander. `strong`: the selected or hovered Army. `gone`: coins on their
// way to a purse.
void mark_armies(render::Scene& scene, const cw::Match& match, int strong, const std::vector<int>& gone);
// An outline around coins that could form an Army, or are being chosen for one.
void mark_group(render::Scene& scene, const std::vector<int>& coins, render::Ink ink, render::Stroke stroke);
// CW-28: strikes out coins lost by going beyond, which nobody took.
void mark_lost(render::Scene& scene, const cw::Match& match);
// BX-9: at a coin's rim, a dot for each blow that it can still survive, then a bar for each shot that it has left.
void mark_pips(render::Scene& scene, const cw::Match& match);
// BX-3: marks where coins will enter.
void mark_arrivals(render::Scene& scene, const cw::Match& match);
// A ring around each coin.
void mark_coins(render::Scene& scene, const cw::Match& match, const std::vector<int>& coins, render::Ink ink);
// Marks the coins of the side to act: spent if they have acted, dimmed if they may not act.
void mark_turn(render::Scene& scene, const cw::Match& match);
// A free measurement.
void mark_measure(render::Scene& scene, Vec2 from, Vec2 to, const Catalogue& language);
// A side's deployment zone, drawn in its ink.
void mark_zone(render::Scene& scene, const cw::Match& match, cw::Side side);

}  // namespace table
