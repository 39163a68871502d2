#pragma once
// Moments that nobody should miss: a narrowing light, and the tossed coin in the middle of the view.

#include <memory>
#include <optional>

#include "engine/ui/texture.h"
#include "game/coin_wars/screens/common/purses.h"
#include "game/kit/table/camera.h"

namespace screens {

class NarrowedLight {
public:
    // Darkens the table outside the light, below all panels.
    void draw(ui::Ui& ui, const TableSeen& seen);

private:
    std::unique_ptr<ui::Texture> dusk_;  // created when first needed
};

// Glides the view to show a part of the table, or all of it.
class Glide {
public:
    void start(const table::Camera& camera, const std::optional<table::Box>& part);
    // Call once a frame; `free` is the table's part of the window. The movement ends at its goal or when something else
    // moves the view.
    void step(table::Camera& camera, const Rect& free, double seconds);
    bool under_way() const { return way_.has_value(); }

private:
    struct Way {
        std::optional<table::Box> part{};  // inches; nullopt: the whole table
        double from = 1, to = 1;           // pixels per inch
        double gone = 0;                   // share of the way done
        render::View left{};               // the view after the last frame
    };
    std::optional<Way> way_;
};

// Enlarges a tossed coin (any in the scene beyond the match's `own` coins) to the size of a coin in the hand, in the
// middle of `free`, with its rings.
void enlarge_tossed(render::Scene& scene, std::size_t own, const ui::Ui& ui, const render::View& view,
                    const Rect& free);

}  // namespace screens
