// Sounds of clips, derived from their motion.

#include <algorithm>

#include "game/coin_wars/table/clip_parts.h"

namespace table {

namespace {

constexpr double kSampled = 1.0 / 60;  // seconds
constexpr double kNear = 0.05;         // inches of gap at the end: it may have been pushed

std::size_t samples_of(double seconds) {
    return std::max<std::size_t>(2, static_cast<std::size_t>(seconds / kSampled));
}

// Coins that stand where one of the moved coins ends.
std::vector<int> standing_beside(const cw::Match& match, const std::vector<Vec2>& places,
                                 const std::vector<cw::Shift>& moves) {
    std::vector<int> beside;
    const auto moved = [&](int coin) {
        return std::any_of(moves.begin(), moves.end(),
                           [&](const cw::Shift& move) { return move.coin == coin; });
    };
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || moved(coin)) continue;
        const Vec2 at = places[static_cast<std::size_t>(coin)];
        const bool touches = std::any_of(moves.begin(), moves.end(), [&](const cw::Shift& move) {
            return distance(at, move.to) < match.type(coin).radius() + match.type(move.coin).radius() + kNear;
        });
        if (touches) beside.push_back(coin);
    }
    return beside;
}

}  // namespace

Cues slide_cues(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& event,
                const SlidePath& path) {
    Pushed pushed{path.seconds(), {event.coin}, {}};
    if (event.stopped_by != cw::kNobody) pushed.coins.push_back(event.stopped_by);
    const std::size_t samples = samples_of(path.seconds());
    for (std::size_t k = 0; k <= samples; ++k) {
        std::vector<Vec2>& now = pushed.places.emplace_back();
        now.push_back(path.at(static_cast<double>(k) / static_cast<double>(samples)));
        if (pushed.coins.size() > 1) now.push_back(places[static_cast<std::size_t>(event.stopped_by)]);
    }
    return together({{0, sound::CardLaid{}, event.from}}, sliding(match, pushed));
}

Cues crowd_cues(const cw::Match& match, const std::vector<Vec2>& places, const Clip& clip,
                const std::vector<cw::Shift>& moves) {
    Pushed pushed{clip.seconds, standing_beside(match, places, moves), {}};
    for (const cw::Shift& move : moves) pushed.coins.push_back(move.coin);
    render::Scene seen;
    seen.coins.resize(places.size());
    for (const int coin : pushed.coins)
        seen.coins[static_cast<std::size_t>(coin)].at = places[static_cast<std::size_t>(coin)];
    const std::size_t samples = samples_of(clip.seconds);
    for (std::size_t k = 0; k <= samples; ++k) {
        clip.show(seen, static_cast<double>(k) / static_cast<double>(samples));
        std::vector<Vec2>& now = pushed.places.emplace_back();
        for (const int coin : pushed.coins) now.push_back(seen.coins[static_cast<std::size_t>(coin)].at);
    }
    return sliding(match, pushed);
}

Cues slowing_cues(Vec2 from, Vec2 to, double seconds) {
    const double quickest = 3 * distance(from, to) / seconds;
    return {
        {0, sound::Slid{sound::Sliding::Coin, seconds, {quickest, quickest * 0.44, quickest * 0.11, 0}}, to}};
}

Cues rattling(const cw::Match& match, const std::vector<int>& coins, const std::vector<measure::Disc>& where,
              double seconds) {
    constexpr std::size_t kMost = 6;
    constexpr double kRattle = 5;  // inches per second
    Cues cues;
    const std::size_t count = std::min(coins.size(), kMost);
    for (std::size_t i = 0; i + 1 < count; ++i)
        cues.push_back(touched(match.type(coins[i]), match.type(coins[i + 1]), kRattle,
                               0.7 * seconds * static_cast<double>(i) / static_cast<double>(count),
                               where[i].center));
    return cues;
}

}  // namespace table
