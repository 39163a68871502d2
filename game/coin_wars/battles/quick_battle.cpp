#include "game/coin_wars/battles/quick_battle.h"

#include <algorithm>

#include "engine/core/grid.h"
#include "game/coin_wars/battles/laid_ground.h"
#include "game/coin_wars/battles/quick_ground.h"
#include "game/coin_wars/battles/quick_title.h"

namespace battles {

namespace {

using rules::Json;
namespace cw = rules::coin_wars;

constexpr double kZone = 5, kFront = 4.75;  // inches from a side's own edge
constexpr int kTurns = 10;

// A separate random stream for each part, so that one part can never shift another.
core::Random chance_for(std::uint32_t seed, std::uint64_t part) { return core::Random(seed * 8ULL + part); }
enum Part : std::uint64_t { kForces = 1, kGround, kNames };

Json side_json(const std::string& name, const Purse& coins, cw::Side side) {
    const bool heads = side == cw::Side::Heads;
    Json list = Json::array();
    for (const LaidCoin& coin : laid_out(coins, kQuickWidth, kFront)) {
        const Vec2 lies = core::round_to_grid(coin.at), at = heads ? lies : Vec2{kQuickWidth, kQuickHeight} - lies;
        list.push_back(
            {{"id", (heads ? "h" : "t") + std::to_string(list.size() + 1)}, {"type", coin.type}, {"at", {at.x, at.y}}});
    }
    const double low = heads ? 0 : kQuickHeight - kZone;
    const std::vector<Vec2> zone{{0, low}, {kQuickWidth, low}, {kQuickWidth, low + kZone}, {0, low + kZone}};
    return {{"name", name}, {"zone", points_json(zone)}, {"coins", std::move(list)}};
}

}  // namespace

std::array<QuickForce, kQuickCards> quick_cards(std::uint32_t seed) {
    core::Random random = chance_for(seed, kForces);
    return quick_forces(random);
}

Json quick_battle_json(const QuickChoice& choice) {
    const auto cards = quick_cards(choice.seed);
    core::Random for_ground = chance_for(choice.seed, kGround), for_names = chance_for(choice.seed, kNames);
    std::vector<cw::Terrain> terrain = quick_ground(for_ground, {kQuickWidth, kZone, kQuickHeight - kZone});
    const QuickNames names =
        quick_names(for_names, terrain.empty() ? std::nullopt : std::optional(terrain.front().kind));
    for (std::size_t i = 0; i < std::min<std::size_t>(2, terrain.size()); ++i) terrain[i].name = names.ground;
    const auto side = [&](cw::Side which) {
        const std::size_t i = cw::index(which);
        return side_json(names.sides[i], cards[static_cast<std::size_t>(choice.picked[i])].coins, which);
    };
    return {{"format", "coinwars-battle/1"},
            {"rulings", cw::kNewestRulings.number},
            {"title", names.title},
            {"table", {{"width", kQuickWidth}, {"height", kQuickHeight}}},
            {"coin_set", "us"},
            {"sides", {{"heads", side(cw::Side::Heads)}, {"tails", side(cw::Side::Tails)}}},
            {"terrain", terrain_json(terrain)},
            {"rules", {{"preset", "tournament"}, {"terrain", true}, {"slow", "way"}}},
            {"first", "toss"},
            {"victory", {{"turns", kTurns}, {"at_limit", "purse"}}}};
}

core::Result<Battle, Faults> quick_battle(const Library& library, const QuickChoice& choice) {
    auto battle = battle_from_json(library, quick_battle_json(choice), quick_name(choice));
    if (battle) battle->name = quick_name(choice);
    return battle;
}

}  // namespace battles
