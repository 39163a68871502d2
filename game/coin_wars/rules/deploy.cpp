#include "game/coin_wars/rules/deploy.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_forming.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/turn.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;
using measure::kTolerance;

std::optional<Refusal> check_own(const Match& match, const std::string& id) {
    const int coin = match.find(id);
    if (coin == kNoCoin) return refuse("unknown_coin", "CW-3", say("There is no coin {1} in this battle.", plain(id)));
    if (match.side_of(coin) != match.side)
        return refuse("not_your_side", "R-0", say("{1} deploys now.", name_of(match, match.side)), std::nullopt, {id});
    if (auto refusal = check_watching(match, coin)) return refusal;
    if (match.coin(coin).place != Place::Arriving) return std::nullopt;
    return refuse(
        "bad_argument", "BX-3",
        say("{1} cannot be placed yet: it arrives in round {2}.", name_of(match, coin), match.setup(coin).arrives),
        std::nullopt, {id});
}

// How far the coin extends beyond its zone (in); negative if it is inside.
double over_zone(const std::vector<Vec2>& zone, const Disc& coin) {
    const double border = core::distance(coin.center, nearest_on(zone, coin.center));
    return coin.radius + (measure::inside(zone, coin.center) ? -border : border);
}

std::vector<std::string> in_hand(const Match& match, Side side) {
    std::vector<std::string> ids;
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == side && match.coin(i).place == Place::Hand) ids.push_back(match.id(i));
    return ids;
}

std::optional<Refusal> check_free(const Match& match, int coin, const Disc& there) {
    for (const Terrain& terrain : match.scenario->terrain) {
        if (terrain.kind != Ground::Impassable || !concerns(match, terrain, coin)) continue;
        const double over = -measure::gap(there, measure::Polygon(terrain.polygon));
        if (over > kTolerance) return refuse("impassable", "R-9", say("It would lie on {1}.", name_of(terrain)), over);
    }
    for (int i = 0; i < match.count(); ++i) {
        if (i == coin || !match.on_table(i)) continue;
        const double over = -measure::gap(there, disc_of(match, i));
        if (over > kTolerance)
            return refuse("overlap", "R-1", say("It would overlap {1} by {2}.", name_of(match, i), inches_up(over)),
                          over, {match.id(i)});
    }
    return std::nullopt;
}

// During deployment, taking one coin away dissolves its Army.
Events leave_army(Match& match, int coin) {
    return match.in_army(coin) ? dissolve(match, match.coin(coin).army) : Events{};
}

// Puts the coin there as a single coin.
Placed lay(Match& match, int index, Vec2 at) {
    Coin& coin = match.coin(index);
    Placed placed{index, std::nullopt, core::round_to_grid(at)};
    if (coin.place == Place::Table) placed.from = coin.at;
    coin.at = *placed.to;
    coin.place = Place::Table;
    return placed;
}

// Marks a refusal of a group command with the coin that caused it, first in `coins`.
Refusal of_coin(const Match& match, int coin, Refusal refusal) {
    std::erase(refusal.coins, match.id(coin));
    refusal.coins.insert(refusal.coins.begin(), match.id(coin));
    refusal.message = say("{1}: {2}", name_of(match, coin), refusal.message);
    return refusal;
}

// Refuses an empty list, coins named twice, and coins that the deploying side may not place.
std::optional<Refusal> check_named(const Match& match, const PlaceCoins& command) {
    if (command.coins.empty()) return refuse("bad_argument", "R-1", say("Name at least one coin."));
    std::vector<int> named;
    for (const PlaceCoin& one : command.coins) {
        if (auto refusal = check_own(match, one.coin)) {
            if (refusal->coins.empty()) refusal->coins = {one.coin};
            return refusal;
        }
        const int coin = match.find(one.coin);
        if (core::contains(named, coin))
            return refuse("bad_argument", "R-1", say("{1} is named twice.", name_of(match, coin)), std::nullopt,
                          {one.coin});
        named.push_back(coin);
    }
    return std::nullopt;
}

}  // namespace

std::vector<Vec2> deployment_zone(const Scenario& scenario, Side side) {
    const auto& zone = scenario.sides[index(side)].zone;
    if (zone.size() >= 3) return zone;
    const double depth = scenario.height / 3;
    const double low = side == Side::Heads ? 0 : scenario.height - depth;
    return {{0, low}, {scenario.width, low}, {scenario.width, low + depth}, {0, low + depth}};
}

void begin_deployment(Match& match, Side loser) {
    match.side = loser;
    match.phase = Phase::Deploy;
}

std::optional<Refusal> check_place(const Match& match, int coin, Vec2 at, double room) {
    const Disc there{at, match.type(coin).radius() + room};
    if (!std::isfinite(at.x) || !std::isfinite(at.y))
        return refuse("bad_argument", "R-38", say("That is not a point on the table."));
    const double over = over_edge(*match.scenario, there);
    if (over > kTolerance)
        return refuse("off_table", "R-9",
                      say("The whole coin must lie on the table: it is {1} over the edge.", inches_up(over)), over);
    const double outside = over_zone(deployment_zone(*match.scenario, match.side_of(coin)), there);
    if (outside > kTolerance)
        return refuse("out_of_reach", "R-1",
                      say("The coin must lie entirely in its side's zone: it is {1} outside.", inches_up(outside)),
                      outside);
    return check_free(match, coin, there);
}

std::optional<Refusal> check(const Match& match, const PlaceCoin& command) {
    if (auto refusal = check_own(match, command.coin)) return refusal;
    return check_place(match, match.find(command.coin), core::round_to_grid(command.at), 0);
}

Events apply(Match& match, const PlaceCoin& command) {
    const int index = match.find(command.coin);
    Events events = leave_army(match, index);
    events.push_back(lay(match, index, command.at));
    append(events, form_setup_armies(match, {&index, 1}));
    return events;
}

std::optional<Refusal> check(const Match& match, const PlaceCoins& command) {
    if (auto refusal = check_named(match, command)) return refusal;
    Match laid = match;
    for (const PlaceCoin& one : command.coins) laid.coin(match.find(one.coin)).place = Place::Hand;
    for (const PlaceCoin& one : command.coins) {
        const int coin = match.find(one.coin);
        if (auto refusal = check_place(laid, coin, core::round_to_grid(one.at), 0))
            return of_coin(match, coin, std::move(*refusal));
        lay(laid, coin, one.at);
    }
    return std::nullopt;
}

Events apply(Match& match, const PlaceCoins& command) {
    Events events;
    std::vector<int> coins;
    for (const PlaceCoin& one : command.coins) {
        coins.push_back(match.find(one.coin));
        append(events, leave_army(match, coins.back()));
    }
    for (std::size_t i = 0; i < coins.size(); ++i) events.push_back(lay(match, coins[i], command.coins[i].at));
    append(events, form_setup_armies(match, coins));
    return events;
}

std::optional<Refusal> check(const Match& match, const Unplace& command) {
    if (auto refusal = check_own(match, command.coin)) return refusal;
    const int coin = match.find(command.coin);
    if (match.on_table(coin)) return std::nullopt;
    return refuse("bad_argument", "R-1", say("{1} is not on the table.", name_of(match, coin)), std::nullopt,
                  {command.coin});
}

Events apply(Match& match, const Unplace& command) {
    const int index = match.find(command.coin);
    Events events = leave_army(match, index);
    const Vec2 from = match.coin(index).at;
    match.coin(index) = Coin{};
    events.push_back(Placed{index, from, std::nullopt});
    return events;
}

std::optional<Refusal> check(const Match& match, const Ready& command) {
    if (command.side != match.side)
        return refuse("not_your_side", "R-0", say("{1} deploys now.", name_of(match, match.side)));
    auto left = in_hand(match, command.side);
    if (left.empty()) return std::nullopt;
    const int count = static_cast<int>(left.size());
    return refuse("bad_argument", "R-1", say("Coins still to be placed: {1}.", count), std::nullopt, std::move(left));
}

Events apply(Match& match, const Throws& throws, const Ready& command) {
    match.ready[index(command.side)] = true;
    Events events{SaidReady{command.side}};
    if (match.ready[index(other(command.side))])
        append(events, begin_play(match, throws));
    else
        match.side = other(command.side);
    return events;
}

Match set_up_alone(Match match, Side side) {
    match.side = side;
    return match;
}

std::vector<Command> set_up_of(const Match& laid, Side side) {
    Match again = set_up_alone(laid_out(laid.scenario), side);
    std::vector<Command> commands;
    const auto add = [&](const auto& command) {
        if (check(again, command)) return;  // an Army that the battle forms automatically
        apply(again, command);
        commands.emplace_back(command);
    };
    PlaceCoins all;
    for (int coin = 0; coin < laid.count(); ++coin)
        if (laid.side_of(coin) == side && laid.on_table(coin)) all.coins.push_back({laid.id(coin), laid.coin(coin).at});
    add(all);
    for (const Army& army : laid.armies) {
        Form form;
        for (const int coin : members(laid, army.number)) form.coins.push_back(laid.id(coin));
        if (army.commander != kNoCoin) form.commander = CoinName(laid.id(army.commander));
        if (side_of_army(laid, army.number) == side) add(form);
    }
    commands.emplace_back(Ready{side});
    return commands;
}

}  // namespace rules::coin_wars
