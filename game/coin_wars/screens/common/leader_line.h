#pragma once
// A thin line from a label on the table to what it is about, as mapmakers draw it, where the label would be read as that
// of something else. Pixels.

#include <optional>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"

namespace screens {

using core::Vec2;
using ui::Rect;

// `about`: coins of the scene; the line leads to the rim of its first one. Nothing is drawn if the label stands at one
// of them and nearer to it than to any other coin.
void draw_leader(ui::Ui& ui, const Rect& label, const render::Scene& scene, const render::View& view,
                 const std::vector<int>& about);
// Where that line runs, from the label to the rim.
struct Leader {
    Vec2 from, to;
};
std::optional<Leader> leader_of(const Rect& label, const render::Scene& scene, const render::View& view,
                                const std::vector<int>& about);

}  // namespace screens
