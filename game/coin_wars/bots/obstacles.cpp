#include "game/coin_wars/bots/obstacles.h"

#include "game/coin_wars/rules/reach.h"

namespace bots {

namespace {

constexpr double kShortest = 0.05;  // inches: anything less is not a move

bool has_roads(const cw::Scenario& scenario) {
    return std::ranges::any_of(scenario.terrain,
                               [](const cw::Terrain& ground) { return ground.kind == cw::Ground::Fast; });
}

}  // namespace

Around::Around(const Board& board, const Unit& unit) : board_(board) {
    const double far = unit.around + unit.reach;
    constexpr std::size_t kUsual = 24;
    enemies_.reserve(kUsual);
    own_.reserve(kUsual);
    for (const Side side : {Side::Heads, Side::Tails})
        board.near(side, unit.middle, far, [&](const Unit& other) {
            if (&other == &unit) return;
            auto& discs = side == unit.side ? own_ : enemies_;
            for (const int coin : board.coins_of(other))
                discs.push_back({board.piece(coin).at, board.piece(coin).radius});
        });
}

std::optional<Vec2> Around::way_end(int coin, Vec2 to) const {
    const Piece& mine = board_.piece(coin);
    const auto& scenario = *board_.match().scenario;
    to.x = std::clamp(to.x, mine.radius, scenario.width - mine.radius);
    to.y = std::clamp(to.y, mine.radius, scenario.height - mine.radius);
    const double asked = core::distance(mine.at, to);
    if (asked < kShortest) return std::nullopt;
    const Vec2 along = core::unit(to - mine.at);
    const bool by_way = scenario.options.slow == cw::Slow::Way || has_roads(scenario);
    const double max = by_way ? cw::allowance_towards(board_.match(), coin, to) : mine.reach;
    double far = std::min(asked, max - measure::kOverlap);
    const measure::Disc moving{mine.at, mine.radius};
    for (const measure::Disc& enemy : enemies_) {
        const Vec2 away = enemy.center - mine.at;
        const double radii = mine.radius + enemy.radius;
        // Skips coins beside or behind the path, or beyond its end.
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
