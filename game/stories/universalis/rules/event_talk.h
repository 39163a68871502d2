#pragma once
// What happened in Challenges, Fines and what the whole table decided.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct ChallengeOpened {
    EntryId entry;
    SeatId challenger;
    SeatId challenged;
    std::string demand;
    NAMED_FIELDS("challenge_opened", entry, challenger, challenged, demand)
};
struct AlternativeSuggested {
    SeatId seat;
    SolutionId solution;
    std::string text;
    NAMED_FIELDS("alternative_suggested", seat, solution, text)
};
struct AgreementNamed {
    SeatId seat;
    SolutionId solution;
    NAMED_FIELDS("agreement_named", seat, solution)
};
struct ChallengeWithdrawn {
    EntryId entry;
    SeatId challenger;
    NAMED_FIELDS("challenge_withdrawn", entry, challenger)
};
// of bidding
struct TalkClosed {
    SeatId seat;
    std::vector<int> order;
    NAMED_FIELDS("talk_closed", seat, order)
};
// coins on that solution
struct ChallengeBidPlaced {
    SeatId seat;
    SolutionId solution;
    int coins;
    int before;
    int after;
    NAMED_FIELDS("challenge_bid_placed", seat, solution, coins, before, after)
};
struct ChallengePassed {
    SeatId seat;
    int passes;
    NAMED_FIELDS("challenge_passed", seat, passes)
};
// UNI-70
struct ChallengeDropped {
    EntryId entry;
    SeatId challenger;
    NAMED_FIELDS("challenge_dropped", entry, challenger)
};
struct ChallengeSettled {
    EntryId entry;
    SolutionId solution;
    std::string text;
    std::vector<Solution> solutions;
    NAMED_FIELDS("challenge_settled", entry, solution, text, solutions)
};
// a settled Challenge
struct ActUndone {
    EntryId entry;
    std::string text;
    NAMED_FIELDS("act_undone", entry, text)
};
// in the log alone
struct ActStruck {
    EntryId entry;
    std::string text;
    NAMED_FIELDS("act_struck", entry, text)
};
struct FineCalled {
    SeatId accuser;
    SeatId accused;
    std::string charge;
    NAMED_FIELDS("fine_called", accuser, accused, charge)
};
struct FineAnswered {
    SeatId seat;
    std::string text;
    NAMED_FIELDS("fine_answered", seat, text)
};
struct FineWithdrawn {
    SeatId accuser;
    SeatId accused;
    NAMED_FIELDS("fine_withdrawn", accuser, accused)
};
struct VoteSealed {
    SeatId seat;
    NAMED_FIELDS("vote_sealed", seat)
};
// votes: by seat
struct FineSettled {
    SeatId accuser;
    SeatId accused;
    std::vector<Vote> votes;
    std::optional<int> payer;
    int paid;
    NAMED_FIELDS("fine_settled", accuser, accused, votes, payer, paid)
};
struct MatterProposed {
    SeatId seat;
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    NAMED_FIELDS("matter_proposed", seat, matter, adjust, reason)
};
struct MatterAssented {
    SeatId seat;
    NAMED_FIELDS("matter_assented", seat)
};
struct MatterRejected {
    SeatId seat;
    MatterKind matter;
    NAMED_FIELDS("matter_rejected", seat, matter)
};
struct MatterAdopted {
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    NAMED_FIELDS("matter_adopted", matter, adjust, reason)
};
// by seat
struct GameEnded {
    std::vector<int> wealth;
    NAMED_FIELDS("game_ended", wealth)
};

}  // namespace rules::universalis
