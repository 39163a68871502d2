#include "game/coin_wars/rules/charge.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/attack_sequence.h"
#include "game/coin_wars/rules/charge_legs.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/stalemate.h"

namespace rules::coin_wars {

namespace {

// The first leg of a coin or an Army; nullopt if it strikes from where it stands, or if no front coin can move there.
std::optional<Path> leg_of(const Match& match, const Actor& who, const Charge& command) {
    if (!command.via) return std::nullopt;
    const Vec2 via = core::round_to_grid(*command.via);
    if (who.army == kNoArmy) {
        const Path path = charging_path(path_to(match, who.coin, via));
        return path.to == path.from ? std::nullopt : std::optional(path);
    }
    const auto front = front_for(match, who.army, via, command.front);
    return front ? std::optional(charging_path(path_of_front(match, *front, via))) : std::nullopt;
}

// where each coin begins its Charge.
std::vector<ChargeBegan> starts_of(const Match& match, const std::vector<int>& coins) {
    std::vector<ChargeBegan> starts;
    for (const int coin : coins) starts.push_back({coin, match.coin(coin).at});
    return starts;
}

void remember(Match& match, const std::vector<ChargeBegan>& starts) {
    match.charges.insert(match.charges.end(), starts.begin(), starts.end());
}

// BX-9: who charges has charged only after the first leg, so that it goes as far as `check` has seen. By earlier
// rulings an Army has before, if it can still be gathered then; to a single coin it makes no difference.
bool has_charged_before(const Match& match, const std::vector<ChargeBegan>& starts, const Path& leg) {
    if (match.scenario->rulings.charge_is_one_move() || leg.army == kNoArmy) return false;
    Match charged = match;
    remember(charged, starts);
    return places_after(charged, leg).has_value();
}

// The match at the moment of the strike.
Match at_the_blow(const Match& match, const Actor& who, const std::optional<Path>& leg) {
    Match then = match;
    remember(then, starts_of(match, coins_of(match, who)));
    for (const int coin : coins_of(match, who)) then.coin(coin).moved = true;
    if (!leg) return then;
    if (who.army == kNoArmy) {
        then.coin(who.coin).at = land(match, *leg).at;
        return then;
    }
    if (const auto places = places_after(match, *leg)) {
        for (const auto& [coin, at] : *places) {
            then.coin(coin).at = at;
            then.coin(coin).cut_off = false;
        }
    }
    return then;
}

// True if the effect of the strike on a single coin is known in advance.
bool is_sure(const Exchange& both) {
    return both.strike.target_army == kNoArmy && both.strike.dice.empty() && (!both.back || both.back->dice.empty());
}

// True if this half of the exchange destroys the single coin that it strikes.
bool fells(const Match& then, const Strike& strike) { return strike.beats && falls(then, strike, strike.target); }

// BX-9: true if the target is driven back; its final place is not known in advance.
bool drives_back(const Match& then, const Strike& strike) {
    if (!strike.beats || strike.target_army != kNoArmy) return false;
    const Saved one = saved(then, strike.target, {.against = strike.attacker, .ranged = strike.ranged});
    return one.rule != nullptr && one.slides;
}

// CW-13: refuses unless the coins touch the target at the end of the first leg. `own`: the coin that made it back up
//
std::optional<Refusal> check_contact(const Match& then, const std::vector<int>& coins, int target,
                                     const Landing& strike, int own) {
    const std::vector<int> targets = party(then, target);
    if (any_touching(then, able(then, coins), targets)) return std::nullopt;
    const int near = nearest_of(then, coins, targets);
    const int to = nearest_of(then, targets, {near});
    const double over = measure::gap(disc_of(then, near), disc_of(then, to)) - measure::kTouch;
    Phrase message = say("It would end {2} short of {1}.", name_of(then, to), inches_up(over));
    Ids concerned{then.id(to)};
    if (own != kNoCoin) {
        message += plain(" ") + say("It must stop short of your own {1}.", name_of(then, own));
        concerned.push_back(then.id(own));
    } else if (strike.stopped_by != kNoCoin) {
        message += plain(" ") + say("{1} is in the way.", name_of(then, strike.stopped_by));
        concerned.push_back(then.id(strike.stopped_by));
    }
    return refuse("not_touching", "CW-13", std::move(message), over, std::move(concerned));
}

// The second leg may turn out impossible, but its point must be within reach.
std::optional<Refusal> check_length(Vec2 from, Vec2 to, double left) {
    const double over = core::distance(from, core::round_to_grid(to)) - left;
    if (over <= measure::kTolerance) return std::nullopt;
    return refuse("out_of_reach", "R-14", say("Both legs together are {1} too long.", inches_up(over)), over);
}

double used_by(const Match& match, const std::optional<Path>& leg) {
    return leg ? core::distance(leg->from, land(match, *leg).at) : 0;
}

double allowance_of(const Match& match, const Actor& who, const std::optional<Path>& leg) {
    if (leg) return allowance(match, *leg);
    const std::vector<int> coins = coins_of(match, who);
    double min = allowance(match, coins.front(), match.coin(coins.front()).at);
    for (const int coin : coins) min = std::min(min, allowance(match, coin, match.coin(coin).at));
    return min;
}

// Single coins only: the second leg as a path, without a target that is certain to fall.
Path leg_to_rest(const Match& match, const Charge& command) {
    const int coin = match.find(command.coin), target = match.find(command.target);
    const auto first = first_leg(match, command);
    Path path = charging_path(path_to(match, coin, *command.to));
    if (first) {
        path.began = first->from;
        path.from = land(match, *first).at;
        path = with_rest(path, allowance(match, *first), core::distance(first->from, path.from));
    }
    const Match then = at_the_blow(match, {coin, kNoArmy}, first);
    const Exchange both = exchange(then, {coin}, target, false, {});
    if (is_sure(both) && (fells(then, both.strike) || drives_back(then, both.strike))) path.gone = target;
    return path;
}

// refuses a place where no coin of the Army could end, whichever coin leads after the strike.
std::optional<Refusal> check_rest_of_army(const Match& then, int army, Vec2 to) {
    std::optional<Refusal> first;
    for (const int coin : body(then, army)) {
        const Path path = path_of_front(then, coin, to);
        auto refusal = check_spot(then, path);
        if (!refusal || path.to == path.from) return std::nullopt;
        if (!first) first = std::move(refusal);
    }
    return first;
}

std::optional<Refusal> check_rest(const Match& match, const Match& then, const Charging& who, const Charge& command,
                                  const std::optional<Path>& leg, const Exchange& both) {
    if (!command.to) return std::nullopt;
    if (!command.beyond.empty())
        return refuse("bad_argument", "R-31", say("A coin that goes beyond has no second leg."));
    const double left = allowance_of(match, who.who, leg) - used_by(match, leg);
    const bool must_lead = match.scenario->rulings.second_leg_must_lead_somewhere();
    if (who.who.army != kNoArmy) {
        const auto front = front_for(then, who.who.army, core::round_to_grid(*command.to), "");
        if (!front) return front.error();
        if (auto refusal = check_length(then.coin(*front).at, *command.to, left)) return refusal;
        return must_lead ? check_rest_of_army(then, who.who.army, *command.to) : std::nullopt;
    }
    const bool falls = both.back && fells(then, *both.back);
    const auto second = second_leg(match, command);
    if (second && is_sure(both) && !falls && !drives_back(then, both.strike)) return check_path(match, *second);
    if (must_lead)
        if (auto refusal = check_end(match, leg_to_rest(match, command))) return refusal;
    return check_length(then.coin(who.who.coin).at, *command.to, left);
}

std::optional<Refusal> check_first_leg(const Match& match, const Charging& who, const Charge& command,
                                       const std::optional<Path>& leg) {
    if (leg) return who.who.army == kNoArmy ? check_path(match, *leg) : check_march(match, *leg);
    if (!command.via || who.who.army == kNoArmy) return std::nullopt;
    const auto front = front_for(match, who.who.army, core::round_to_grid(*command.via), command.front);
    return front ? std::nullopt : std::optional(front.error());
}

}  // namespace

Match at_the_blow(const Match& match, const Charge& command) {
    const Actor who{match.find(command.coin), match.find_army(command.army)};
    return at_the_blow(match, who, leg_of(match, who, command));
}

std::optional<Path> first_leg(const Match& match, const Charge& command) {
    return leg_of(match, {match.find(command.coin), kNoArmy}, command);
}

std::optional<Path> second_leg(const Match& match, const Charge& command) {
    if (!command.to) return std::nullopt;
    const Path path = leg_to_rest(match, command);
    return path.to == path.from ? std::nullopt : std::optional(path);
}

core::Result<Charging, Refusal> charging(const Match& match, const Charge& command) {
    const auto who = acting(match, command.coin, command.army, Action::Charge);
    if (!who) return core::failure(who.error());
    for (const int coin : coins_of(match, *who)) {
        if (!match.type(coin).charge)
            return core::failure(refuse("no_trait", who->army == kNoArmy ? "CW-13" : "R-22",
                                        say("{1} has no Charge.", name_of(match, coin)), {}, {match.id(coin)}));
    }
    const auto target = target_of(match, match.side, command.target);
    if (!target) return core::failure(target.error());
    return Charging{*who, *target};
}

double left_after_strike(const Match& match, const Charge& command) {
    const Actor who = charging(match, command)->who;
    const auto leg = leg_of(match, who, command);
    return std::max(0.0, allowance_of(match, who, leg) - used_by(match, leg));
}

std::optional<Refusal> check(const Match& match, const Charge& command) {
    const auto who = charging(match, command);
    if (!who) return who.error();
    const std::vector<int> coins = coins_of(match, who->who);
    if (auto refusal = check_spy(match, coins, who->target)) return refusal;
    const auto leg = leg_of(match, who->who, command);
    if (auto refusal = check_first_leg(match, *who, command, leg)) return refusal;
    const Match then = at_the_blow(match, who->who, leg);
    const Landing landing = leg ? land(match, *leg) : Landing{};
    const int own = leg ? backed_off_by(match, *leg) : kNoCoin;
    if (auto refusal = check_contact(then, coins, who->target, landing, own)) return refusal;
    if (auto refusal = check_declared(then, coins, who->target, false, command.beyond, command.dice)) return refusal;
    return check_rest(match, then, *who, command, leg, exchange(then, coins, who->target, false, {}));
}

Events apply(Match& match, const Throws& throws, const Charge& command) {
    const Actor who{match.find(command.coin), match.find_army(command.army)};
    const auto leg = leg_of(match, who, command);
    Assault assault{coins_of(match, who), match.find(command.target)};
    assault.beyond = coin_names(match, command.beyond);
    assault.dice = command.dice;
    assault.rest = command.to ? std::optional(core::round_to_grid(*command.to)) : std::nullopt;
    assault.allowance = allowance_of(match, who, leg);
    assault.used = used_by(match, leg);
    for (const int coin : assault.attackers)
        assault.had.push_back({allowance(match, coin, match.coin(coin).at), slow_reach(match, coin)});
    foresee(match, assault);

    spend_actions(match, who);
    const std::vector<ChargeBegan> starts = starts_of(match, assault.attackers);
    const bool early = leg && has_charged_before(match, starts, *leg);
    if (early) remember(match, starts);
    Events events;
    if (leg) append(events, who.army == kNoArmy ? slide(match, *leg) : march(match, throws, *leg, assault.target));
    if (!early) remember(match, starts);
    mark_acted(match, who, Action::Charge);
    append(events, fight(match, throws, assault));
    return events;
}

}  // namespace rules::coin_wars
