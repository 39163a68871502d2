#include "game/stories/edged_coins/rules/energy.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

Check check_first_effort(const Match& match, const std::string& id) {
    if (std::ranges::find(match.toss->efforts, id, &Effort::character) == match.toss->efforts.end())
        return std::nullopt;
    return refuse("already_bought", "EC-25",
                  say("\"{1}\" has already made an effort for this toss.", plain(match.character(id).name())));
}

// EC-25: true if this toss takes the Power effort instead of the skill effort.
bool takes_power(const Match& match) {
    return match.toss->kind == TossKind::Damage || match.toss->kind == TossKind::Burn;
}

Events make_effort(Match& match, const std::string& id, int cost, int by) {
    Events events{EffortBought{pay(match, id, cost), by, takes_power(match)}};
    match.toss->efforts.push_back({id, by});
    events.push_back(toss_ready(match));
    return events;
}

// EC-28: a payment that the CM may answer with a modifier; in the window, it cancels all passes.
Events told(Match& match, Event what) {
    Events events{std::move(what)};
    ++(match.call ? match.call->grounds : match.later.grounds);
    if (match.phase == Phase::React) append(events, reopen_window(match));
    return events;
}

bool concerns(const Match& match, const std::string& id) {
    const Toss& toss = *match.toss;
    return toss.owner == id || std::ranges::find(toss.affected, id) != toss.affected.end();
}

}  // namespace

Paid pay(Match& match, const std::string& id, int cost) {
    Character& character = match.character(id);
    const Change ec{character.ec, character.ec - cost};
    character.ec = ec.after;
    return {id, cost, ec};
}

Check check(const Match& match, const EffortSkill& command) {
    if (match.toss->owner != command.character)
        return refuse("not_your_decision", "EC-26",
                      say("Only the character who is tossing can make an effort, and \"{1}\" is not tossing.",
                          plain(match.character(command.character).name())));
    if (auto refusal = check_funds(match, command.character, kEffortCost)) return refusal;
    if (auto refusal = check_first_effort(match, command.character)) return refusal;
    if (!takes_power(match)) return std::nullopt;
    return refuse("not_a_skill_toss", "EC-26",
                  say("This effort is for a skill toss, an opposing toss or a resistance toss."));
}

Events apply(Match& match, const EffortSkill& command) { return make_effort(match, command.character, kEffortCost, 1); }

Check check(const Match& match, const EffortPower& command) {
    if (auto refusal = check_up(match, command.character)) return refusal;
    if (command.sign != 1 && command.sign != -1)
        return refuse("out_of_range", "EC-25",
                      say("An effort changes Potency by +1 or by -1, not by {1}.", command.sign));
    if (auto refusal = check_funds(match, command.character, kPowerCost)) return refusal;
    if (auto refusal = check_first_effort(match, command.character)) return refusal;
    if (!takes_power(match))
        return refuse("not_a_damage_toss", "EC-27", say("This effort is for a damage toss or a burn toss."));
    if (concerns(match, command.character)) return std::nullopt;
    return refuse(
        "not_involved", "R-16",
        say("\"{1}\" neither deals nor takes this damage.", plain(match.character(command.character).name())));
}

Events apply(Match& match, const EffortPower& command) {
    return make_effort(match, command.character, kPowerCost, command.sign);
}

Check check(const Match& match, const UseTalent& command) {
    if (auto refusal = check_up(match, command.character)) return refusal;
    const Character& character = match.character(command.character);
    const Talent* talent = find(character.sheet->talents, command.talent);
    if (auto refusal = check_range("EC-28", say("The cost of a talent"), command.ec, talent ? talent->min_cost : 1,
                                   talent ? talent->max_cost : limits::kCoins))
        return refusal;
    if (!talent)
        return refuse(
            "unknown_talent", "EC-28",
            say("\"{1}\" has no talent called {2}.", plain(character.name()), plain(excerpt(command.talent))));
    return check_funds(match, command.character, command.ec);
}

Events apply(Match& match, const UseTalent& command) {
    const std::string name = find(match.character(command.character).sheet->talents, command.talent)->name;
    if (command.lasts && !match.goes_on(command.character, name))
        match.later.continuing.push_back({command.character, name});
    return told(match, TalentUsed{pay(match, command.character, command.ec), name, command.note, command.lasts});
}

Check check(const Match& match, const EndTalent& command) {
    if (match.goes_on(command.character, command.talent)) return std::nullopt;
    return refuse("unknown_talent", "EC-28",
                  say("\"{1}\" has no continuing talent called {2}.", plain(match.character(command.character).name()),
                      plain(excerpt(command.talent))));
}

Events apply(Match& match, const EndTalent& command) {
    std::erase(match.later.continuing, Continuing{command.character, command.talent});
    return {TalentEnded{command.character, command.talent}};
}

Check check(const Match& match, const ProposeDramatic& command) {
    if (match.character(command.character).seat == kCm)
        return refuse("not_your_decision", "R-27", say("Dramatic use is only for the players' characters."));
    return check_up(match, command.character);
}

Events apply(Match& match, const ProposeDramatic& command) {
    match.proposal = Proposal{command.character, command.text, std::nullopt, match.phase};
    match.phase = Phase::Price;
    return {DramaticProposed{command.character, command.text}};
}

Check check(const Match&, const PriceDramatic& command) {
    if (!command.cost) return std::nullopt;
    return check_range("EC-28", say("The price"), *command.cost, 1, limits::kCoins);
}

Events apply(Match& match, const PriceDramatic& command) {
    const std::string who = match.proposal->character;
    if (command.cost) {
        match.proposal->cost = command.cost;
        match.phase = Phase::Answer;
        return {DramaticPriced{who, *command.cost}};
    }
    match.phase = match.proposal->resume;
    match.proposal.reset();
    return {DramaticRefused{who}};
}

Check check(const Match& match, const AnswerDramatic& command) {
    return command.accept ? check_funds(match, match.proposal->character, *match.proposal->cost) : std::nullopt;
}

Events apply(Match& match, const AnswerDramatic& command) {
    const Proposal proposal = *match.proposal;
    match.phase = proposal.resume;
    match.proposal.reset();
    if (!command.accept) return {DramaticDeclined{proposal.character, *proposal.cost}};
    return told(match, DramaticPaid{pay(match, proposal.character, *proposal.cost), proposal.text});
}

Check check(const Match& match, const GrantModifier& command) {
    if (command.delta == 0 || command.delta < -limits::kGrant || command.delta > limits::kGrant)
        return refuse("out_of_range", "EC-28",
                      say("A granted modifier must be from {1} to {2} and cannot be 0: {3} is not allowed.",
                          -limits::kGrant, limits::kGrant, command.delta));
    if (match.call->grounds + match.later.grounds > 0) return std::nullopt;
    return refuse("no_ground", "EC-28",
                  say("A modifier can be granted only for a talent or dramatic use since the last toss ended, and only "
                      "one for each."));
}

Events apply(Match& match, const GrantModifier& command) {
    --(match.call->grounds > 0 ? match.call->grounds : match.later.grounds);
    match.toss->grants.push_back({command.delta, command.reason});
    return {ModifierGranted{command.delta, command.reason}, toss_ready(match)};
}

}  // namespace rules::edged_coins
