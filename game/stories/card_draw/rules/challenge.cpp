#include "game/stories/card_draw/rules/challenge.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/judging.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

ChallengeEnded end_challenge(Match& match, Ending result, std::optional<Suit> cost = std::nullopt) {
    const Test& test = *match.test;
    ChallengeEnded ended{test.participants.front().id, test.name, result, cost, test.challenge().extra_time, false};
    match.test.reset();
    match.phase = Phase::Scene;
    return ended;
}

// After a miss, or if its character cannot continue: a partial success remains.
ChallengeEnded break_off(Match& match) {
    return end_challenge(match, match.test->challenge().partial ? Ending::Partial : Ending::Abandoned);
}

const std::string& challenger(const Match& match) { return match.test->participants.front().id; }

bool is_barred(const Character& character, const std::string& challenge) {
    return std::ranges::any_of(character.barred,
                               [&](const std::string& name) { return folded(name) == folded(challenge); });
}

// The continuation if the judgement does not end the challenge.
Events after_judgement(Match& match, Outcome outcome, Suit suit) {
    Challenge& challenge = match.test->challenge();
    const bool out = match.test->participants.front().out;
    if (outcome == Outcome::Partial) {
        challenge.partial = true;
        challenge.hit = suit;
    }
    if (out) return {break_off(match)};
    challenge.cards = outcome == Outcome::SuitMiss ? 2 : 1;
    match.phase = outcome == Outcome::Partial ? Phase::Partial : Phase::Miss;
    return {};
}

}  // namespace

bool succeeds_automatically(const Character& character, Suit suit, int tn) {
    return std::ranges::any_of(character.hand, [&](const Background& each) {
        return each.card.card.suit == suit && tn < each.card.card.rank;
    });
}

Check check(const Match& match, const StartChallenge& command) {
    if (auto refusal =
            check_range("CD-20", say("The target number"), command.tn, limits::kLowestTarget, limits::kHighestTarget))
        return refusal;
    if (auto refusal = check_able(match, command.character)) return refusal;
    if (!is_barred(match.character(command.character), command.name)) return std::nullopt;
    return refuse("barred", "CD-25",
                  say("{1} has failed at {2} and may not try it again in this scene.",
                      display_name(match, command.character), plain(excerpt(command.name))));
}

Events apply(Match& match, const StartChallenge& command) {
    Events events{ChallengeStarted{command}};
    Test test{command.name, Challenge{command.suit, command.tn, command.extenuating}};
    test.participants.push_back({command.character});
    match.test = std::move(test);
    const Character& character = match.character(command.character);
    if (!command.extenuating && succeeds_automatically(character, command.suit, command.tn))
        events.push_back(end_challenge(match, Ending::Automatic));
    else
        begin_draw(match);
    return events;
}

Events apply(Match& match, const Redraw&) {
    Challenge& challenge = match.test->challenge();
    ++challenge.extra_time;
    begin_draw(match);
    return {RedrawTaken{challenger(match),
                        {challenge.extra_time - 1, challenge.extra_time},
                        cards_due(match, match.test->participants.front())}};
}

Events apply(Match& match, const Stop&) { return {break_off(match)}; }

Events apply(Match& match, const Accept&) { return {end_challenge(match, Ending::Partial)}; }

Events apply(Match& match, const GoOn& command) {
    Challenge& challenge = match.test->challenge();
    Events events{WentOn{challenger(match)}};
    if (command.change_suit && challenge.suit != challenge.hit) {
        events.push_back(SuitChanged{challenger(match), challenge.suit, challenge.hit});
        challenge.suit = challenge.hit;
    }
    begin_draw(match);
    return events;
}

Events judge_challenge(Match& match) {
    const std::string character = challenger(match);
    const Challenge& challenge = match.test->challenge();
    const Current current = *match.test->participants.front().current;
    const Outcome result = outcome(current.card.suit, current.value, challenge.suit, challenge.tn);
    ChallengeJudged judged{character, result, {}};
    if (result == Outcome::AtCost) judged.cost = SuitField{current.card.suit};
    Events events{judged};
    append(events, settle(match, is_hit(result) ? Ids{character} : Ids{}));
    switch (result) {
        case Outcome::Full:
            events.push_back(end_challenge(match, Ending::Full));
            break;
        case Outcome::AtCost:
            events.push_back(end_challenge(match, Ending::AtCost, current.card.suit));
            break;
        case Outcome::Failure:
            events.push_back(fail_challenge(match));
            break;
        default:
            append(events, after_judgement(match, result, current.card.suit));
    }
    return events;
}

ChallengeEnded fail_challenge(Match& match) {
    match.character(challenger(match)).barred.push_back(match.test->name);
    ChallengeEnded ended = end_challenge(match, match.test->challenge().partial ? Ending::Partial : Ending::Failure);
    ended.barred = true;
    return ended;
}

}  // namespace rules::card_draw
