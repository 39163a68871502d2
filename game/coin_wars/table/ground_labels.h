#pragma once
// The names of the ground and what it does, written on its papers.

#include <vector>

#include "engine/core/box.h"
#include "engine/render/scene.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

namespace cw = rules::coin_wars;

// Writes the names and notes on a scene's papers, in this language, as clear of these coins as they can be.
void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const std::vector<render::CoinSprite>& coins,
                   const Catalogue& language);
// The room that a paper's name and note take where they are written, as they are usually printed; inches.
core::Box written_on(const render::PaperSheet& paper);

}  // namespace table
