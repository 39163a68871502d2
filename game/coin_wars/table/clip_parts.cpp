// Clips of Armies that follow their front coin, and of coins pushed apart.

#include "game/coin_wars/table/clip_parts.h"

#include <numbers>

#include "game/coin_wars/table/forward_direction.h"

namespace table {

namespace {

constexpr double kShortest = 0.3, kSecondsAnInch = 0.10, kLongest = 1.2;
constexpr double kSame = 1.0 / 512;  // inches; twice the spacing of the grid of places

// The motion's column for each move; empty if any move has none.
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
    if (const auto* gathering = get_if<hands::GatheringShown>(&shown)) return &gathering->motion;
    if (const auto* scattering = get_if<hands::ScatteringShown>(&shown)) return &scattering->motion;
    return nullptr;
}

// Clip of many coins placed at once: a formation falls into place.

constexpr double kOneFalls = 0.34;                 // seconds from the hand to its place
constexpr double kNextAfter = 0.05, kAllIn = 0.9;  // seconds between coins; for all except the last
constexpr double kDown = 0.68;                     // the fraction of its fall at which a coin touches down
constexpr double kBehind = 0.16, kHigh = 0.5;      // inches
constexpr double kPushed = 9;                      // inches per second
constexpr std::size_t kMaxHeard = 24;              // per formation

// An earlier coin of the group that the newcomer touches.
int met_by(const cw::Match& match, const std::vector<cw::Placed>& laid, std::size_t newcomer) {
    const auto disc = [&](const cw::Placed& one) { return measure::Disc{*one.to, match.type(one.coin).radius()}; };
    for (std::size_t i = newcomer; i-- > 0;)
        if (measure::touching(disc(laid[i]), disc(laid[newcomer]))) return laid[i].coin;
    return cw::kNoCoin;
}

Cues laid_cues(const cw::Match& match, const std::vector<cw::Placed>& laid, double next_after) {
    Cues cues;
    const std::size_t every = laid.size() / kMaxHeard + 1;
    for (std::size_t i = 0; i < laid.size(); i += every) {
        const cw::CoinType& type = match.type(laid[i].coin);
        const double begins = next_after * static_cast<double>(i);
        cues.push_back(set_down(type, begins + kDown * kOneFalls, *laid[i].to, sound::Bed::Felt));
        const int met = met_by(match, laid, i);
        if (met != cw::kNoCoin)
            cues.push_back(touched(type, match.type(met), kPushed, begins + 0.95 * kOneFalls, *laid[i].to));
    }
    std::ranges::stable_sort(cues, {}, &Cue::time);
    return cues;
}

// Sounds of clips, derived from their motion.

constexpr double kSampled = 1.0 / 60;  // seconds
constexpr double kNear = 0.05;         // inches of gap at the end: it may have been pushed

std::size_t samples_of(double seconds) {
    return std::max<std::size_t>(2, static_cast<std::size_t>(seconds / kSampled));
}

// Unmoved coins beside the end of a moved one.
std::vector<int> standing_beside(const cw::Match& match, const std::vector<Vec2>& places,
                                 const std::vector<cw::Shift>& moves) {
    std::vector<int> beside;
    const auto moved = [&](int coin) {
        return std::ranges::any_of(moves, [&](const cw::Shift& move) { return move.coin == coin; });
    };
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || moved(coin)) continue;
        const Vec2 at = places[static_cast<std::size_t>(coin)];
        const bool touches = std::ranges::any_of(moves, [&](const cw::Shift& move) {
            return distance(at, move.to) < match.type(coin).radius() + match.type(move.coin).radius() + kNear;
        });
        if (touches) beside.push_back(coin);
    }
    return beside;
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
    clip.seconds =
        column.empty() ? kShortest + kSecondsAnInch * farthest : std::clamp(motion.seconds(), kShortest, kLongest);
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

std::vector<cw::Placed> laid_together(const std::vector<cw::Event>& events, std::size_t first) {
    std::vector<cw::Placed> laid;
    for (std::size_t i = first; i < events.size(); ++i) {
        const auto* placed = get_if<cw::Placed>(&events[i]);
        if (!placed || !placed->to) break;
        laid.push_back(*placed);
    }
    return laid;
}

Clip laid_clip(const cw::Match& match, const std::vector<cw::Placed>& laid) {
    const auto count = static_cast<double>(laid.size());
    const double next_after = std::min(kNextAfter, kAllIn / count);
    const double seconds = next_after * (count - 1) + kOneFalls;
    const Vec2 behind = -ahead_of(*match.scenario, match.side_of(laid.front().coin)) * kBehind;
    Clip clip{seconds, {}, {}, laid_cues(match, laid, next_after)};
    for (const cw::Placed& one : laid) clip.coins.push_back(one.coin);
    // The starting points are known only when the clip begins: on the wood, or elsewhere on the table.
    clip.show = [=, from = std::vector<Vec2>()](render::Scene& scene, double t) mutable {
        for (std::size_t i = from.size(); i < laid.size(); ++i)
            from.push_back(scene.coins[static_cast<std::size_t>(laid[i].coin)].at);
        for (std::size_t i = 0; i < laid.size(); ++i) {
            render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(laid[i].coin)];
            const Vec2 end = *laid[i].to, lands = end + behind;
            const double own = std::clamp((t * seconds - next_after * static_cast<double>(i)) / kOneFalls, 0.0, 1.0);
            const double flown = std::min(own / kDown, 1.0), slid = std::max(0.0, (own - kDown) / (1 - kDown));
            coin.at = t >= 1 ? end : slid > 0 ? mixed(lands, end, slowing(slid)) : mixed(from[i], lands, eased(flown));
            coin.lift = t >= 1 || slid > 0 ? 0 : kHigh * std::sin(std::numbers::pi * flown);
        }
    };
    return clip;
}

Cues slide_cues(const cw::Match& match, const std::vector<Vec2>& places, const cw::Moved& event,
                const SlidePath& path) {
    Pushed pushed{path.seconds(), {event.coin}, {}};
    if (event.stopped_by != cw::kNoCoin) pushed.coins.push_back(event.stopped_by);
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
    return {{0, sound::Slid{sound::Sliding::Coin, seconds, {quickest, quickest * 0.44, quickest * 0.11, 0}}, to}};
}

Cues rattling(const cw::Match& match, const std::vector<int>& coins, const std::vector<measure::Disc>& where,
              double seconds) {
    constexpr std::size_t kMax = 6;
    constexpr double kRattle = 5;  // inches per second
    Cues cues;
    const std::size_t count = std::min(coins.size(), kMax);
    for (std::size_t i = 0; i + 1 < count; ++i)
        cues.push_back(touched(match.type(coins[i]), match.type(coins[i + 1]), kRattle,
                               0.7 * seconds * static_cast<double>(i) / static_cast<double>(count), where[i].center));
    return cues;
}

}  // namespace table
