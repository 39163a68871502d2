#pragma once
// Tags of an attack above the table, legible at every zoom: dice, and figures on small paper tags.

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/stage.h"

namespace screens {

// Keeps dice at least as large as a thumbnail on the screen, and inside the area that no panel covers.
class DiceSeen {
public:
    DiceSeen(const table::Stage& stage, const render::View& view, const ui::Ui& ui, const Rect& free);
    void enlarge(render::Scene& scene) const;
    table::Figure enlarged(table::Figure figure) const;

private:
    Vec2 placed(Vec2 at) const { return middle_ + (at - middle_) * factor_ + shift_; }

    Vec2 middle_, shift_;
    double factor_ = 1;
};

// Draws the figures and returns where they are.
std::vector<Rect> draw_figures(ui::Ui& ui, const table::Stage& stage, const render::View& view, const Rect& free);

}  // namespace screens
