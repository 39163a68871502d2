#include "engine/render/renderer.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <iterator>

#include "engine/render/area.h"
#include "engine/render/coin_pictures.h"
#include "engine/render/loose_coins.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"

namespace render {

namespace {

constexpr int kOldestGl = 33;
// Pixels of coins that a processor without a graphics card draws finely in the time of a still layer, and of
// a frame.
constexpr double kFineResting = 600'000;
constexpr double kFineMoving = 20'000;

// What rests is kept in two layers, the table and the coins on it: marks on the felt lie between them, and a
// cursor that moves redraws neither.
class LayeredRenderer : public Renderer {
public:
    explicit LayeredRenderer(std::unique_ptr<Painter> painter) : painter_(std::move(painter)) {}

    void set_look(const Look& look) override { look_ = look; }

    void draw(const Scene& scene, const View& seen) override {
        const View view = as_liked(seen);
        GLint target = 0;
        glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
        count_ = {};
        if (view.width <= 0 || view.height <= 0 || view.scale <= 0) return;
        if (!fits(view) && !make_pictures(view)) return;
        const bool unchanged = shown_valid_ && scene == shown_scene_ && view == shown_view_;
        if (!unchanged || unfinished_) draw_frame(scene, view);
        show_picture(shown_, static_cast<unsigned>(target), whole());
        count_.draw_calls = painter_->take_draw_calls() + 1;
        count_.unfinished = unfinished_;
    }

    void draw_coins(const std::vector<CoinSprite>& coins, const View& seen) override {
        const View view = as_liked(seen);
        GLint target = 0;
        glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
        if (view.width <= 0 || view.height <= 0 || view.scale <= 0 || coins.empty()) return;
        set_state();
        loose_.draw(*painter_, static_cast<unsigned>(target), coins, view);
        painter_->take_draw_calls();
        glUseProgram(0);
        glActiveTexture(GL_TEXTURE0);
    }

    void draw_wood(const View& view) override {
        Scene bare;
        bare.width = bare.height = 0;
        draw(bare, view);
    }

    FrameCount last_frame() const override { return count_; }

private:
    View as_liked(View view) const {
        view.look = look_;
        return view;
    }

    bool fits(const View& view) const {
        return view.width == shown_.width() && view.height == shown_.height();
    }

    static bool make(Framebuffer& picture, const View& view) {
        auto made = Framebuffer::create(view.width, view.height);
        if (made) picture = std::move(*made);
        return made.has_value();
    }

    bool make_pictures(const View& view) {
        shown_valid_ = false;
        return resting_.resize(view.width, view.height) && make(table_, view) && make(still_, view) &&
               make(shown_, view);
    }

    PixelArea whole() const { return {0, 0, shown_.width(), shown_.height()}; }

    static void set_state() {
        glDisable(GL_DEPTH_TEST);
        glDisable(GL_STENCIL_TEST);
        glDisable(GL_SCISSOR_TEST);
        glDisable(GL_CULL_FACE);
        glEnable(GL_BLEND);
        glBlendEquation(GL_FUNC_ADD);
        glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
        glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
        glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    }

    void draw_frame(const Scene& scene, const View& view) {
        set_state();
        const Frame frame = frame_of(scene, view);
        const bool same_mat =
            shown_valid_ && scene.width == shown_scene_.width && scene.height == shown_scene_.height;
        const bool same_place = same_mat && view == shown_view_;
        PixelArea changed;
        if (!same_place || scene.paper != shown_scene_.paper || scene.sheets != shown_scene_.sheets) {
            table_.bind();
            painter_->table(scene, frame);
            changed = whole();
        }
        // While the view moves coins are drawn quickly, and finely once it has come to rest.
        update_pictures(scene, view, frame, same_place);
        std::vector<CoinSprite> coins = resting_coins(scene);
        const Detail best = affordable_detail(coins, view, kFineResting);
        const Detail detail = same_mat && !same_place ? Detail::Quick : best;
        unfinished_ = detail != best;
        changed = around(changed, resting_.update(*painter_, std::move(coins), view, frame, detail));
        count_.still_layer_redrawn = !is_empty(changed);
        changed = around(changed, changed_marks(scene, view));
        if (!is_empty(changed)) put_together(still_, scene, {}, frame, changed);
        compose(scene, frame, view);
        shown_scene_ = scene;
        shown_view_ = view;
        shown_valid_ = true;
    }

    // Before the layer of resting coins changes: pictures are taken off it.
    void update_pictures(const Scene& scene, const View& view, const Frame& frame, bool same_place) {
        std::vector<CoinSprite> moving;
        std::ranges::copy_if(scene.coins, std::back_inserter(moving), &CoinSprite::moving);
        crowded_ = !moving.empty() && affordable_detail(moving, view, kFineMoving) == Detail::Quick;
        if (crowded_)
            pictures_.update(*painter_, scene, same_place ? &shown_scene_ : nullptr, resting_.picture(), view,
                             frame);
        else
            pictures_.forget();
    }

    PixelArea changed_marks(const Scene& scene, const View& view) const {
        PixelArea changed;
        if (scene.regions != shown_scene_.regions)
            changed = around(area_of(shown_scene_.regions, view), area_of(scene.regions, view));
        if (scene.outlines != shown_scene_.outlines)
            changed =
                around(changed, around(area_of(shown_scene_.outlines, view), area_of(scene.outlines, view)));
        if (scene.lines != shown_scene_.lines)
            changed = around(
                changed, around(area_of_chalk(shown_scene_.lines, view), area_of_chalk(scene.lines, view)));
        return changed;
    }

    // Table, marks on the felt, shadows of sliding coins and resting coins, one over the other, within an
    // area.
    void put_together(const Framebuffer& picture, const Scene& scene,
                      const std::vector<Quad>& sliding_shadows, const Frame& frame, const PixelArea& area) {
        copy_picture(table_, picture, area);
        picture.bind();
        const Clip clip(area);
        painter_->felt_marks(scene, frame);
        painter_->shadows(sliding_shadows, frame);
        if (&picture == &shown_) painter_->picture_shadows(pictures_.shadows(), frame);
        if (!resting_.empty()) painter_->lay_over(resting_.picture());
    }

    void compose(const Scene& scene, const Frame& frame, const View& view) {
        std::vector<CoinSprite> moving = pictures_.left_over();
        std::vector<CoinSprite> sliding;
        std::vector<CoinSprite> glowing;
        for (const CoinSprite& coin : scene.coins) {
            if (coin.moving && !(crowded_ && can_be_picture(coin))) moving.push_back(coin);
            if (coin.moving && throws_low_shadow(coin)) sliding.push_back(coin);
            if (!coin.moving && coin.glow != 0) glowing.push_back(coin);
        }
        const CoinQuads moved = coin_quads(moving, frame, painter_->faces());
        CoinQuads lit = coin_quads(glowing, frame, painter_->faces());
        lit.high_shadows.clear();

        copy_picture(still_, shown_, whole());
        const PixelArea under = area_of(sliding, view);
        if (!is_empty(under)) put_together(shown_, scene, moved.low_shadows, frame, under);
        shown_.bind();
        painter_->coins(lit, frame, Detail::Fine);
        painter_->pictures(pictures_.pictures(), pictures_.sheet(), frame);
        painter_->coins(moved, frame, affordable_detail(moving, view, kFineMoving));
        painter_->pennants(scene, frame);
        painter_->cards(scene, frame);
        painter_->marks_above(scene, frame);
        painter_->dice(scene, frame);
        glDisable(GL_FRAMEBUFFER_SRGB);
        glUseProgram(0);
        glActiveTexture(GL_TEXTURE0);
    }

    std::unique_ptr<Painter> painter_;
    Framebuffer table_;      // wood, mat, paper
    RestingCoins resting_;   // the coins on it
    Framebuffer still_;      // both together, and the marks between them
    Framebuffer shown_;      // and all that moves
    CoinPictures pictures_;  // of coins that slide
    bool crowded_ = false;   // so many slide that they are shown as pictures
    LooseCoins loose_;
    Look look_;
    Scene shown_scene_;
    View shown_view_;
    bool shown_valid_ = false;
    bool unfinished_ = false;
    FrameCount count_;
};

}  // namespace

core::Result<std::unique_ptr<Renderer>, std::string> Renderer::create(const RendererFiles& files) {
    const int version = epoxy_gl_version();
    if (version < kOldestGl)
        return core::failure("The graphics driver offers OpenGL " + std::to_string(version / 10) + "." +
                             std::to_string(version % 10) + "; this program needs 3.3.");
    auto painter = Painter::create(files);
    if (!painter) return core::failure(painter.error());
    return std::make_unique<LayeredRenderer>(std::move(*painter));
}

}  // namespace render
