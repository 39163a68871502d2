#include "game/coin_wars/rules/query.h"

#include "engine/core/lists.h"
#include "engine/measure/direction.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_forming.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/going_beyond.h"
#include "game/coin_wars/rules/into_contact.h"
#include "game/coin_wars/rules/losses.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/special_refusal.h"
#include "game/coin_wars/rules/trait_action.h"
#include "game/coin_wars/rules/turn.h"

namespace rules::coin_wars {

namespace {

bool enemies(const Match& match, int a, int b) {
    return match.on_table(a) && match.on_table(b) && match.side_of(a) != match.side_of(b);
}

std::vector<Target> targets_of(const Match& match, int coin) {
    const std::vector<int> attackers = party(match, coin);
    std::vector<Target> targets;
    for (int i = 0; i < match.count(); ++i)
        if (enemies(match, coin, i) && can_strike(match, coin, i))
            targets.push_back({i, !is_close(match, attackers, i)});
    std::ranges::stable_sort(targets,
                             [&](const Target& a, const Target& b) { return match.id(a.coin) < match.id(b.coin); });
    return targets;
}

bool could_charge(const Match& match, const Actor& actor) {
    const std::vector<int> coins = coins_of(match, actor);
    if (!charges(match, coins.front()) || check_acting(match, actor, Action::Charge)) return false;
    for (const int coin : coins)
        for (int i = 0; i < match.count(); ++i)
            if (enemies(match, coin, i) && unit_into_contact(match, coin, i, Going::Charging)) return true;
    return false;
}

bool may_go_beyond(const Match& match, const std::vector<int>& coins) {
    return std::ranges::any_of(coins,
                               [&](int coin) { return offense_value(match, coin) > 0 && !check_beyond(match, coin); });
}

// Armies that the program offers to form, and coins that could join one.

std::vector<int> free_coins(const Match& match, Side side) {
    std::vector<int> coins;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) == side && !match.in_army(i) &&
            special_forbidding(match, i, &SpecialWhat::no_army) == nullptr)
            coins.push_back(i);
    return coins;
}

// Up to `max` of these coins, linked, growing outwards from `first`.
std::vector<int> grown_from(const Match& match, int first, std::vector<int> coins, std::size_t max) {
    std::vector<int> grown{first};
    std::erase(coins, first);
    for (std::size_t i = 0; i < grown.size(); ++i) {
        for (const int coin : std::vector<int>(coins)) {
            if (grown.size() >= max) return grown;
            if (!touching(match, grown[i], coin)) continue;
            grown.push_back(coin);
            std::erase(coins, coin);
        }
    }
    return grown;
}

// The largest part of a linked group that can be one Army; empty if there is none.
std::vector<int> largest_part(const Match& match, const std::vector<int>& group) {
    if (!check_make_up(match, group, kNoCoin)) return group;
    std::vector<int> best;
    for (const int coin : group) {
        const bool commands = match.type(coin).command;
        std::vector<int> others = group;
        if (!commands)
            std::erase_if(others, [&](int other) { return match.type(other).coin() != match.type(coin).coin(); });
        auto part = grown_from(match, coin, others, commands ? 1 + kMaxBesides : kMaxOfOneType);
        if (part.size() > best.size() && !check_make_up(match, part, kNoCoin)) best = std::move(part);
    }
    std::ranges::sort(best);
    return best;
}

// Exact odds: sums over every total of the dice, with the losses that the rules would propose.

// The most coins of the party that can fall.
std::size_t size_of(const Match& match, int coin) { return party(match, coin).size(); }

// The fate of a party that is not struck.
FallOdds untouched(std::size_t size) {
    FallOdds fate{0, std::vector<double>(size + 1), 0, 0};
    fate.chances.front() = 1;
    return fate;
}

// The named coins that strike, each once.
std::vector<int> striking(const std::vector<int>& named, const std::vector<int>& units) {
    std::vector<int> coins;
    for (const int coin : units)
        if (core::contains(named, coin)) coins.push_back(coin);
    return coins;
}

// Calls take(ways, losses) for each total of a strike's dice, and returns how many ways there are. Whole numbers, so
// that a certain outcome is exactly 1.
template <class Take>
int each_outcome(const Match& match, const Strike& strike, const std::vector<int>& spared, Take take) {
    std::optional<StruckArmy> army;
    if (strike.target_army != kNoArmy) army.emplace(match, strike, spared);
    const auto losses = [&](const Strike& settled) {
        if (army) return army->proposed(settled);
        return settled.beats ? std::vector<int>{settled.target} : std::vector<int>{};
    };
    // Without dice it is settled already.
    if (strike.dice.empty()) {
        take(1, losses(strike));
        return 1;
    }
    int all = 0;
    for (const auto& [total, ways] : totals(strike.dice)) {
        Strike settled = strike;
        add_total(settled, total);
        take(ways, losses(settled));
        all += ways;
    }
    return all;
}

FallOdds fate(const Match& match, const Strike& strike, const std::vector<int>& spared) {
    const std::size_t size = size_of(match, strike.target);
    FallOdds fate{0, std::vector<double>(size + 1), 0, 0};
    const double all = each_outcome(match, strike, spared, [&](int ways, const std::vector<int>& beaten) {
        const std::vector<int> losses = that_fall(match, strike, beaten, spared);
        fate.withstood += ways * static_cast<double>(beaten.size() - losses.size());
        fate.chances[losses.size()] += ways;
        fate.coins += ways * static_cast<double>(losses.size());
        for (const int coin : losses) fate.cents += static_cast<double>(ways) * match.type(coin).cents;
    });
    for (double* sum : {&fate.withstood, &fate.coins, &fate.cents}) *sum /= all;
    for (double& chance : fate.chances) chance /= all;
    fate.falls = fate.chances[size];
    return fate;
}

}  // namespace

Options legal(const Match& match, int coin) {
    const Actor actor = actor_of(match, coin);
    Options options;
    options.army = actor.army;
    options.refusal = check_phase(match, EndTurn{});
    if (!options.refusal && actor.army == kNoArmy) options.refusal = check_there(match, coin, match.id(coin));
    if (options.refusal) return options;
    options.cost = cost(match, actor);
    options.refusal = check_acting(match, actor, Action::Attack);
    // BX-9: a coin that may not attack may still move.
    const bool may_attack = !options.refusal;
    if (options.refusal && options.refusal->code != kSpecialRule) return options;
    const bool may_move = !check_acting(match, actor, Action::Move);
    options.can_move = may_move && (actor.army == kNoArmy ? can_move(match, coin) : can_march(match, actor.army));
    if (options.can_move)
        for (const int front : actor.army == kNoArmy ? std::vector<int>{coin} : body(match, actor.army))
            options.reach = std::max(options.reach, longest_move(match, front, match.coin(front).at));
    if (may_attack) options.targets = targets_of(match, coin);
    options.can_attack = !options.targets.empty();
    if (may_attack) options.uses = uses(match, coin);
    options.can_charge = could_charge(match, actor);
    if (options.can_move || options.can_charge) options.refusal.reset();
    options.may_go_beyond = (options.can_attack || options.can_charge) && may_go_beyond(match, coins_of(match, actor));
    return options;
}

std::vector<double> reach(const Match& match, int coin, int directions) {
    return reach_of(match, path_to(match, coin, match.coin(coin).at), directions);
}

std::vector<Vec2> army_reach(const Match& match, int army, int directions) {
    const std::vector<int> all = body(match, army);
    std::vector<std::vector<double>> reaches;
    for (const int coin : all)
        reaches.push_back(reach_of(match, path_of_front(match, coin, match.coin(coin).at), directions));
    std::vector<Vec2> places;
    for (int i = 0; i < directions; ++i) {
        const Vec2 direction = measure::direction(i, directions);
        const auto front = std::ranges::max_element(
            all, {}, [&](int coin) { return core::dot(match.coin(coin).at, direction) + match.type(coin).radius(); });
        const auto& reach = reaches[static_cast<std::size_t>(front - all.begin())];
        places.push_back(match.coin(*front).at + direction * reach[static_cast<std::size_t>(i)]);
    }
    return places;
}

Landing landing(const Match& match, int coin, Vec2 to) { return land(match, path_to(match, coin, to)); }

Marched marched(const Match& match, const Move& command) {
    const int army = match.find_army(command.army);
    const Vec2 to = core::round_to_grid(command.to);
    const Path path = path_of_front(match, *front_for(match, army, to, command.front), to);
    return {path.coin, land(match, path), places_after(match, path).value_or(std::vector<std::pair<int, Vec2>>{})};
}

bool may_move_and_strike(const Match& match, int coin) {
    if (match.scenario->options.engage != Engage::MoveThenAttack) return false;
    const Actor actor = actor_of(match, coin);
    if (check_acting(match, actor, Action::Move)) return false;
    // Only special rules ask more of a coin that has moved (BX-9).
    if (match.scenario->advanced.special.empty()) return 2 * cost(match, actor) <= match.actions_left;
    Match moved = match;
    spend_actions(moved, actor);
    mark_acted(moved, actor, Action::Move);
    return !check_acting(moved, actor, Action::Attack);
}

std::optional<Vec2> into_strike(const Match& match, int coin, int target) {
    std::optional<Vec2> way;
    if (charges(match, coin)) way = unit_into_contact(match, coin, target, Going::Charging);
    if (!way && may_move_and_strike(match, coin)) way = unit_into_contact(match, coin, target, Going::Moving);
    return way;
}

std::vector<int> threats(const Match& match, int coin, Vec2 at) {
    Match imagined = match;
    imagined.coin(coin).at = at;
    imagined.coin(coin).place = Place::Table;
    begin_next_turn(imagined, other(imagined.side_of(coin)));
    std::vector<int> found;
    if (imagined.phase != Phase::Play) return found;
    for (int i = 0; i < imagined.count(); ++i) {
        if (!enemies(imagined, coin, i) || check_acting(imagined, actor_of(imagined, i), Action::Attack)) continue;
        if (can_strike(imagined, i, coin) || into_strike(imagined, i, coin)) found.push_back(i);
    }
    return found;
}

bool attack_left(const Match& match) {
    if (match.phase != Phase::Play || !match.awaiting.empty()) return false;
    for (int i = 0; i < match.count(); ++i) {
        const Actor actor = actor_of(match, i);
        if (!match.on_table(i) || check_acting(match, actor, Action::Attack)) continue;
        if (can_attack(match, i) || could_charge(match, actor) || !uses(match, i).empty()) return true;
    }
    return false;
}

std::vector<std::vector<int>> possible_armies(const Match& match, Side side) {
    std::vector<std::vector<int>> armies;
    std::vector<std::vector<int>> groups = linked_groups(match, free_coins(match, side));
    while (!groups.empty()) {
        std::vector<int> group = std::move(groups.back());
        groups.pop_back();
        if (group.size() < 2) continue;
        std::vector<int> part = largest_part(match, group);
        if (part.empty()) continue;
        std::erase_if(group, [&](int coin) { return core::contains(part, coin); });
        for (auto& rest : linked_groups(match, group)) groups.push_back(std::move(rest));
        armies.push_back(std::move(part));
    }
    std::ranges::sort(armies);
    return armies;
}

std::vector<int> possible_members(const Match& match, int army) {
    const std::vector<int> now = members(match, army), touched = body(match, army);
    std::vector<int> coins = free_coins(match, match.side_of(now.front()));
    std::erase_if(coins, [&](int coin) {
        std::vector<int> joined = now;
        joined.push_back(coin);
        return std::ranges::none_of(touched, [&](int member) { return touching(match, member, coin); }) ||
               check_make_up(match, joined, army_of(match, army)->commander).has_value();
    });
    return coins;
}

Odds odds(const Match& match, int attacker, int target, bool ranged, const std::vector<int>& beyond) {
    const std::vector<int> attackers = party(match, attacker);
    Odds odds;
    odds.ranged = ranged;
    if (!beyond.empty()) odds.beyond = striking(beyond, exchange(match, attackers, target, ranged, {}).strike.units);
    Exchange both = exchange(match, attackers, target, ranged, odds.beyond);
    odds.target = fate(match, both.strike, {});
    odds.special = special_in(match, both.strike, both.back, both.no_back == "BX-9");
    odds.attacker = both.back ? fate(match, *both.back, odds.beyond) : untouched(attackers.size());
    odds.strike = std::move(both.strike);
    odds.back = std::move(both.back);
    odds.no_back = std::move(both.no_back);
    return odds;
}

double expected_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                       std::span<const double> worths) {
    double sum = 0;
    const double all = each_outcome(match, strike, spared, [&](int ways, const std::vector<int>& losses) {
        for (const int coin : losses) sum += ways * worths[static_cast<std::size_t>(coin)];
    });
    return sum / all;
}

FallOdds Odds::attacker_with_beyond(const Match& match) const {
    if (beyond.empty()) return attacker;
    // A single coin is lost whether the strike back takes it or not.
    if (strike.army == kNoArmy) return {1, {0, 1}, 1, double(match.type(beyond.front()).cents)};
    const std::size_t gone = beyond.size();
    FallOdds all{0, std::vector<double>(attacker.chances.size()), attacker.coins + static_cast<double>(gone),
                 attacker.cents};
    // They are spared in the losses, so the total never exceeds the Army.
    for (std::size_t k = 0; k + gone < all.chances.size(); ++k) all.chances[k + gone] = attacker.chances[k];
    for (const int coin : beyond) all.cents += match.type(coin).cents;
    all.falls = all.chances.back();
    return all;
}

Odds odds(const Match& match, const Charge& charge) {
    const int army = match.find_army(charge.army);
    const int attacker = army == kNoArmy ? match.find(charge.coin) : members(match, army).front();
    return odds(at_the_blow(match, charge), attacker, match.find(charge.target), false,
                coin_names(match, charge.beyond));
}

std::optional<Odds> odds(const Match& match, const Command& command, bool ranged) {
    if (const auto* charge = get_if<Charge>(&command)) return odds(match, *charge);
    const auto* attack = get_if<Attack>(&command);
    if (!attack) return std::nullopt;
    const int army = match.find_army(attack->army);
    const int attacker = army == kNoArmy ? match.find(attack->coin) : members(match, army).front();
    return odds(match, attacker, match.find(attack->target), ranged, coin_names(match, attack->beyond));
}

}  // namespace rules::coin_wars
