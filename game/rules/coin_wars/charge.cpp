#include "game/rules/coin_wars/charge.h"

#include "engine/core/grid.h"
#include "game/rules/coin_wars/attack.h"
#include "game/rules/coin_wars/move.h"
#include "game/rules/coin_wars/query.h"
#include "game/rules/coin_wars/turn.h"
#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

namespace {

bool falls(const Match& match, int attacker, int target) {
    const Odds sure = odds(match, attacker, target, false);
    return sure.back && sure.back->beats;
}

// CW-13: the target is touched where the first leg ends.
std::optional<Refusal> check_contact(const Match& match, int coin, int target, const Landing& strike) {
    const measure::Disc there{strike.at, match.type(coin).radius()};
    if (measure::touching(there, disc_of(match, target))) return std::nullopt;
    const double over = measure::gap(there, disc_of(match, target)) - measure::kTouch;
    std::string message = "It would not touch " + name_of(match, target) + ": " + inches(over) + " short.";
    std::vector<std::string> concerned{match.id(target)};
    if (strike.stopped_by != kNobody) {
        message += " It would touch " + name_of(match, strike.stopped_by) + ".";
        concerned.push_back(match.id(strike.stopped_by));
    }
    return refuse("not_touching", "CW-13", message, over, concerned);
}

std::optional<Refusal> check_second_leg(const Match& match, const Charge& command, int coin, int target) {
    const auto leg = second_leg(match, command);
    if (!leg) return std::nullopt;
    if (!falls(match, coin, target)) return check_way(match, *leg);
    // It never goes there, but what is asked must be within its reach.
    const double over = core::distance(leg->from, leg->to) - leg->reach;
    if (over <= measure::kTolerance) return std::nullopt;
    return refuse("out_of_reach", "R-14", "Both legs together are " + inches(over) + " too long.", over);
}

}  // namespace

std::optional<Way> first_leg(const Match& match, const Charge& command) {
    if (!command.via) return std::nullopt;
    const Way way = way_to(match, match.find(command.coin), *command.via);
    if (way.to == way.from) return std::nullopt;
    return way;
}

std::optional<Way> second_leg(const Match& match, const Charge& command) {
    if (!command.to) return std::nullopt;
    const int coin = match.find(command.coin), target = match.find(command.target);
    const auto first = first_leg(match, command);
    Way way = way_to(match, coin, *command.to);
    if (first) {
        way.from = land(match, *first).at;
        way.reach -= core::distance(first->from, way.from);
    }
    if (odds(match, coin, target, false).strike.beats) way.gone = target;
    if (way.to == way.from) return std::nullopt;
    return way;
}

core::Result<Charging, Refusal> charging(const Match& match, const Charge& command) {
    const auto coin = acting(match, command.coin, Deed::Charge);
    if (!coin) return core::failure(coin.error());
    if (!match.type(*coin).charge)
        return core::failure(
            refuse("no_trait", "CW-13", name_of(match, *coin) + " has no Charge.", {}, {command.coin}));
    const auto target = target_of(match, *coin, command.target);
    if (!target) return core::failure(target.error());
    return Charging{*coin, *target};
}

std::optional<Refusal> check(const Match& match, const Charge& command) {
    const auto who = charging(match, command);
    if (!who) return who.error();
    const auto [coin, target] = *who;
    Landing strike{match.coin(coin).at};
    if (const auto leg = first_leg(match, command)) {
        if (auto refusal = check_way(match, *leg)) return refusal;
        strike = land(match, *leg);
    }
    if (auto refusal = check_contact(match, coin, target, strike)) return refusal;
    return check_second_leg(match, command, coin, target);
}

Events apply(Match& match, const Charge& command) {
    const int coin = match.find(command.coin), target = match.find(command.target);
    const bool hopeless = nothing_can_fall(match);
    const auto second = second_leg(match, command);
    spend_action(match, coin, Deed::Charge);
    Events events;
    if (const auto first = first_leg(match, command)) append(events, slide(match, *first));
    append(events, fight(match, coin, target, false));
    if (second && match.on_table(coin)) append(events, slide(match, *second));
    append(events, after_fight(match, hopeless));
    return events;
}

}  // namespace rules::coin_wars
