#pragma once
// A thin line from a label on the table to what it is about, as mapmakers draw it, where the label would be read as that
// of something else. Pixels.

#include <optional>
#include <span>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

using core::Vec2;
using ui::Rect;

// Coins of the scene that a label is about; the line leads to the rim of the first one, or of the nearest.
struct About {
    enum class To { First, Nearest };
    std::vector<int> coins;
    To to = To::First;
};
// Nothing is drawn if the label stands at one of them and nearer to it than to any other coin.
void draw_leader(ui::Ui& ui, const Rect& label, const render::Scene& scene, const render::View& view,
                 const About& about);
// A free place for a label, of these: nearest to what it is about, else where the line to it runs through no other
// label; nothing if there is none.
std::optional<Rect> place_beside(LabelRoom& room, Vec2 size, std::span<const Vec2> middles, const render::Scene& scene,
                                 const render::View& view, const About& about);
// Where that line runs, from the label to the rim.
struct Leader {
    Vec2 from, to;
};
std::optional<Leader> leader_of(const Rect& label, const render::Scene& scene, const render::View& view,
                                const About& about);

}  // namespace screens
