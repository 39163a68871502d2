#include "game/table/look.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/core/random.h"

namespace table {

namespace {

constexpr double kColumn = 1.02;  // the first column's middle, left of the mat
constexpr double kPitch = 1.15;   // from column to column
constexpr double kApart = 0.14;   // between rims in a column

render::Metal metal(const std::string& name) {
    if (name == "copper") return render::Metal::Copper;
    if (name == "silver") return render::Metal::Silver;
    if (name == "golden") return render::Metal::Golden;
    return render::Metal::Nickel;
}

render::PaperSheet::Colour colour(cw::Ground kind) {
    switch (kind) {
        case cw::Ground::Defensive:
            return render::PaperSheet::Colour::Green;
        case cw::Ground::Offensive:
            return render::PaperSheet::Colour::Sand;
        case cw::Ground::Impassable:
            return render::PaperSheet::Colour::Water;
    }
    return render::PaperSheet::Colour::Sand;
}

// The coins that lie on a side's wood: its purse, then what it has still to deploy.
std::vector<int> on_wood(const cw::Match& match, cw::Side side, std::span<const int> fallen) {
    std::vector<int> coins;
    const auto take = [&](int coin) {
        const bool purse = match.coin(coin).place == cw::Place::Fallen && match.side_of(coin) != side;
        if (purse && std::find(coins.begin(), coins.end(), coin) == coins.end()) coins.push_back(coin);
    };
    for (const int coin : fallen) take(coin);
    for (int coin = 0; coin < match.count(); ++coin) take(coin);
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.coin(coin).place == cw::Place::Hand && match.side_of(coin) == side) coins.push_back(coin);
    return coins;
}

// Columns from the outer edge of the table to its middle, then further left.
void lay_on_wood(const cw::Match& match, cw::Side side, const std::vector<int>& coins,
                 std::vector<Vec2>& places) {
    const double height = match.scenario->height;
    double x = -kColumn, along = 0.1;
    for (const int coin : coins) {
        const double diameter = match.type(coin).diameter;
        if (along > 0.1 && along + diameter > height / 2 - 0.3) {
            x -= kPitch;
            along = 0.1;
        }
        const double y = along + diameter / 2;
        places[static_cast<std::size_t>(coin)] = {x, side == cw::Side::Heads ? y : height - y};
        along += diameter + kApart;
    }
}

}  // namespace

render::CoinSprite sprite(const cw::CoinType& type, cw::Side side) {
    const bool heads = side == cw::Side::Heads;
    render::CoinSprite coin;
    coin.radius = type.radius();
    coin.face = render::coin_face(type.design, heads);
    coin.back = render::coin_face(type.design, !heads);
    coin.metal = metal(type.metal);
    coin.ring = heads ? render::Ring::Solid : render::Ring::Dashed;
    coin.reeds = type.reeds;
    return coin;
}

render::CoinSprite sprite(const cw::Scenario& scenario, int coin) {
    const cw::CoinSetup& setup = scenario.coins[static_cast<std::size_t>(coin)];
    render::CoinSprite made = sprite(scenario.type_of(coin), setup.side);
    core::Random own(core::Hash().add(setup.id).value());
    made.seed = own.unit();
    made.angle = own.between(-0.6, 0.6);
    made.wear = own.between(0.15, 0.8);
    const double tilt_x = own.between(-0.013, 0.013);
    made.tilt = {tilt_x, own.between(-0.013, 0.013)};
    return made;
}

std::vector<Vec2> resting_places(const cw::Match& match, std::span<const int> fallen) {
    std::vector<Vec2> places(match.coins.size());
    for (int coin = 0; coin < match.count(); ++coin)
        places[static_cast<std::size_t>(coin)] = match.coin(coin).at;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        lay_on_wood(match, side, on_wood(match, side, fallen), places);
    return places;
}

render::Scene resting_scene(const cw::Match& match, std::span<const int> fallen) {
    render::Scene scene;
    const cw::Scenario& scenario = *match.scenario;
    scene.width = scenario.width;
    scene.height = scenario.height;
    for (const cw::Terrain& ground : scenario.terrain)
        scene.paper.push_back({ground.polygon, ground.name,
                               ground.kind == cw::Ground::Impassable ? "Nobody enters" : "",
                               colour(ground.kind)});
    const std::vector<Vec2> places = resting_places(match, fallen);
    for (int coin = 0; coin < match.count(); ++coin) {
        scene.coins.push_back(sprite(scenario, coin));
        scene.coins.back().at = places[static_cast<std::size_t>(coin)];
    }
    return scene;
}

bool may_act(const cw::Match& match, int coin) {
    const cw::Coin& state = match.coin(coin);
    return match.phase == cw::Phase::Play && match.side == match.side_of(coin) && match.actions_left > 0 &&
           state.place == cw::Place::Table && !state.moved && !state.struck;
}

}  // namespace table
