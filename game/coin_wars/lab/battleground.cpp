#include "game/coin_wars/lab/battleground.h"

#include "engine/core/lists.h"
#include "engine/core/utf8.h"
#include "game/coin_wars/battles/formation_fit.h"
#include "game/coin_wars/lab/touching_groups.h"
#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/json_limits.h"

namespace lab {

using rules::known;
using rules::mark;
using rules::plain;
using rules::say;

namespace {

using cw::Side;
namespace limits = rules::coin_wars::limits;
using Refused = words::Phrase;

std::vector<Vec2> strip(double width, double y0, double y1) { return {{0, y0}, {width, y0}, {width, y1}, {0, y1}}; }

// Places two forces on a ground.

// A zone in its side's own frame: the middle of its front line, and the directions right and forward.
struct View {
    Vec2 front, right, forward;
};

View view_of(const Ground& ground, Side side) {
    const std::vector<Vec2>& zone = ground.zones[cw::index(side)];
    const auto [left, right] = std::ranges::minmax_element(zone, {}, &Vec2::x);
    const auto [low, high] = std::ranges::minmax_element(zone, {}, &Vec2::y);
    const double middle = (left->x + right->x) / 2;
    if (side == Side::Heads) return {core::round_to_grid(Vec2{middle, high->y}), {1, 0}, {0, 1}};
    return {core::round_to_grid(Vec2{middle, low->y}), {-1, 0}, {0, -1}};
}

std::string free_name(const std::vector<cw::CoinType>& types, const std::string& name) {
    for (int number = 2;; ++number) {
        std::string tried = name.substr(0, 28).append(1, '_').append(std::to_string(number));
        if (!core::contains(types, tried, &cw::CoinType::name)) return tried;
    }
}

const cw::CoinType& type_of(const Force& force, const ForceCoin& coin) {
    return force.types[static_cast<std::size_t>(coin.type)];
}

// The attacker goes first, and must have destroyed half of the defender's value when the last turn ends.
void let_heads_attack(cw::Scenario& scenario) {
    int cents = 0;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (coin.side == Side::Tails) cents += scenario.type(coin.type).cents;
    cw::Condition held{.kind = cw::Condition::Kind::Not};
    held.of = {cw::has_lost(Side::Tails, 0, (cents + 1) / 2)};
    scenario.first = Side::Heads;
    scenario.victory.results = {{std::move(held), Side::Tails}, {{.kind = cw::Condition::Kind::All}, Side::Heads}};
}

// Places forces in one scenario, Heads first. Types are numbered in the order of `forces`.
class ArmyPlacer {
public:
    ArmyPlacer(const Ground& ground, std::span<const Force* const> forces) : ground_(ground) {
        scenario.width = ground.width;
        scenario.height = ground.height;
        scenario.types = as_given_ = ground.types;
        scenario.terrain = ground.terrain;
        scenario.rulings = ground.rulings;
        scenario.options = ground.options;
        scenario.advanced = ground.advanced;
        scenario.victory.turns = ground.turns;
        scenario.victory.at_limit = ground.at_limit;
        for (const Force* force : forces)
            for (const ForceCoin& coin : force->coins) number_of(type_of(*force, coin));
    }

    // Returns how many coins gave way, or why the force cannot be placed.

    core::Result<int, Refused> lay(const Force& force, Side side) {
        if (force.coins.empty()) return core::failure(say("{1} has no coins to fight with.", plain(force.title)));
        const View view = view_of(ground_, side);
        const Vec2 origin = view.front + core::round_to_grid(view.right * force.across - view.forward * force.back);
        const int first = static_cast<int>(scenario.coins.size());
        scenario.sides[cw::index(side)].name = core::first_clusters(force.title, limits::kName);
        scenario.sides[cw::index(side)].zone = ground_.zones[cw::index(side)];
        std::vector<battles::Wish> wishes;
        std::vector<std::size_t> placed;
        for (const ForceCoin& coin : force.coins) {
            cw::CoinSetup setup;
            setup.id = std::string(1, side == Side::Heads ? 'h' : 't')
                           .append(std::to_string(scenario.coins.size() - static_cast<std::size_t>(first) + 1));
            setup.type = number_of(type_of(force, coin));
            setup.side = side;
            setup.arrives = coin.arrives;
            setup.waits = coin.waits;
            const Vec2 at = origin + view.right * coin.at.x + view.forward * coin.at.y;
            if (coin.arrives > 0) {
                setup.area = ground_.zones[cw::index(side)];
            } else {
                const double radius = scenario.type(setup.type).radius();
                wishes.push_back({{at, radius}, passable_barriers(side)});
                placed.push_back(scenario.coins.size());
            }
            scenario.coins.push_back(std::move(setup));
        }
        const battles::Site site = site_for(side);
        const Vec2 way = battles::way_into(site, wishes);
        for (battles::Wish& wish : wishes) wish.disc.center = wish.disc.center + way;
        const battles::Fitted fitted = battles::fit(site, wishes);
        for (std::size_t i = 0; i < placed.size(); ++i) {
            if (!fitted.at[i])
                return core::failure(say("Not all of the coins in {1} fit in the zone on {2}.", plain(force.title),
                                         known(ground_.title)));
            scenario.coins[placed[i]].at = *fitted.at[i];
        }
        add_armies(force, first);
        return static_cast<int>(fitted.gave_way.size());
    }

    cw::Scenario scenario;

private:
    battles::Site site_for(Side side) const {
        battles::Site site{ground_.width, ground_.height, ground_.zones[cw::index(side)], {}, {}};
        for (const cw::Terrain& terrain : ground_.terrain)
            if (terrain.kind == cw::Ground::Impassable) site.barriers.push_back(terrain.polygon);
        for (const cw::CoinSetup& coin : scenario.coins)
            if (coin.at && coin.arrives == 0) site.lying.push_back({*coin.at, scenario.type(coin.type).radius()});
        return site;
    }

    std::vector<std::size_t> passable_barriers(Side side) const {
        std::vector<std::size_t> passes;
        std::size_t barrier = 0;
        for (const cw::Terrain& terrain : ground_.terrain) {
            if (terrain.kind != cw::Ground::Impassable) continue;
            if ((terrain.side && *terrain.side != side) || !terrain.holds_at_first()) passes.push_back(barrier);
            ++barrier;
        }
        return passes;
    }

    // Adds Armies that are still linked, or that have coins still to arrive.
    void add_armies(const Force& force, int first) {
        for (const std::vector<int>& army : force.armies) {
            std::vector<int> coins;
            bool all_there = true;
            for (const int coin : army) {
                coins.push_back(first + coin);
                const cw::CoinSetup& setup = scenario.coin(first + coin);
                all_there = all_there && setup.arrives == 0;
            }
            if (!all_there || is_linked(scenario, coins)) scenario.armies.push_back(std::move(coins));
        }
    }

    // The type's index in the scenario; adds the type if needed.

    int number_of(const cw::CoinType& type) {
        const auto same = std::ranges::find(as_given_, type);
        if (same != as_given_.end()) return static_cast<int>(same - as_given_.begin());
        as_given_.push_back(type);
        scenario.types.push_back(type);
        cw::CoinType& own = scenario.types.back();
        if (std::ranges::count(scenario.types, type.name, &cw::CoinType::name) > 1)
            own.name = free_name(scenario.types, type.name);
        return static_cast<int>(scenario.types.size()) - 1;
    }

    const Ground& ground_;
    std::vector<cw::CoinType> as_given_;  // each type in the scenario before renaming
};

}  // namespace

Ground bare_felt(double width, double height) {
    Ground ground;
    ground.key = "felt";
    ground.title = mark("Bare felt").english();
    ground.width = width;
    ground.height = height;
    const double depth = core::round_to_grid(height / 3);
    ground.zones = {strip(width, 0, depth), strip(width, height - depth, height)};
    return ground;
}

Ground attack_on_felt() {
    Ground ground = bare_felt();
    ground.key = "attack";
    ground.title = mark("Attack on bare felt").english();
    ground.turns = kAttackTurns;
    ground.attack = true;
    return ground;
}

std::optional<Ground> open_ground(const std::string& key) {
    if (key == "felt") return bare_felt();
    if (key == "attack") return attack_on_felt();
    return std::nullopt;
}

Ground ground_of(const battles::Battle& battle) {
    const cw::Scenario& scenario = battle.scenario;
    Ground ground;
    ground.key = battle.name;
    ground.title = battle.title;
    ground.width = scenario.width;
    ground.height = scenario.height;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        ground.zones[cw::index(side)] = cw::deployment_zone(scenario, side);
    ground.terrain = cw::ground_for_others(scenario.terrain);
    ground.types = scenario.types;
    ground.rulings = scenario.rulings;
    ground.options = scenario.options;
    ground.advanced = scenario.advanced;
    for (auto& beyond : ground.advanced.beyond)
        if (beyond && !beyond->coins.empty()) beyond.reset();
    ground.turns = scenario.victory.turns;
    ground.at_limit = scenario.victory.at_limit;
    return ground;
}

void set_rules(cw::TableOptions& options, std::string_view preset) {
    if (preset.empty()) return;
    options = cw::with_preset(preset == "kitchen" ? cw::kitchen_table() : cw::tournament(), options);
}

Meeting meet(const battles::Battle& battle) {
    const auto scenario = std::make_shared<const cw::Scenario>(battle.scenario);
    return {.ground = battle.title, .laid = {scenario, scenario}, .fixed_sides = true};
}

core::Result<Meeting, words::Phrase> meet(const Force& a, const Force& b, const Ground& ground) {
    Meeting meeting;
    meeting.ground = ground.title;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::array<const Force*, 2> forces{&a, &b};
        ArmyPlacer laying(ground, forces);
        const Force& heads = i == 0 ? a : b;
        const Force& tails = i == 0 ? b : a;
        const auto first = laying.lay(heads, Side::Heads);
        if (!first) return core::failure(first.error());
        const auto second = laying.lay(tails, Side::Tails);
        if (!second) return core::failure(second.error());
        meeting.gave_way[i] = std::max(meeting.gave_way[i], *first);
        meeting.gave_way[1 - i] = std::max(meeting.gave_way[1 - i], *second);
        if (ground.attack) {
            let_heads_attack(laying.scenario);
            meeting.attacker = Side::Heads;
        }
        if (laying.scenario.types.size() > limits::kTypes)
            return core::failure(say(
                "{1} and {2} have too many types of coin between them: {3}. At most {4} are allowed.", plain(a.title),
                plain(b.title), static_cast<int>(laying.scenario.types.size()), static_cast<int>(limits::kTypes)));
        laying.scenario.title = core::first_clusters(a.title + " - " + b.title, limits::kTitle);
        meeting.laid[i] = std::make_shared<const cw::Scenario>(std::move(laying.scenario));
    }
    return meeting;
}

}  // namespace lab
