#pragma once
// Names and effects of the ground, written on its papers.

#include <vector>

#include "engine/core/box.h"
#include "engine/render/scene.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

namespace cw = rules::coin_wars;

// How the labels will be seen.
struct Reading {
    double scale = 28;    // pixels per inch
    bool notes = true;    // also write what the ground does
    bool on_felt = true;  // labels without room on their paper go beside it; otherwise they are left out
};

// Writes the names and notes on a scene's papers, in this language, as clear of these coins and of each other as
// possible at this scale. Of pieces that share a name, those without room for it stay blank.
void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const std::vector<render::CoinSprite>& coins,
                   const Catalogue& language, const Reading& reading = {});

// Removes the notes, then the names, that extend beyond their papers at this scale.
void keep_what_fits(render::Scene& scene, double scale);

// The area that the writing on a scene's papers takes at this scale.
std::vector<core::Box> written_boxes(const render::Scene& scene, double scale);

}  // namespace table
