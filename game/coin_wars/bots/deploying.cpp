#include "game/coin_wars/bots/deploying.h"

#include <cmath>
#include <map>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/query.h"

namespace bots {

namespace cw = rules::coin_wars;
using core::Vec2;
using cw::Match;
using cw::Side;

namespace {

constexpr double kBetween = 0.01;  // rims this close touch
constexpr double kStep = 0.5;      // inches between places tried

bool fits(const Match& match, int coin, Vec2 at) { return !cw::check_place(match, coin, core::round_to_grid(at), 0); }

// The side's forward direction: +1 or -1.
double forward(const Match& match, Side side) {
    const auto depth = [&](Side whose) {
        const std::vector<Vec2> zone = cw::deployment_zone(*match.scenario, whose);
        const auto [low, high] = std::ranges::minmax(zone, {}, &Vec2::y);
        return low.y + high.y;
    };
    return depth(side) < depth(cw::other(side)) ? 1 : -1;
}

// The next coins of the hand to place together: the most numerous type, at most one Army.
std::vector<int> next_block(const Match& match) {
    std::map<int, std::vector<int>> by_type;
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == match.side && match.coin(i).place == cw::Place::Hand)
            by_type[match.setup(i).type].push_back(i);
    if (by_type.empty()) return {};
    const auto max = std::ranges::max_element(
        by_type, [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    std::vector<int> block = max->second;
    if (block.size() > 15) block.resize(15);
    return block;
}

// Close ranks, with the middle of the front at `front`.
std::vector<cw::PlaceCoin> ranks(const Match& match, const std::vector<int>& block, Vec2 front, double ahead,
                                 const Layout& layout) {
    std::vector<cw::PlaceCoin> places;
    const double wide = match.type(block.front()).diameter * (1 + layout.apart) + kBetween;
    const int abreast = std::min(layout.abreast, static_cast<int>(block.size()));
    for (std::size_t i = 0; i < block.size(); ++i) {
        const int file = static_cast<int>(i) % abreast, rank = static_cast<int>(i) / abreast;
        const Vec2 at{front.x + (file - (abreast - 1) / 2.0) * wide, front.y - ahead * rank * wide};
        places.push_back({match.id(block[i]), core::round_to_grid(at)});
    }
    return places;
}

// Visits places in the zone, row by row from its front backwards, each row outwards from a random point.
template <class Visit>
bool each_place(const Match& match, double radius, core::Random& random, const Layout& layout, Visit visit) {
    const std::vector<Vec2> zone = cw::deployment_zone(*match.scenario, match.side);
    const double left = std::ranges::min(zone, {}, &Vec2::x).x, right = std::ranges::max(zone, {}, &Vec2::x).x;
    const double low = std::ranges::min(zone, {}, &Vec2::y).y, high = std::ranges::max(zone, {}, &Vec2::y).y;
    const double ahead = forward(match, match.side);
    const double middle = layout.middle ? std::lerp(left, right, *layout.middle)
                                        : random.between(left + radius, std::max(left + radius, right - radius));
    const double front = ahead > 0 ? high - radius : low + radius;
    const auto first = std::floor(layout.back * (high - low) / kStep) * kStep;
    // Places in front of it are tried last.
    for (double behind = first; behind <= first + high - low; behind += kStep)
        for (double aside = 0; aside <= right - left; aside += kStep)
            for (const double way : {1.0, -1.0})
                if (visit(Vec2{middle + way * aside, front - ahead * std::fmod(behind, high - low + kStep)}, ahead))
                    return true;
    return false;
}

std::optional<cw::Command> lay(const Match& match, std::vector<int> block, core::Random& random, const Layout& layout) {
    std::optional<cw::Command> found;
    const double radius = match.type(block.front()).radius() + kBetween;
    each_place(match, radius, random, layout, [&](Vec2 at, double ahead) {
        cw::PlaceCoins command{ranks(match, block, at, ahead, layout)};
        for (std::size_t i = 0; i < block.size(); ++i)
            if (!fits(match, block[i], command.coins[i].at)) return false;
        if (cw::CoinWars::check(match, command)) return false;
        found = command;
        return true;
    });
    return found;
}

}  // namespace

cw::Command deploying(const Match& match, core::Random& random, const Layout& layout) {
    std::vector<int> block = next_block(match);
    if (block.empty()) {
        for (const auto& group : cw::possible_armies(match, match.side)) {
            const cw::Form form{cw::ids_of(match, group)};
            if (group.size() >= 3 && !cw::CoinWars::check(match, form)) return form;
        }
        return cw::Ready{match.side};
    }
    // A block without room is halved, down to a single coin.
    while (true) {
        if (auto command = lay(match, block, random, layout)) return *command;
        if (block.size() == 1) return cw::Concede{match.side};
        block.resize(block.size() / 2);
    }
}

}  // namespace bots
