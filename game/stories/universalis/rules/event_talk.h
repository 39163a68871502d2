#pragma once
// What happened in Challenges, Fines and what the whole table decided.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct ChallengeOpened {
    int entry;
    int challenger;
    int challenged;
    std::string demand;
    static constexpr const char* kWord = "challenge_opened";
    static constexpr auto kFields =
        fields("entry", &ChallengeOpened::entry, "challenger", &ChallengeOpened::challenger, "challenged",
               &ChallengeOpened::challenged, "demand", &ChallengeOpened::demand);
};
struct AlternativeSuggested {
    int seat;
    int solution;
    std::string text;
    static constexpr const char* kWord = "alternative_suggested";
    static constexpr auto kFields =
        fields("seat", &AlternativeSuggested::seat, "solution", &AlternativeSuggested::solution, "text",
               &AlternativeSuggested::text);
};
struct AgreementNamed {
    int seat;
    int solution;
    static constexpr const char* kWord = "agreement_named";
    static constexpr auto kFields =
        fields("seat", &AgreementNamed::seat, "solution", &AgreementNamed::solution);
};
struct ChallengeWithdrawn {
    int entry;
    int challenger;
    static constexpr const char* kWord = "challenge_withdrawn";
    static constexpr auto kFields =
        fields("entry", &ChallengeWithdrawn::entry, "challenger", &ChallengeWithdrawn::challenger);
};
// of bidding
struct TalkClosed {
    int seat;
    std::vector<int> order;
    static constexpr const char* kWord = "talk_closed";
    static constexpr auto kFields = fields("seat", &TalkClosed::seat, "order", &TalkClosed::order);
};
// coins on that solution
struct ChallengeBidPlaced {
    int seat;
    int solution;
    int coins;
    int before;
    int after;
    static constexpr const char* kWord = "challenge_bid_placed";
    static constexpr auto kFields =
        fields("seat", &ChallengeBidPlaced::seat, "solution", &ChallengeBidPlaced::solution, "coins",
               &ChallengeBidPlaced::coins, "before", &ChallengeBidPlaced::before, "after",
               &ChallengeBidPlaced::after);
};
struct ChallengePassed {
    int seat;
    int passes;
    static constexpr const char* kWord = "challenge_passed";
    static constexpr auto kFields =
        fields("seat", &ChallengePassed::seat, "passes", &ChallengePassed::passes);
};
// UNI-70
struct ChallengeDropped {
    int entry;
    int challenger;
    static constexpr const char* kWord = "challenge_dropped";
    static constexpr auto kFields =
        fields("entry", &ChallengeDropped::entry, "challenger", &ChallengeDropped::challenger);
};
struct ChallengeSettled {
    int entry;
    int solution;
    std::string text;
    std::vector<Solution> solutions;
    static constexpr const char* kWord = "challenge_settled";
    static constexpr auto kFields =
        fields("entry", &ChallengeSettled::entry, "solution", &ChallengeSettled::solution, "text",
               &ChallengeSettled::text, "solutions", &ChallengeSettled::solutions);
};
// a settled Challenge
struct ActUndone {
    int entry;
    std::string text;
    static constexpr const char* kWord = "act_undone";
    static constexpr auto kFields = fields("entry", &ActUndone::entry, "text", &ActUndone::text);
};
// in the log alone
struct ActStruck {
    int entry;
    std::string text;
    static constexpr const char* kWord = "act_struck";
    static constexpr auto kFields = fields("entry", &ActStruck::entry, "text", &ActStruck::text);
};
struct FineCalled {
    int accuser;
    int accused;
    std::string charge;
    static constexpr const char* kWord = "fine_called";
    static constexpr auto kFields = fields("accuser", &FineCalled::accuser, "accused", &FineCalled::accused,
                                           "charge", &FineCalled::charge);
};
struct FineAnswered {
    int seat;
    std::string text;
    static constexpr const char* kWord = "fine_answered";
    static constexpr auto kFields = fields("seat", &FineAnswered::seat, "text", &FineAnswered::text);
};
struct FineWithdrawn {
    int accuser;
    int accused;
    static constexpr const char* kWord = "fine_withdrawn";
    static constexpr auto kFields =
        fields("accuser", &FineWithdrawn::accuser, "accused", &FineWithdrawn::accused);
};
struct VoteSealed {
    int seat;
    static constexpr const char* kWord = "vote_sealed";
    static constexpr auto kFields = fields("seat", &VoteSealed::seat);
};
// votes: by seat
struct FineSettled {
    int accuser;
    int accused;
    std::vector<Vote> votes;
    std::optional<int> payer;
    int paid;
    static constexpr const char* kWord = "fine_settled";
    static constexpr auto kFields =
        fields("accuser", &FineSettled::accuser, "accused", &FineSettled::accused, "votes",
               &FineSettled::votes, "payer", &FineSettled::payer, "paid", &FineSettled::paid);
};
struct MatterProposed {
    int seat;
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    static constexpr const char* kWord = "matter_proposed";
    static constexpr auto kFields =
        fields("seat", &MatterProposed::seat, "matter", &MatterProposed::matter, "adjust",
               &MatterProposed::adjust, "reason", &MatterProposed::reason);
};
struct MatterAssented {
    int seat;
    static constexpr const char* kWord = "matter_assented";
    static constexpr auto kFields = fields("seat", &MatterAssented::seat);
};
struct MatterRejected {
    int seat;
    MatterKind matter;
    static constexpr const char* kWord = "matter_rejected";
    static constexpr auto kFields = fields("seat", &MatterRejected::seat, "matter", &MatterRejected::matter);
};
struct MatterAdopted {
    MatterKind matter;
    std::vector<Adjustment> adjust;
    std::string reason;
    static constexpr const char* kWord = "matter_adopted";
    static constexpr auto kFields = fields("matter", &MatterAdopted::matter, "adjust", &MatterAdopted::adjust,
                                           "reason", &MatterAdopted::reason);
};
// by seat
struct GameEnded {
    std::vector<int> wealth;
    static constexpr const char* kWord = "game_ended";
    static constexpr auto kFields = fields("wealth", &GameEnded::wealth);
};

}  // namespace rules::universalis
