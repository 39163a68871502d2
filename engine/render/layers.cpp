#include "engine/render/layers.h"

#include <algorithm>
#include <iterator>

#include "engine/render/gl.h"

namespace render {

namespace {

// The number of coin pixels that a software renderer can draw finely for a still layer, and in a frame.
constexpr double kFineResting = 600'000;
constexpr double kFineMoving = 20'000;

bool make(Framebuffer& picture, const View& view) {
    auto made = Framebuffer::create(view.width, view.height);
    if (made) picture = std::move(*made);
    return made.has_value();
}

bool same_resting(const std::vector<SheetSprite>& a, const std::vector<SheetSprite>& b) {
    const auto rests = [](const SheetSprite& sheet) { return !sheet.moving; };
    auto one = std::find_if(a.begin(), a.end(), rests), other = std::find_if(b.begin(), b.end(), rests);
    while (one != a.end() && other != b.end() && *one == *other) {
        one = std::find_if(one + 1, a.end(), rests);
        other = std::find_if(other + 1, b.end(), rests);
    }
    return one == a.end() && other == b.end();
}

}  // namespace

Layers::Layers(Painter& painter) : painter_(&painter), like_window_(has_window_rows()) {}

void set_state() {
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_STENCIL_TEST);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glBlendEquation(GL_FUNC_ADD);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    fill_polygons();
}

// Things that move or glow and are not shown as pictures.
struct Layers::Moving {
    std::vector<CoinSprite> coins;    // moving coins
    std::vector<CoinSprite> sliding;  // coins whose shadow falls under other coins, including pictures
    CoinQuads quads;                  // of the coins
    CoinQuads lit;                    // of resting coins that glow or are spent
};

bool Layers::fits(const View& view) const { return view.width == shown_.width() && view.height == shown_.height(); }

bool Layers::make_pictures(const View& view) {
    shown_valid_ = false;
    return resting_.resize(view.width, view.height) && make(table_, view) && make(still_, view) && make(shown_, view);
}

bool Layers::draw(const Scene& scene, const View& view, std::optional<unsigned> window) {
    redrawn_ = false;
    if (!fits(view) && !make_pictures(view)) return false;
    again_ = shown_valid_ && !straight_ && !unfinished_ && scene == shown_scene_ && view == shown_view_;
    if (!again_) draw_frame(scene, view, window);
    return true;
}

void Layers::show(unsigned target) { show_picture(again_ && can_keep() ? kept_ : shown_, target, whole()); }

bool Layers::can_keep() {
    if (kept_valid_ || !like_window_) return kept_valid_;
    if (kept_.width() != shown_.width() || kept_.height() != shown_.height()) {
        auto made = Framebuffer::create_like_window(shown_.width(), shown_.height());
        if (!made) return false;
        kept_ = std::move(*made);
    }
    show_picture(shown_, kept_.name(), whole());
    return kept_valid_ = true;
}

void Layers::draw_frame(const Scene& scene, const View& view, std::optional<unsigned> window) {
    set_state();
    kept_valid_ = false;
    const Frame frame = frame_of(scene, view);
    const bool same_mat = shown_valid_ && scene.width == shown_scene_.width && scene.height == shown_scene_.height &&
                          scene.mat == shown_scene_.mat;
    const bool same_place = same_mat && view == shown_view_;
    PixelArea changed;
    if (!same_place || scene.paper != shown_scene_.paper || !same_resting(scene.sheets, shown_scene_.sheets) ||
        scene.trays != shown_scene_.trays || scene.yardstick != shown_scene_.yardstick ||
        scene.writings != shown_scene_.writings) {
        table_.bind();
        painter_->table(scene, frame);
        changed = whole();
    }
    // Coins are drawn quickly while the view moves, and finely once it stops.
    update_pictures(scene, view, frame, same_place);
    std::vector<CoinSprite> coins = resting_coins(scene);
    const Detail best = affordable_detail(coins, view, kFineResting);
    const Detail detail = same_mat && !same_place ? Detail::Quick : best;
    unfinished_ = detail != best;
    changed = around(changed, resting_.update(*painter_, std::move(coins), view, frame, detail));
    redrawn_ = !is_empty(changed);
    changed = around(changed, changed_marks(scene, view));
    if (!is_empty(changed)) put_together(still_, scene, {}, frame, changed);
    const Moving moving = moving_coins(scene, frame);
    straight_ = crowded_ && window && like_window_ && crowd_.take(still_, changed);
    if (straight_) {
        compose_straight(moving, *window, frame);
    } else {
        crowd_.forget();
        compose(moving, scene, frame, view);
    }
    draw_above(moving, scene, frame, view);
    shown_scene_ = scene;
    shown_view_ = view;
    shown_valid_ = !painter_->lacks_letters();
}

// Call before the layer of resting coins changes: pictures are copied from it.
void Layers::update_pictures(const Scene& scene, const View& view, const Frame& frame, bool same_place) {
    std::vector<CoinSprite> moving;
    std::ranges::copy_if(scene.coins, std::back_inserter(moving), &CoinSprite::moving);
    // Coin pictures are stored values; if those cannot be blended over a layer, coins are drawn quickly instead.
    crowded_ = !kAlwaysEncodes && !moving.empty() && affordable_detail(moving, view, kFineMoving) == Detail::Quick;
    if (crowded_)
        pictures_.update(*painter_, scene, same_place ? &shown_scene_ : nullptr, resting_.picture(), view, frame);
    else
        pictures_.forget();
}

PixelArea Layers::changed_marks(const Scene& scene, const View& view) const {
    PixelArea changed;
    if (scene.regions != shown_scene_.regions)
        changed = around(area_of(shown_scene_.regions, view), area_of(scene.regions, view));
    if (scene.outlines != shown_scene_.outlines)
        changed = around(changed, around(area_of(shown_scene_.outlines, view), area_of(scene.outlines, view)));
    if (scene.lines != shown_scene_.lines)
        changed = around(changed, around(area_of_chalk(shown_scene_.lines, view), area_of_chalk(scene.lines, view)));
    return changed;
}

// Table, marks on the felt, shadows of sliding coins, and resting coins, from bottom to top, within an area.
void Layers::put_together(const Framebuffer& picture, const Scene& scene, const std::vector<Quad>& sliding_shadows,
                          const Frame& frame, const PixelArea& area) {
    copy_picture(table_, picture, area);
    picture.bind();
    const Clip clip(area);
    painter_->felt_marks(scene, frame);
    painter_->shadows(sliding_shadows, frame);
    if (&picture == &shown_) painter_->picture_shadows(pictures_.shadows(), frame);
    if (!resting_.empty()) painter_->lay_over(resting_.picture());
}

Layers::Moving Layers::moving_coins(const Scene& scene, const Frame& frame) {
    Moving moving{pictures_.left_over(), {}, {}, {}};
    std::vector<CoinSprite> glowing;
    for (const CoinSprite& coin : scene.coins) {
        if (coin.moving && !(crowded_ && can_be_picture(coin))) moving.coins.push_back(coin);
        if (coin.moving && throws_low_shadow(coin)) moving.sliding.push_back(coin);
        if (!coin.moving && (coin.glow != 0 || coin.spent)) glowing.push_back(coin);
    }
    moving.quads = coin_quads(moving.coins, frame, painter_->faces());
    moving.lit = coin_quads(glowing, frame, painter_->faces());
    moving.lit.high_shadows.clear();
    return moving;
}

void Layers::compose(const Moving& moving, const Scene& scene, const Frame& frame, const View& view) {
    const PixelArea under = area_of(moving.sliding, view);
    if (!covers(under, whole())) copy_picture(still_, shown_, whole());
    if (!is_empty(under)) put_together(shown_, scene, moving.quads.low_shadows, frame, under);
    shown_.bind();
}

void Layers::compose_straight(const Moving& moving, unsigned window, const Frame& frame) {
    std::vector<Quad> lifted;
    for (const CoinSprite& coin : moving.coins)
        if (throws_low_shadow(coin) && !coin.faint) lifted.push_back(low_shadow(coin, frame.turned(coin.at)));
    const std::vector<Quad> none;
    crowd_.draw(*painter_, pictures_.shadows(), lifted, resting_, coarse_ ? pictures_.pictures() : none,
                pictures_.sheet(), frame);
    crowd_.show(*painter_, window);
}

// Leaves the GL state that later drawing expects.
void Layers::draw_above(const Moving& moving, const Scene& scene, const Frame& frame, const View& view) {
    painter_->coins(moving.lit, frame, Detail::Fine);
    if (!straight_ || !coarse_) painter_->pictures(pictures_.pictures(), pictures_.sheet(), frame);
    painter_->coins(moving.quads, frame, affordable_detail(moving.coins, view, kFineMoving));
    painter_->pennants(scene, frame);
    painter_->moving_sheets(scene, frame);
    painter_->cards(scene, frame);
    painter_->marks_above(scene, frame);
    painter_->dice(scene, frame);
    write_stored();
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
}

}  // namespace render
