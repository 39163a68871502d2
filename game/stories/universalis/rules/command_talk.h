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
    static constexpr const char* kWord = "challenge";
    static constexpr When kWhen = When::Dispute;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, entry, demand)
};
struct Suggest {
    SeatId seat{};
    Text<limits::kShort> text{};
    static constexpr const char* kWord = "suggest";
    static constexpr When kWhen = When::Talk;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, text)
};
struct AgreeOn {
    SeatId seat{};
    SolutionId solution{};
    static constexpr const char* kWord = "agree_on";
    static constexpr When kWhen = When::TalkOfTheTwo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, solution)
};
struct WithdrawChallenge {
    SeatId seat{};
    static constexpr const char* kWord = "withdraw_challenge";
    static constexpr When kWhen = When::TalkOfOne;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct CloseTalk {
    SeatId seat{};
    static constexpr const char* kWord = "close_talk";
    static constexpr When kWhen = When::TalkOfTheTwo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct BidOn {
    SeatId seat{};
    SolutionOrText solution{};
    Amount<1> coins{};
    static constexpr const char* kWord = "challenge_bid";
    static constexpr When kWhen = When::ChallengeBid;
    static constexpr Kept kKept = Kept::No;
    FIELDS(seat, solution, coins)
};
struct PassBid {
    SeatId seat{};
    static constexpr const char* kWord = "challenge_pass";
    static constexpr When kWhen = When::ChallengeBid;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct CallFine {
    SeatId seat{}, player{};
    Text<limits::kShort> charge{};
    static constexpr const char* kWord = "call_fine";
    static constexpr When kWhen = When::Dispute;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, player, charge)
};
struct AnswerFine {
    SeatId seat{};
    Text<limits::kMaybeShort> text{};
    static constexpr const char* kWord = "answer_fine";
    static constexpr When kWhen = When::FineAnswer;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, maybe(text))
};
struct WithdrawFine {
    SeatId seat{};
    static constexpr const char* kWord = "withdraw_fine";
    static constexpr When kWhen = When::FineWithdrawal;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct CastVote {
    SeatId seat{};
    Vote vote{};
    static constexpr const char* kWord = "cast_vote";
    static constexpr When kWhen = When::FineVote;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, vote)
};
struct ProposeMatter {
    SeatId seat{};
    MatterKind matter{};
    std::vector<Adjustment> adjust{};
    Text<limits::kMaybeShort> reason{};
    static constexpr const char* kWord = "propose_matter";
    static constexpr When kWhen = When::Matter;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, matter, maybe(adjust), maybe(reason))
};
struct Assent {
    SeatId seat{};
    bool yes = false;
    static constexpr const char* kWord = "assent";
    static constexpr When kWhen = When::Assent;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, maybe(yes))
};

}  // namespace rules::universalis
