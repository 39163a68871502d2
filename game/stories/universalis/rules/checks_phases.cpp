// 4.3: in which phase and pause a command is legal, and who decides it.

#include <algorithm>
#include <array>

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

bool is_too_late(const Match& match, Until until) {
    if (until == Until::FirstBid) return std::ranges::find(match.sealed, true) != match.sealed.end();
    return until == Until::FirstVote && match.fine->has_votes();
}

Check check_phase(const Match& match, const Terms& terms, bool seating) {
    const bool in_time = terms.when.has(match.phase) && terms.pauses.has(match.pause());
    if (in_time && !is_too_late(match, terms.until)) return std::nullopt;
    if (match.pause() != PauseKind::None) return paused(match);
    if (seating && match.phase != Phase::Ended)
        return refuse("wrong_phase", "R-1",
                      say("Players can join, leave and change places between scenes, before the first bid is sealed."));
    return wrong_phase(match);
}

std::vector<int> deciders(const Match& match, Who who) {
    if (who == Who::Challenger) return {match.dispute->challenger};
    if (who == Who::Accuser) return {match.fine->accuser};
    return who == Who::Awaited ? awaited(match) : match.seated();
}

struct TermsCheck {
    const Match& match;

    template <class C>
    Check phase(const C&) const {
        return check_phase(match, C::kTerms, kIsSeating<C>);
    }
    Check seat(SeatId seat) const {
        if (match.has(seat)) return std::nullopt;
        return refuse("unknown_id", "UNI-1", say("There is no player {1} at this table.", seat + 1));
    }
    static constexpr bool known_by_seat(Who) { return true; }
    template <class C>
    Check decision(SeatId seat, const C&) const {
        const std::vector<int> allowed = deciders(match, C::kTerms.who);
        if (sits(allowed, seat)) return std::nullopt;
        return refuse("not_your_decision", "4.3", say("It is {1}'s decision.", player(match, allowed.front())));
    }
    // The things that it names are checked with its texts (check_known).
    template <class V>
    Check operator()(const V&) const {
        return std::nullopt;
    }
};

}  // namespace

Check check_terms(const Match& match, const Command& command) {
    return visit([&match](const auto& each) { return check_terms(TermsCheck{match}, each.seat, each); }, command);
}

}  // namespace rules::universalis
