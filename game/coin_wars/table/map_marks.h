#pragma once
// The writing on a map: north and scale in a corner of the table, in chalk, or in ink on light paper, and the names
// of ground beside them.

#include "engine/render/scene.h"
#include "game/coin_wars/table/ground_labels.h"

namespace table {

// The scene's papers must be in place. North and scale are enlarged where their letters would be too small to read; see
// `write_grounds` for the names.
void write_map(render::Scene& scene, const rules::coin_wars::Scenario& scenario, const render::Scene& lies,
               const Catalogue& language, LabelReading reading);

}  // namespace table
