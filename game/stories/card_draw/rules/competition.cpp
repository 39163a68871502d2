#include "game/stories/card_draw/rules/competition.h"

#include <algorithm>
#include <set>

#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/judging.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

Check check_entrants(const Match& match, const StartCompetition& command) {
    for (const Entrant& each : command.participants)
        if (!is_extra(each.participant))
            if (auto refusal = check_known(match, each.participant)) return refusal;
    for (const Entrant& each : command.participants)
        if (!is_extra(each.participant))
            if (auto refusal = check_able(match, each.participant)) return refusal;
    std::set<std::string> names, sides;
    for (const Entrant& each : command.participants) {
        sides.insert(folded(each.side));
        if (!names.insert(folded(each.participant)).second)
            return refuse("duplicate", "CD-15",
                          say("{1} is listed twice as a participant.", display_name(match, each.participant)));
    }
    if (sides.size() >= 2) return std::nullopt;
    return refuse("one_side", "CD-15", say("A competition needs at least two sides."));
}

bool are_opponents(const Participant& a, const Participant& b) { return a.active && b.active && a.side != b.side; }

Drawn shown(const Participant& participant) { return {participant.current->card, participant.current->value}; }

// Those beaten decisively, from the highest card down: the wins of a beaten participant do not count.
std::set<std::string> beaten(const Test& test) {
    std::vector<const Participant*> order;
    for (const Participant& each : test.participants)
        if (each.active && each.current) order.push_back(&each);
    std::ranges::stable_sort(order, std::greater{}, [](const auto* each) { return each->current->value; });
    std::set<std::string> beaten;
    for (const Participant* each : order)
        for (const Participant* other : order)
            if (are_opponents(*each, *other) && !beaten.contains(other->id) &&
                versus(shown(*each), shown(*other)) == Versus::DecisiveAgainst)
                beaten.insert(each->id);
    return beaten;
}

bool won(const std::vector<PairJudged>& pairs, const std::string& id, PairKind kind) {
    return std::ranges::any_of(
        pairs, [&](const PairJudged& each) { return each.counts && each.winner == id && each.result == kind; });
}

// CD-18: highest card first, equal cards in list order.
Ids altering(const Test& test, const std::vector<PairJudged>& pairs) {
    std::vector<const Participant*> list;
    for (const Participant& each : test.participants)
        if (each.active && won(pairs, each.id, PairKind::Alter)) list.push_back(&each);
    std::ranges::stable_sort(list, std::greater{}, [](const auto* each) { return each->current->value; });
    Ids ids;
    for (const Participant* each : list) ids.push_back(each->id);
    return ids;
}

Events give_advantage(Match& match, const std::vector<PairJudged>& pairs) {
    Events events;
    for (Participant& each : match.test->participants) {
        if (!each.active || !won(pairs, each.id, PairKind::Advantage)) continue;
        if (has_advantage(match, each)) continue;
        (is_extra(each.id) ? each.advantage : match.character(each.id).advantage) = true;
        events.push_back(AdvantageGranted{each.id, true});
    }
    return events;
}

// Call once all results of the draw are in the events.
Events conclude_draw(Match& match) {
    Events events;
    for (Participant& each : match.test->participants) {
        if (!each.active || !each.out) continue;
        each.active = false;
        events.push_back(ParticipantLeft{each.id, Left::Incapacitated});
    }
    match.phase = Phase::BetweenDraws;
    if (is_decided(*match.test)) events.push_back(end_competition(match));
    return events;
}

}  // namespace

Check check(const Match& match, const StartCompetition& command) {
    const int count = static_cast<int>(command.participants.size());
    if (count < 2) return refuse("too_few", "CD-15", say("A competition has at least two participants."));
    if (count > limits::kCompetitors)
        return refuse("too_many", "CD-15",
                      say("A competition has at most {1} participants, not {2}.", limits::kCompetitors, count));
    return check_entrants(match, command);
}

Events apply(Match& match, const StartCompetition& command) {
    Test test{command.name, Competition{}};
    for (const Entrant& each : command.participants) {
        // Sides that differ only in case are the same.
        const auto same = std::ranges::find_if(
            command.participants, [&](const Entrant& other) { return folded(other.side) == folded(each.side); });
        test.participants.push_back({each.participant, same->side});
    }
    match.test = std::move(test);
    begin_draw(match);
    return {CompetitionStarted{command}};
}

Events apply(Match& match, const NextDraw&) {
    const int draw = ++match.test->competition().draw;
    begin_draw(match);
    return {DrawCalled{draw}};
}

Events apply(Match& match, const AlterScene& command) {
    Ids& altering = match.test->competition().altering;
    const std::string participant = altering.front();
    altering.erase(altering.begin());
    Events events;
    if (command.text)
        events.push_back(SceneAltered{participant, *command.text});
    else
        events.push_back(AlterationSkipped{participant});
    if (altering.empty()) append(events, conclude_draw(match));
    return events;
}

std::vector<PairJudged> pairs(const Test& test) {
    const std::set<std::string> losers = beaten(test);
    const auto& list = test.participants;
    std::vector<PairJudged> pairs;
    for (auto a = list.begin(); a != list.end(); ++a)
        for (auto b = a + 1; b != list.end(); ++b) {
            if (!are_opponents(*a, *b) || !a->current || !b->current) continue;
            const Versus result = versus(shown(*a), shown(*b));
            const std::string winner = result == Versus::Tie ? "" : is_won(result) ? a->id : b->id;
            pairs.push_back({a->id, b->id, kind_of(result), winner, !losers.contains(winner)});
        }
    return pairs;
}

Events judge_competition(Match& match) {
    const std::vector<PairJudged> results = pairs(*match.test);
    const std::set<std::string> losers = beaten(*match.test);
    const Ids stating = altering(*match.test, results);
    Events events(results.begin(), results.end());
    append(events, give_advantage(match, results));
    Ids successful;
    for (const PairJudged& each : results)
        if (each.counts && !each.winner.empty()) successful.push_back(each.winner);
    append(events, settle(match, successful));
    for (Participant& each : match.test->participants) {
        if (!losers.contains(each.id)) continue;
        each.active = false;
        events.push_back(ParticipantLeft{each.id, Left::Beaten});
    }
    match.test->competition().altering = stating;
    match.phase = Phase::Alter;
    if (stating.empty()) append(events, conclude_draw(match));
    return events;
}

bool is_decided(const Test& test) {
    std::set<std::string> sides;
    for (const Participant& each : test.participants)
        if (each.active) sides.insert(each.side);
    return sides.size() < 2;
}

CompetitionEnded end_competition(Match& match) {
    CompetitionEnded ended;
    for (const Participant& each : match.test->participants)
        if (each.active) ended.side = each.side;
    match.test.reset();
    match.phase = Phase::Scene;
    return ended;
}

}  // namespace rules::card_draw
