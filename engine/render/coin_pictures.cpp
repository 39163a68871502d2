#include "engine/render/coin_pictures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace render {

namespace {

constexpr double kRenewed = 250;     // pixels redrawn per frame, on average
constexpr double kGone = 0.25;       // inches that a coin may move before its picture is outdated
constexpr double kTurned = 0.1;      // radians that it may turn
constexpr double kFaintEdge = 0.18;  // inches at a shadow's edge too faint to be seen
constexpr double kFades = 0.1;       // inches over which a shadow fades out
constexpr int kNoSlot = -1;

// Equal except for position.
bool alike(const CoinSprite& a, const CoinSprite& b) {
    return a.seed == b.seed && a.face == b.face && a.ring == b.ring && a.radius == b.radius && a.metal == b.metal &&
           a.core == b.core && a.reeds == b.reeds && a.wear == b.wear && a.tilt == b.tilt && a.flip == b.flip &&
           a.back == b.back;
}

Vec2 window_pixels(Vec2 turned, const Frame& frame) {
    return (turned - frame.center) * frame.scale + Vec2{double(frame.width), double(frame.height)} / 2;
}

// True if the layer shows the whole coin.
bool lies_inside(Vec2 pixels, double radius, const Frame& frame) {
    return pixels.x > radius && pixels.y > radius && pixels.x < frame.width - radius &&
           pixels.y < frame.height - radius;
}

}  // namespace

bool can_be_picture(const CoinSprite& coin) {
    return coin.lift <= 0 && lies_flat(coin) && !coin.faint && !coin.spent && coin.glow == 0;
}

Quad low_shadow(const CoinSprite& coin, Vec2 at) {
    Quad quad = coin_shadow(coin, at);
    const double height = quad.traits[2];
    quad.place[2] -= f(kFaintEdge);
    quad.place[3] -= f(kFaintEdge);
    quad.tint = {0, f(1 / (0.024 + 0.84 * height)), f(1 / (0.34 + height)), f(1 / kFades)};
    return quad;
}

void CoinPictures::forget() {
    sheet_ = {};
    view_ = {};
    slots_.clear();
    cells_.clear();
    crowd_.clear();
    pictures_.clear();
    shadows_.clear();
    left_over_.clear();
}

void CoinPictures::start(const Scene& scene, const View& view, const Frame& frame) {
    // A sheet three times as large holds all coins that a window can show.
    auto made = Framebuffer::create_plain(view.width + view.width / 2, view.height * 2);
    forget();
    if (made) sheet_ = std::move(*made);
    view_ = view;
    pivot_ = frame.pivot;
    double radius = 0;
    for (const CoinSprite& coin : scene.coins) radius = std::max(radius, coin.radius);
    side_ = 2 * static_cast<int>(std::ceil(radius * frame.scale + 2.5));
}

CoinPictures::Cell* CoinPictures::cell_of(std::size_t coin) {
    int& slot = slots_[coin];
    const int columns = sheet_.width() / side_, rows = sheet_.height() / side_;
    if (slot == kNoSlot && cells_.size() < static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {
        slot = static_cast<int>(cells_.size());
        cells_.emplace_back();
    }
    return slot == kNoSlot ? nullptr : &cells_[static_cast<std::size_t>(slot)];
}

// Aligns the cell with the window's pixels, so that a picture that does not move is not filtered.
void CoinPictures::place(Cell& cell, const CoinSprite& coin, Vec2 at, const Frame& frame) {
    const int number = static_cast<int>(&cell - cells_.data()), columns = sheet_.width() / side_;
    const Vec2 pixels = window_pixels(at, frame);
    const Vec2 within{pixels.x - std::floor(pixels.x), pixels.y - std::floor(pixels.y)};
    const Vec2 corner{double(number % columns * side_), double(number / columns * side_)};
    cell.middle = corner + Vec2{side_ / 2.0, side_ / 2.0} + within;
    cell.shown = coin;
    cell.at = at;
    cell.drawn = true;
}

Quad CoinPictures::cell_quad(const Cell& cell, const Frame& frame, CoinFaces& faces) const {
    Quad quad = coin_quad(cell.shown, cell.at, frame, faces);
    quad.place[3] = f(cell.middle.x);
    quad.traits[0] = f(cell.middle.y);
    return quad;
}

void CoinPictures::find_missing(Painter& painter, const Scene& scene, const Scene* before, const Frame& frame) {
    slots_.resize(scene.coins.size(), kNoSlot);
    for (std::size_t i = 0; i < scene.coins.size(); ++i) {
        const CoinSprite& coin = scene.coins[i];
        if (!coin.moving || !can_be_picture(coin)) continue;
        const Vec2 at = frame.turned(coin.at);
        if (!is_seen(coin, at, frame)) continue;
        Cell* const cell = cell_of(i);
        if (cell == nullptr) {
            left_over_.push_back(coin);
            continue;
        }
        crowd_.push_back(i);
        if (cell->drawn && alike(cell->shown, coin)) continue;
        const CoinSprite* const rested = before && i < before->coins.size() ? &before->coins[i] : nullptr;
        const bool seen =
            rested && !rested->moving && can_be_picture(*rested) && alike(*rested, coin) && coin.core != Core::Hole &&
            lies_inside(window_pixels(frame.turned(rested->at), frame), coin.radius * frame.scale + 1, frame);
        place(*cell, seen ? *rested : coin, seen ? frame.turned(rested->at) : at, frame);
        (seen ? taken_ : drawn_).push_back(cell_quad(*cell, frame, painter.faces()));
    }
}

void CoinPictures::renew_some(Painter& painter, const Scene& scene, const Frame& frame) {
    to_renew_ = std::min(to_renew_, 0.0) + kRenewed;
    for (std::size_t n = 0; n < crowd_.size() && to_renew_ > 0; ++n) {
        if (renewed_ >= crowd_.size()) renewed_ = 0;
        const std::size_t i = crowd_[renewed_++];
        const CoinSprite& coin = scene.coins[i];
        Cell& cell = cells_[static_cast<std::size_t>(slots_[i])];
        if (distance(coin.at, cell.shown.at) < kGone && std::abs(coin.angle - cell.shown.angle) < kTurned) continue;
        place(cell, coin, frame.turned(coin.at), frame);
        again_.push_back(cell_quad(cell, frame, painter.faces()));
        const double radius = coin.radius * frame.scale;
        to_renew_ -= std::numbers::pi * radius * radius;
    }
}

void CoinPictures::show(const Scene& scene, const Frame& frame) {
    for (const std::size_t i : crowd_) {
        const CoinSprite& coin = scene.coins[i];
        const Cell& cell = cells_[static_cast<std::size_t>(slots_[i])];
        const Vec2 at = frame.turned(coin.at);
        Quad quad;
        quad.place = {f(at.x), f(at.y), f(coin.radius + frame.inches_per_pixel()), f(cell.middle.x)};
        quad.traits = {f(coin.angle - cell.shown.angle), f(cell.middle.y), f(cell.at.x), f(cell.at.y)};
        pictures_.push_back(quad);
        shadows_.push_back(low_shadow(coin, at));
    }
}

void CoinPictures::update(Painter& painter, const Scene& scene, const Scene* before, const Framebuffer& resting,
                          const View& view, const Frame& frame) {
    if (!fits(view, frame)) start(scene, view, frame);
    for (std::vector<Quad>* quads : {&taken_, &drawn_, &again_, &pictures_, &shadows_}) quads->clear();
    crowd_.clear();
    left_over_.clear();
    find_missing(painter, scene, before, frame);
    renew_some(painter, scene, frame);
    painter.take_pictures(taken_, resting, sheet_, frame);
    painter.draw_pictures(drawn_, sheet_, frame, Detail::Quick);
    const bool quick = view.look.drawing == Look::Drawing::Quick;
    painter.draw_pictures(again_, sheet_, frame, quick ? Detail::Quick : Detail::Fine);
    show(scene, frame);
}

}  // namespace render
