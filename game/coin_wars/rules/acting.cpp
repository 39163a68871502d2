#include "game/coin_wars/rules/acting.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_refusal.h"

namespace rules::coin_wars {

namespace {

// R-3; with `engage`, a coin that has moved may attack later in the turn.
bool took_part(const Match& match, std::span<const int> coins, Action deed) {
    const bool may_follow = deed == Action::Attack && match.scenario->options.engage == Engage::MoveThenAttack;
    return std::ranges::any_of(coins,
                               [&](int i) { return match.coin(i).struck || (match.coin(i).moved && !may_follow); });
}

Phrase name_of(const Match& match, const Actor& actor) {
    if (actor.army == kNoArmy) return coin_wars::name_of(match, actor.coin);
    return name_of_army(match, actor.army);
}

// BX-9
std::optional<Refusal> check_forbidden(const Match& match, int coin, Action deed) {
    if (deed == Action::Move) return check_special(match, coin, &SpecialWhat::no_move);
    if (deed == Action::Attack) return check_special(match, coin, &SpecialWhat::no_attack);
    for (const auto part : parts_of_charge(match))
        if (auto refusal = check_special(match, coin, part)) return refusal;
    return std::nullopt;
}

Refusal too_few_actions(const Match& match, const Actor& actor) {
    if (match.actions_left == 0 && (actor.army == kNoArmy || cost(match, actor) == 1))
        return refuse("no_actions", "CW-6", say("All 10 actions of this turn have been used."));
    return refuse("no_actions", special_cost(match, coins_of(match, actor)) > 0 ? "BX-9" : "CW-20",
                  say("{1} needs {2} actions, but this turn has only {3} left.", name_of(match, actor),
                      cost(match, actor), match.actions_left));
}

}  // namespace

std::vector<int> coins_of(const Match& match, const Actor& actor) {
    return actor.army == kNoArmy ? std::vector<int>{actor.coin} : members(match, actor.army);
}

Actor actor_of(const Match& match, int coin) {
    return match.in_army(coin) ? Actor{kNoCoin, match.coin(coin).army} : Actor{coin, kNoArmy};
}

std::optional<Refusal> check_there(const Match& match, int coin, const std::string& id) {
    if (coin == kNoCoin) return refuse("unknown_coin", "CW-3", say("There is no coin {1} in this battle.", plain(id)));
    if (match.on_table(coin)) return std::nullopt;
    const Phrase name = coin_wars::name_of(match, coin);
    switch (match.coin(coin).place) {
        case Place::Table:
        case Place::Fallen:
            return refuse("fallen", "CW-10", say("{1} has fallen.", name), {}, {match.id(coin)});
        case Place::Watching:
            return refuse("watcher", "CW-3", say("{1} was not agreed on: it only watches the battle.", name));
        case Place::Arriving:
            if (const SpecialRule* delay = special_delay(match, coin))
                return refuse("waiting", "BX-9", say("{1}: {2} has not arrived yet.", known(delay->name), name));
            return refuse("waiting", "BX-3",
                          arrives_too_late(match, coin)
                              ? say("{1} is not on the table yet.", name)
                              : say("{1} does not arrive until round {2}.", name, arrives_in(match, coin)));
        case Place::Hand:
            break;
    }
    return refuse("wrong_phase", "R-1", say("{1} is not on the table yet.", name));
}

std::optional<Refusal> check_watching(const Match& match, int coin) {
    if (match.coin(coin).place != Place::Watching) return std::nullopt;
    return refuse("watcher", "CW-3", say("{1} is not agreed on: it only watches the battle.", name_of(match, coin)),
                  std::nullopt, {match.id(coin)});
}

std::optional<Refusal> check_waiting(const Match& match, int coin) {
    const int turn = match.setup(coin).waits;
    if (match.turn >= turn) return std::nullopt;
    return refuse("waiting", "BX-4", say("{1} may not act before round {2}.", name_of(match, coin), turn), std::nullopt,
                  {match.id(coin)});
}

int cost(const Match& match, const Actor& actor) {
    return actor.army == kNoArmy ? std::max(1, special_cost(match, {&actor.coin, 1})) : cost(match, actor.army);
}

core::Result<Actor, Refusal> acting(const Match& match, const std::string& coin, const std::string& army, Action deed) {
    if (coin.empty() == army.empty())
        return core::failure(refuse("bad_argument", "CW-6", say("Name the coin or the Army that acts.")));
    Actor actor;
    if (army.empty()) {
        actor.coin = match.find(coin);
        if (auto refusal = check_there(match, actor.coin, coin)) return core::failure(std::move(*refusal));
    } else {
        actor.army = match.find_army(army);
        if (actor.army == kNoArmy)
            return core::failure(refuse("unknown_coin", "CW-17", say("There is no Army {1}.", plain(army))));
    }
    if (auto refusal = check_acting(match, actor, deed)) return core::failure(std::move(*refusal));
    return actor;
}

std::optional<Refusal> check_acting(const Match& match, const Actor& actor, Action deed) {
    // A single coin is the hot path: no list is allocated for it.
    const std::vector<int> all = actor.army == kNoArmy ? std::vector<int>() : members(match, actor.army);
    const std::span<const int> coins = actor.army == kNoArmy ? std::span(&actor.coin, 1) : std::span(all);
    const auto about = [&](const char* code, const char* rule, Phrase message) {
        return refuse(code, rule, std::move(message), std::nullopt, ids_of(match, coins));
    };
    if (actor.army == kNoArmy)
        if (auto refusal = check_there(match, actor.coin, match.id(actor.coin))) return refusal;
    if (match.side_of(coins.front()) != match.side)
        return about("not_your_side", "CW-6", say("Only {1} may act now.", coin_wars::name_of(match, match.side)));
    if (actor.army == kNoArmy && match.in_army(actor.coin))
        return about("in_army", "CW-21",
                     say("{1} is in an Army ({2}), which cannot be split: only the whole Army acts.",
                         name_of(match, actor), name_of_army(match, match.coin(actor.coin).army)));
    if (took_part(match, coins, deed)) {
        const bool may_strike = deed != Action::Attack && !took_part(match, coins, Action::Attack);
        return about("acted", "R-3",
                     may_strike ? say("{1} has moved; it may still strike this turn.", name_of(match, actor))
                                : say("{1} has already acted this turn.", name_of(match, actor)));
    }
    for (const int coin : coins) {
        if (auto refusal = check_waiting(match, coin)) return refusal;
        if (auto refusal = check_forbidden(match, coin, deed)) return refusal;
    }
    if (match.actions_left < cost(match, actor)) return too_few_actions(match, actor);
    return std::nullopt;
}

void spend_actions(Match& match, const Actor& actor) { match.actions_left -= cost(match, actor); }

void mark_acted(Match& match, const Actor& actor, Action deed) {
    for (const int coin : coins_of(match, actor)) {
        if (deed != Action::Attack) match.coin(coin).moved = true;
        if (deed != Action::Move) match.coin(coin).struck = true;
    }
}

}  // namespace rules::coin_wars
