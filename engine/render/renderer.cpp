#include "engine/render/renderer.h"

#include "engine/render/bare_wood.h"
#include "engine/render/gl.h"
#include "engine/render/layers.h"
#include "engine/render/loose_coins.h"
#include "engine/render/painter.h"
#include "engine/render/thumbnails.h"

namespace render {

namespace {

constexpr int kOldestGl = 33;

class LayeredRenderer : public Renderer {
public:
    explicit LayeredRenderer(std::unique_ptr<Painter> painter)
        : painter_(std::move(painter)),
          window_(*painter_),
          miniatures_(*painter_),
          encodes_(bound() == kWindow && window_encodes()),
          like_window_(has_window_rows()) {}

    void set_look(const Look& look) override { look_ = look; }

    void set_coarse(bool coarse) override { window_.set_coarse(coarse); }

    void set_looked_at(bool looked_at) override { looked_at_ = looked_at; }

    void draw(const Scene& scene, const View& seen) override {
        const View view = as_liked(seen);
        const unsigned target = bound();
        count_ = {};
        wood_.forget();
        const bool straight = target == kWindow && encodes_;
        if (is_nothing(view) || !window_.draw(scene, view, straight ? std::optional(target) : std::nullopt)) return;
        if (!window_.drawn_straight()) show(target, {0, 0, view.width, view.height});
        count_.draw_calls = painter_->take_draw_calls() + 1;
        count_.crowd = window_.crowded();
        count_.unfinished = window_.unfinished();
        count_.still_layer_redrawn = window_.still_layer_redrawn();
    }

    void draw_coins(const std::vector<CoinSprite>& coins, const View& seen) override {
        const View view = as_liked(seen);
        const unsigned target = bound();
        if (is_nothing(view) || coins.empty()) return;
        const std::optional<PixelArea> clip = clip_now();
        set_state();
        loose_.draw(*painter_, target, coins, view, clip);
        leave();
    }

    void draw_miniature(const Scene& scene, const View& seen, const PixelArea& place) override {
        const View view = as_liked(seen);
        const unsigned target = bound();
        if (is_nothing(view)) return;
        const std::optional<PixelArea> clip = clip_now();
        GLint viewport[4]{};
        glGetIntegerv(GL_VIEWPORT, viewport);
        set_state();
        miniatures_.draw(scene, view, target, place, clip);
        glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
        leave();
    }

    void draw_wood(const View& seen, const std::vector<PixelArea>& hidden) override {
        if (bound() != kWindow || !encodes_ || !like_window_) return draw(bare_table(), seen);
        const View view = as_liked(seen);
        count_ = {};
        if (is_nothing(view)) return;
        set_state();
        wood_.show(*painter_, {view, hidden});
        count_.draw_calls = painter_->take_draw_calls() + 1;
        leave();
    }

    FrameCount last_frame() const override { return count_; }

    const std::string& fault() const override { return painter_->fault(); }

private:
    View as_liked(View view) const {
        view.look = look_;
        return view;
    }

    bool is_nothing(const View& view) const {
        return !looked_at_ || view.width <= 0 || view.height <= 0 || view.scale <= 0;
    }

    void show(unsigned target, const PixelArea& area) {
        if (!kAlwaysEncodes) return window_.show(target);
        // A blit would decode the values.
        glBindFramebuffer(GL_FRAMEBUFFER, target);
        glViewport(area.left, area.bottom, area.right - area.left, area.top - area.bottom);
        painter_->lay_over_stored(window_.shown(), area);
    }

    static unsigned bound() {
        GLint target = 0;
        glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
        return static_cast<unsigned>(target);
    }

    void leave() {
        painter_->take_draw_calls();
        glUseProgram(0);
        glActiveTexture(GL_TEXTURE0);
    }

    // The scissor that a panel has set, if any.
    static std::optional<PixelArea> clip_now() {
        if (!glIsEnabled(GL_SCISSOR_TEST)) return std::nullopt;
        GLint box[4]{};
        glGetIntegerv(GL_SCISSOR_BOX, box);
        return PixelArea{box[0], box[1], box[0] + box[2], box[1] + box[3]};
    }

    std::unique_ptr<Painter> painter_;
    Layers window_;
    Miniatures miniatures_;
    LooseCoins loose_;
    BareWood wood_;
    Look look_;
    bool looked_at_ = true;
    bool encodes_;      // the window, for light drawn into it
    bool like_window_;  // the driver supports pictures in the window's format
    FrameCount count_;
};

}  // namespace

core::Result<std::unique_ptr<Renderer>, std::string> Renderer::create(const RendererFiles& files) {
    const int version = gl_version();
    if (version < kOldestGl)
        return core::failure("The graphics driver offers OpenGL " + std::to_string(version / 10) + "." +
                             std::to_string(version % 10) + "; this program needs 3.3.");
    auto painter = Painter::create(files);
    if (!painter) return core::failure(painter.error());
    return std::make_unique<LayeredRenderer>(std::move(*painter));
}

}  // namespace render
