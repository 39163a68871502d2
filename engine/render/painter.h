#pragma once
// Draws the layers of a scene into the bound framebuffer, one draw call per kind of thing.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/render/coins.h"
#include "engine/render/framebuffer.h"
#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/renderer_files.h"
#include "engine/render/scene.h"
#include "engine/render/shader_program.h"
#include "engine/render/shape_cache.h"
#include "engine/render/table_textures.h"
#include "engine/render/view_frame.h"

namespace render {

// Those of coins, of their shadows and of pictures of them (coin_pictures.h).
struct CoinPrograms {
    Program at_rest, tossed, shadow, shadow_low, shadow_picture, cell, peel, picture;
    core::Result<void, std::string> load(const std::string& folder);
};

struct Programs {
    Program wood, mat, board, yardstick, tray, paper, sheet, playing_card, region, outline, mark, letter, pennant, die,
        layer, loose, overlay, sea, stars;
    CoinPrograms coin;
    static core::Result<Programs, std::string> load(const std::string& folder);
};

// Fine: several samples per pixel, for what is drawn once and looked at for long.
enum class Detail { Quick, Fine };

class Painter {
public:
    static core::Result<std::unique_ptr<Painter>, std::string> create(const RendererFiles& files);

    // Wood, mat, yardstick, trays, sheets and paper.
    void table(const Scene& scene, const Frame& frame);
    // Of a scene that is bare wood, these cells of the view (QuadDrawer::draw_cells).
    void bare_wood(const Scene& bare, const Frame& frame, const std::vector<int>& cells);
    // The sheets that move: above everything at rest.
    void moving_sheets(const Scene& scene, const Frame& frame);
    // Regions, outlines and chalk lines.
    void felt_marks(const Scene& scene, const Frame& frame);
    void shadows(const std::vector<Quad>& shadows, const Frame& frame);
    // The coins, and under them the shadows of lifted ones.
    void coins(const CoinQuads& coins, const Frame& frame, Detail detail);
    // Draws pictures of coins into the cells of a sheet, or copies them from a layer of resting coins. See
    // coin_pictures.h.
    void draw_pictures(const std::vector<Quad>& coins, const Framebuffer& sheet, const Frame& frame, Detail detail);
    void take_pictures(const std::vector<Quad>& coins, const Framebuffer& layer, const Framebuffer& sheet,
                       const Frame& frame);
    // All are blended as stored values, at half the cost of linear light.
    void picture_shadows(const std::vector<Quad>& shadows, const Frame& frame);
    void shadow_pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame);
    void pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame);
    void pennants(const Scene& scene, const Frame& frame);
    void cards(const Scene& scene, const Frame& frame);
    void dice(const Scene& scene, const Frame& frame);
    void marks_above(const Scene& scene, const Frame& frame);
    // Blends a finished layer over the bound framebuffer, pixel for pixel.
    void lay_over(const Framebuffer& layer);
    // The same over stored sRGB values, within the viewport that `area` describes.
    void lay_over_stored(const Framebuffer& layer, const PixelArea& area);

    // Blends a picture of stored values over the bound framebuffer, enlarged to fill the viewport.
    void overlay(const Framebuffer& picture);
    // Takes away from the bound framebuffer, of any size, what lies under this layer of the window's size.
    void cut_out(const Framebuffer& layer);

    // What the driver said against a shader, as a sentence; empty as long as all is well.
    const std::string& fault() const { return fault_; }
    CoinFaces& faces() { return textures_.coins; }
    // Draw calls since the last call.
    int take_draw_calls() { return std::exchange(draw_calls_, 0); }

private:
    Painter(Programs programs, TableTextures textures, std::unique_ptr<Lettering> lettering);
    void use(Program& program);
    Program& top_of(const Scene& scene, const Frame& frame);
    const Program& begin(Program& program, const Frame& frame);
    const Program& begin_cells(Program& program, const Framebuffer& sheet, const Frame& frame);
    // Small ones, that are lit alike all over.
    void draw(Program& program, const std::vector<Quad>& quads, const Frame& frame);
    void draw(const std::vector<Quad>& quads) { draw_calls_ += quads_.draw(quads); }
    // Those of any size.
    void draw_lit(Program& program, const std::vector<Quad>& quads, const Frame& frame);
    void draw_lit(const std::vector<Quad>& quads, const Frame& frame);
    void sheets(const std::vector<SheetSprite>& sheets, const Frame& frame);
    void resting_sheets(const Scene& scene, const Frame& frame);
    void paper(const Scene& scene, const Frame& frame);
    void regions(const std::vector<Region>& regions, const Frame& frame);
    void outlines(const std::vector<Outline>& outlines, const Frame& frame);
    void marks(const std::vector<Quad>& quads, const Frame& frame);
    void write(const std::vector<Writing>& writings, const Frame& frame);

    Programs programs_;
    TableTextures textures_;
    std::unique_ptr<Lettering> lettering_;
    QuadDrawer quads_;
    ShapeCache<std::vector<Vec2>> paper_shapes_, region_shapes_;
    ShapeCache<std::vector<Spot>> hulls_;
    int draw_calls_ = 0;
    std::string fault_;
};

}  // namespace render
