#include "game/coin_wars/table/slide_path.h"

#include "engine/physics/slide.h"
#include "game/coin_wars/rules/ground.h"

namespace table {

namespace {

constexpr double kSample = 1.0 / 60;
constexpr double kMinSeconds = 0.25, kSlideAnInch = 0.11;

physics::SlideSetup setup_for(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& move) {
    physics::SlideSetup setup;
    const cw::CoinType& type = match.type(move.coin);
    setup.coin = {move.from, type.radius()};
    setup.edge = type.move;
    setup.to = move.from + unit(move.to - move.from) * 0.001;
    setup.table_width = match.scenario->width;
    setup.table_height = match.scenario->height;
    const bool friends = match.scenario->options.friends == cw::Friends::Block;
    for (int coin = 0; coin < match.count(); ++coin) {
        // An Army moves along with its front coin.
        const bool along = move.army != cw::kNoArmy && match.coin(coin).army == move.army;
        const bool stops = !along && (friends || match.side_of(coin) != match.side_of(move.coin));
        if (coin != move.coin && match.on_table(coin) && stops)
            setup.stops.push_back({places[static_cast<std::size_t>(coin)], match.type(coin).radius()});
    }
    cw::each_barrier(match, move.coin, move.from,
                     [&](const cw::Terrain& ground) { setup.ground.push_back(ground.polygon); });
    return setup;
}

}  // namespace

Vec2 SlidePath::at(double moment) const {
    if (moment >= 1) return points_.back();
    const double place = std::max(0.0, moment) * static_cast<double>(points_.size() - 1);
    const auto first = static_cast<std::size_t>(place);
    return points_[first] + (points_[first + 1] - points_[first]) * (place - static_cast<double>(first));
}

SlidePath slide_path(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& move) {
    const double seconds = kMinSeconds + kSlideAnInch * distance(move.from, move.to);
    const int samples = std::max(2, static_cast<int>(seconds / kSample));
    physics::Slide slide(setup_for(match, places, move));
    std::vector<Vec2> points{move.from};
    for (int i = 1; i < samples; ++i) {
        const double t = static_cast<double>(i) / samples;
        slide.aim(move.from + (move.to - move.from) * (t * t * (3 - 2 * t)));
        slide.step(kSample);
        points.push_back(slide.position());
    }
    points.push_back(move.to);
    return {std::move(points), seconds};
}

}  // namespace table
