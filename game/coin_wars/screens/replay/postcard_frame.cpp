#include "game/coin_wars/screens/replay/postcard_frame.h"

#include <algorithm>
#include <iterator>

namespace screens {

namespace {

using core::Vec2;

constexpr std::size_t kFew = 24;    // coins; more of them fill a mat
constexpr double kMostly = 0.7;     // share of coins shown
constexpr double kCloser = 0.8;     // of the mat's size: a larger box becomes the whole mat
constexpr double kMinWide = 9;      // inches shown
constexpr double kAroundCoins = 1;  // inches
constexpr double kAroundMat = 0.55;

// Returns the coins nearest to the middle.
std::vector<Vec2> most_of(std::vector<Vec2> coins, Vec2 middle) {
    std::ranges::sort(coins, {}, [&](Vec2 at) { return core::distance(at, middle); });
    coins.resize(static_cast<std::size_t>(kMostly * static_cast<double>(coins.size()) + 0.5));
    return coins;
}

// Grows the box to this shape and the minimum size, and moves it inside `within`.
core::Box shaped(const core::Box& box, double wide_to_high, const core::Box& within) {
    const double wide = std::max({box.width(), box.height() * wide_to_high, kMinWide});
    const Vec2 half = Vec2{wide, wide / wide_to_high} / 2;
    const auto inside = [](double at, double half_size, double low, double high) {
        return high - low < 2 * half_size ? (low + high) / 2 : std::clamp(at, low + half_size, high - half_size);
    };
    const Vec2 middle{inside(box.center().x, half.x, within.low.x, within.high.x),
                      inside(box.center().y, half.y, within.low.y, within.high.y)};
    return {middle - half, middle + half};
}

}  // namespace

core::Box postcard_frame(const cw::Match& match, const std::vector<Vec2>& decisive, double wide_to_high) {
    const core::Box mat = core::Box{{0, 0}, {match.scenario->width, match.scenario->height}}.grown(kAroundMat);
    std::vector<Vec2> coins;
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.on_table(coin)) coins.push_back(match.coin(coin).at);
    if (coins.empty() || coins.size() > kFew) return mat;
    const Vec2 middle = core::box_around(decisive.empty() ? coins : decisive).center();
    std::vector<Vec2> shown = most_of(coins, middle);
    shown.insert(shown.end(), decisive.begin(), decisive.end());
    core::Box close = shaped(core::box_around(shown).grown(kAroundCoins), wide_to_high, mat);
    // No coin may be cut by the edge.
    std::ranges::copy_if(coins, std::back_inserter(shown),
                         [&](Vec2 at) { return close.grown(kAroundCoins).contains(at); });
    close = shaped(core::box_around(shown).grown(kAroundCoins), wide_to_high, mat);
    const bool closer = close.width() < kCloser * std::max(mat.width(), mat.height() * wide_to_high);
    return closer ? close : mat;
}

}  // namespace screens
