#include "game/coin_wars/rules/attack.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/attack_sequence.h"
#include "game/coin_wars/rules/dice.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/going_beyond.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special_refusal.h"
#include "game/coin_wars/rules/stalemate.h"

namespace rules::coin_wars {

namespace {

bool has_shooter(const Match& match, const std::vector<int>& coins) {
    return std::ranges::any_of(coins, [&](int coin) { return can_fire(match, coin); });
}

// A coin with Long Range that may not shoot because of a special rule; kNoCoin if there is none.
int held_back(const Match& match, const std::vector<int>& coins) {
    const auto one = std::ranges::find_if(coins, [&](int coin) {
        return match.type(coin).long_range && !match.coin(coin).cut_off && !can_fire(match, coin);
    });
    return one == coins.end() ? kNoCoin : *one;
}

// `engage`: after a move, only contact counts.
bool has_moved(const Match& match, const std::vector<int>& coins) {
    return std::ranges::any_of(coins, [&](int coin) { return match.coin(coin).moved; });
}

bool can_shoot(const Match& match, const std::vector<int>& coins, int target) {
    return !has_moved(match, coins) && std::ranges::any_of(coins, [&](int coin) {
        return can_fire(match, coin) && has_clear_shot(match, coin, target);
    });
}

Refusal not_touching(const Match& match, const std::vector<int>& coins, int target) {
    const std::vector<int> targets = party(match, target);
    const int near = nearest_of(match, able(match, coins), targets);
    const int to = nearest_of(match, targets, {near});
    const double over = measure::gap(disc_of(match, near), disc_of(match, to)) - measure::kTouch;
    const Phrase who = name_of(match, near), whom = name_of(match, to), excess = inches_up(over);
    // Another coin of the target's Army may be nearer than the one that was named.
    Phrase message = to == target
                         ? say("{1} does not touch {2}: it is {3} short.", who, whom, excess)
                         : say("{1} does not touch {2}, the nearest of that Army: it is {3} short.", who, whom, excess);
    return refuse("not_touching", "CW-10", std::move(message), over, {match.id(to)});
}

// The shooter closest to a legal shot: the nearest one, even if its shot is blocked.
int likeliest_shooter(const Match& match, const std::vector<int>& coins, int target) {
    std::vector<int> shooters = coins;
    std::erase_if(shooters, [&](int coin) { return !can_fire(match, coin); });
    return nearest_of(match, shooters, {target});
}

bool may_attack(const Match& match, const std::vector<int>& attackers, int target) {
    return coin_wars::may_attack(meeting_of(match, attackers.front(), target, Half::Attack));
}

}  // namespace

core::Result<int, Refusal> target_of(const Match& match, Side attacker, std::string_view id) {
    const int target = match.find(id);
    if (auto refusal = check_there(match, target, std::string(id))) return core::failure(std::move(*refusal));
    if (match.side_of(target) == attacker)
        return core::failure(refuse("bad_argument", "CW-10", say("{1} is not an enemy.", name_of(match, target)), {},
                                    {match.id(target)}));
    return target;
}

bool is_close(const Match& match, const std::vector<int>& attackers, int target) {
    return any_touching(match, able(match, attackers), party(match, target));
}

std::optional<Refusal> check_spy(const Match& match, const std::vector<int>& attackers, int target) {
    if (may_attack(match, attackers, target)) return std::nullopt;
    return refuse("spy_army", "CW-15",
                  say("{1} is in an Army ({2}), which a Spy cannot attack.", name_of(match, target),
                      name_of_army(match, match.coin(target).army)),
                  {}, {match.id(target)});
}

bool can_strike(const Match& match, int coin, int target) {
    if (!match.in_army(coin) && !match.in_army(target)) {
        if (touching(match, coin, target)) return true;
        return can_fire(match, coin) && can_shoot(match, {coin}, target);
    }
    const std::vector<int> attackers = party(match, coin);
    if (!may_attack(match, attackers, target)) return false;
    return is_close(match, attackers, target) || can_shoot(match, attackers, target);
}

std::optional<Refusal> check_strike(const Match& match, const std::vector<int>& attackers, int target) {
    if (auto refusal = check_spy(match, attackers, target)) return refusal;
    if (is_close(match, attackers, target) || can_shoot(match, attackers, target)) return std::nullopt;
    if (!has_shooter(match, attackers)) {
        const int held = held_back(match, attackers);
        return held == kNoCoin ? not_touching(match, attackers, target) : refuse_to_fire(match, held);
    }
    if (has_moved(match, attackers))
        return refuse("acted", "R-40", say("Once it has moved, it can attack only in contact."), {},
                      {match.id(attackers.front())});
    return refuse_shot(match, likeliest_shooter(match, attackers, target), target);
}

core::Result<std::vector<int>, Refusal> declared_beyond(const Match& match, const std::vector<int>& attackers,
                                                        int target, bool ranged, const Ids& beyond) {
    if (beyond.empty()) return std::vector<int>{};
    const Exchange declared = exchange(match, attackers, target, ranged, {});
    return going_beyond(match, beyond, declared.strike.units, {target, ranged});
}

std::optional<Refusal> check_declared(const Match& match, const std::vector<int>& attackers, int target, bool ranged,
                                      const Ids& beyond, const std::vector<int>& dice) {
    if (beyond.empty() && dice.empty()) return std::nullopt;
    const auto named = declared_beyond(match, attackers, target, ranged, beyond);
    if (!named) return named.error();
    const Exchange both = exchange(match, attackers, target, ranged, *named);
    std::vector<Die> rolled = both.strike.dice;
    if (both.back) rolled.insert(rolled.end(), both.back->dice.begin(), both.back->dice.end());
    return check_dice(match, rolled, dice);
}

std::optional<Refusal> check(const Match& match, const Attack& command) {
    const auto who = acting(match, command.coin, command.army, Action::Attack);
    if (!who) return who.error();
    const auto target = target_of(match, match.side, command.target);
    if (!target) return target.error();
    const std::vector<int> attackers = coins_of(match, *who);
    if (auto refusal = check_strike(match, attackers, *target)) return refusal;
    return check_declared(match, attackers, *target, !is_close(match, attackers, *target), command.beyond,
                          command.dice);
}

Events apply(Match& match, const Throws& throws, const Attack& command) {
    const Actor actor{match.find(command.coin), match.find_army(command.army)};
    Assault assault{coins_of(match, actor), match.find(command.target)};
    assault.ranged = !is_close(match, assault.attackers, assault.target);
    assault.beyond = coin_names(match, command.beyond);
    assault.dice = command.dice;
    foresee(match, assault);
    spend_actions(match, actor);
    mark_acted(match, actor, Action::Attack);
    return fight(match, throws, assault);
}

bool can_attack(const Match& match, int coin) {
    for (const int member : party(match, coin))
        if (special_forbidding(match, member, &SpecialWhat::no_attack)) return false;
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) == match.side_of(coin)) continue;
        if (can_strike(match, coin, i)) return true;
    }
    return false;
}

}  // namespace rules::coin_wars
