#include "game/stories/edged_coins/rules/rounds.h"

#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

namespace {

void refresh(Match& match) {
    for (Character& character : match.characters) character.acted = false;
    for (Affliction& affliction : match.afflictions) affliction.tried = false;
}

}  // namespace

Events apply(Match& match, const NextRound&) {
    match.round = match.round.value_or(0) + 1;
    refresh(match);
    Events events{RoundStarted{*match.round}};
    Call call;
    call.kind = CallKind::Round;
    for (const Affliction& affliction : match.afflictions)
        if (affliction.is_burn()) call.burns.push_back(affliction.id);
    match.call = std::move(call);
    append(events, next_burn(match));
    return events;
}

Check check(const Match& match, const LeaveRounds&) {
    if (match.round) return std::nullopt;
    return refuse("no_rounds", "EC-36", say("Rounds are not being counted."));
}

Events apply(Match& match, const LeaveRounds&) {
    const int round = *match.round;
    match.round.reset();
    refresh(match);
    return {RoundsLeft{round}};
}

Check check_action(const Match& match, const std::string& id) {
    const Character& character = match.character(id);
    if (!match.round || !character.acted) return std::nullopt;
    return refuse("action_spent", "EC-36",
                  say("\"{1}\" has already acted in round {2}.", plain(character.name()), *match.round));
}

void spend_action(Match& match, const std::string& character) {
    if (match.round) match.character(character).acted = true;
}

}  // namespace rules::edged_coins
