#pragma once
// Composes a scene from layers of the same size: resting things are cached in two layers, the table and the coins on
// it. Marks on the felt are drawn between them, so that moving the cursor redraws neither.

#include <optional>

#include "engine/render/coin_pictures.h"
#include "engine/render/crowd_layer.h"
#include "engine/render/dirty_area.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"
#include "engine/render/scene.h"

namespace render {

// Sets the GL state that all drawing in this library expects.
void set_state();

class Layers {
public:
    explicit Layers(Painter& painter);

    // False if the driver has no memory for layers of the view's size. Changes GL bindings. `window`, if given, encodes
    // light drawn into it; frames with a crowd are drawn directly into it.
    bool draw(const Scene& scene, const View& view, std::optional<unsigned> window = {});
    // True if the last frame is already in the window; otherwise call show().
    bool drawn_straight() const { return straight_; }
    // The finished picture, as large as its view.
    const Framebuffer& shown() const { return shown_; }
    // Copies the picture into a framebuffer for stored values.
    void show(unsigned target);
    // True if many coins slide.
    bool crowded() const { return crowded_; }
    // Draws coins of a crowd at half the resolution.
    void set_coarse(bool coarse) { coarse_ = coarse; }
    bool still_layer_redrawn() const { return redrawn_; }
    // True if coins were drawn quickly because the view moved.
    bool unfinished() const { return unfinished_; }

private:
    bool fits(const View& view) const;
    bool make_pictures(const View& view);
    PixelArea whole() const { return {0, 0, shown_.width(), shown_.height()}; }
    void draw_frame(const Scene& scene, const View& view, std::optional<unsigned> window);
    bool can_keep();
    void update_pictures(const Scene& scene, const View& view, const Frame& frame, bool same_place);
    PixelArea changed_marks(const Scene& scene, const View& view) const;
    void put_together(const Framebuffer& picture, const Scene& scene, const std::vector<Quad>& sliding_shadows,
                      const Frame& frame, const PixelArea& area);
    struct Moving;
    Moving moving_coins(const Scene& scene, const Frame& frame);
    void compose(const Moving& moving, const Scene& scene, const Frame& frame, const View& view);
    void compose_straight(const Moving& moving, unsigned window, const Frame& frame);
    void draw_above(const Moving& moving, const Scene& scene, const Frame& frame, const View& view);

    Painter* painter_;
    Framebuffer table_;      // wood, mat, paper
    RestingCoins resting_;   // the coins on it
    Framebuffer still_;      // both, with the marks between them
    Framebuffer shown_;      // plus everything that moves
    Framebuffer kept_;       // the same in the window's format, once it was shown more than once
    CoinPictures pictures_;  // of coins that slide
    CrowdLayer crowd_;       // sliding coins and their shadows
    bool crowded_ = false;   // enough coins slide to be shown as pictures
    bool coarse_ = false;
    bool straight_ = false;
    bool like_window_;         // the driver supports pictures in the window's format
    bool kept_valid_ = false;  // kept_ equals shown_
    bool again_ = false;       // the last frame equalled the one before
    Scene shown_scene_;
    View shown_view_;
    bool shown_valid_ = false;  // shown_ is that scene in that view, with all its letters
    bool unfinished_ = false;
    bool redrawn_ = false;
};

}  // namespace render
