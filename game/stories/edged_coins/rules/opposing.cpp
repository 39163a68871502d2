#include "game/stories/edged_coins/rules/opposing.h"

#include <algorithm>

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

// Only the next candidate may oppose or decline.
Check check_candidate(const Match& match, const std::string& id) {
    const std::string& due = match.call->opposers.front().character;
    if (id == due) return std::nullopt;
    return refuse("not_your_decision", "EC-10",
                  say("Only \"{1}\" may oppose now, not \"{2}\".", plain(match.character(due).name()),
                      plain(match.character(id).name())));
}

Opposer take_first(Match& match) {
    Opposer first = match.call->opposers.front();
    match.call->opposers.erase(match.call->opposers.begin());
    return first;
}

}  // namespace

Check check(const Match& match, const Oppose& command) {
    if (auto refusal = check_candidate(match, command.character)) return refusal;
    return check_trait(match, command.character, TraitKind::Skill, command.skill);
}

Events apply(Match& match, const Oppose& command) {
    const Opposer opposer = take_first(match);
    Toss toss = trait_toss(match, opposer.character, TraitKind::Skill, command.skill, opposer.difficulty);
    toss.kind = TossKind::Opposing;
    toss.affected = {match.call->main.owner};
    Events events{OppositionCalled{opposer.character, toss.name, opposer.difficulty}};
    append(events, prepare(match, std::move(toss)));
    return events;
}

Check check(const Match& match, const DeclineOppose& command) { return check_candidate(match, command.character); }

Events apply(Match& match, const DeclineOppose& command) {
    take_first(match);
    Events events{OppositionDeclined{command.character}};
    append(events, ask_opposers(match));
    return events;
}

Events ask_opposers(Match& match) {
    if (match.call->opposers.empty()) return prepare(match, match.call->main);
    match.toss.reset();
    match.phase = Phase::Oppose;
    return {};
}

Events conclude_opposing(Match& match) {
    if (match.toss->success) ++match.call->main.opposed;
    return ask_opposers(match);
}

Check check_opposers_up(const Match& match, const std::vector<Opposer>& opposers) {
    for (const Opposer& each : opposers)
        if (auto refusal = check_up(match, each.character)) return refusal;
    return std::nullopt;
}

Check check_opposers_differ(const Match& match, const std::string& owner, const std::vector<Opposer>& opposers) {
    Ids named{owner};
    for (const Opposer& each : opposers) {
        if (std::ranges::find(named, each.character) != named.end())
            return refuse("duplicate", "EC-10",
                          say("\"{1}\" is named twice as an opposer, or would oppose their own toss.",
                              plain(match.character(each.character).name())));
        named.push_back(each.character);
    }
    return std::nullopt;
}

}  // namespace rules::edged_coins
