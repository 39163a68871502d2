#pragma once
// What happened in Challenges, Fines and what the whole table decided.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct ChallengeOpened {
    EntryId entry;
    SeatId challenger;
    SeatId challenged;
    std::string demand;
    static constexpr const char* kWord = "challenge_opened";
    FIELDS(entry, challenger, challenged, demand)
};
struct AlternativeSuggested {
    SeatId seat;
    SolutionId solution;
    std::string text;
    static constexpr const char* kWord = "alternative_suggested";
    FIELDS(seat, solution, text)
};
struct AgreementNamed {
    SeatId seat;
    SolutionId solution;
    static constexpr const char* kWord = "agreement_named";
    FIELDS(seat, solution)
};
struct ChallengeWithdrawn {
    EntryId entry;
    SeatId challenger;
    static constexpr const char* kWord = "challenge_withdrawn";
    FIELDS(entry, challenger)
};
// of bidding
struct TalkClosed {
    SeatId seat;
    std::vector<int> order;
    static constexpr const char* kWord = "talk_closed";
    FIELDS(seat, order)
};
// coins on that solution
struct ChallengeBidPlaced {
    SeatId seat;
    SolutionId solution;
    int coins;
    int before;
    int after;
    static constexpr const char* kWord = "challenge_bid_placed";
    FIELDS(seat, solution, coins, before, after)
};
struct ChallengePassed {
    SeatId seat;
    int passes;
    static constexpr const char* kWord = "challenge_passed";
    FIELDS(seat, passes)
};
// UNI-70
struct ChallengeDropped {
    EntryId entry;
    SeatId challenger;
    static constexpr const char* kWord = "challenge_dropped";
    FIELDS(entry, challenger)
};
struct ChallengeSettled {
    EntryId entry;
    SolutionId solution;
    std::string text;
    std::vector<Solution> solutions;
    static constexpr const char* kWord = "challenge_settled";
    FIELDS(entry, solution, text, solutions)
};
// a settled Challenge
struct ActUndone {
    EntryId entry;
    std::string text;
    static constexpr const char* kWord = "act_undone";
    FIELDS(entry, text)
};
// in the log alone
struct ActStruck {
    EntryId entry;
    std::string text;
    static constexpr const char* kWord = "act_struck";
    FIELDS(entry, text)
};
struct FineCalled {
    SeatId accuser;
    SeatId accused;
    std::string charge;
    static constexpr const char* kWord = "fine_called";
    FIELDS(accuser, accused, charge)
};
struct FineAnswered {
    SeatId seat;
    std::string text;
    static constexpr const char* kWord = "fine_answered";
    FIELDS(seat, text)
};
struct FineWithdrawn {
    SeatId accuser;
    SeatId accused;
    static constexpr const char* kWord = "fine_withdrawn";
    FIELDS(accuser, accused)
};
struct VoteSealed {
    SeatId seat;
    static constexpr const char* kWord = "vote_sealed";
    FIELDS(seat)
};
// votes: by seat
struct FineSettled {
    SeatId accuser;
    SeatId accused;
    std::vector<Vote> votes;
    std::optional<int> payer;
    int paid;
    static constexpr const char* kWord = "fine_settled";
    FIELDS(accuser, accused, votes, payer, paid)
};
struct MatterProposed {
    SeatId seat;
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    static constexpr const char* kWord = "matter_proposed";
    FIELDS(seat, matter, adjust, reason)
};
struct MatterAssented {
    SeatId seat;
    static constexpr const char* kWord = "matter_assented";
    FIELDS(seat)
};
struct MatterRejected {
    SeatId seat;
    MatterKind matter;
    static constexpr const char* kWord = "matter_rejected";
    FIELDS(seat, matter)
};
struct MatterAdopted {
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    static constexpr const char* kWord = "matter_adopted";
    FIELDS(matter, adjust, reason)
};
// by seat
struct GameEnded {
    std::vector<int> wealth;
    static constexpr const char* kWord = "game_ended";
    FIELDS(wealth)
};

}  // namespace rules::universalis
