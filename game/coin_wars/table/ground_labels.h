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
struct LabelReading {
    double scale = 28;                 // pixels per inch
    bool across = false;               // from the upper edge: pennants stand upright for the player there
    bool notes = true;                 // the effects are written as well
    std::vector<core::Box> covered{};  // by what lies over the table, inches
    bool on_felt = true;  // names without room on their paper are written beside it; otherwise they are left out
};

// As a view shows it. The scale changes in steps, so that names rarely move while the view is zoomed.
LabelReading reading_in(const render::View& view);

// Writes the names and notes of ground on a scene's papers, in this language and at this scale, where no coin or
// pennant of `lies` (which may be the same scene) and no other name hides them. Without such a place a note is left
// out, and a name is faint. Of several pieces with the same name, those without room for it stay blank.
void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const render::Scene& lies,
                   const Catalogue& language, const LabelReading& reading = {});

// Removes the notes, then the names, that extend beyond their papers at this scale.
void keep_what_fits(render::Scene& scene, double scale);

// The area that the writing on a scene's papers takes at this scale.
std::vector<core::Box> written_boxes(const render::Scene& scene, double scale);

}  // namespace table
