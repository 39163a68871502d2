#pragma once
// Commands and events of Challenges, Fines and decisions of the whole table (2.11, 2.12, 2.14).

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/kit/one_of.h"
#include "game/stories/universalis/rules/command_terms.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// An index in the list, or the text of a new one.
using SolutionOrText = OneOf<SolutionId, Text<limits::kShort>>;

struct Challenge {
    SeatId seat{};
    EntryId entry{};
    Text<limits::kShort> demand{};
    static constexpr Terms kTerms{{Phase::Tenets, Phase::Framing, Phase::Turn, Phase::Aftermath}, Who::Anybody};
    NAMED_FIELDS("challenge", seat, entry, demand)
};
RULE(Challenge)
struct Suggest {
    SeatId seat{};
    Text<limits::kShort> text{};
    static constexpr Terms kTerms = in_pause(PauseKind::Talk, Who::Anybody);
    NAMED_FIELDS("suggest", seat, text)
};
RULE_BY_TERMS(Suggest)
struct AgreeOn {
    SeatId seat{};
    SolutionId solution{};
    static constexpr Terms kTerms = in_pause(PauseKind::Talk);
    NAMED_FIELDS("agree_on", seat, solution)
};
RULE_BY_TERMS(AgreeOn)
struct WithdrawChallenge {
    SeatId seat{};
    static constexpr Terms kTerms = in_pause(PauseKind::Talk, Who::Challenger);
    NAMED_FIELDS("withdraw_challenge", seat)
};
RULE_BY_TERMS(WithdrawChallenge)
struct CloseTalk {
    SeatId seat{};
    static constexpr Terms kTerms = in_pause(PauseKind::Talk);
    NAMED_FIELDS("close_talk", seat)
};
RULE_BY_TERMS(CloseTalk)
struct BidOn {
    SeatId seat{};
    SolutionOrText solution{};
    Amount<1> coins{};
    static constexpr Terms kTerms = in_pause(PauseKind::ChallengeBid);
    NAMED_FIELDS("challenge_bid", seat, solution, coins)
};
RULE(BidOn)
struct PassBid {
    SeatId seat{};
    static constexpr Terms kTerms = in_pause(PauseKind::ChallengeBid);
    NAMED_FIELDS("challenge_pass", seat)
};
RULE_BY_TERMS(PassBid)
struct CallFine {
    SeatId seat{}, player{};
    Text<limits::kShort> charge{};
    static constexpr Terms kTerms{{Phase::Tenets, Phase::Framing, Phase::Turn, Phase::Aftermath}, Who::Anybody};
    NAMED_FIELDS("call_fine", seat, player, charge)
};
RULE(CallFine)
struct AnswerFine {
    SeatId seat{};
    Text<limits::kMaybeShort> text{};
    static constexpr Terms kTerms = in_pause(PauseKind::FineAnswer);
    NAMED_FIELDS("answer_fine", seat, maybe(text))
};
RULE_BY_TERMS(AnswerFine)
struct WithdrawFine {
    SeatId seat{};
    static constexpr Terms kTerms =
        in_pause({PauseKind::FineAnswer, PauseKind::FineVote}, Who::Accuser, Until::FirstVote);
    NAMED_FIELDS("withdraw_fine", seat)
};
RULE_BY_TERMS(WithdrawFine)
struct CastVote {
    SeatId seat{};
    Vote vote{};
    static constexpr Terms kTerms = in_pause(PauseKind::FineVote, Who::Anybody);
    NAMED_FIELDS("cast_vote", seat, vote)
};
RULE(CastVote)
struct ProposeMatter {
    SeatId seat{};
    MatterKind matter{};
    std::vector<Adjustment> adjust{};
    Text<limits::kMaybeShort> reason{};
    static constexpr Terms kTerms{{Phase::Tenets, Phase::Bidding, Phase::Turn}, Who::Anybody};
    NAMED_FIELDS("propose_matter", seat, matter, maybe(adjust), maybe(reason))
};
RULE(ProposeMatter)
struct Assent {
    SeatId seat{};
    bool yes = false;
    static constexpr Terms kTerms = in_pause(PauseKind::Assent);
    NAMED_FIELDS("assent", seat, maybe(yes))
};
RULE_BY_TERMS(Assent)

using DisputeCommands = Listed<Challenge, Suggest, AgreeOn, WithdrawChallenge, CloseTalk, BidOn, PassBid, CallFine,
                               AnswerFine, WithdrawFine, CastVote, ProposeMatter, Assent>;

struct ChallengeOpened {
    EntryId entry;
    SeatId challenger, challenged;
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
// order: of bidding
struct TalkClosed {
    SeatId seat;
    std::vector<int> order;
    NAMED_FIELDS("talk_closed", seat, order)
};
// before, after: coins on that solution
struct ChallengeBidPlaced {
    SeatId seat;
    SolutionId solution;
    int coins, before, after;
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
// by a settled Challenge
struct ActUndone {
    EntryId entry;
    std::string text;
    NAMED_FIELDS("act_undone", entry, text)
};
// in the log only
struct ActStruck {
    EntryId entry;
    std::string text;
    NAMED_FIELDS("act_struck", entry, text)
};
struct FineCalled {
    SeatId accuser, accused;
    std::string charge;
    NAMED_FIELDS("fine_called", accuser, accused, charge)
};
struct FineAnswered {
    SeatId seat;
    std::string text;
    NAMED_FIELDS("fine_answered", seat, text)
};
struct FineWithdrawn {
    SeatId accuser, accused;
    NAMED_FIELDS("fine_withdrawn", accuser, accused)
};
struct VoteSealed {
    SeatId seat;
    NAMED_FIELDS("vote_sealed", seat)
};
// votes: by seat, nullopt for those who have left
struct FineSettled {
    SeatId accuser, accused;
    std::vector<std::optional<Vote>> votes;
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
// wealth: by seat
struct GameEnded {
    std::vector<int> wealth;
    NAMED_FIELDS("game_ended", wealth)
};

using DisputeEvents = Listed<ChallengeOpened, AlternativeSuggested, AgreementNamed, ChallengeWithdrawn, TalkClosed,
                             ChallengeBidPlaced, ChallengePassed, ChallengeDropped, ChallengeSettled, ActUndone,
                             ActStruck, FineCalled, FineAnswered, FineWithdrawn, VoteSealed, FineSettled,
                             MatterProposed, MatterAssented, MatterRejected, MatterAdopted, GameEnded>;

}  // namespace rules::universalis
