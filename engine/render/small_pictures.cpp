#include "engine/render/small_pictures.h"

#include <algorithm>

#include "engine/render/resting_coins.h"

namespace render {

namespace {

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

}  // namespace

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
    kept_.push_back({scene, view, std::move(*picture), calls_});
    return &kept_.back().picture;
}

}  // namespace render
