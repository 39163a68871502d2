#pragma once
// Moments that nobody is to miss, as the window shows them: light that narrows, and the tossed coin in the middle of the
// view.

#include <memory>
#include <optional>
#include <vector>

#include "engine/ui/texture.h"
#include "game/coin_wars/screens/common/purses.h"
#include "game/kit/table/camera.h"

namespace screens {

class NarrowedLight {
public:
    // Darkens what lies around the place where the light is, below all panels.
    void draw(ui::Ui& ui, const TableSeen& seen);

private:
    std::unique_ptr<ui::Texture> dusk_;  // made when it is first needed
};

// The view goes, within a moment, to where the whole table is seen.
class GlideToWhole {
public:
    // Call once a frame; it begins when `asked` turns true, and ends there, or when somebody else moves the view.
    void follow(bool asked, table::Camera& camera, const Rect& free, double seconds);
    bool under_way() const { return way_.has_value(); }

private:
    void step(table::Camera& camera, const Rect& free, double seconds);

    struct Way {
        double from = 1, to = 1;  // pixels per inch
        double gone = 0;          // of the way
        render::View left{};      // as the last frame left it
    };
    std::optional<Way> way_;
    bool asked_ = false;  // in the last frame
};

// What the scene has besides the `own` coins of the match is tossed: it is seen as large as a coin in the hand, in the
// middle of the free part, with its rings.
void enlarge_tossed(render::Scene& scene, std::size_t own, const ui::Ui& ui, const render::View& view,
                    const Rect& free);

}  // namespace screens
