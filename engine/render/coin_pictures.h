#pragma once
// Coins that slide, shown as pictures where many do: a coin's picture is taken off the layer on which it
// rested, or drawn once, then moved and turned with the light of where it is. A few a frame are drawn anew
// where they have come, so that reflections follow.

#include <vector>

#include "engine/render/painter.h"

namespace render {

class CoinPictures {
public:
    // For all coins of the scene that move and lie on the table. `resting` is the layer as it was drawn for
    // the scene `before` in this view; no scene where there is none. Draws the pictures that are missing;
    // shown pictures, shadows and the coins that found no room are asked for afterwards.
    void update(Painter& painter, const Scene& scene, const Scene* before, const Framebuffer& resting,
                const View& view, const Frame& frame);
    // Nothing is shown as a picture any more.
    void forget();

    const Framebuffer& sheet() const { return sheet_; }
    const std::vector<Quad>& pictures() const { return pictures_; }
    const std::vector<Quad>& shadows() const { return shadows_; }
    const std::vector<CoinSprite>& left_over() const { return left_over_; }

private:
    struct Cell {
        Vec2 middle;       // pixels of the sheet
        CoinSprite shown;  // as it lay when it was drawn
        Vec2 at;           // the same place, turned
        bool drawn = false;
    };

    bool fits(const View& view, const Frame& frame) const { return view == view_ && frame.pivot == pivot_; }
    void start(const Scene& scene, const View& view, const Frame& frame);
    Cell* cell_of(std::size_t coin);
    void place(Cell& cell, const CoinSprite& coin, Vec2 at, const Frame& frame);
    Quad cell_quad(const Cell& cell, const Frame& frame, CoinLayers& faces) const;
    void find_missing(Painter& painter, const Scene& scene, const Scene* before, const Frame& frame);
    void renew_some(Painter& painter, const Scene& scene, const Frame& frame);
    void show(const Scene& scene, const Frame& frame);

    Framebuffer sheet_;
    View view_;
    Vec2 pivot_;
    int side_ = 0;            // of a cell, pixels
    std::vector<int> slots_;  // of each coin, its cell; -1: none
    std::vector<Cell> cells_;
    std::vector<std::size_t> crowd_;  // the coins shown as pictures
    std::size_t renewed_ = 0;         // in the crowd, up to where
    std::vector<Quad> taken_, drawn_, again_, pictures_, shadows_;
    std::vector<CoinSprite> left_over_;
};

// It lies on the table and is drawn as it is: its picture can stand for it.
bool can_be_picture(const CoinSprite& coin);

}  // namespace render
