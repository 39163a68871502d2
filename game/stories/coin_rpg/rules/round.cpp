// RPG-24 to 42, 77: own toss, the Scene's toss, settlement, and the three options at 0.

#include <algorithm>

#include "game/stories/coin_rpg/rules/adjusting_powers.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/recovery.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"

namespace rules::coin_rpg {

namespace {

Events thrown(Match& match, const Throws& throws, const Command& command, const Faces& faces) {
    const std::vector<TableCoin> coins = landed(coins_for(match, command), faces, throws);
    if (coins.empty()) return {};
    match.turn.coins.insert(match.turn.coins.end(), coins.begin(), coins.end());
    return {CoinsLanded{thrower(match, command), coins}};
}

struct Settled {
    int contest;
    Score score;
    Damage damage;
};

// RPG-35: everything is computed from the state before.
std::vector<Settled> settlement(const Match& match) {
    std::vector<Settled> all;
    for (int i = 0; i < match.contests(); ++i)
        if (match.contest(i).is_open()) all.push_back({i, score(match, i), damage(match, i)});
    return all;
}

Events strike(Match& match, const Settled& settled) {
    if (settled.damage.blow == 0) return {};
    const Trait trait = *match.contest(settled.contest).main;
    int& value = match.hero().values[trait];
    const int before = value, blow = settled.damage.blow;
    value = std::max(0, before - blow);
    const int extra = std::max(0, blow - before);
    // RPG-37; R-27: no decision in a beaten contest.
    if (value == 0 && match.contest(settled.contest).is_open())
        match.turn.at_zero.push_back({settled.contest, before, blow, extra});
    return {TraitDamaged{match.current(), settled.contest, trait, before, value, extra}};
}

Events beat_scene(Match& match) {
    const int seat = match.current();
    SceneBeaten beaten{seat, {}};
    for (const Contest& contest : match.turn.contests) beaten.margins.push_back(contest.margin);
    match.seat(seat).fate = Fate::Beaten;
    match.phase = Phase::Narrate;
    Events events{beaten};
    append(events, earn(match, seat));
    return events;
}

// RPG-32, 33: takes as many coins from the contest as the difference; it is beaten if none are left.
Events hurt_scene(Match& match, int contest, int difference) {
    Contest& fought = match.contest(contest);
    const int before = fought.scene_coins;
    if (difference <= 0) return {};
    fought.scene_coins = std::max(0, before - difference);
    if (!fought.is_open()) fought.margin = difference - before;
    return {SceneDamaged{contest, before, fought.scene_coins}};
}

// RPG-36, 42: continues after a settled round: the Scene is beaten, a decision at 0, or the next round.
Events after_round(Match& match) {
    if (std::ranges::none_of(match.turn.contests, &Contest::is_open)) return beat_scene(match);
    match.phase = match.turn.at_zero.empty() ? Phase::OwnToss : Phase::AtZero;
    return {};
}

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

Check check(const Match& match, const Toss& command) { return check_faces(coins_for(match, command), command.faces); }

Events apply(Match& match, const Throws& throws, const Toss& command) {
    Turn& turn = match.turn;
    ++turn.round;
    turn.coins.clear();
    for (Contest& contest : turn.contests) {
        contest.offensive = contest.defensive = false;
        contest.kept = 0;
    }
    match.phase = Phase::Reinforce;
    Events events{RoundStarted{command.seat, turn.round}};
    append(events, thrown(match, throws, command, command.faces));
    return events;
}

Check check(const Match& match, const CallScene& command) {
    return check_faces(coins_for(match, command), command.faces);
}

Events apply(Match& match, const Throws& throws, const CallScene& command) {
    match.turn.flamebait.clear();  // RPG-77: the chance is over
    match.phase = Phase::Adjust;
    return thrown(match, throws, command, command.faces);
}

Events apply(Match& match, const Settle&) {
    const std::vector<Settled> all = settlement(match);
    Events events;
    for (const Settled& each : all) events.push_back(RoundScored{each.contest, each.score});
    for (const Settled& each : all) append(events, hurt_scene(match, each.contest, each.score.difference()));
    for (const Settled& each : all) append(events, strike(match, each));
    for (const Settled& each : all)
        if (!match.contest(each.contest).is_open())
            events.push_back(ContestBeaten{each.contest, match.contest(each.contest).margin});
    append(events, after_round(match));
    for (const AtZeroCase& at_zero : match.turn.at_zero)
        events.push_back(ZeroReached{at_zero, *match.contest(at_zero.contest).main});
    return events;
}

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
