#include "game/coin_wars/table/slide_path.h"

#include "engine/physics/slide.h"
#include "game/coin_wars/rules/ground.h"

namespace table {

namespace {

constexpr double kSample = 1.0 / 60;                   // seconds
constexpr std::size_t kMax = 180;                      // samples
constexpr double kHarder = 0.6, kHarderAnInch = 0.25;  // inches: a stopped coin was pushed this far beyond the contact
constexpr double kUnheld = 0.04;                       // share of the whole path, between samples

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

// The distance covered after each sample (in); it may differ slightly from the rules' distance.
std::vector<double> shoved(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& move,
                           double whole) {
    const bool stopped = move.stopped_by != cw::kNoCoin || move.stopped_by_ground;
    physics::Slide slide(setup_for(match, places, move));
    slide.shove(stopped ? whole + kHarder + kHarderAnInch * whole : whole);
    std::vector<double> travelled{0};
    while (travelled.size() < kMax && !slide.at_rest() && travelled.back() < whole) {
        slide.step(kSample);
        travelled.push_back(slide.travelled());
    }
    if (travelled.back() > whole / 2) return travelled;
    // The rules let it pass the obstacle that holds it here.
    travelled = {0};
    for (double t = kUnheld; t < 1; t += kUnheld) travelled.push_back(whole * (1 - (1 - t) * (1 - t)));
    travelled.push_back(whole);
    return travelled;
}

}  // namespace

Vec2 SlidePath::at(double moment) const {
    if (moment >= 1) return points_.back();
    const double place = std::max(0.0, moment) * static_cast<double>(points_.size() - 1);
    const auto first = static_cast<std::size_t>(place);
    return points_[first] + (points_[first + 1] - points_[first]) * (place - static_cast<double>(first));
}

SlidePath slide_path(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& move) {
    const double whole = distance(move.from, move.to);
    const std::vector<double> travelled = shoved(match, places, move, whole);
    std::vector<Vec2> points;
    for (const double inches : travelled)
        points.push_back(move.from + (move.to - move.from) * (inches / travelled.back()));
    points.back() = move.to;
    return {std::move(points), kSample * static_cast<double>(travelled.size() - 1)};
}

}  // namespace table
