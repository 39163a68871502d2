#pragma once
// Sprites for crowds of sliding coins: a coin's picture is copied from the layer on which it rested, or drawn
// once, and then moved, turned and lit according to its position. Now and then one is redrawn at its new
// position, so that reflections follow.

#include <vector>

#include "engine/render/painter.h"

namespace render {

class CoinPictures {
public:
    // Takes all coins of the scene that move and lie on the table. `resting` is the layer as drawn for the scene
    // `before` in this view; nullptr if there is none. Draws missing pictures; then read pictures, shadows and the
    // coins that found no room.
    void update(Painter& painter, const Scene& scene, const Scene* before, const Framebuffer& resting, const View& view,
                const Frame& frame);
    // Drops all pictures.
    void forget();

    const Framebuffer& sheet() const { return sheet_; }
    const std::vector<Quad>& pictures() const { return pictures_; }
    const std::vector<Quad>& shadows() const { return shadows_; }
    const std::vector<CoinSprite>& left_over() const { return left_over_; }

private:
    struct Cell {
        Vec2 middle;       // in pixels of the sheet
        CoinSprite shown;  // the coin's state when it was drawn
        Vec2 at;           // its position, turned with the view
        bool drawn = false;
    };

    bool fits(const View& view, const Frame& frame) const { return view == view_ && frame.pivot == pivot_; }
    void start(const Scene& scene, const View& view, const Frame& frame);
    Cell* cell_of(std::size_t coin);
    void place(Cell& cell, const CoinSprite& coin, Vec2 at, const Frame& frame);
    Quad cell_quad(const Cell& cell, const Frame& frame, CoinFaces& faces) const;
    void find_missing(Painter& painter, const Scene& scene, const Scene* before, const Frame& frame);
    void renew_some(Painter& painter, const Scene& scene, const Frame& frame);
    void show(const Scene& scene, const Frame& frame);

    Framebuffer sheet_;
    View view_;
    Vec2 pivot_;
    int side_ = 0;            // of a cell, pixels
    std::vector<int> slots_;  // cell of each coin; -1: none
    std::vector<Cell> cells_;
    std::vector<std::size_t> crowd_;  // the coins shown as pictures
    std::size_t renewed_ = 0;         // how far the renewal has progressed in the crowd
    double to_renew_ = 0;             // pixels that may be redrawn now
    std::vector<Quad> taken_, drawn_, again_, pictures_, shadows_;
    std::vector<CoinSprite> left_over_;
};

// The shadow of a coin near the table, for shaders/coin_shadow_low. `at` is turned with the view.
Quad low_shadow(const CoinSprite& coin, Vec2 at);

// True if the coin lies on the table and is drawn normally, so that a picture can replace it.
bool can_be_picture(const CoinSprite& coin);

}  // namespace render
