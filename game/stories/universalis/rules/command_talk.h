#pragma once
// Commands of Challenges, Fines and what the whole table decides (2.11, 2.12, 2.14).

#include <variant>

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// Its place in the list, or the text of a new one.
using SolutionOrText = std::variant<SolutionId, Text<limits::kShort>>;

struct Challenge {
    SeatId seat{};
    EntryId entry{};
    Text<limits::kShort> demand{};
    static constexpr Terms kTerms{When::Dispute, Kept::No};
    NAMED_FIELDS("challenge", seat, entry, demand)
};
struct Suggest {
    SeatId seat{};
    Text<limits::kShort> text{};
    static constexpr Terms kTerms{When::Talk, Kept::No};
    NAMED_FIELDS("suggest", seat, text)
};
struct AgreeOn {
    SeatId seat{};
    SolutionId solution{};
    static constexpr Terms kTerms{When::TalkOfTheTwo, Kept::No};
    NAMED_FIELDS("agree_on", seat, solution)
};
struct WithdrawChallenge {
    SeatId seat{};
    static constexpr Terms kTerms{When::TalkOfOne, Kept::No};
    NAMED_FIELDS("withdraw_challenge", seat)
};
struct CloseTalk {
    SeatId seat{};
    static constexpr Terms kTerms{When::TalkOfTheTwo, Kept::No};
    NAMED_FIELDS("close_talk", seat)
};
struct BidOn {
    SeatId seat{};
    SolutionOrText solution{};
    Amount<1> coins{};
    static constexpr Terms kTerms{When::ChallengeBid, Kept::No};
    NAMED_FIELDS("challenge_bid", seat, solution, coins)
};
struct PassBid {
    SeatId seat{};
    static constexpr Terms kTerms{When::ChallengeBid, Kept::No};
    NAMED_FIELDS("challenge_pass", seat)
};
struct CallFine {
    SeatId seat{}, player{};
    Text<limits::kShort> charge{};
    static constexpr Terms kTerms{When::Dispute, Kept::No};
    NAMED_FIELDS("call_fine", seat, player, charge)
};
struct AnswerFine {
    SeatId seat{};
    Text<limits::kMaybeShort> text{};
    static constexpr Terms kTerms{When::FineAnswer, Kept::No};
    NAMED_FIELDS("answer_fine", seat, maybe(text))
};
struct WithdrawFine {
    SeatId seat{};
    static constexpr Terms kTerms{When::FineWithdrawal, Kept::No};
    NAMED_FIELDS("withdraw_fine", seat)
};
struct CastVote {
    SeatId seat{};
    Vote vote{};
    static constexpr Terms kTerms{When::FineVote, Kept::No};
    NAMED_FIELDS("cast_vote", seat, vote)
};
struct ProposeMatter {
    SeatId seat{};
    MatterKind matter{};
    std::vector<Adjustment> adjust{};
    Text<limits::kMaybeShort> reason{};
    static constexpr Terms kTerms{When::Matter, Kept::No};
    NAMED_FIELDS("propose_matter", seat, matter, maybe(adjust), maybe(reason))
};
struct Assent {
    SeatId seat{};
    bool yes = false;
    static constexpr Terms kTerms{When::Assent, Kept::No};
    NAMED_FIELDS("assent", seat, maybe(yes))
};

}  // namespace rules::universalis
