#include "engine/render/renderer.h"

#include <epoxy/gl.h>

#include <algorithm>

#include "engine/render/painter.h"

namespace render {

namespace {

constexpr int kOldestGl = 33;

// Three pictures: the table, the coins that rest on it, and the frame last shown. Marks on the felt lie
// between the first two, so that a cursor that moves redraws neither.
class LayeredRenderer : public Renderer {
public:
    explicit LayeredRenderer(std::unique_ptr<Painter> painter) : painter_(std::move(painter)) {}

    void draw(const Scene& scene, const View& view) override {
        GLint target = 0;
        glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
        count_ = {};
        if (view.width <= 0 || view.height <= 0 || view.scale <= 0) return;
        if (!fits(view) && !make_pictures(view)) return;
        if (!(shown_valid_ && scene == shown_scene_ && view == shown_view_)) draw_frame(scene, view);
        copy_picture(shown_.name(), static_cast<unsigned>(target), whole());
        count_.draw_calls = painter_->take_draw_calls() + 1;
    }

    void draw_coins(const std::vector<CoinSprite>& coins, const View& view) override {
        GLint target = 0;
        glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
        if (view.width <= 0 || view.height <= 0 || view.scale <= 0 || coins.empty()) return;
        if ((view.width != alone_.width() || view.height != alone_.height()) && !make(alone_, view)) return;
        // Blending in linear light needs a picture of our own: only the part with the coins goes there and
        // back.
        const PixelArea area = area_of(coins, view);
        if (area.right <= area.left || area.top <= area.bottom) return;
        set_state();
        copy_picture(static_cast<unsigned>(target), alone_.name(), area);
        alone_.bind();
        const Frame frame = even_frame(view);
        const CoinQuads quads = coin_quads(coins, frame);
        painter_->shadows(quads.low_shadows, frame);
        painter_->coins(quads, frame);
        copy_picture(alone_.name(), static_cast<unsigned>(target), area);
        glViewport(0, 0, view.width, view.height);
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
        return make(table_, view) && make(coins_, view) && make(shown_, view);
    }

    PixelArea whole() const { return {0, 0, shown_.width(), shown_.height()}; }

    // Around all coins and their shadows, within the window.
    static PixelArea area_of(const std::vector<CoinSprite>& coins, const View& view) {
        PixelArea area{view.width, view.height, 0, 0};
        for (const CoinSprite& coin : coins) {
            const Vec2 at = view.to_pixels(coin.at);
            const int reach =
                static_cast<int>((1.3 * coin.radius + 3.5 * std::max(coin.lift, 0.0) + 0.5) * view.scale) + 2;
            area.left = std::min(area.left, static_cast<int>(at.x) - reach);
            area.right = std::max(area.right, static_cast<int>(at.x) + reach);
            area.bottom = std::min(area.bottom, view.height - static_cast<int>(at.y) - reach);
            area.top = std::max(area.top, view.height - static_cast<int>(at.y) + reach);
        }
        return {std::max(area.left, 0), std::max(area.bottom, 0), std::min(area.right, view.width),
                std::min(area.top, view.height)};
    }

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
        const bool same_place = shown_valid_ && view == shown_view_ && scene.width == shown_scene_.width &&
                                scene.height == shown_scene_.height;
        if (!same_place || scene.paper != shown_scene_.paper || scene.sheets != shown_scene_.sheets) {
            table_.bind();
            painter_->table(scene, frame);
            count_.still_layer_redrawn = true;
        }
        std::vector<CoinSprite> resting = resting_coins(scene);
        if (!same_place || resting != resting_) {
            draw_resting(resting, frame);
            resting_ = std::move(resting);
        }
        compose(scene, frame);
        shown_scene_ = scene;
        shown_view_ = view;
        shown_valid_ = true;
    }

    // A glow is drawn over the still layer, so that hovering does not redraw it.
    static std::vector<CoinSprite> resting_coins(const Scene& scene) {
        std::vector<CoinSprite> coins;
        for (const CoinSprite& coin : scene.coins) {
            if (coin.moving) continue;
            coins.push_back(coin);
            coins.back().glow = 0;
        }
        return coins;
    }

    void draw_resting(const std::vector<CoinSprite>& resting, const Frame& frame) {
        coins_.bind();
        glClearColor(0, 0, 0, 0);
        glClear(GL_COLOR_BUFFER_BIT);
        const CoinQuads quads = coin_quads(resting, frame);
        painter_->shadows(quads.low_shadows, frame);
        painter_->coins(quads, frame);
        count_.still_layer_redrawn = true;
    }

    void compose(const Scene& scene, const Frame& frame) {
        std::vector<CoinSprite> moving;
        std::vector<CoinSprite> glowing;
        for (const CoinSprite& coin : scene.coins) {
            if (coin.moving) moving.push_back(coin);
            if (!coin.moving && coin.glow > 0) glowing.push_back(coin);
        }
        const CoinQuads moved = coin_quads(moving, frame);
        CoinQuads lit = coin_quads(glowing, frame);
        lit.high_shadows.clear();

        copy_picture(table_.name(), shown_.name(), whole());
        shown_.bind();
        painter_->felt_marks(scene, frame);
        painter_->shadows(moved.low_shadows, frame);
        if (!resting_.empty()) painter_->lay_over(coins_);
        painter_->coins(lit, frame);
        painter_->coins(moved, frame);
        painter_->cards(scene, frame);
        painter_->marks_above(scene, frame);
        glDisable(GL_FRAMEBUFFER_SRGB);
        glUseProgram(0);
        glActiveTexture(GL_TEXTURE0);
    }

    std::unique_ptr<Painter> painter_;
    Framebuffer table_, coins_, shown_;
    Framebuffer alone_;                // for draw_coins
    std::vector<CoinSprite> resting_;  // as drawn in coins_
    Scene shown_scene_;
    View shown_view_;
    bool shown_valid_ = false;
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
