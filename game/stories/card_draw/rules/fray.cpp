#include "game/stories/card_draw/rules/fray.h"

#include <algorithm>
#include <set>

#include "game/kit/json_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/judging.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

// CD-28: everyone able, unless the GM leaves some out.
Ids taking_part(const Match& match, const StartFray& command) {
    if (command.pcs) return *command.pcs;
    Ids ids;
    for (const Character& each : match.characters)
        if (each.is_pc() && match.has(each.seat) && !each.incapacitated) ids.push_back(each.id);
    return ids;
}

Check check_pcs(const Match& match, const Ids& pcs) {
    for (const std::string& id : pcs)
        if (auto refusal = check_able(match, id)) return refusal;
    for (const std::string& id : pcs)
        if (auto refusal = check_pc(match, id)) return refusal;
    if (pcs.empty()) return refuse("no_pcs", "CD-28", say("A fray needs at least one player's character."));
    std::set<std::string> seen;
    for (const std::string& id : pcs)
        if (!seen.insert(id).second)
            return refuse("duplicate", "CD-28", say("{1} is listed twice as a participant.", display_name(match, id)));
    return std::nullopt;
}

FraySide side_of(const std::string& participant) { return is_extra(participant) ? FraySide::Gm : FraySide::Pcs; }

int& goals_of(Fray& fray, FraySide side) { return side == FraySide::Gm ? fray.goals_gm : fray.goals_pcs; }

Refusal bad_target(const Phrase& why) { return refuse("bad_target", "CD-29", why); }

// the GM's take_out names a PC of the fray; no other success has a target.
Check check_target(const Match& match, const WinRound& command, FraySide side) {
    const bool names = command.kind == Success::TakeOut && side == FraySide::Gm;
    if (!names) {
        if (!command.target) return std::nullopt;
        return bad_target(say("Only the GM's side names whom it takes out."));
    }
    if (!command.target) return bad_target(say("The GM's side must name whom it takes out."));
    const Participant* target = match.test->find(*command.target);
    if (target && target->active && !is_extra(target->id)) return std::nullopt;
    return bad_target(say("{1} is not a character in this fray.", plain(excerpt(*command.target))));
}

Events leave(Match& match, const std::string& participant, Left how) {
    match.test->participant(participant).active = false;
    return {ParticipantLeft{participant, how}};
}

// Call once all results of the round are in the events: the incapacitated leave, the GM's cards are removed.
Events conclude_round(Match& match) {
    Events events;
    for (const Participant& each : match.test->participants)
        if (each.active && each.out) append(events, leave(match, each.id, Left::Incapacitated));
    std::erase_if(match.test->participants, [](const Participant& each) { return is_extra(each.id); });
    match.phase = Phase::BetweenDraws;
    if (!has_pcs(*match.test)) events.push_back(end_fray(match, FraySide::Gm, FrayEnd::NobodyLeft));
    return events;
}

// Returns who has won through that success, if anybody.
std::optional<FrayEnded> decided(const Fray& fray, Success kind, FraySide side) {
    if (fray.opponents == 0) return FrayEnded{FraySide::Pcs, FrayEnd::TakenOut};
    const int goals = side == FraySide::Gm ? fray.goals_gm : fray.goals_pcs;
    if (kind == Success::Goal && goals == 0) return FrayEnded{side, FrayEnd::Goals};
    return std::nullopt;
}

}  // namespace

Check check(const Match& match, const StartFray& command) {
    const Ids pcs = taking_part(match, command);
    for (const std::string& id : pcs)
        if (auto refusal = check_known(match, id)) return refusal;
    if (auto refusal = check_range("CD-29", say("The number of opponents"), command.opponents, 1, limits::kOpponents))
        return refusal;
    for (const int goals : {command.goals_pcs, command.goals_gm})
        if (auto refusal = check_range("CD-29", say("The number of goals"), goals, 0, limits::kGoals)) return refusal;
    return check_pcs(match, pcs);
}

Events apply(Match& match, const StartFray& command) {
    const Ids pcs = taking_part(match, command);
    Test test{command.name, Fray{0, command.opponents, command.goals_pcs, command.goals_gm}};
    for (const std::string& id : pcs) test.participants.push_back({id, word(FraySide::Pcs)});
    match.test = std::move(test);
    match.phase = Phase::BetweenDraws;
    return {FrayStarted{command.name, pcs, command.opponents, command.goals_pcs, command.goals_gm}};
}

Check check(const Match&, const FrayRound& command) {
    return check_range("CD-28", say("The number of the GM's cards"), command.gm_cards, 1, limits::kGmCards);
}

Events apply(Match& match, const FrayRound& command) {
    Fray& fray = match.test->fray();
    ++fray.round;
    for (int i = 1; i <= command.gm_cards; ++i)
        match.test->participants.push_back({std::string(kExtra).append(std::to_string(i)), word(FraySide::Gm)});
    begin_draw(match);
    return {RoundStarted{fray.round, command.gm_cards}};
}

std::string highest(const Test& test) {
    int best = 0;
    std::string holder;
    for (const Participant& each : test.participants) {
        if (!each.active || !each.current || each.current->value < best) continue;
        holder = each.current->value > best ? each.id : "";
        best = each.current->value;
    }
    return holder;
}

Events judge_fray(Match& match) {
    const std::string winner = highest(*match.test);
    Events events{FrayHigh{winner}};
    append(events, settle(match, winner.empty() ? Ids{} : Ids{winner}));
    match.test->fray().winner = winner;
    match.phase = Phase::FraySuccess;
    if (winner.empty()) append(events, conclude_round(match));
    return events;
}

Check check(const Match& match, const WinRound& command) {
    const Fray& fray = match.test->fray();
    const FraySide side = side_of(fray.winner);
    const int goals = side == FraySide::Gm ? fray.goals_gm : fray.goals_pcs;
    if (command.kind == Success::Goal && goals == 0)
        return refuse("no_goal_left", "CD-29", say("That side has no open goal."));
    return check_target(match, command, side);
}

Events apply(Match& match, const WinRound& command) {
    Fray& fray = match.test->fray();
    const std::string winner = fray.winner;
    const FraySide side = side_of(winner);
    const int opponents = fray.opponents, goals = goals_of(fray, side);
    fray.winner.clear();
    if (command.kind == Success::TakeOut && side == FraySide::Pcs) --fray.opponents;
    if (command.kind == Success::Goal) --goals_of(fray, side);
    Events events{FrayProgress{winner, command, {opponents, fray.opponents}, {goals, goals_of(fray, side)}}};
    if (command.target) append(events, leave(match, *command.target, Left::TakenOut));
    if (const auto end = decided(fray, command.kind, side))
        events.push_back(end_fray(match, end->winner, end->by));
    else
        append(events, conclude_round(match));
    return events;
}

Events apply(Match& match, const Surrender& command) {
    Events events{Surrendered{command.side}};
    const FraySide winner = command.side == FraySide::Gm ? FraySide::Pcs : FraySide::Gm;
    events.push_back(end_fray(match, winner, FrayEnd::Surrender));
    return events;
}

bool has_pcs(const Test& test) {
    return std::ranges::any_of(test.participants,
                               [](const Participant& each) { return each.active && !is_extra(each.id); });
}

FrayEnded end_fray(Match& match, FraySide winner, FrayEnd by) {
    match.test.reset();
    match.phase = Phase::Scene;
    return {winner, by};
}

}  // namespace rules::card_draw
