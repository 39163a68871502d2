#pragma once
// What happened, in order, with what it was before and after. Characters and participants by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/command.h"
#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};

// Characters, and the campaign's course
struct OptionSet : SetOption {
    static constexpr const char* kWord = "option_set";
};
struct CharacterAdded {
    std::string character, name;
    Seat owner;
    static constexpr const char* kWord = "character_added";
    FIELDS(character, name, owner)
};
struct CharacterRemoved {
    Character record;  // as it was: its cards are back in their packs, its disadvantages discarded
    static constexpr const char* kWord = "character_removed";
    FIELDS(record)
};
struct BackgroundDrawn {
    std::string character;
    Background card;
    static constexpr const char* kWord = "background_drawn";
    FIELDS(character, card)
};
struct BackgroundNamed {
    std::string character;
    Background before, after;
    static constexpr const char* kWord = "background_named";
    FIELDS(character, before, after)
};
struct BackgroundRemoved {
    std::string character;
    Background card;  // now at the bottom of its pack
    static constexpr const char* kWord = "background_removed";
    FIELDS(character, card)
};
struct CampaignStarted {
    static constexpr const char* kWord = "campaign_started";
    FIELDS()
};
struct CampaignEnded {
    static constexpr const char* kWord = "campaign_ended";
    FIELDS()
};
struct SessionBegun {
    int session;
    Ids refreshed;  // whose red cards are ready again
    static constexpr const char* kWord = "session_begun";
    FIELDS(session, refreshed)
};
struct SessionEnded {
    int session;
    static constexpr const char* kWord = "session_ended";
    FIELDS(session)
};
struct SceneBegun {
    int scene;
    std::string title;
    Ids refreshed;  // whose blue cards are ready again
    static constexpr const char* kWord = "scene_begun";
    FIELDS(scene, title, refreshed)
};
struct SceneEnded {
    int scene;
    std::string title;
    Ids recovered, unbarred, advantage_lost;  // characters
    static constexpr const char* kWord = "scene_ended";
    FIELDS(scene, title, recovered, unbarred, advantage_lost)
};
struct Shuffled {
    int cards;  // that the pile has now
    static constexpr const char* kWord = "shuffled";
    FIELDS(cards)
};
struct Reshuffled {
    int cards;
    static constexpr const char* kWord = "reshuffled";
    FIELDS(cards)
};
struct DisadvantageExpired {
    std::string character;
    Card card;
    static constexpr const char* kWord = "disadvantage_expired";
    FIELDS(character, card)
};
struct BonusGranted {
    std::string character;
    Reason reason;
    Change bonus;
    static constexpr const char* kWord = "bonus_granted";
    FIELDS(character, reason, bonus)
};
struct AdvantageGranted {
    std::string participant;
    bool won;  // in a competition; otherwise by the GM
    static constexpr const char* kWord = "advantage_granted";
    FIELDS(participant, won)
};
struct WasIncapacitated {
    std::string character;
    std::optional<Card> by;  // the second disadvantage of its suit; none: the GM
    static constexpr const char* kWord = "incapacitated";
    FIELDS(character, by)
};
struct Recovered {
    std::string character;
    static constexpr const char* kWord = "recovered";
    FIELDS(character)
};

// Drawing and improving
struct CardDrawn {
    std::string participant;
    Drawn drawn;
    int of = 1;  // cards of this draw
    static constexpr const char* kWord = "card_drawn";
    FIELDS(participant, drawn.card, drawn.value, of)
};
struct CardChosen {
    std::string participant;
    Drawn kept, discarded;
    static constexpr const char* kWord = "card_chosen";
    FIELDS(participant, kept, discarded)
};
struct CardPlayed {
    std::string participant;
    Background card;
    std::string description;
    Current before;
    static constexpr const char* kWord = "card_played";
    FIELDS(participant, card, description, before)
};
struct BonusSpent {
    std::string participant;
    Change bonus;
    Drawn drawn;
    static constexpr const char* kWord = "bonus_spent";
    FIELDS(participant, bonus, drawn)
};
struct CardKept {
    std::string participant;
    Which which;
    Current old;
    Drawn new_;
    static constexpr const char* kWord = "card_kept";
    FIELDS(participant, which, old, under("new", new_))
};
struct DisadvantageTaken {
    std::string participant;
    Drawn drawn;
    Current before;
    static constexpr const char* kWord = "disadvantage_taken";
    FIELDS(participant, drawn.card, drawn.value, before)
};
struct HasPassed {
    std::string participant;
    static constexpr const char* kWord = "passed";
    FIELDS(participant)
};
struct Stand {
    std::string participant;
    Current current;
    FIELDS(participant, current.card, current.value, current.source)
};
struct Judged {
    std::vector<Stand> cards;  // in list order
    static constexpr const char* kWord = "judged";
    FIELDS(cards)
};
struct LifetimeSet {
    std::string character;
    Disadvantage disadvantage;
    bool successful;
    static constexpr const char* kWord = "lifetime_set";
    FIELDS(character, disadvantage.card, disadvantage.until, disadvantage.number, successful)
};

// Challenges
struct ChallengeStarted : StartChallenge {
    static constexpr const char* kWord = "challenge_started";
};
struct ChallengeJudged {
    std::string character;
    Outcome outcome;
    std::optional<SuitField> cost;  // where it is at a cost
    static constexpr const char* kWord = "challenge_judged";
    FIELDS(character, outcome, cost)
};
enum class Ending { Automatic, Full, Partial, AtCost, Failure, Abandoned };
struct ChallengeEnded {
    std::string character, name;
    Ending result;
    std::optional<Suit> cost;  // where it is at a cost
    int extra_time;
    bool barred;
    static constexpr const char* kWord = "challenge_ended";
    FIELDS(character, name, result, cost, extra_time, barred)
};
struct RedrawTaken {
    std::string character;
    Change extra_time;
    int cards;
    static constexpr const char* kWord = "redraw_taken";
    FIELDS(character, extra_time, cards)
};
struct WentOn {
    std::string character;
    static constexpr const char* kWord = "went_on";
    FIELDS(character)
};
struct SuitChanged {
    std::string character;
    Suit before, after;
    static constexpr const char* kWord = "suit_changed";
    FIELDS(character, before, after)
};

// Competitions
struct CompetitionStarted : StartCompetition {
    static constexpr const char* kWord = "competition_started";
};
struct DrawCalled {
    int draw;
    static constexpr const char* kWord = "draw_called";
    FIELDS(draw)
};
struct PairJudged {
    std::string a, b;
    PairKind result;
    OrNone<ParticipantId> winner;  // none: a tie
    bool counts;                   // CD-17: the winner has not itself been beaten
    static constexpr const char* kWord = "pair_result";
    FIELDS(a, b, result, winner, counts)
};
struct SceneAltered {
    std::string participant, text;
    static constexpr const char* kWord = "scene_altered";
    FIELDS(participant, text)
};
struct AlterationSkipped {
    std::string participant;
    static constexpr const char* kWord = "alteration_skipped";
    FIELDS(participant)
};
struct CompetitionEnded {
    OrNone<Name<"side">> side;  // none: nobody is left
    static constexpr const char* kWord = "competition_ended";
    FIELDS(side)
};

// Frays
struct FrayStarted {
    std::string name;
    Ids pcs;
    int opponents, goals_pcs, goals_gm;
    static constexpr const char* kWord = "fray_started";
    FIELDS(name, pcs, opponents, goals_pcs, goals_gm)
};
struct RoundStarted {
    int round, gm_cards;
    static constexpr const char* kWord = "round_started";
    FIELDS(round, gm_cards)
};
struct FrayHigh {
    OrNone<ParticipantId> participant;  // none: a tie for the highest
    static constexpr const char* kWord = "fray_high";
    FIELDS(participant)
};
struct FrayProgress {
    std::string participant;
    WinRound success;
    Change opponents, goals;  // the goals of the winner's side
    static constexpr const char* kWord = "fray_progress";
    FIELDS(participant, success.kind, success.text, maybe(success.target), opponents, goals)
};
enum class FrayEnd { TakenOut, NobodyLeft, Goals, Surrender };
struct FrayEnded {
    FraySide winner;
    FrayEnd by;
    static constexpr const char* kWord = "fray_ended";
    FIELDS(winner, by)
};

// Leaving
enum class Left { Beaten, Conceded, Incapacitated, TakenOut };
struct ParticipantLeft {
    std::string participant;
    Left how;
    static constexpr const char* kWord = "participant_left";
    FIELDS(participant, how)
};
struct Conceded {
    std::string participant;
    static constexpr const char* kWord = "conceded";
    FIELDS(participant)
};
struct Surrendered {
    FraySide side;
    static constexpr const char* kWord = "surrendered";
    FIELDS(side)
};
enum class GivenUp { Unresolved, Partial };  // a challenge's partial success stands
struct TestEnded {
    std::string name;
    GivenUp result;
    OrNone<EndReason> reason;  // the GM's words; none: the scene has ended
    static constexpr const char* kWord = "test_ended";
    FIELDS(name, result, reason)
};

struct Event
    : std::variant<OptionSet, CharacterAdded, CharacterRemoved, BackgroundDrawn, BackgroundNamed,
                   BackgroundRemoved, CampaignStarted, CampaignEnded, SessionBegun, SessionEnded, SceneBegun,
                   SceneEnded, Shuffled, Reshuffled, DisadvantageExpired, BonusGranted, AdvantageGranted,
                   WasIncapacitated, Recovered, CardDrawn, CardChosen, CardPlayed, BonusSpent, CardKept,
                   DisadvantageTaken, HasPassed, Judged, LifetimeSet, ChallengeStarted, ChallengeJudged,
                   ChallengeEnded, RedrawTaken, WentOn, SuitChanged, CompetitionStarted, DrawCalled,
                   PairJudged, SceneAltered, AlterationSkipped, CompetitionEnded, FrayStarted, RoundStarted,
                   FrayHigh, FrayProgress, FrayEnded, ParticipantLeft, Conceded, Surrendered, TestEnded> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};
using Events = std::vector<Event>;

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::card_draw
