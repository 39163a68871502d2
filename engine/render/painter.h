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

// Programs for coins, their shadows and pictures of them (coin_pictures.h).
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

// Fine: several samples per pixel, for what is drawn once and seen for long.
enum class Detail { Quick, Fine };

class Painter {
public:
    static core::Result<std::unique_ptr<Painter>, std::string> create(const RendererFiles& files);

    // Wood, mat, yardstick, trays, sheets and paper.
    void table(const Scene& scene, const Frame& frame);
    // Draws only these cells of the view of a scene that is bare wood (QuadDrawer::draw_cells).
    void bare_wood(const Scene& bare, const Frame& frame, const std::vector<int>& cells);
    // The moving sheets, above everything at rest.
    void moving_sheets(const Scene& scene, const Frame& frame);
    // Regions, outlines and chalk lines.
    void felt_marks(const Scene& scene, const Frame& frame);
    void shadows(const std::vector<Quad>& shadows, const Frame& frame);
    // The coins, and below them the shadows of lifted ones.
    void coins(const CoinQuads& coins, const Frame& frame, Detail detail);
    // Draws pictures of coins into the cells of a sheet, or copies them from a layer of resting coins. See
    // coin_pictures.h.
    void draw_pictures(const std::vector<Quad>& coins, const Framebuffer& sheet, const Frame& frame, Detail detail);
    void take_pictures(const std::vector<Quad>& coins, const Framebuffer& layer, const Framebuffer& sheet,
                       const Frame& frame);
    // These blend stored values, at half the cost of linear light.
    void picture_shadows(const std::vector<Quad>& shadows, const Frame& frame);
    void shadow_pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame);
    void pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame);
    void pennants(const Scene& scene, const Frame& frame);
    void cards(const Scene& scene, const Frame& frame);
    void dice(const Scene& scene, const Frame& frame);
    void marks_above(const Scene& scene, const Frame& frame);
    // Blends a finished layer over the bound framebuffer, pixel for pixel.
    void lay_over(const Framebuffer& layer);
    // The same over stored sRGB values, within the viewport of `area`.
    void lay_over_stored(const Framebuffer& layer, const PixelArea& area);

    // Blends a picture of stored values over the bound framebuffer, stretched to the viewport.
    void overlay(const Framebuffer& picture);
    // Erases from the bound framebuffer, of any size, what is under this layer of the window's size.
    void cut_out(const Framebuffer& layer);

    // The driver's complaint about a shader, as a sentence; empty if there is none.
    const std::string& fault() const { return fault_; }
    // True if letters of this frame may be missing (Lettering::lacks_room).
    bool lacks_letters() const { return lettering_->lacks_room(); }
    CoinFaces& faces() { return textures_.coins; }
    // Draw calls since the last call.
    int take_draw_calls() { return std::exchange(draw_calls_, 0); }

private:
    Painter(Programs programs, TableTextures textures, std::unique_ptr<Lettering> lettering);
    void use(Program& program);
    Program& top_of(const Scene& scene, const Frame& frame);
    const Program& begin(Program& program, const Frame& frame);
    const Program& begin_cells(Program& program, const Framebuffer& sheet, const Frame& frame);
    // For small quads, which are lit uniformly.
    void draw(Program& program, const std::vector<Quad>& quads, const Frame& frame);
    void draw(const std::vector<Quad>& quads) { draw_calls_ += quads_.draw(quads); }
    // For quads of any size.
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
