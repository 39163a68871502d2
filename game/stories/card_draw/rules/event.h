#pragma once
// What happened, in order, with what it was before and after. Characters and participants by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/one_of.h"
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
    NAMED_FIELDS("character_added", character, name, owner)
};
struct CharacterRemoved {
    Character record;  // as it was: its cards are back in their packs, its disadvantages discarded
    NAMED_FIELDS("character_removed", record)
};
struct BackgroundDrawn {
    std::string character;
    Background card;
    NAMED_FIELDS("background_drawn", character, card)
};
struct BackgroundNamed {
    std::string character;
    Background before, after;
    NAMED_FIELDS("background_named", character, before, after)
};
struct BackgroundRemoved {
    std::string character;
    Background card;  // now at the bottom of its pack
    NAMED_FIELDS("background_removed", character, card)
};
struct CampaignStarted {
    NAMED_FIELDS("campaign_started")
};
struct CampaignEnded {
    NAMED_FIELDS("campaign_ended")
};
struct SessionBegun {
    int session;
    Ids refreshed;  // whose red cards are ready again
    NAMED_FIELDS("session_begun", session, refreshed)
};
struct SessionEnded {
    int session;
    NAMED_FIELDS("session_ended", session)
};
struct SceneBegun {
    int scene;
    std::string title;
    Ids refreshed;  // whose blue cards are ready again
    NAMED_FIELDS("scene_begun", scene, title, refreshed)
};
struct SceneEnded {
    int scene;
    std::string title;
    Ids recovered, unbarred, advantage_lost;  // characters
    NAMED_FIELDS("scene_ended", scene, title, recovered, unbarred, advantage_lost)
};
struct Shuffled {
    int cards;  // that the pile has now
    NAMED_FIELDS("shuffled", cards)
};
struct Reshuffled {
    int cards;
    NAMED_FIELDS("reshuffled", cards)
};
struct DisadvantageExpired {
    std::string character;
    Card card;
    NAMED_FIELDS("disadvantage_expired", character, card)
};
struct BonusGranted {
    std::string character;
    Reason reason;
    Change bonus;
    NAMED_FIELDS("bonus_granted", character, reason, bonus)
};
struct AdvantageGranted {
    std::string participant;
    bool won;  // in a competition; otherwise by the GM
    NAMED_FIELDS("advantage_granted", participant, won)
};
struct WasIncapacitated {
    std::string character;
    std::optional<Card> by;  // the second disadvantage of its suit; none: the GM
    NAMED_FIELDS("incapacitated", character, by)
};
struct Recovered {
    std::string character;
    NAMED_FIELDS("recovered", character)
};

// Drawing and improving
struct CardDrawn {
    std::string participant;
    Drawn drawn;
    int of = 1;  // cards of this draw
    NAMED_FIELDS("card_drawn", participant, drawn.card, drawn.value, of)
};
struct CardChosen {
    std::string participant;
    Drawn kept, discarded;
    NAMED_FIELDS("card_chosen", participant, kept, discarded)
};
struct CardPlayed {
    std::string participant;
    Background card;
    std::string description;
    Current before;
    NAMED_FIELDS("card_played", participant, card, description, before)
};
struct BonusSpent {
    std::string participant;
    Change bonus;
    Drawn drawn;
    NAMED_FIELDS("bonus_spent", participant, bonus, drawn)
};
struct CardKept {
    std::string participant;
    Which which;
    Current old;
    Drawn new_;
    NAMED_FIELDS("card_kept", participant, which, old, under("new", new_))
};
struct DisadvantageTaken {
    std::string participant;
    Drawn drawn;
    Current before;
    NAMED_FIELDS("disadvantage_taken", participant, drawn.card, drawn.value, before)
};
struct HasPassed {
    std::string participant;
    NAMED_FIELDS("passed", participant)
};
struct Stand {
    std::string participant;
    Current current;
    FIELDS(participant, current.card, current.value, current.source)
};
struct Judged {
    std::vector<Stand> cards;  // in list order
    NAMED_FIELDS("judged", cards)
};
struct LifetimeSet {
    std::string character;
    Disadvantage disadvantage;
    bool successful;
    NAMED_FIELDS("lifetime_set", character, disadvantage.card, disadvantage.until, disadvantage.number, successful)
};

// Challenges
struct ChallengeStarted : StartChallenge {
    static constexpr const char* kWord = "challenge_started";
};
struct ChallengeJudged {
    std::string character;
    Outcome outcome;
    std::optional<SuitField> cost;  // where it is at a cost
    NAMED_FIELDS("challenge_judged", character, outcome, cost)
};
enum class Ending { Automatic, Full, Partial, AtCost, Failure, Abandoned };
ENUM_NAMES(Ending, "automatic", "full", "partial", "at_cost", "failure", "abandoned")
struct ChallengeEnded {
    std::string character, name;
    Ending result;
    std::optional<Suit> cost;  // where it is at a cost
    int extra_time;
    bool barred;
    NAMED_FIELDS("challenge_ended", character, name, result, cost, extra_time, barred)
};
struct RedrawTaken {
    std::string character;
    Change extra_time;
    int cards;
    NAMED_FIELDS("redraw_taken", character, extra_time, cards)
};
struct WentOn {
    std::string character;
    NAMED_FIELDS("went_on", character)
};
struct SuitChanged {
    std::string character;
    Suit before, after;
    NAMED_FIELDS("suit_changed", character, before, after)
};

// Competitions
struct CompetitionStarted : StartCompetition {
    static constexpr const char* kWord = "competition_started";
};
struct DrawCalled {
    int draw;
    NAMED_FIELDS("draw_called", draw)
};
struct PairJudged {
    std::string a, b;
    PairKind result;
    OrNone<ParticipantId> winner;  // none: a tie
    bool counts;                   // CD-17: the winner has not itself been beaten
    NAMED_FIELDS("pair_result", a, b, result, winner, counts)
};
struct SceneAltered {
    std::string participant, text;
    NAMED_FIELDS("scene_altered", participant, text)
};
struct AlterationSkipped {
    std::string participant;
    NAMED_FIELDS("alteration_skipped", participant)
};
struct CompetitionEnded {
    OrNone<Name<"side">> side;  // none: nobody is left
    NAMED_FIELDS("competition_ended", side)
};

// Frays
struct FrayStarted {
    std::string name;
    Ids pcs;
    int opponents, goals_pcs, goals_gm;
    NAMED_FIELDS("fray_started", name, pcs, opponents, goals_pcs, goals_gm)
};
struct RoundStarted {
    int round, gm_cards;
    NAMED_FIELDS("round_started", round, gm_cards)
};
struct FrayHigh {
    OrNone<ParticipantId> participant;  // none: a tie for the highest
    NAMED_FIELDS("fray_high", participant)
};
struct FrayProgress {
    std::string participant;
    WinRound success;
    Change opponents, goals;  // the goals of the winner's side
    NAMED_FIELDS("fray_progress", participant, success.kind, success.text, maybe(success.target), opponents, goals)
};
enum class FrayEnd { TakenOut, NobodyLeft, Goals, Surrender };
ENUM_NAMES(FrayEnd, "taken_out", "nobody_left", "goals", "surrender")
struct FrayEnded {
    FraySide winner;
    FrayEnd by;
    NAMED_FIELDS("fray_ended", winner, by)
};

// Leaving
enum class Left { Beaten, Conceded, Incapacitated, TakenOut };
ENUM_NAMES(Left, "beaten", "conceded", "incapacitated", "taken_out")
struct ParticipantLeft {
    std::string participant;
    Left how;
    NAMED_FIELDS("participant_left", participant, how)
};
struct Conceded {
    std::string participant;
    NAMED_FIELDS("conceded", participant)
};
struct Surrendered {
    FraySide side;
    NAMED_FIELDS("surrendered", side)
};
enum class GivenUp { Unresolved, Partial };  // a challenge's partial success stands
ENUM_NAMES(GivenUp, "unresolved", "partial")
struct TestEnded {
    std::string name;
    GivenUp result;
    OrNone<EndReason> reason;  // the GM's words; none: the scene has ended
    NAMED_FIELDS("test_ended", name, result, reason)
};

//
struct Told : Tell {
    static constexpr const char* kWord = "told";
};
struct SceneWritten : WriteScene {
    static constexpr const char* kWord = "scene_written";
};

//
using PlayerJoined = PlayerJoinedOf<Seat>;
using PlayerLeft = PlayerLeftOf<Seat>;
using SeatsSwapped = SeatsSwappedOf<Seat>;
using PlayerRenamed = PlayerRenamedOf<Seat>;

struct Event
    : OneOf<OptionSet, CharacterAdded, CharacterRemoved, BackgroundDrawn, BackgroundNamed, BackgroundRemoved,
            CampaignStarted, CampaignEnded, SessionBegun, SessionEnded, SceneBegun, SceneEnded, Shuffled, Reshuffled,
            DisadvantageExpired, BonusGranted, AdvantageGranted, WasIncapacitated, Recovered, CardDrawn, CardChosen,
            CardPlayed, BonusSpent, CardKept, DisadvantageTaken, HasPassed, Judged, LifetimeSet, ChallengeStarted,
            ChallengeJudged, ChallengeEnded, RedrawTaken, WentOn, SuitChanged, CompetitionStarted, DrawCalled,
            PairJudged, SceneAltered, AlterationSkipped, CompetitionEnded, FrayStarted, RoundStarted, FrayHigh,
            FrayProgress, FrayEnded, ParticipantLeft, Conceded, Surrendered, TestEnded, Told, SceneWritten,
            PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::card_draw
