#include "engine/render/crowd_layer.h"

#include <algorithm>
#include <cmath>

#include "engine/render/dirty_area.h"
#include "engine/render/gl.h"

namespace render {

namespace {

constexpr std::size_t kColumns = 8, kRows = 4;

// A software driver copies pictures fast, unless other drawing follows in the same batch.
void draw_by_itself() { glFlush(); }

}  // namespace

void ShadowPictures::forget() {
    sheet_ = {};
    kinds_.clear();
    scale_ = 0;
}

bool ShadowPictures::start(const std::vector<Quad>& shadows, const Frame& frame) {
    widest_ = 0;
    for (const Quad& shadow : shadows) widest_ = std::max(widest_, shadow.place[2]);
    kinds_.clear();
    scale_ = frame.scale;
    side_ = static_cast<int>(std::ceil(widest_ * scale_)) + 4;
    auto made = Framebuffer::create_overlay(side_ * int(kColumns), side_ * int(kRows));
    if (!made) return false;
    sheet_ = std::move(*made);
    sheet_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    return true;
}

Vec2 ShadowPictures::middle_of(std::size_t place) const {
    return Vec2{double(place % kColumns) + 0.5, double(place / kColumns) + 0.5} * side_;
}

void ShadowPictures::draw_missing(Painter& painter, const std::vector<Quad>& missing, const Frame& frame) const {
    if (missing.empty()) return;
    Frame sheet = frame;
    sheet.scale = frame.scale / 2;
    sheet.width = sheet_.width();
    sheet.height = sheet_.height();
    sheet.center = sheet.half_size();
    sheet_.bind();
    painter.picture_shadows(missing, sheet);
}

bool ShadowPictures::update(Painter& painter, const std::vector<Quad>& shadows, const Frame& frame) {
    if (scale_ != frame.scale && !start(shadows, frame)) return false;
    pictures_.clear();
    left_over_.clear();
    std::vector<Quad> missing;
    for (const Quad& shadow : shadows) {
        const Kind kind{shadow.place[2], shadow.traits[1], shadow.traits[2], shadow.traits[3]};
        const auto found = std::ranges::find(kinds_, kind);
        const std::size_t place = static_cast<std::size_t>(found - kinds_.begin());
        if (place >= kColumns * kRows || kind[0] > widest_) {
            left_over_.push_back(shadow);
            continue;
        }
        const Vec2 middle = middle_of(place);
        if (found == kinds_.end()) {
            kinds_.push_back(kind);
            missing.push_back(shadow);
            missing.back().place[0] = f(middle.x * 2 / frame.scale);
            missing.back().place[1] = f(middle.y * 2 / frame.scale);
        }
        Quad picture;
        picture.place = shadow.place;
        picture.traits = {0, f(middle.x), f(middle.y), 0};
        pictures_.push_back(picture);
    }
    draw_missing(painter, missing, frame);
    return true;
}

bool CrowdLayer::take(const Framebuffer& still, const PixelArea& changed) {
    const int width = still.width(), height = still.height();
    PixelArea area = changed;
    if (still_.width() != width || still_.height() != height) {
        auto copy = Framebuffer::create_like_window(width, height);
        auto layer = Framebuffer::create_overlay((width + 1) / 2, (height + 1) / 2);
        if (!copy || !layer) return false;
        still_ = std::move(*copy);
        moving_ = std::move(*layer);
        area = {0, 0, width, height};
    }
    if (!is_empty(area)) show_picture(still, still_.name(), area);
    return true;
}

void CrowdLayer::forget() {
    still_ = {};
    moving_ = {};
    shadows_.forget();
}

void CrowdLayer::draw(Painter& painter, const std::vector<Quad>& shadows, const std::vector<Quad>& others,
                      const RestingCoins& resting, const std::vector<Quad>& pictures, const Framebuffer& sheet,
                      const Frame& frame) {
    const bool has_pictures = shadows_.update(painter, shadows, frame);
    moving_.bind();
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    if (has_pictures) painter.shadow_pictures(shadows_.pictures(), shadows_.sheet(), frame);
    draw_by_itself();
    painter.picture_shadows(has_pictures ? shadows_.left_over() : shadows, frame);
    painter.picture_shadows(others, frame);
    if (!resting.empty()) painter.cut_out(resting.picture());
    painter.pictures(pictures, sheet, frame);
}

void CrowdLayer::show(Painter& painter, unsigned window) const {
    show_picture(still_, window, {0, 0, still_.width(), still_.height()});
    glViewport(0, 0, still_.width(), still_.height());
    painter.overlay(moving_);
    draw_by_itself();
}

}  // namespace render
