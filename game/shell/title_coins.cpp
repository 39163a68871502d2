#include "game/shell/title_coins.h"

#include <algorithm>
#include <cmath>

#include "game/shell/title_art.h"

namespace screens {

namespace {

struct Home {
    const char* design;
    bool heads;
    Vec2 at;  // shares of the window's width and height
    double angle;
};
constexpr Home kHomes[] = {
    {"dollar", false, {0.05, 0.93}, 0.2},       {"quarter", true, {0.11, 0.95}, -0.3},
    {"penny", false, {0.155, 0.91}, 0.5},       {"nickel", true, {0.20, 0.96}, 0.25},
    {"half_dollar", true, {0.43, 0.93}, -0.15}, {"penny", true, {0.39, 0.90}, -0.6},
    {"penny", false, {0.29, 0.95}, 0.4},        {"nickel", false, {0.50, 0.96}, 0.2},
    {"dime", false, {0.56, 0.92}, 0.7},         {"quarter", false, {0.60, 0.96}, 0.1},
    {"penny", true, {0.78, 0.52}, 0.1},         {"dime", true, {0.93, 0.95}, -0.2},
    {"penny", false, {0.71, 0.96}, 0.9},        {"quarter", true, {0.34, 0.12}, 0.5},
};
constexpr double kFarthest = 0.16;                    // of the window's height, from its home
constexpr double kTossed = 9, kQuickest = 90;         // inches per second
constexpr double kTossHigh = 1.1, kHalfTurns = 3;     // inches; half turns in the air
constexpr double kDrag = 4;                           // pixels before a press becomes a drag
constexpr double kHalfTurn = 3.14159265358979323846;  // radians

sound::Disc disc_of(const render::CoinSprite& coin) {
    constexpr sound::Metal kMetals[]{sound::Metal::Copper, sound::Metal::Nickel, sound::Metal::Silver,
                                     sound::Metal::Golden};
    return sound::coin_disc(2 * coin.radius, kMetals[static_cast<std::size_t>(coin.metal)]);
}

}  // namespace

void TitleCoins::lay(App& app, const std::vector<Rect>& taken) {
    loose_.coins.clear();
    pieces_.clear();
    held_.reset();
    for (const Home& home : kHomes) {
        Piece piece{wood_coin(home.design, home.heads, 30 + pieces_.size())};
        const double radius = piece.sprite.radius * inch_;
        const Vec2 at{home.at.x * app.width(), home.at.y * app.height()};
        const auto place = loose_.free_place(at, radius, kFarthest * app.height(), wood_, taken);
        if (!place) continue;
        loose_.coins.push_back({*place, radius, home.angle});
        pieces_.push_back(std::move(piece));
    }
}

std::optional<Vec2> TitleCoins::place(std::size_t coin) const {
    return coin < loose_.coins.size() ? std::optional(loose_.coins[coin].at) : std::nullopt;
}

void TitleCoins::press(Vec2 at) {
    held_ = loose_.at(at);
    if (!held_) return;
    grip_ = loose_.coins[*held_].at - at;
    from_ = at;
    pulled_ = {};
    dragged_ = false;
}

// A dragged coin slides on; a coin that was only pressed is tossed away from the pointer.
void TitleCoins::let_go(App& app) {
    if (!held_) return;
    const std::size_t coin = *std::exchange(held_, std::nullopt);
    if (dragged_) {
        const double speed = core::length(pulled_), max = kQuickest * inch_;
        return loose_.flick(coin, speed > max ? pulled_ * (max / speed) : pulled_);
    }
    const double by_turns = 2.4 * static_cast<double>(++tosses_);
    const Vec2 away = core::length(grip_) > 1 ? core::unit(grip_) : Vec2{std::cos(by_turns), std::sin(by_turns)};
    pieces_[coin].turns = tosses_ % 3 != 0;
    app.play(sound::CoinStruck{disc_of(pieces_[coin].sprite), std::nullopt, sound::Bed::Air, 18}, 0);
    loose_.toss(coin, away * (kTossed * inch_));
}

void TitleCoins::follow(App& app, const std::vector<Rect>& taken) {
    using Kind = platform::Event::Kind;
    Vec2 to = from_;
    for (const platform::Event& event : app.events()) {
        if (event.kind == Kind::Press && event.button == platform::Button::Left) {
            press(event.at);
            to = event.at;
        }
        if (event.kind == Kind::Move) to = event.at;
        if (event.kind == Kind::Release && event.button == platform::Button::Left) let_go(app);
        if (event.kind == Kind::Leave) let_go(app);
    }
    if (!held_) return;
    dragged_ = dragged_ || core::distance(from_, to) > kDrag;
    if (!dragged_) return;
    pulled_ = pulled_ * 0.4 + (to - from_) * (0.6 / std::max(app.seconds(), 0.004));
    loose_.put(*held_, to + grip_, wood_, taken);
    from_ = to;
}

void TitleCoins::play(App& app, const std::vector<Knock>& heard) {
    for (const Knock& knock : heard) {
        const sound::Disc disc = disc_of(pieces_[knock.coin].sprite);
        std::optional<sound::Disc> on;
        if (knock.other) on = disc_of(pieces_[*knock.other].sprite);
        const double pan = 1.2 * (loose_.coins[knock.coin].at.x / app.width() - 0.5);
        app.play(sound::CoinStruck{disc, on, sound::Bed::Wood, knock.speed / inch_}, pan);
    }
}

render::CoinSprite TitleCoins::sprite(std::size_t coin, const render::View& view) const {
    const LooseCoin& loose = loose_.coins[coin];
    render::CoinSprite sprite = pieces_[coin].sprite;
    sprite.at = view.to_table(loose.at);
    sprite.angle = loose.angle;
    sprite.moving = true;
    const double done = 1 - loose.air / LooseCoins::kToss;
    if (loose.air > 0) {
        sprite.lift = kTossHigh * 4 * done * (1 - done);
        sprite.flip = kHalfTurn * (kHalfTurns - (pieces_[coin].turns ? 0 : 1)) * done;
    }
    return sprite;
}

// A group of sprites costs as much as its rectangle, so distant coins are drawn separately.
void TitleCoins::draw(App& app) {
    const render::View view = wood_view(app);
    std::vector<std::vector<render::CoinSprite>> groups(4);
    std::vector<render::CoinSprite> flying;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const double share = loose_.coins[i].at.x / app.width();
        auto& group =
            loose_.coins[i].air > 0 ? flying : groups[static_cast<std::size_t>(std::clamp(share * 4.0, 0.0, 3.0))];
        group.push_back(sprite(i, view));
    }
    groups.push_back(std::move(flying));
    app.ui().paint().custom([&app, groups, view] {
        for (const auto& group : groups)
            if (!group.empty()) app.renderer().draw_coins(group, view);
    });
}

void TitleCoins::frame(App& app, const std::vector<Rect>& taken) {
    const double top = app.ui().top_bar_height();
    const Rect wood{0, top, static_cast<double>(app.width()), static_cast<double>(app.height())};
    const double inch = wood_view(app).scale;
    if (!(wood == wood_) || inch != inch_) {
        wood_ = wood;
        inch_ = inch;
        lay(app, taken);
    }
    follow(app, taken);
    const bool at_once = app.fast() || app.settings().reduced_motion;
    std::vector<bool> flew;
    for (const LooseCoin& coin : loose_.coins) flew.push_back(coin.air > 0);
    play(app, loose_.step(at_once ? 10 : app.seconds(), inch_, wood_, taken));
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        if (!flew[i] || loose_.coins[i].air > 0 || !pieces_[i].turns) continue;
        render::CoinSprite& coin = pieces_[i].sprite;
        std::swap(coin.face, coin.back);
        coin.ring = coin.ring == render::Ring::Solid ? render::Ring::Dashed : render::Ring::Solid;
        pieces_[i].turns = false;
    }
    draw(app);
}

}  // namespace screens
