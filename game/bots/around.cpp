#include "game/bots/around.h"

#include <algorithm>

namespace bots {

namespace {

constexpr double kShortest = 0.05;  // inches: less is no move

}  // namespace

Around::Around(const Board& board, const Unit& unit) : board_(board) {
    const double far = unit.around + unit.reach;
    for (const Side side : {Side::Heads, Side::Tails})
        for (const int coin : board.line(side)) {
            const Piece& piece = board.piece(coin);
            const double within = far + 2 * piece.radius;
            if (core::length_squared(piece.at - unit.middle) > within * within) continue;
            const bool member = coin == unit.lead || (unit.army != kNoArmy && piece.army == unit.army);
            if (!member) (side == unit.side ? own_ : enemies_).push_back({piece.at, piece.radius});
        }
}

std::optional<Vec2> Around::way_end(int coin, Vec2 to) const {
    const Piece& mine = board_.piece(coin);
    const auto& scenario = *board_.match().scenario;
    to.x = std::clamp(to.x, mine.radius, scenario.width - mine.radius);
    to.y = std::clamp(to.y, mine.radius, scenario.height - mine.radius);
    const double asked = core::distance(mine.at, to);
    if (asked < kShortest) return std::nullopt;
    const Vec2 along = core::unit(to - mine.at);
    double far = std::min(asked, mine.reach - measure::kOverlap);
    const measure::Disc moving{mine.at, mine.radius};
    for (const measure::Disc& enemy : enemies_) {
        const Vec2 away = enemy.center - mine.at;
        const double radii = mine.radius + enemy.radius;
        // Beside or behind the way, or beyond its end.
        const double ahead = core::dot(away, along), aside = core::cross(away, along);
        if (aside * aside > radii * radii || ahead < 0 || ahead > far + radii) continue;
        far = std::min(far, measure::travel(moving, mine.at + along * far, enemy));
    }
    if (far < kShortest) return std::nullopt;
    const Vec2 end = mine.at + along * far;
    for (const measure::Disc& own : own_) {
        const double radii = mine.radius + own.radius - measure::kOverlap;
        if (core::length_squared(own.center - end) < radii * radii) return std::nullopt;
    }
    return end;
}

}  // namespace bots
