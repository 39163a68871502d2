#pragma once
// What an aim looks like on the table: the chalk of the reach, the card, the coin held over where it would
// come to rest, the dots of contact, whom it can strike and who could strike it, and of a refusal the line,
// the bound and the coins that are in the way.

#include "engine/render/scene.h"
#include "game/coin_wars/table/aim.h"

namespace table {

// `scene` shows the match at rest, its coins in the scenario's order.
void mark_selected(render::Scene& scene, const cw::Match& match, const Plan& plan, const Survey& survey);
// `language`: of what is written on the card.
void mark_aim(render::Scene& scene, const cw::Match& match, const Aim& aim, const Catalogue& language);
// All Armies of the match where their coins lie in the scene now: an outline around each body, another kind
// around members that are cut off, a pennant at each commander. `strong`: the Army that is selected or looked
// at.
void mark_armies(render::Scene& scene, const cw::Match& match, int strong);
// Around coins that could form an Army, or are gathered for one.
void mark_group(render::Scene& scene, const std::vector<int>& coins, render::Ink ink, render::Stroke stroke);
// BX-3: where coins will enter.
void mark_arrivals(render::Scene& scene, const cw::Match& match);
// Where a word about this Army finds its place: above its pennant. Nothing where no member is seen.
std::optional<Vec2> pennant_place(const render::Scene& scene, const cw::Match& match, int army);
// A ring around each coin.
void mark_coins(render::Scene& scene, const cw::Match& match, const std::vector<int>& coins, render::Ink ink);
// The coins of the side to act: those that may still act shine, the others lie dim.
void mark_turn(render::Scene& scene, const cw::Match& match);
// A free measurement.
void mark_measure(render::Scene& scene, Vec2 from, Vec2 to, const Catalogue& language);
// A side's deployment zone, drawn in its ink.
void mark_zone(render::Scene& scene, const cw::Match& match, cw::Side side);

}  // namespace table
