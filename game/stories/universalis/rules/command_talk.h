#pragma once
// Commands of Challenges, Fines and what the whole table decides (2.11, 2.12, 2.14).

#include <variant>

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// Its place in the list, or the text of a new one.
using SolutionOrText = std::variant<int, std::string>;

struct Challenge {
    int seat = 0, entry = 0;
    std::string demand{};
    static constexpr const char* kWord = "challenge";
    static constexpr When kWhen = When::Dispute;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{entry_at("entry", &Challenge::entry),
                                               text_at("demand", &Challenge::demand, limits::kShort)};
};
struct Suggest {
    int seat = 0;
    std::string text{};
    static constexpr const char* kWord = "suggest";
    static constexpr When kWhen = When::Talk;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{text_at("text", &Suggest::text, limits::kShort)};
};
struct AgreeOn {
    int seat = 0, solution = 0;
    static constexpr const char* kWord = "agree_on";
    static constexpr When kWhen = When::TalkOfTheTwo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{solution_at("solution", &AgreeOn::solution)};
};
struct WithdrawChallenge {
    int seat = 0;
    static constexpr const char* kWord = "withdraw_challenge";
    static constexpr When kWhen = When::TalkOfOne;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct CloseTalk {
    int seat = 0;
    static constexpr const char* kWord = "close_talk";
    static constexpr When kWhen = When::TalkOfTheTwo;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct BidOn {
    int seat = 0;
    SolutionOrText solution{};
    int coins = 0;
    static constexpr const char* kWord = "challenge_bid";
    static constexpr When kWhen = When::ChallengeBid;
    static constexpr Kept kKept = Kept::No;
    static constexpr auto kFields =
        std::tuple{solution_at("solution", &BidOn::solution), amount_at("coins", &BidOn::coins, 1)};
};
struct PassBid {
    int seat = 0;
    static constexpr const char* kWord = "challenge_pass";
    static constexpr When kWhen = When::ChallengeBid;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct CallFine {
    int seat = 0, player = 0;
    std::string charge{};
    static constexpr const char* kWord = "call_fine";
    static constexpr When kWhen = When::Dispute;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{player_at("player", &CallFine::player),
                                               text_at("charge", &CallFine::charge, limits::kShort)};
};
struct AnswerFine {
    int seat = 0;
    std::string text{};
    static constexpr const char* kWord = "answer_fine";
    static constexpr When kWhen = When::FineAnswer;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{text_at("text", &AnswerFine::text, limits::kMaybeShort)};
};
struct WithdrawFine {
    int seat = 0;
    static constexpr const char* kWord = "withdraw_fine";
    static constexpr When kWhen = When::FineWithdrawal;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct CastVote {
    int seat = 0;
    Vote vote{};
    static constexpr const char* kWord = "cast_vote";
    static constexpr When kWhen = When::FineVote;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{plain_at("vote", &CastVote::vote)};
};
struct ProposeMatter {
    int seat = 0;
    MatterKind matter{};
    std::vector<Adjustment> adjust{};
    std::string reason{};
    static constexpr const char* kWord = "propose_matter";
    static constexpr When kWhen = When::Matter;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields =
        std::tuple{plain_at("matter", &ProposeMatter::matter), plain_at("adjust", &ProposeMatter::adjust),
                   text_at("reason", &ProposeMatter::reason, limits::kMaybeShort)};
};
struct Assent {
    int seat = 0;
    bool yes = false;
    static constexpr const char* kWord = "assent";
    static constexpr When kWhen = When::Assent;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{plain_at("yes", &Assent::yes)};
};

}  // namespace rules::universalis
