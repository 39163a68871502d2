#pragma once
// What happened, in order (4.4), with the number of the act that made it happen: the first accepted command
// is act 1. Sealed bids and votes are in none until all are revealed (UNI-5).

#include "game/kit/commands/seats.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/event_scene.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// What happened in Challenges, Fines and what the whole table decided.

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
// votes: by seat, none of who has left
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
// by seat
struct GameEnded {
    std::vector<int> wealth;
    NAMED_FIELDS("game_ended", wealth)
};

// What happened to coins and in Complications.

// what the two accounts then hold
struct CoinsMoved {
    Line line;
    int from_left, to_now;
    NAMED_FIELDS("coins_moved", line, from_left, to_now)
};
struct ComplicationStarted {
    SeatId owner;
    std::vector<CardId> targets, means;
    std::string aim;
    NAMED_FIELDS("complication_started", owner, targets, means, aim)
};
struct ObstacleRaised {
    SeatId owner;
    EntryId entry;
    int dice;
    std::string reason;
    NAMED_FIELDS("obstacle_raised", owner, entry, dice, reason)
};
struct PoolOpened {
    PoolId pool;
    SeatId owner;
    NAMED_FIELDS("pool_opened", pool, owner)
};
struct ComponentInvolved {
    CardId card;
    std::string name;
    NAMED_FIELDS("component_involved", card, name)
};
struct DiceAdded {
    SeatId seat;
    PoolId pool;
    int before, after;
    std::string reason;
    NAMED_FIELDS("dice_added", seat, pool, before, after, reason)
};
struct DiceRemoved {
    SeatId seat;
    PoolId pool;
    int before, after;
    std::string reason;
    NAMED_FIELDS("dice_removed", seat, pool, before, after, reason)
};
struct TraitDrawn {
    SeatId seat;
    PoolId pool;
    CardId card, source;
    TraitId trait;
    std::string text;
    int before, after;
    NAMED_FIELDS("trait_drawn", seat, pool, card, source, trait, text, before, after)
};
struct ResolutionCalled {
    SeatId seat;
    std::vector<int> asked;
    NAMED_FIELDS("resolution_called", seat, asked)
};
struct ConsentGiven {
    SeatId seat;
    NAMED_FIELDS("consent_given", seat)
};
struct ConsentRefused {
    SeatId seat, caller;
    NAMED_FIELDS("consent_refused", seat, caller)
};
// UNI-87
struct ComplicationLapsed {
    SeatId owner;
    NAMED_FIELDS("complication_lapsed", owner)
};
// of both sides
struct DiceRolled {
    SeatId seat;
    std::vector<PoolRoll> rolls;
    int successes, opposing;
    NAMED_FIELDS("dice_rolled", seat, rolls, successes, opposing)
};
struct RollTied {
    int sum, opposing;
    std::optional<PoolId> edge_to;
    NAMED_FIELDS("roll_tied", sum, opposing, edge_to)
};
// seats, in the order of narrating
struct ComplicationWon {
    bool by_owner;
    std::vector<int> winners, losers;
    NAMED_FIELDS("complication_won", by_owner, winners, losers)
};
struct BonusAwarded {
    SeatId seat;
    int coins;
    bool won;
    NAMED_FIELDS("bonus_awarded", seat, coins, won)
};
struct NarratorChosen {
    SeatId seat;
    int bonus;
    NAMED_FIELDS("narrator_chosen", seat, bonus)
};
// his Bonus
struct BoughtDown {
    SeatId seat, player;
    int before, after;
    NAMED_FIELDS("bought_down", seat, player, before, after)
};
struct BonusKept {
    SeatId seat;
    int coins;
    NAMED_FIELDS("bonus_kept", seat, coins)
};
// UNI-95
struct EventResolved {
    EntryId entry;  // of the Event
    EventFate before, after;
    NAMED_FIELDS("event_resolved", entry, before, after)
};
struct ComplicationClosed {
    SeatId owner;
    bool by_owner;
    NAMED_FIELDS("complication_closed", owner, by_owner)
};

//
using PlayerJoined = PlayerJoinedOf<PersonId>;
using PlayerLeft = PlayerLeftOf<PersonId>;
using SeatsSwapped = SeatsSwappedOf<PersonId>;
using PlayerRenamed = PlayerRenamedOf<PersonId>;

struct EventBody
    : OneOf<TenetProposed, TenetModified, TenetPassed, GoPassed, SettingChanged, BiddingOpened, BidSealed, BidsRevealed,
            FramingStarted, SceneNamed, LocationSet, TimeSet, EventTold, FramingEnded, Narrated, DialogueSpoken,
            TurnEnded, TurnStarted, Interrupted, SceneEnded, SceneFaded, PotForfeited, Refreshed, MiniSceneStarted,
            MiniSceneEnded, ComponentCreated, ComponentIntroduced, ComponentExited, TraitAdded, TraitRemoved,
            TraitRestored, ComponentEliminated, ComponentReinstated, ComponentLinked, ControlTaken, CoinsMoved,
            ComplicationStarted, ObstacleRaised, PoolOpened, ComponentInvolved, DiceAdded, DiceRemoved, TraitDrawn,
            ResolutionCalled, ConsentGiven, ConsentRefused, ComplicationLapsed, DiceRolled, RollTied, ComplicationWon,
            BonusAwarded, NarratorChosen, BoughtDown, BonusKept, EventResolved, ComplicationClosed, ChallengeOpened,
            AlternativeSuggested, AgreementNamed, ChallengeWithdrawn, TalkClosed, ChallengeBidPlaced, ChallengePassed,
            ChallengeDropped, ChallengeSettled, ActUndone, ActStruck, FineCalled, FineAnswered, FineWithdrawn,
            VoteSealed, FineSettled, MatterProposed, MatterAssented, MatterRejected, MatterAdopted, GameEnded,
            PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed> {
    using variant::variant;
    SPECIAL_MEMBERS(EventBody)
};

struct Event {
    int act = 0;
    EventBody what;
};
using Events = std::vector<Event>;

}  // namespace rules::universalis
