#pragma once
// What happened, in order, with what it was before and after. Characters and participants by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/card_draw/rules/command.h"
#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

struct Change {
    int before = 0, after = 0;
};

// Characters, and the campaign's course
struct OptionSet {
    SetOption option;
};
struct CharacterAdded {
    std::string id, name;
    Seat seat;
};
struct CharacterRemoved {
    Character character;  // as it was: its cards are back in their packs, its disadvantages discarded
};
struct BackgroundDrawn {
    std::string character;
    Background card;
};
struct BackgroundNamed {
    std::string character;
    Background before, after;
};
struct BackgroundRemoved {
    std::string character;
    Background card;  // now at the bottom of its pack
};
struct CampaignStarted {};
struct CampaignEnded {};
struct SessionBegun {
    int session;
    Ids refreshed;  // whose red cards are ready again
};
struct SessionEnded {
    int session;
};
struct SceneBegun {
    int scene;
    std::string title;
    Ids refreshed;  // whose blue cards are ready again
};
struct SceneEnded {
    int scene;
    std::string title;
    Ids recovered, unbarred, advantage_lost;  // characters
};
struct Shuffled {
    int cards;  // that the pile has now
};
struct Reshuffled {
    int cards;
};
struct DisadvantageExpired {
    std::string character;
    Card card;
};
struct BonusGranted {
    std::string character;
    Reason reason;
    Change bonus;
};
struct AdvantageGranted {
    std::string participant;
    bool won;  // in a competition; otherwise by the GM
};
struct WasIncapacitated {
    std::string character;
    std::optional<Card> by;  // the second disadvantage of its suit; none: the GM
};
struct Recovered {
    std::string character;
};

// Drawing and improving
struct CardDrawn {
    std::string participant;
    Drawn drawn;
    int of = 1;  // cards of this draw
};
struct CardChosen {
    std::string participant;
    Drawn kept, discarded;
};
struct CardPlayed {
    std::string participant;
    Background card;
    std::string description;
    Current before;
};
struct BonusSpent {
    std::string participant;
    Change bonus;
    Drawn drawn;
};
struct CardKept {
    std::string participant;
    Which which;
    Current before;
    Drawn drawn;
};
struct DisadvantageTaken {
    std::string participant;
    Drawn drawn;
    Current before;
};
struct HasPassed {
    std::string participant;
};
struct Stand {
    std::string participant;
    Current current;
};
struct Judged {
    std::vector<Stand> cards;  // in list order
};
struct LifetimeSet {
    std::string character;
    Disadvantage disadvantage;
    bool successful;
};

// Challenges
struct ChallengeStarted {
    StartChallenge call;
};
struct ChallengeJudged {
    std::string character;
    Outcome outcome;
    Suit cost;  // of the card: where it is at a cost, the cost is of this field
};
enum class Ending { Automatic, Full, Partial, AtCost, Failure, Abandoned };
struct ChallengeEnded {
    std::string character, name;
    Ending result;
    std::optional<Suit> cost;  // where it is at a cost
    int extra_time;
    bool barred;
};
struct RedrawTaken {
    std::string character;
    Change extra_time;
    int cards;
};
struct WentOn {
    std::string character;
};
struct SuitChanged {
    std::string character;
    Suit before, after;
};

// Competitions
struct CompetitionStarted {
    StartCompetition call;
};
struct DrawCalled {
    int draw;
};
struct PairJudged {
    std::string a, b;
    PairKind result;
    std::string winner;  // empty: a tie
    bool counts;         // CD-17: the winner has not itself been beaten
};
struct SceneAltered {
    std::string participant, text;
};
struct AlterationSkipped {
    std::string participant;
};
struct CompetitionEnded {
    std::string side;  // empty: nobody is left
};

// Frays
struct FrayStarted {
    std::string name;
    Ids pcs;
    int opponents, goals_pcs, goals_gm;
};
struct RoundStarted {
    int round, gm_cards;
};
struct FrayHigh {
    std::string participant;  // empty: a tie for the highest
};
struct FrayProgress {
    std::string participant;
    WinRound success;
    Change opponents, goals;  // the goals of the winner's side
};
enum class FrayEnd { TakenOut, NobodyLeft, Goals, Surrender };
struct FrayEnded {
    FraySide winner;
    FrayEnd by;
};

// Leaving
enum class Left { Beaten, Conceded, Incapacitated, TakenOut };
struct ParticipantLeft {
    std::string participant;
    Left how;
};
struct Conceded {
    std::string participant;
};
struct Surrendered {
    FraySide side;
};
struct TestEnded {
    std::string name;
    bool partial;        // a challenge's partial success stands
    std::string reason;  // the GM's words; empty: the scene has ended
};

using Event =
    std::variant<OptionSet, CharacterAdded, CharacterRemoved, BackgroundDrawn, BackgroundNamed,
                 BackgroundRemoved, CampaignStarted, CampaignEnded, SessionBegun, SessionEnded, SceneBegun,
                 SceneEnded, Shuffled, Reshuffled, DisadvantageExpired, BonusGranted, AdvantageGranted,
                 WasIncapacitated, Recovered, CardDrawn, CardChosen, CardPlayed, BonusSpent, CardKept,
                 DisadvantageTaken, HasPassed, Judged, LifetimeSet, ChallengeStarted, ChallengeJudged,
                 ChallengeEnded, RedrawTaken, WentOn, SuitChanged, CompetitionStarted, DrawCalled, PairJudged,
                 SceneAltered, AlterationSkipped, CompetitionEnded, FrayStarted, RoundStarted, FrayHigh,
                 FrayProgress, FrayEnded, ParticipantLeft, Conceded, Surrendered, TestEnded>;
using Events = std::vector<Event>;

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::card_draw
