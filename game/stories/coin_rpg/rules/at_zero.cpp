// RPG-37 to 42, 77: the three options at 0.

#include <algorithm>

#include "game/stories/coin_rpg/rules/adjusting_powers.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/recovery.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/round.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

const AtZeroCase& due(const Match& match) { return match.turn.at_zero.front(); }

Trait trait_due(const Match& match) { return *match.contest(due(match).contest).main; }

// RPG-39
Check check_burn(const Match& match, const DecideAtZero& command) {
    if (effective_coin(match.hero(), trait_due(match)) == Coin::Penny)
        return Refusal{"burn_penny", "RPG-39", say("This Trait has only Pennies.")};
    if (!command.flamebait_coin) return std::nullopt;
    if (auto refusal = check_flamebait(match)) return refusal;
    const TableCoin* coin = find_coin(match.turn, *command.flamebait_coin);
    if (!coin || coin->side != Side::Own || coin->contest != due(match).contest) return no_coin("RPG-77");
    return std::nullopt;
}

// RPG-40
Check check_soak(const Match& match) {
    if (trait_due(match) == Trait::Coolness)
        return Refusal{"cool_self", "RPG-40",
                       say("{1} cannot cover for itself.", name_of(match, match.current(), Trait::Coolness))};
    if (match.hero().values[Trait::Coolness] < 1)
        return Refusal{"cool_empty", "RPG-40", say("No {1} left.", name_of(match, match.current(), Trait::Coolness))};
    return std::nullopt;
}

// Tosses the coin and computes D again; damage that the round has already done to the Scene is not repeated.
Events feed_flamebait(Match& match, const Throws& throws, const DecideAtZero& command, const TableCoin& coin) {
    const int contest = due(match).contest;
    const int before = std::max(0, score(match, contest).difference());
    Events events = replace_coin(match, landed({coin}, command.faces, throws).front());
    const Score restart = score(match, contest);
    events.push_back(RoundScored{contest, restart});
    append(events, hurt_scene(match, contest, restart.difference() - before));
    if (!match.contest(contest).is_open()) events.push_back(ContestBeaten{contest, match.contest(contest).margin});
    return events;
}

Events burn_at_zero(Match& match, const Throws& throws, const DecideAtZero& command) {
    const Trait trait = trait_due(match);
    const auto coins = coins_for(match, command);
    Events events = burn(match, trait, BurnKind::Survival);
    const bool offensive = match.contest(due(match).contest).offensive;
    int& value = match.hero().values[trait];
    const int before = value;
    value = std::max(0, due(match).value_before - (offensive ? 1 : 0));  // never undone
    events.push_back(BlowCancelled{command.seat, trait, before, value});
    if (!coins.empty()) append(events, feed_flamebait(match, throws, command, coins.front()));
    return events;
}

Events soak(Match& match, int seat) {
    Character& hero = match.hero();
    int& coolness = hero.values[Trait::Coolness];
    const int before = coolness, extra = due(match).extra;
    coolness = std::max(0, before - extra);
    hero.coolness_used = true;
    return {CoolnessSoaked{seat, before, coolness, std::max(0, extra - before)}};
}

// RPG-41
Events sit_out(Match& match, int seat) {
    match.turn.at_zero.clear();
    match.seat(seat).fate = Fate::Lost;
    match.phase = Phase::Narrate;
    return {SceneLost{seat}};
}

}  // namespace

Check check(const Match& match, const DecideAtZero& command) {
    const bool burns = command.choice == AtZeroChoice::Burn;
    if (command.flamebait_coin && !burns)
        return Refusal{"malformed", "RPG-77", say("This input makes no sense here: {1}.", plain("flamebait_coin"))};
    if (burns)
        if (auto refusal = check_burn(match, command)) return refusal;
    if (command.choice == AtZeroChoice::Coolness)
        if (auto refusal = check_soak(match)) return refusal;
    return check_faces(coins_for(match, command), command.faces);
}

Events apply(Match& match, const Throws& throws, const DecideAtZero& command) {
    if (command.choice == AtZeroChoice::SitOut) return sit_out(match, command.seat);
    Events events =
        command.choice == AtZeroChoice::Burn ? burn_at_zero(match, throws, command) : soak(match, command.seat);
    match.turn.at_zero.erase(match.turn.at_zero.begin());
    append(events, after_round(match));
    return events;
}

}  // namespace rules::coin_rpg
