#pragma once
// North and scale in a corner of the table, in chalk, or in ink on light paper.

#include "engine/render/scene.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

// The scene's papers must be in place.
void mark_map(render::Scene& scene, const rules::coin_wars::Scenario& scenario,
              const std::vector<render::CoinSprite>& coins, const Catalogue& language);

}  // namespace table
