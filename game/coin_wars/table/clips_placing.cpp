// Clip of many coins placed at once: a formation falls into place.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/coin_wars/table/clip_parts.h"
#include "game/coin_wars/table/forward_direction.h"

namespace table {

namespace {

constexpr double kOneFalls = 0.34;                 // seconds from the hand to its place
constexpr double kNextAfter = 0.05, kAllIn = 0.9;  // seconds from one coin to the next; of all but the last
constexpr double kDown = 0.68;                     // the fraction of its fall at which a coin touches down
constexpr double kBehind = 0.16, kHigh = 0.5;      // inches
constexpr double kPushed = 9;                      // inches per second
constexpr std::size_t kMostHeard = 24;             // per formation

// An earlier coin of the group that the newcomer touches.
int met_by(const cw::Match& match, const std::vector<cw::Placed>& laid, std::size_t newcomer) {
    const auto disc = [&](const cw::Placed& one) {
        return measure::Disc{*one.to, match.type(one.coin).radius()};
    };
    for (std::size_t i = newcomer; i-- > 0;)
        if (measure::touching(disc(laid[i]), disc(laid[newcomer]))) return laid[i].coin;
    return cw::kNobody;
}

Cues laid_cues(const cw::Match& match, const std::vector<cw::Placed>& laid, double next_after) {
    Cues cues;
    const std::size_t every = laid.size() / kMostHeard + 1;
    for (std::size_t i = 0; i < laid.size(); i += every) {
        const cw::CoinType& type = match.type(laid[i].coin);
        const double begins = next_after * static_cast<double>(i);
        cues.push_back(set_down(type, begins + kDown * kOneFalls, *laid[i].to, sound::Bed::Felt));
        const int met = met_by(match, laid, i);
        if (met != cw::kNobody)
            cues.push_back(touched(type, match.type(met), kPushed, begins + 0.95 * kOneFalls, *laid[i].to));
    }
    std::ranges::stable_sort(cues, {}, &Cue::time);
    return cues;
}

}  // namespace

std::vector<cw::Placed> laid_together(const std::vector<cw::Event>& events, std::size_t first) {
    std::vector<cw::Placed> laid;
    for (std::size_t i = first; i < events.size(); ++i) {
        const auto* placed = std::get_if<cw::Placed>(&events[i]);
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
    // Where each comes from is known only when the clip begins: the wood, or elsewhere on the table.
    clip.show = [=, from = std::vector<Vec2>()](render::Scene& scene, double t) mutable {
        for (std::size_t i = from.size(); i < laid.size(); ++i)
            from.push_back(scene.coins[static_cast<std::size_t>(laid[i].coin)].at);
        for (std::size_t i = 0; i < laid.size(); ++i) {
            render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(laid[i].coin)];
            const Vec2 end = *laid[i].to, lands = end + behind;
            const double own =
                std::clamp((t * seconds - next_after * static_cast<double>(i)) / kOneFalls, 0.0, 1.0);
            const double flown = std::min(own / kDown, 1.0),
                         slid = std::max(0.0, (own - kDown) / (1 - kDown));
            coin.at = t >= 1     ? end
                      : slid > 0 ? mixed(lands, end, slowing(slid))
                                 : mixed(from[i], lands, eased(flown));
            coin.lift = t >= 1 || slid > 0 ? 0 : kHigh * std::sin(std::numbers::pi * flown);
        }
    };
    return clip;
}

}  // namespace table
