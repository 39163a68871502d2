// 4.3: in which phase and pause a command is legal, and who decides it.

#include <algorithm>
#include <array>
#include <initializer_list>

#include "game/stories/universalis/rules/checks.h"

namespace rules::universalis {

namespace {

Phrase doing_now(Phase phase) {
    constexpr std::array kNames{mark("Tenets are being proposed"),
                                mark("everybody is sealing a bid for the next scene"),
                                mark("the scene is being framed"),
                                mark("a turn is in progress"),
                                mark("the table is being asked whether to roll"),
                                mark("the dice are about to be rolled"),
                                mark("a Complication's Aftermath is being told"),
                                mark("the game is over")};
    static_assert(kNames.size() == static_cast<std::size_t>(Phase::Ended) + 1);
    return kNames[static_cast<std::size_t>(phase)];
}

Refusal paused(const Match& match) {
    if (match.dispute)
        return refuse("paused", "UNI-67",
                      say("Play is paused: {1} and {2} are settling a Challenge.",
                          player(match, match.dispute->challenger), player(match, match.dispute->challenged)));
    if (match.fine)
        return refuse("paused", "UNI-75",
                      say("Play is paused: {1} has called a fine on {2}.", player(match, match.fine->accuser),
                          player(match, match.fine->accused)));
    return refuse("paused", "UNI-96",
                  say("Play is paused: the table is being asked about something {1} has proposed.",
                      player(match, match.matter->by)));
}

Refusal wrong_phase(const Match& match) {
    return refuse("wrong_phase", "4.3", say("That is not possible now: {1}.", doing_now(match.phase)));
}

Check check_who(const Match& match, int seat, std::initializer_list<int> allowed) {
    if (std::ranges::find(allowed, seat) != allowed.end()) return std::nullopt;
    return refuse("not_your_decision", "4.3", say("It is {1}'s decision.", player(match, *allowed.begin())));
}

// True if the command is legal in that phase; commands of a pause are checked separately.
bool fits(Phase now, When when) {
    const auto in = [now](std::initializer_list<Phase> phases) {
        return std::ranges::find(phases, now) != phases.end();
    };
    switch (when) {
        case When::TenetGo:
            return in({Phase::Tenets});
        case When::Tenet:
            return in({Phase::Tenets, Phase::Turn});
        case When::Bidding:
            return in({Phase::Bidding});
        case When::Framing:
            return in({Phase::Framing});
        case When::Own:
        case When::AnybodysTurn:
            return in({Phase::Turn});
        case When::OwnPlus:
        case When::Interrupt:
        case When::Scene:
            return in({Phase::Turn, Phase::Framing});
        case When::OwnAftermath:
            return in({Phase::Turn, Phase::Aftermath});
        case When::OwnStar:
            return in({Phase::Turn, Phase::Framing, Phase::Aftermath});
        case When::Dialogue:
            return now >= Phase::Framing && now <= Phase::Aftermath;
        case When::Dispute:
            return in({Phase::Tenets, Phase::Framing, Phase::Turn, Phase::Aftermath});
        case When::Between:
            return in({Phase::Bidding});
        case When::Anytime:
            return now != Phase::Ended;
        case When::Matter:
            return in({Phase::Tenets, Phase::Bidding, Phase::Turn});
        case When::Consent:
            return in({Phase::Consent});
        case When::Rolling:
            return in({Phase::Rolling});
        case When::Narrator:
            return in({Phase::Aftermath});
        default:
            return false;
    }
}

bool fits(const Match& match, PauseKind now, When when) {
    switch (when) {
        case When::Talk:
        case When::TalkOfTheTwo:
        case When::TalkOfOne:
            return now == PauseKind::Talk;
        case When::ChallengeBid:
            return now == PauseKind::ChallengeBid;
        case When::FineAnswer:
            return now == PauseKind::FineAnswer;
        case When::FineWithdrawal:
            return match.fine && !match.fine->has_votes();
        case When::FineVote:
            return now == PauseKind::FineVote;
        case When::Assent:
            return now == PauseKind::Assent;
        default:
            return false;
    }
}

Check check_decision(const Match& match, int seat, When when) {
    switch (when) {
        case When::TenetGo:
        case When::Tenet:
        case When::Framing:
        case When::Own:
        case When::OwnPlus:
        case When::Rolling:
            return check_who(match, seat, {match.seat});
        case When::OwnAftermath:
        case When::OwnStar:
        case When::Narrator:
        case When::Consent:
            return check_who(match, seat, {awaited(match).front()});
        case When::TalkOfTheTwo:
            return check_who(match, seat, {match.dispute->challenger, match.dispute->challenged});
        case When::TalkOfOne:
            return check_who(match, seat, {match.dispute->challenger});
        case When::FineWithdrawal:
            return check_who(match, seat, {match.fine->accuser});
        case When::ChallengeBid:
        case When::FineAnswer:
        case When::Assent:
            return check_who(match, seat, {awaited(match).front()});
        default:
            return std::nullopt;
    }
}

//
Check check_between(const Match& match) {
    const bool sealed = std::ranges::find(match.sealed, true) != match.sealed.end();
    if (match.phase == Phase::Ended || (match.phase == Phase::Bidding && !sealed)) return std::nullopt;
    return refuse("wrong_phase", "R-1",
                  say("Players can join, leave and change places between scenes, before the first bid is sealed."));
}

}  // namespace

Check check_when(const Match& match, int seat, When when) {
    const PauseKind pause = match.pause();
    if (pause != PauseKind::None && !fits(match, pause, when)) return paused(match);
    if (when == When::Between)
        if (auto refusal = check_between(match)) return refusal;
    if (pause == PauseKind::None && !fits(match.phase, when)) return wrong_phase(match);
    if (!match.has(seat)) return refuse("unknown_id", "UNI-1", say("There is no player {1} at this table.", seat + 1));
    if (when == When::Interrupt && match.phase == Phase::Framing)
        return refuse(
            "framing_not_interruptible", "UNI-20",
            say("{1} is framing the scene and cannot be interrupted yet.", player(match, match.scene->framer)));
    return check_decision(match, seat, when);
}

}  // namespace rules::universalis
