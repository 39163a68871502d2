#pragma once
// What happened, in order (4.4), with the number of the act that made it happen: the first accepted command
// is act 1. Sealed bids and votes are in none until all are revealed (UNI-5).

#include <variant>

#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/event_conflict.h"
#include "game/stories/universalis/rules/event_scene.h"
#include "game/stories/universalis/rules/event_talk.h"

namespace rules::universalis {

struct Happening
    : std::variant<
          TenetProposed, TenetModified, TenetPassed, GoPassed, SettingChanged, BiddingOpened, BidSealed,
          BidsRevealed, FramingStarted, SceneNamed, LocationSet, TimeSet, EventTold, FramingEnded, Narrated,
          DialogueSpoken, TurnEnded, TurnStarted, Interrupted, SceneEnded, SceneFaded, PotForfeited,
          Refreshed, MiniSceneStarted, MiniSceneEnded, ComponentCreated, ComponentIntroduced, ComponentExited,
          TraitAdded, TraitRemoved, TraitRestored, ComponentEliminated, ComponentReinstated, ComponentLinked,
          ControlTaken, CoinsMoved, ComplicationStarted, ObstacleRaised, PoolOpened, ComponentInvolved,
          DiceAdded, DiceRemoved, TraitDrawn, ResolutionCalled, ConsentGiven, ConsentRefused,
          ComplicationLapsed, DiceRolled, RollTied, ComplicationWon, BonusAwarded, NarratorChosen, BoughtDown,
          BonusKept, EventResolved, ComplicationClosed, ChallengeOpened, AlternativeSuggested, AgreementNamed,
          ChallengeWithdrawn, TalkClosed, ChallengeBidPlaced, ChallengePassed, ChallengeDropped,
          ChallengeSettled, ActUndone, ActStruck, FineCalled, FineAnswered, FineWithdrawn, VoteSealed,
          FineSettled, MatterProposed, MatterAssented, MatterRejected, MatterAdopted, GameEnded> {
    using variant::variant;
    SPECIAL_MEMBERS(Happening)
};

struct Event {
    int act = 0;
    Happening what;
};
using Events = std::vector<Event>;

}  // namespace rules::universalis
