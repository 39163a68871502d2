#include "game/stories/card_draw/rules/judging.h"

#include <algorithm>

#include "game/stories/card_draw/rules/challenge.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/competition.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/fray.h"

namespace rules::card_draw {

namespace {

Judged judged(const Test& test) {
    Judged judged;
    for (const Participant& each : test.participants)
        if (each.active && each.current) judged.cards.push_back({each.id, *each.current});
    return judged;
}

Events judge_kind(Match& match) {
    if (match.test->is_challenge()) return judge_challenge(match);
    return match.test->is_competition() ? judge_competition(match) : judge_fray(match);
}

}  // namespace

Events judge(Match& match) {
    Events events{judged(*match.test)};
    append(events, judge_kind(match));
    return events;
}

Events settle(Match& match, const Ids& successful) {
    Events events;
    for (const Participant& each : match.test->participants) {
        if (is_extra(each.id)) continue;
        const bool success = std::ranges::find(successful, each.id) != successful.end();
        for (Disadvantage& held : match.character(each.id).disadvantages) {
            if (held.until != Until::Judgement) continue;
            const bool used =
                each.current && each.current->source == Source::Disadvantage && each.current->card == held.card;
            held.until = used && success ? Until::EndOfSession : Until::EndOfScene;
            held.number = (used && success ? match.session : match.scene) + 1;
            events.push_back(LifetimeSet{each.id, held, used && success});
        }
    }
    clear_table(match);
    return events;
}

namespace {

// CD-37: all opponents win decisively.
Events lose_to_all(const Test& test, const Participant& loser) {
    Events events;
    for (const Participant& each : test.participants)
        if (each.active && each.side != loser.side)
            events.push_back(PairJudged{loser.id, each.id, PairKind::Decisive, each.id, true});
    return events;
}

// The others continue, or this has ended the test.
Events without(Match& match) {
    const bool fray = match.test->is_fray();
    if (fray ? has_pcs(*match.test) : !is_decided(*match.test))
        return match.phase == Phase::Draw ? continue_drawing(match) : Events{};
    clear_table(match);
    if (fray) return {end_fray(match, FraySide::Gm, FrayEnd::NobodyLeft)};
    return {end_competition(match)};
}

}  // namespace

Check check(const Match& match, const Concede& command) {
    if (match.phase != Phase::Draw) return std::nullopt;
    return check_turn(match, command.participant, *next_to_draw(*match.test));
}

Events apply(Match& match, const Concede& command) {
    Events events{Conceded{command.participant}};
    if (match.test->is_challenge()) {
        events.push_back(fail_challenge(match));
        return events;
    }
    Participant& participant = match.test->participant(command.participant);
    if (match.test->is_competition()) append(events, lose_to_all(*match.test, participant));
    participant.active = false;
    events.push_back(ParticipantLeft{participant.id, Left::Conceded});
    append(events, without(match));
    return events;
}

Check check(const Match& match, const EndTest&) {
    if (match.phase != Phase::Draw || !match.test->begun || is_exhausted(match)) return std::nullopt;
    return refuse("wrong_phase", "CD-19", say("Not now: cards have been drawn for this test."));
}

Events apply(Match& match, const EndTest& command) { return end_unresolved(match, command.reason); }

Events end_unresolved(Match& match, const std::string& reason) {
    const Test& test = *match.test;
    const bool partial = test.is_challenge() && test.challenge().partial;
    const TestEnded ended{test.name, partial ? GivenUp::Partial : GivenUp::Unresolved, reason};
    clear_table(match);
    match.test.reset();
    match.phase = Phase::Scene;
    return {ended};
}

}  // namespace rules::card_draw
