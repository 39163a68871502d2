#include "game/coin_wars/table/resting_scene.h"

#include "engine/core/hash.h"
#include "engine/core/lists.h"
#include "engine/core/random.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/kit/table/coin_look.h"

namespace table {

namespace {

constexpr double kColumn = 1.02;     // inches from the mat to the centre of the first column on its left
constexpr double kPitch = 1.15;      // inches between columns
constexpr double kRimsApart = 0.14;  // inches between rims in a column

// BX-13: ground that has not begun is a dashed outline, ground that has ended is removed.
void lay_paper(render::Scene& scene, const cw::Match& match, const cw::Terrain& ground) {
    const cw::GroundState state = cw::state_of(match, ground);
    const bool coming = ground.begins && !state.begun, over = state.ended;
    scene.paper.push_back(
        {.polygon = ground.polygon, .name = {}, .note = {}, .colour = paper_of(ground), .away = coming || over});
    if (!coming || over) return;
    render::Line outline{ground.polygon, true, true};
    outline.width = 0.04;
    scene.lines.push_back(std::move(outline));
}

// CW-3, CW-28: true if it counts for neither side.
bool lies_aside(const cw::Match& match, int coin) {
    const cw::Coin& state = match.coin(coin);
    return state.place == cw::Place::Watching || (state.place == cw::Place::Fallen && state.how == cw::How::Beyond);
}

// BX-3: its wanted place, otherwise the middle of its area.
Vec2 place_of_arrival(const cw::CoinSetup& setup) {
    if (setup.at || setup.area.empty()) return setup.at.value_or(Vec2{});
    Vec2 sum;
    for (const Vec2 corner : setup.area) sum = sum + corner;
    return sum / static_cast<double>(setup.area.size());
}

// A side's own coins on the wood: its purse, and coins to deploy.
std::vector<int> on_wood(const cw::Match& match, cw::Side side, std::span<const int> fallen) {
    std::vector<int> coins;
    const auto take = [&](int coin) {
        const cw::Coin& state = match.coin(coin);
        const bool purse =
            state.place == cw::Place::Fallen && state.how != cw::How::Beyond && match.side_of(coin) != side;
        if (purse && !core::contains(coins, coin)) coins.push_back(coin);
    };
    for (const int coin : fallen) take(coin);
    for (int coin = 0; coin < match.count(); ++coin) take(coin);
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.coin(coin).place == cw::Place::Hand && match.side_of(coin) == side) coins.push_back(coin);
    return coins;
}

std::vector<int> beside(const cw::Match& match, cw::Side side) {
    std::vector<int> coins;
    for (int coin = 0; coin < match.count(); ++coin)
        if (lies_aside(match, coin) && match.side_of(coin) == side) coins.push_back(coin);
    return coins;
}

// Columns run from the table's outer edge to its middle, then continue further left; coins that count for neither side
// start from the middle, apart from the rest.
class Wood {
public:
    Wood(const cw::Match& match, cw::Side side, std::vector<Vec2>& places)
        : match_(match), side_(side), places_(places) {}

    void lay(const std::vector<int>& coins) {
        for (const int coin : coins) {
            const double diameter = match_.type(coin).diameter;
            if (along_ > kStart && along_ + diameter > max()) next_column();
            put(coin, along_ + diameter / 2);
            along_ += diameter + kRimsApart;
        }
    }

    void lay_aside(const std::vector<int>& coins) {
        double from = max();
        for (const int coin : coins) {
            const double diameter = match_.type(coin).diameter;
            const double free = along_ > kStart ? along_ + kApart : kStart;
            if (from - diameter < free && from - along_ < max() - kStart) {
                next_column();
                from = max();
            }
            put(coin, from - diameter / 2);
            from -= diameter + kRimsApart;
        }
    }

private:
    static constexpr double kStart = 0.1, kApart = 0.6;  // inches

    double max() const { return match_.scenario->height / 2 - 0.3; }
    void next_column() {
        x_ -= kPitch;
        along_ = kStart;
    }
    void put(int coin, double y) {
        const double height = match_.scenario->height;
        places_[static_cast<std::size_t>(coin)] = {x_, side_ == cw::Side::Heads ? y : height - y};
    }

    const cw::Match& match_;
    cw::Side side_;
    std::vector<Vec2>& places_;
    double x_ = -kColumn, along_ = kStart;
};

const Emblems& emblems_of(const cw::CoinType& type) {
    const Emblems* emblems = &kPlainEmblems;
    for (const cw::Trait& trait : cw::kTraits)
        if (type.*trait.has) emblems = &trait.emblems;
    return *emblems;
}

}  // namespace

render::CoinFace face_of(const cw::CoinType& type, bool heads) { return face_of(type, heads, emblems_of(type)); }

render::CoinSprite sprite(const cw::CoinType& type, cw::Side side) {
    return sprite(type, side == cw::Side::Heads ? rules::Face::Heads : rules::Face::Tails, emblems_of(type));
}

render::CoinSprite sprite(const cw::Scenario& scenario, int coin) {
    const cw::CoinSetup& setup = scenario.coin(coin);
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
        places[static_cast<std::size_t>(coin)] =
            match.coin(coin).place == cw::Place::Arriving ? place_of_arrival(match.setup(coin)) : match.coin(coin).at;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        Wood wood(match, side, places);
        wood.lay(on_wood(match, side, fallen));
        wood.lay_aside(beside(match, side));
    }
    return places;
}

render::Scene resting_scene(const cw::Match& match, std::span<const int> fallen) {
    render::Scene scene;
    const cw::Scenario& scenario = *match.scenario;
    scene.width = scenario.width;
    scene.height = scenario.height;
    scene.mat = mat_of(scenario);
    for (const cw::Terrain& ground : scenario.terrain) lay_paper(scene, match, ground);
    const std::vector<Vec2> places = resting_places(match, fallen);
    for (int coin = 0; coin < match.count(); ++coin) {
        scene.coins.push_back(sprite(scenario, coin));
        scene.coins.back().at = places[static_cast<std::size_t>(coin)];
        scene.coins.back().glow = lies_aside(match, coin) ? -0.6 : 0;
        scene.coins.back().faint = match.coin(coin).place == cw::Place::Arriving;
    }
    return scene;
}

bool may_act(const cw::Match& match, int coin) {
    if (match.phase != cw::Phase::Play || match.side != match.side_of(coin) || !match.on_table(coin)) return false;
    if (match.turn < match.setup(coin).waits) return false;
    if (match.actions_left < cw::cost(match, cw::actor_of(match, coin))) return false;
    const std::vector<int> party = cw::party(match, coin);
    return std::ranges::none_of(party, [&](int one) { return match.coin(one).moved || match.coin(one).struck; });
}

bool has_acted(const cw::Match& match, int coin) {
    const std::vector<int> party = cw::party(match, coin);
    const auto struck = [&](int one) { return match.coin(one).struck; };
    const auto moved = [&](int one) { return match.coin(one).moved; };
    if (std::ranges::any_of(party, struck)) return true;
    if (std::ranges::none_of(party, moved)) return false;
    if (match.scenario->options.engage != cw::Engage::MoveThenAttack) return true;
    for (int other = 0; other < match.count(); ++other)
        if (match.on_table(other) && match.side_of(other) != match.side_of(coin) && cw::is_close(match, party, other))
            return false;
    return true;
}

render::Mat mat_of(const cw::Scenario& scenario) {
    using render::Mat;
    constexpr std::array kMats{Mat::Felt, Mat::Grass, Mat::Sand, Mat::Snow, Mat::Mud, Mat::Sea, Mat::Stars};
    static_assert(kMats.size() == cw::kMats.size());
    const auto* const found = std::ranges::find(cw::kMats, scenario.mat);
    return found == cw::kMats.end() ? Mat::Felt : kMats[static_cast<std::size_t>(found - cw::kMats.begin())];
}

render::PaperSheet::Colour paper_of(const cw::Terrain& ground) {
    using Colour = render::PaperSheet::Colour;
    constexpr std::array kColours{Colour::Green, Colour::Wood,  Colour::Water, Colour::Sand,
                                  Colour::Clay,  Colour::Stone, Colour::Brick};
    static_assert(kColours.size() == cw::kPapers.size());
    return kColours[cw::paper_number(ground)];
}

}  // namespace table
