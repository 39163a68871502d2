#pragma once
// What a battle looks like at rest: a match becomes a scene. Every coin of the scenario is a sprite, in the
// scenario's order: on the mat where it lies, else on the wood to the left of the mat; Heads' half of that
// wood is below, Tails' above. There lie the coins that a side has still to deploy, and its purse: the
// enemies that it took, in the order in which they fell; and what counts for nobody: its coins that went
// beyond (CW-28) and its watchers (CW-3). Coins that arrive later lie faint where they would enter (BX-3).

#include <span>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// How far the wood with purses and coins to deploy reaches to the left of the mat, inches, where they fill
// one column.
inline constexpr double kWood = 1.75;

// The coin's metal, faces, ring and its own wear and turn, which depend on its id alone. It lies at (0, 0).
render::CoinSprite sprite(const cw::Scenario& scenario, int coin);
// The same for a type of coin that is nobody's yet.
render::CoinSprite sprite(const cw::CoinType& type, cw::Side side);
// What is struck on it, see coin_design.h; its emblem suits its trait.
render::CoinFace face_of(const cw::CoinType& type, bool heads);

// Where each coin lies now. `fallen`: the coins in the order in which they fell; those that it does not name
// come last.
std::vector<Vec2> resting_places(const cw::Match& match, std::span<const int> fallen);
// The whole table at rest; nothing is written on its papers yet.
render::Scene resting_scene(const cw::Match& match, std::span<const int> fallen);

// The coin or its Army may still do something in this turn: it is its side's turn, enough actions are left,
// it lies on the table, need not wait and has not acted.
bool may_act(const cw::Match& match, int coin);

// Of which colour its paper is.
render::PaperSheet::Colour paper_of(const cw::Terrain& ground);
// The names and notes of a resting scene's papers, in this language.
void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const Catalogue& language);

}  // namespace table
