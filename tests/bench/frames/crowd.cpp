#include "crowd.h"

#include <array>
#include <cmath>
#include <numbers>

namespace frames {

namespace {

struct Kind {
    const char* design;
    double diameter;
    render::Metal metal;
    int reeds;
};
constexpr std::array kKinds{
    Kind{"penny", 0.75, render::Metal::Copper, 0},          Kind{"nickel", 0.835, render::Metal::Nickel, 0},
    Kind{"dime", 0.705, render::Metal::Silver, 118},        Kind{"quarter", 0.955, render::Metal::Silver, 119},
    Kind{"half_dollar", 1.205, render::Metal::Silver, 150}, Kind{"dollar", 1.043, render::Metal::Golden, 0}};
constexpr double kApart = 1.25, kAround = 0.1;  // inches
constexpr double kRounds = 0.5, kTurns = 0.1;   // a second

double fraction(double x) { return x - std::floor(x); }

}  // namespace

Crowd crowd_of(int coins) {
    Crowd crowd;
    const int rows = static_cast<int>(std::lround(std::sqrt(coins * double(kHeight) / kWidth)));
    const int columns = (coins + rows - 1) / rows;
    crowd.scene.width = columns * kApart;
    crowd.scene.height = rows * kApart;
    crowd.view.width = kWidth;
    crowd.view.height = kHeight;
    crowd.view.center = {crowd.scene.width / 2, crowd.scene.height / 2};
    crowd.view.scale = kHeight / crowd.scene.height;
    for (int i = 0; i < coins; ++i) {
        const Kind& kind = kKinds[static_cast<std::size_t>(i) % kKinds.size()];
        const bool heads = i / columns < rows / 2;
        render::CoinSprite coin;
        coin.at = {(i % columns + 0.5) * kApart, (i / columns + 0.5) * kApart};
        coin.radius = kind.diameter / 2;
        coin.metal = kind.metal;
        coin.reeds = kind.reeds;
        coin.face = render::coin_face(kind.design, heads);
        coin.back = render::coin_face(kind.design, !heads);
        coin.ring = heads ? render::Ring::Solid : render::Ring::Dashed;
        coin.seed = fraction(i * 0.618034);
        coin.angle = 1.2 * fraction(i * 0.754878) - 0.6;
        crowd.scene.coins.push_back(coin);
    }
    return crowd;
}

void set_moving(Crowd& crowd, const Crowd& still, double seconds) {
    for (std::size_t i = 0; i < crowd.scene.coins.size(); ++i) {
        const render::CoinSprite& from = still.scene.coins[i];
        render::CoinSprite& coin = crowd.scene.coins[i];
        const double way = 2 * std::numbers::pi * kRounds * seconds + static_cast<double>(i);
        coin.moving = true;
        coin.at = from.at + core::Vec2{std::cos(way), std::sin(way)} * kAround;
        coin.angle = from.angle + 2 * std::numbers::pi * kTurns * seconds;
    }
}

}  // namespace frames
