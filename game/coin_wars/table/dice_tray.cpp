#include "game/coin_wars/table/dice_tray.h"

namespace table {

namespace {

constexpr double kHalf = 2.4;   // half width of the patch, inches
constexpr double kStep = 0.75;  // between the patches tried, inches
constexpr double kDieRadius = 0.55;

// How unsuitable a patch is for rolling: crowded or far away.
double badness(const cw::Match& match, Vec2 middle, Vec2 near) {
    double sum = 0.22 * distance(middle, near);
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin)) continue;
        const Vec2 off = match.coin(coin).at - middle;
        const double outside = std::max(std::abs(off.x), std::abs(off.y)) - kHalf - match.type(coin).radius();
        if (outside < 0) sum += 0.4 + std::min(-outside, 2.0);
    }
    return sum;
}

}  // namespace

Vec2 dice_tray(const cw::Match& match, Vec2 near) {
    const double width = match.scenario->width, height = match.scenario->height;
    const Vec2 low{std::min(kHalf, width / 2), std::min(kHalf, height / 2)};
    Vec2 best{width / 2, height / 2};
    double min = 1e9;
    for (double y = low.y; y <= height - low.y + 1e-9; y += kStep)
        for (double x = low.x; x <= width - low.x + 1e-9; x += kStep) {
            const double bad = badness(match, {x, y}, near);
            if (bad >= min) continue;
            min = bad;
            best = {x, y};
        }
    return best;
}

void TableHand::make_room(const cw::Match& match, Vec2 near) {
    forget();
    const Vec2 middle = dice_tray(match, near);
    tray_ = {};
    tray_.low = middle - Vec2{kHalf, kHalf};
    tray_.high = middle + Vec2{kHalf, kHalf};
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.on_table(coin)) tray_.resting.push_back({match.coin(coin).at, match.type(coin).radius()});
    prepare(tray_);
}

int TableHand::roll(int sides, core::Random& random) {
    // From the lower edge of the patch, each die of the throw a little to the side.
    const Vec2 middle = (tray_.low + tray_.high) / 2;
    const double aside = (static_cast<double>(shown().size() % 4) - 1.5) * 0.9;
    tray_.coin = {{middle.x + aside, tray_.low.y + kDieRadius}, kDieRadius};
    tray_.towards = middle + Vec2{aside, 0.3};
    prepare(tray_);
    const int number = PhysicalHand::roll(sides, random);
    if (const auto* rolled = get_if<physics::RollTrajectory>(&shown().back()))
        tray_.resting.push_back({rolled->samples.back().position, kDieRadius});
    return number;
}

}  // namespace table
