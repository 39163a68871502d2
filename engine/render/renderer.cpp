#include "engine/render/renderer.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/render/dirty_area.h"
#include "engine/render/framebuffer.h"
#include "engine/render/gl.h"
#include "engine/render/layers.h"
#include "engine/render/painter.h"
#include "engine/render/resting_coins.h"

namespace render {

namespace {

// The bare wooden table: cached as one picture in the window's format, where a table with coins needs five.
class BareWood {
public:
    struct Sight {
        View view;
        std::vector<PixelArea> hidden;  // will be drawn over
        bool operator==(const Sight&) const = default;
    };
    // Needs a window that encodes light drawn into it, and has_window_rows(). Leaves it bound. Caches only what is
    // shown a second time: a picture used for one frame would only cost time.
    void show(Painter& painter, const Sight& sight);
    // Frees its memory.
    void forget();

private:
    void draw(Painter& painter, const Sight& sight) const;
    void keep();

    Framebuffer picture_;         // empty if the driver has no memory for it
    std::optional<Sight> drawn_;  // last
    bool kept_ = false;           // the picture shows `drawn_`
};

// The cells of the view that are not hidden.
std::vector<int> seen_cells(const BareWood::Sight& sight) {
    const auto pixel = [](int cell, int size) { return static_cast<double>(cell) * size / kMaxCells; };
    const int width = sight.view.width, height = sight.view.height;
    std::vector<int> cells;
    for (int y = 0; y < kMaxCells; ++y)
        for (int x = 0; x < kMaxCells; ++x) {
            const bool hidden = std::ranges::any_of(sight.hidden, [&](const PixelArea& area) {
                return area.left <= pixel(x, width) && pixel(x + 1, width) <= area.right &&
                       area.bottom <= pixel(y, height) && pixel(y + 1, height) <= area.top;
            });
            if (!hidden) cells.push_back(y * kMaxCells + x);
        }
    return cells;
}

// A scene of only the table.
Scene bare_table() {
    Scene bare;
    bare.width = bare.height = 0;
    return bare;
}

void BareWood::show(Painter& painter, const Sight& sight) {
    const bool again = drawn_ == sight;
    if (again && kept_) return show_picture(picture_, kWindow, {0, 0, sight.view.width, sight.view.height});
    draw(painter, sight);
    kept_ = false;
    if (again) keep();
    drawn_ = sight;
}

void BareWood::forget() {
    picture_ = {};
    drawn_.reset();
    kept_ = false;
}

void BareWood::draw(Painter& painter, const Sight& sight) const {
    glViewport(0, 0, sight.view.width, sight.view.height);
    write_light();
    const Scene bare = bare_table();
    painter.bare_wood(bare, frame_of(bare, sight.view), seen_cells(sight));
    write_stored();
}

void BareWood::keep() {
    const View& view = drawn_->view;
    if (picture_.width() != view.width || picture_.height() != view.height) {
        auto made = Framebuffer::create_like_window(view.width, view.height);
        glBindFramebuffer(GL_FRAMEBUFFER, kWindow);
        if (!made) return;
        picture_ = std::move(*made);
    }
    keep_window(picture_);
    kept_ = true;
}

// Small pictures drawn over the window's. Each is drawn once and kept while it is in use.
constexpr std::size_t kGroups = 96;      // maximum in the cache
constexpr std::size_t kScenes = 64;      // the same
constexpr double kFinePixels = 120'000;  // of coins in a group

// The part of the view shown in an area of the window.
View part_of(const View& view, const PixelArea& area) {
    View part = view;
    part.width = area.right - area.left;
    part.height = area.top - area.bottom;
    part.center = view.to_table({(area.left + area.right) / 2.0, view.height - (area.bottom + area.top) / 2.0});
    return part;
}

// Coins over any picture, for portraits and loose coins, by groups.
class LooseCoins {
public:
    // Draws over the framebuffer `target`, which is view.width x view.height with sRGB values, clipped to `clip`.
    void draw(Painter& painter, unsigned target, const std::vector<CoinSprite>& coins, const View& view,
              const std::optional<PixelArea>& clip);

private:
    struct Group {
        std::vector<CoinSprite> coins;
        View view;
        PixelArea area;  // of the window
        Framebuffer picture;
        long used = 0;
    };

    Group* group(Painter& painter, const std::vector<CoinSprite>& coins, const View& view);

    std::vector<Group> groups_;
    long calls_ = 0;
};

// Whole scenes, for lists.
class Miniatures {
public:
    explicit Miniatures(Painter& painter) : painter_(&painter), layers_(painter), like_window_(has_window_rows()) {}

    // Draws at `place` over the framebuffer `target`, which has sRGB values, clipped to `clip`. May leave the viewport
    // at `place`.
    void draw(const Scene& scene, const View& view, unsigned target, const PixelArea& place,
              const std::optional<PixelArea>& clip);

private:
    struct Kept {
        Scene scene;
        View view;
        Framebuffer picture;
        long used = 0;
        bool lacks_letters = false;  // to be drawn again
    };

    const Framebuffer* kept(const Scene& scene, const View& view);

    Painter* painter_;
    Layers layers_;
    bool like_window_;  // the driver supports pictures in the window's format
    std::vector<Kept> kept_;
    long calls_ = 0;
};

void LooseCoins::draw(Painter& painter, unsigned target, const std::vector<CoinSprite>& coins, const View& view,
                      const std::optional<PixelArea>& clip) {
    ++calls_;
    Group* const drawn = group(painter, coins, view);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    if (drawn == nullptr) return;
    const PixelArea& area = drawn->area;
    write_stored();
    glViewport(area.left, area.bottom, area.right - area.left, area.top - area.bottom);
    std::optional<Clip> within;
    if (clip) within.emplace(*clip);
    painter.lay_over_stored(drawn->picture, area);
    glViewport(0, 0, view.width, view.height);
}

LooseCoins::Group* LooseCoins::group(Painter& painter, const std::vector<CoinSprite>& coins, const View& view) {
    const auto same = [&](const Group& g) { return g.view == view && g.coins == coins; };
    auto found = std::ranges::find_if(groups_, same);
    if (found != groups_.end()) {
        found->used = calls_;
        return is_empty(found->area) ? nullptr : &*found;
    }
    if (groups_.size() < kGroups) groups_.emplace_back();
    Group& oldest = *std::ranges::min_element(groups_, {}, &Group::used);
    oldest.coins = coins;
    oldest.view = view;
    oldest.area = area_of(coins, view);
    oldest.used = calls_;
    if (is_empty(oldest.area)) return nullptr;

    const View part = part_of(view, oldest.area);
    if (oldest.picture.width() != part.width || oldest.picture.height() != part.height) {
        auto made = Framebuffer::create(part.width, part.height);
        if (!made) {
            oldest.area = {};
            return nullptr;
        }
        oldest.picture = std::move(*made);
    }
    oldest.picture.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    const Frame frame = even_frame(part, coins);
    const CoinQuads quads = coin_quads(coins, frame, painter.faces());
    painter.shadows(quads.low_shadows, frame);
    painter.coins(quads, frame, affordable_detail(coins, part, kFinePixels));
    return &oldest;
}

void Miniatures::draw(const Scene& scene, const View& view, unsigned target, const PixelArea& place,
                      const std::optional<PixelArea>& clip) {
    ++calls_;
    const Framebuffer* const picture = kept(scene, view);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    if (picture == nullptr) return;
    // The picture of a whole table is opaque: copying its bytes is faster than blending.
    if (!kAlwaysEncodes) return show_picture_at(*picture, target, place, clip.value_or(place));
    write_stored();
    glViewport(place.left, place.bottom, place.right - place.left, place.top - place.bottom);
    std::optional<Clip> within;
    if (clip) within.emplace(*clip);
    painter_->lay_over_stored(*picture, place);
}

const Framebuffer* Miniatures::kept(const Scene& scene, const View& view) {
    std::erase_if(kept_, [](const Kept& one) { return one.lacks_letters; });
    const auto same = [&](const Kept& one) { return one.view == view && one.scene == scene; };
    if (const auto found = std::ranges::find_if(kept_, same); found != kept_.end()) {
        found->used = calls_;
        return &found->picture;
    }
    if (!layers_.draw(scene, view)) return nullptr;
    if (layers_.unfinished()) layers_.draw(scene, view);
    auto picture = like_window_ && !kAlwaysEncodes ? Framebuffer::create_like_window(view.width, view.height)
                                                   : Framebuffer::create(view.width, view.height);
    if (!picture) return nullptr;
    const PixelArea whole{0, 0, view.width, view.height};
    if (like_window_ && !kAlwaysEncodes)
        show_picture(layers_.shown(), picture->name(), whole);
    else
        copy_picture(layers_.shown(), *picture, whole);
    if (kept_.size() >= kScenes) kept_.erase(std::ranges::min_element(kept_, {}, &Kept::used));
    kept_.push_back({scene, view, std::move(*picture), calls_, painter_->lacks_letters()});
    return &kept_.back().picture;
}

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
