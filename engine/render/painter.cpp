#include "engine/render/painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/render/dice.h"
#include "engine/render/gl.h"
#include "engine/render/marks.h"
#include "engine/render/palette.h"
#include "engine/render/paper_writing.h"
#include "engine/render/pennants.h"
#include "engine/render/table_top.h"

namespace render {

namespace {

constexpr double kPaperMargin = 0.45, kPaperTexel = 0.030;
constexpr double kRegionMargin = 0.12, kRegionTexel = 0.035;
constexpr double kPaperLift = 0.05;
constexpr int kFineSamples = 4;

double seed_of(std::size_t index) { return 0.31 + 0.618 * static_cast<double>(index); }

Quad shape_quad(const ShapeOnCard& shape, const Frame& frame, const Rgb& color) {
    const Vec2 at = frame.turned(shape.center);
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(shape.half_size.x), f(shape.half_size.y)};
    quad.traits = {f(frame.angle), 0, 0, 0};
    quad.tint = {color[0], color[1], color[2], 1};
    return quad;
}

std::vector<Vec2> outline_of(const Region& region) {
    if (!region.outline.empty()) return region.outline;
    std::vector<Vec2> outline;
    const double step = 2 * std::numbers::pi / static_cast<double>(region.radii.size());
    for (std::size_t i = 0; i < region.radii.size(); ++i) {
        const double angle = step * static_cast<double>(i);
        outline.push_back(region.center + Vec2{std::cos(angle), std::sin(angle)} * region.radii[i]);
    }
    return outline;
}

}  // namespace

core::Result<std::unique_ptr<Painter>, std::string> Painter::create(const RendererFiles& files) {
    auto programs = Programs::load(files.shaders);
    if (!programs) return core::failure(programs.error());
    auto lettering = Lettering::load(files.glyphs, files.text_font, files.italic_font);
    if (!lettering) return core::failure(lettering.error());
    auto textures = TableTextures::find({files.textures, files.unpacked});
    if (!textures) return core::failure(textures.error());
    return std::unique_ptr<Painter>(new Painter(std::move(*programs), std::move(*textures), std::move(*lettering)));
}

Painter::Painter(Programs programs, TableTextures textures, std::unique_ptr<Lettering> lettering)
    : programs_(std::move(programs)),
      textures_(std::move(textures)),
      lettering_(std::move(lettering)),
      paper_shapes_(
          [](const std::vector<Vec2>& outline) { return shape_of(cut_by_hand(outline), kPaperMargin, kPaperTexel); }),
      region_shapes_([](const std::vector<Vec2>& outline) { return shape_of(outline, kRegionMargin, kRegionTexel); }),
      hulls_(hull_of) {}

void Painter::use(Program& program) {
    if (const auto used = program.use(); !used) fault_ = used.error();
}

const Program& Painter::begin(Program& program, const Frame& frame) {
    use(program);
    set_frame(program, frame);
    program.set("tShape", 0);
    int unit = 1;
    const auto bind = [&](const char* name, auto& texture) {
        if (!program.has(name)) return;
        texture.bind(unit);
        program.set(name, unit);
        ++unit;
    };
    if (program.has("tCoins")) bind("tCoins", textures_.coins.of(frame.coin_across).texture());
    if (program.has("tEmblems")) bind("tEmblems", textures_.coins.of(frame.coin_across).signs());
    bind("tWear", textures_.wear);
    bind("tEnvironment", textures_.environment);
    bind("tFelt", textures_.felt);
    bind("tOak", textures_.oak);
    bind("tPaper", textures_.paper);
    if (program.has("tLetters")) bind("tLetters", lettering_->sheet());
    bind("tSigns", textures_.card_signs);
    bind("tCourts", textures_.card_courts);
    return program;
}

void Painter::draw(Program& program, const std::vector<Quad>& quads, const Frame& frame) {
    if (quads.empty()) return;
    begin(program, frame);
    draw(quads);
}

void Painter::draw_lit(Program& program, const std::vector<Quad>& quads, const Frame& frame) {
    if (quads.empty()) return;
    begin(program, frame);
    draw_lit(quads, frame);
}

void Painter::draw_lit(const std::vector<Quad>& quads, const Frame& frame) {
    draw_calls_ += quads_.draw(quads, light_cells(quads, frame));
}

Program& Painter::top_of(const Scene& scene, const Frame& frame) {
    if (frame.look.top == Look::Top::Oak) return programs_.board;
    if (scene.mat == Mat::Sea) return programs_.sea;
    return scene.mat == Mat::Stars ? programs_.stars : programs_.mat;
}

void Painter::table(const Scene& scene, const Frame& frame) {
    draw_lit(programs_.wood, wood_quads(scene, frame), frame);
    draw_lit(top_of(scene, frame), mat_quads(scene, frame), frame);
    draw_lit(programs_.yardstick, yardstick_quads(scene, frame), frame);
    write(yardstick_writing(scene, frame), frame);
    std::vector<Quad> trays;
    for (const TraySprite& tray : scene.trays) trays.push_back(tray_quad(tray, frame));
    draw_lit(programs_.tray, trays, frame);
    resting_sheets(scene, frame);
    paper(scene, frame);
    for (const Chalked& writing : scene.writings) write(edged({chalked(writing, frame)}, frame), frame);
}

void Painter::bare_wood(const Scene& bare, const Frame& frame, const std::vector<int>& cells) {
    glDisable(GL_BLEND);
    begin(programs_.wood, frame);
    draw_calls_ += quads_.draw_cells(wood_quads(bare, frame).front(), cells);
    glEnable(GL_BLEND);
}

void Painter::paper(const Scene& scene, const Frame& frame) {
    const std::vector<PaperSheet>& sheets = scene.paper;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (sheets[i].away || sheets[i].polygon.size() < 3) continue;
        const ShapeOnCard& shape = paper_shapes_.shape(i, sheets[i].polygon);
        Quad quad = shape_quad(shape, frame, color_of(sheets[i].colour));
        quad.traits[1] = f(kPaperLift);
        quad.traits[2] = f(seed_of(i));
        begin(programs_.paper, frame);
        shape.distances.bind(0);
        draw_lit({quad}, frame);
        write(edged(paper_writing(sheets[i], scene.mat, seed_of(i), frame, *lettering_), frame), frame);
    }
}

void Painter::felt_marks(const Scene& scene, const Frame& frame) {
    regions(scene.regions, frame);
    outlines(scene.outlines, frame);
    marks(marks_on_felt(scene, frame), frame);
}

void Painter::regions(const std::vector<Region>& regions, const Frame& frame) {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (std::max(regions[i].radii.size(), regions[i].outline.size()) < 3) continue;
        const ShapeOnCard& shape = region_shapes_.shape(i, outline_of(regions[i]));
        Quad quad = shape_quad(shape, frame, color_of(regions[i].ink, frame.look.sides));
        quad.traits[1] = 1;
        quad.traits[2] = f(regions[i].fill);
        begin(programs_.region, frame);
        shape.distances.bind(0);
        draw_lit({quad}, frame);
    }
}

void Painter::outlines(const std::vector<Outline>& outlines, const Frame& frame) {
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        if (outlines[i].spots.empty()) continue;
        const ShapeOnCard& shape = hulls_.shape(i, outlines[i].spots);
        begin(programs_.outline, frame);
        shape.distances.bind(0);
        draw({outline_quad(outlines[i], shape, frame)});
    }
}

void Painter::marks(const std::vector<Quad>& quads, const Frame& frame) { draw(programs_.mark, quads, frame); }

void Painter::marks_above(const Scene& scene, const Frame& frame) { marks(render::marks_above(scene, frame), frame); }

void Painter::shadows(const std::vector<Quad>& shadows, const Frame& frame) {
    draw(programs_.coin.shadow, shadows, frame);
}

void Painter::picture_shadows(const std::vector<Quad>& shadows, const Frame& frame) {
    if (shadows.empty()) return;
    write_stored();
    begin(programs_.coin.shadow_low, frame);
    draw(shadows);
    write_light();
}

void Painter::shadow_pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame) {
    if (pictures.empty()) return;
    write_stored();
    begin_cells(programs_.coin.shadow_picture, sheet, frame).set("tLayer", 0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, sheet.texture());
    draw(pictures);
    write_light();
}

void Painter::coins(const CoinQuads& coins, const Frame& frame, Detail detail) {
    shadows(coins.high_shadows, frame);
    if (!coins.lying.empty()) {
        begin(programs_.coin.at_rest, frame).set("uSamples", detail == Detail::Fine ? kFineSamples : 1);
        draw(coins.lying);
    }
    draw(programs_.coin.tossed, coins.tossed, frame);
}

const Program& Painter::begin_cells(Program& program, const Framebuffer& sheet, const Frame& frame) {
    begin(program, frame);
    program.set("uSheet", std::array{static_cast<float>(sheet.width()), static_cast<float>(sheet.height())});
    return program;
}

void Painter::draw_pictures(const std::vector<Quad>& coins, const Framebuffer& sheet, const Frame& frame,
                            Detail detail) {
    if (coins.empty()) return;
    sheet.bind();
    glDisable(GL_BLEND);
    begin_cells(programs_.coin.cell, sheet, frame).set("uSamples", detail == Detail::Fine ? kFineSamples : 1);
    draw(coins);
    glEnable(GL_BLEND);
}

void Painter::take_pictures(const std::vector<Quad>& coins, const Framebuffer& layer, const Framebuffer& sheet,
                            const Frame& frame) {
    if (coins.empty()) return;
    sheet.bind();
    glDisable(GL_BLEND);
    begin_cells(programs_.coin.peel, sheet, frame);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, layer.texture());
    draw(coins);
    glEnable(GL_BLEND);
}

void Painter::pictures(const std::vector<Quad>& pictures, const Framebuffer& sheet, const Frame& frame) {
    if (pictures.empty()) return;
    write_stored();
    begin_cells(programs_.coin.picture, sheet, frame);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, sheet.texture());
    draw(pictures);
    write_light();
}

void Painter::pennants(const Scene& scene, const Frame& frame) {
    if (scene.pennants.empty()) return;
    begin(programs_.pennant, frame);
    draw(pennant_quads(scene.pennants, frame));
}

void Painter::dice(const Scene& scene, const Frame& frame) {
    if (scene.dice.empty()) return;
    for (const DieSprite& die : scene.dice) {
        const DieSeen seen = leaned(die_seen(die, frame));
        shadows({seen.shadow}, frame);
        begin(programs_.die, frame).set("uPlanes", seen.planes);
        programs_.die.set("uPips", die_pips(seen));
        programs_.die.set("uFaces", static_cast<int>(seen.planes.size()));
        draw({seen.quad});
        const std::vector<Quad> numbers = die_numbers(seen, frame.scale, *lettering_);
        begin(programs_.letter, frame);
        draw(numbers);
    }
}

void Painter::write(const std::vector<Writing>& writings, const Frame& frame) {
    std::vector<Quad> letters;
    for (const Writing& writing : writings) {
        const std::vector<Quad> more = lettering_->quads(writing, frame.scale);
        letters.insert(letters.end(), more.begin(), more.end());
    }
    draw(programs_.letter, letters, frame);
}

void Painter::lay_over(const Framebuffer& layer) {
    use(programs_.layer);
    programs_.layer.set("tLayer", 0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, layer.texture());
    draw_calls_ += quads_.draw_window();
}

void Painter::overlay(const Framebuffer& picture) {
    write_stored();
    use(programs_.overlay);
    programs_.overlay.set("tLayer", 0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, picture.texture());
    draw_calls_ += quads_.draw_window();
    write_light();
}

void Painter::cut_out(const Framebuffer& layer) {
    glBlendFunc(GL_ZERO, GL_ONE_MINUS_SRC_ALPHA);
    overlay(layer);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void Painter::lay_over_stored(const Framebuffer& layer, const PixelArea& area) {
    View whole;  // one pixel per inch
    whole.width = area.right - area.left;
    whole.height = area.top - area.bottom;
    whole.scale = 1;
    begin(programs_.loose, even_frame(whole))
        .set("uCorner", std::array{static_cast<float>(area.left), static_cast<float>(area.bottom)});
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, layer.texture());
    const Vec2 half{whole.width / 2.0, whole.height / 2.0};
    draw({Quad{.place = {f(whole.center.x), f(whole.center.y), f(half.x), f(half.y)}}});
}

}  // namespace render
