#pragma once
// A thin line from a label on the table to its coin, as on maps, drawn where the label could be read as another coin's.
// Units are pixels.

#include <optional>
#include <span>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

using core::Vec2;
using ui::Rect;

// The coins that a label is about. The line leads to the rim of the first one, or of the nearest.
struct About {
    enum class To { First, Nearest };
    std::vector<int> coins;
    To to = To::First;
};
// Draws the line, unless the label touches one of its coins and is nearer to it than to any other coin.
void draw_leader(ui::Ui& ui, const Rect& label, const render::Scene& scene, const render::View& view,
                 const About& about);
// Takes a place for a label from `middles`: nearest to its coins, otherwise one whose line crosses no other label.
// Returns nullopt if there is none.
std::optional<Rect> place_beside(LabelRoom& room, Vec2 size, std::span<const Vec2> middles, const render::Scene& scene,
                                 const render::View& view, const About& about);
// The ends of that line, from the label to the rim.
struct Leader {
    Vec2 from, to;
};
std::optional<Leader> leader_of(const Rect& label, const render::Scene& scene, const render::View& view,
                                const About& about);

}  // namespace screens
