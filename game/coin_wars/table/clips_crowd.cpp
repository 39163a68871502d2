// Clips of Armies that follow their front coin, and of coins pushed apart.

#include <algorithm>

#include "game/coin_wars/table/clip_parts.h"

namespace table {

namespace {

constexpr double kShortest = 0.3, kSecondsAnInch = 0.10, kLongest = 1.2;
constexpr double kSame = 1.0 / 512;  // inches; twice the spacing of the grid of places

// The motion's column for each move; empty if any has none.
std::vector<std::size_t> columns(const physics::Motion& motion, const std::vector<cw::Shift>& moves) {
    std::vector<std::size_t> found;
    if (motion.samples.empty()) return found;
    const std::vector<Vec2>& start = motion.samples.front();
    const std::vector<Vec2>& end = motion.samples.back();
    for (const cw::Shift& move : moves)
        for (std::size_t i = 0; i < end.size(); ++i) {
            if (distance(start[i], move.from) > kSame || distance(end[i], move.to) > kSame) continue;
            found.push_back(i);
            break;
        }
    if (found.size() != moves.size()) found.clear();
    return found;
}

const physics::Motion* motion_in(const hands::Shown& shown) {
    if (const auto* gathering = std::get_if<hands::GatheringShown>(&shown)) return &gathering->motion;
    if (const auto* scattering = std::get_if<hands::ScatteringShown>(&shown)) return &scattering->motion;
    return nullptr;
}

}  // namespace

physics::Motion take_motion(Shown& shown, const std::vector<cw::Shift>& moves) {
    for (auto it = shown.begin(); it != shown.end(); ++it) {
        const physics::Motion* motion = motion_in(*it);
        if (!motion || columns(*motion, moves).empty()) continue;
        physics::Motion taken = *motion;
        shown.erase(it);
        return taken;
    }
    return {};
}

Clip crowd_clip(const std::vector<cw::Shift>& moves, const physics::Motion& motion) {
    Clip clip;
    double farthest = 0;
    for (const cw::Shift& move : moves) {
        clip.coins.push_back(move.coin);
        farthest = std::max(farthest, distance(move.from, move.to));
    }
    const std::vector<std::size_t> column = columns(motion, moves);
    clip.seconds = column.empty() ? kShortest + kSecondsAnInch * farthest
                                  : std::clamp(motion.seconds(), kShortest, kLongest);
    clip.show = [moves, motion, column](render::Scene& scene, double t) {
        const std::vector<Vec2> places = motion.at(t * motion.seconds());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(moves[i].coin)];
            coin.at = t >= 1           ? moves[i].to
                      : column.empty() ? mixed(moves[i].from, moves[i].to, eased(t))
                                       : places[column[i]];
        }
    };
    return clip;
}

}  // namespace table
