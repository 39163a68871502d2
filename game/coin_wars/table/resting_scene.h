#pragma once
// The scene of a match at rest. Every coin of the scenario is a sprite, in the scenario's order: in its place on the
// mat, or on the wood to the left of it, Heads' half below and Tails' above. On the wood are the coins that a side has
// still to deploy; its purse, with captured enemies in the order in which they fell; and, apart from these, nearer to
// the middle, what counts for neither side: its coins that went beyond (CW-28) and its watchers (CW-3). Coins still to
// arrive are faint where they would enter (BX-3).

#include <span>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The width of the wood left of the mat, inches, if purses and coins to deploy fill one column.
inline constexpr double kWood = 1.75;

// The coin's metal, faces and ring, with wear and angle that depend only on its id. At (0, 0).
render::CoinSprite sprite(const cw::Scenario& scenario, int coin);
// For a coin type that no side owns yet.
render::CoinSprite sprite(const cw::CoinType& type, cw::Side side);
// The design struck on it, see coin_design.h; its emblem suits its trait.
render::CoinFace face_of(const cw::CoinType& type, bool heads);

// Each coin's current place. `fallen`: coins in the order in which they fell; missing ones come last.
std::vector<Vec2> resting_places(const cw::Match& match, std::span<const int> fallen);
// The whole table at rest, still without writing on its papers.
render::Scene resting_scene(const cw::Match& match, std::span<const int> fallen);

// True if the coin or its Army may still act in this turn: it is its side's turn, enough actions are left, it is on the
// table, need not wait and has not acted.
bool may_act(const cw::Match& match, int coin);
// True if the coin or its Army has used up its options this turn: it has struck, or has moved and cannot strike from
// where it stands.
bool has_acted(const cw::Match& match, int coin);

// The surface of the table.
render::Mat mat_of(const cw::Scenario& scenario);
// The colour of its paper.
render::PaperSheet::Colour paper_of(const cw::Terrain& ground);

}  // namespace table
