#pragma once
// Commands and events of the three tests: calling them, drawing, improving, judging, giving up.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/stories/card_draw/rules/command_terms.h"
#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

// The three tests
struct StartChallenge {
    CharacterId character;
    TestName name;
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("start_challenge", character, name, suit, tn, maybe(extenuating))
};
RULE(StartChallenge)  // barred
struct Entrant {
    ParticipantId participant;
    SideName side;
    FIELDS(participant, side)
};
struct StartCompetition {
    TestName name;
    std::vector<Entrant> participants;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("start_competition", name, participants)
};
RULE(StartCompetition)  // too_few, too_many, duplicate, one_side
struct StartFray {
    TestName name;
    std::optional<Ids> pcs{};  // absent: all who are not incapacitated
    int opponents = 1, goals_pcs = 0, goals_gm = 0;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("start_fray", name, maybe(pcs), opponents, maybe(goals_pcs), maybe(goals_gm))
};
RULE(StartFray)  // not_a_pc, no_pcs, duplicate
struct FrayRound {
    int gm_cards = 1;
    static constexpr Terms kTerms{Phase::BetweenDraws, Who::Gm, Of::Fray};
    NAMED_FIELDS("fray_round", gm_cards)
};
RULE(FrayRound)
struct NextDraw {
    static constexpr Terms kTerms{Phase::BetweenDraws, Who::Gm, Of::Competition};
    NAMED_FIELDS("next_draw")
};
RULE_BY_TERMS(NextDraw)
struct DrawCard {
    ParticipantId participant;
    ManualCards cards{};
    static constexpr Terms kTerms{Phase::Draw, Who::Player};
    NAMED_FIELDS("draw", participant, told(cards))
};
RULE_WITH_THROWS(DrawCard)  // not_next, deck_exhausted, wrong_card_count, not_on_top
struct Choose {
    ParticipantId participant;
    int index = 0;
    static constexpr Terms kTerms{Phase::Choose, Who::Player};
    NAMED_FIELDS("choose", participant, index)
};
RULE(Choose)  // not_next, out_of_range
struct PlayCard {
    ParticipantId participant;
    Backed card;
    Description description;
    static constexpr Terms kTerms{Phase::Improve, Who::Player};
    NAMED_FIELDS("play_card", participant, card, maybe(description))
};
RULE(PlayCard)  // already_used, not_in_hand, description_needed
struct SpendBonus {
    ParticipantId participant;
    ManualCards cards{};
    static constexpr Terms kTerms{Phase::Improve, Who::Player};
    NAMED_FIELDS("spend_bonus", participant, told(cards))
};
RULE_WITH_THROWS(SpendBonus)  // no_bonus, not_a_pc, deck_exhausted, wrong_card_count, not_on_top
enum class Which { Old, New };
ENUM_NAMES(Which, "old", "new")
struct Keep {
    ParticipantId participant;
    Which which = Which::Old;
    static constexpr Terms kTerms{Phase::BonusChoice, Who::Player};
    NAMED_FIELDS("keep", participant, which)
};
RULE(Keep)
struct DrawDisadvantage {
    ParticipantId participant;
    ManualCards cards{};
    static constexpr Terms kTerms{Phase::Improve, Who::Player};
    NAMED_FIELDS("draw_disadvantage", participant, told(cards))
};
RULE_WITH_THROWS(DrawDisadvantage)  // not_a_pc, deck_exhausted, wrong_card_count, not_on_top
struct Pass {
    ParticipantId participant;
    static constexpr Terms kTerms{Phase::Improve, Who::Player};
    NAMED_FIELDS("pass", participant)
};
RULE(Pass)  // nothing_to_pass
// Challenge
struct Redraw {
    static constexpr Terms kTerms{Phase::Miss, Who::Challenger};
    NAMED_FIELDS("redraw")
};
RULE_BY_TERMS(Redraw)
struct Stop {
    static constexpr Terms kTerms{Phase::Miss, Who::Challenger};
    NAMED_FIELDS("stop")
};
RULE_BY_TERMS(Stop)
struct Accept {
    static constexpr Terms kTerms{Phase::Partial, Who::Challenger};
    NAMED_FIELDS("accept")
};
RULE_BY_TERMS(Accept)
struct GoOn {
    bool change_suit = false;
    static constexpr Terms kTerms{Phase::Partial, Who::Challenger};
    NAMED_FIELDS("go_on", maybe(change_suit))
};
RULE_BY_TERMS(GoOn)
// Competition
struct AlterScene {
    std::optional<Alteration> text{};                                      // absent: let it be
    std::optional<bool> skip = text ? std::nullopt : std::optional(true);  // true if there is no text
    static constexpr Terms kTerms{Phase::Alter, Who::Altering};
    NAMED_FIELDS("alter_scene", maybe(text), maybe(skip))
    static void check_keys(const rules::Field& alteration);
    void complete(const rules::Field&) { *this = {text}; }
};
RULE_BY_TERMS(AlterScene)
// Fray
enum class Success { TakeOut, Goal, Position, Other };
ENUM_NAMES(Success, "take_out", "goal", "position", "other")
struct WinRound {
    Success kind = Success::Other;
    SuccessText text;
    std::optional<ParticipantId> target{};
    static constexpr Terms kTerms{Phase::FraySuccess, Who::Winner};
    NAMED_FIELDS("fray_success", kind, text, maybe(target))
};
RULE(WinRound)  // no_goal_left, bad_target
enum class FraySide { Pcs, Gm };
ENUM_NAMES(FraySide, "pcs", "gm")
struct Surrender {
    FraySide side = FraySide::Pcs;
    static constexpr Terms kTerms{Phase::BetweenDraws, Who::Side, Of::Fray};
    NAMED_FIELDS("surrender", side)
};
RULE_BY_TERMS(Surrender)
struct Concede {
    ParticipantId participant;
    static constexpr Terms kTerms{{Phase::Draw, Phase::BetweenDraws}, Who::Player};
    NAMED_FIELDS("concede", participant)
};
RULE(Concede)  // not_next
// In Draw: only before any of its cards is drawn, or with the deck exhausted.
struct EndTest {
    EndReason reason;
    static constexpr Terms kTerms{{Phase::Draw, Phase::BetweenDraws}};
    NAMED_FIELDS("end_test", maybe(reason))
};
RULE(EndTest)

using TestActions =
    Listed<StartChallenge, StartCompetition, StartFray, FrayRound, NextDraw, DrawCard, Choose, PlayCard, SpendBonus,
           Keep, DrawDisadvantage, Pass, Redraw, Stop, Accept, GoOn, AlterScene, WinRound, Surrender, Concede, EndTest>;

// Drawing and improving
struct CardDrawn {
    std::string participant;
    Drawn drawn;
    int of = 1;  // total cards of this draw
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
    NAMED_FIELDS("card_kept", participant, which, old, keyed("new", new_))
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
    std::optional<SuitField> cost;  // if it is at a cost
    NAMED_FIELDS("challenge_judged", character, outcome, cost)
};
enum class Ending { Automatic, Full, Partial, AtCost, Failure, Abandoned };
ENUM_NAMES(Ending, "automatic", "full", "partial", "at_cost", "failure", "abandoned")
struct ChallengeEnded {
    std::string character, name;
    Ending result;
    std::optional<Suit> cost;  // if it is at a cost
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
    OrNone<ParticipantId> winner;  // absent: a tie
    bool counts;                   // CD-17: the winner has not been beaten itself
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
    OrNone<Name<"side">> side;  // absent: nobody is left
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
    OrNone<ParticipantId> participant;  // absent: a tie for the highest
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
enum class GivenUp { Unresolved, Partial };  // Partial: a challenge keeps its partial success
ENUM_NAMES(GivenUp, "unresolved", "partial")
struct TestEnded {
    std::string name;
    GivenUp result;
    OrNone<EndReason> reason;  // the GM's words; absent: the scene has ended
    NAMED_FIELDS("test_ended", name, result, reason)
};

using TestEvents =
    Listed<CardDrawn, CardChosen, CardPlayed, BonusSpent, CardKept, DisadvantageTaken, HasPassed, Judged, LifetimeSet,
           ChallengeStarted, ChallengeJudged, ChallengeEnded, RedrawTaken, WentOn, SuitChanged, CompetitionStarted,
           DrawCalled, PairJudged, SceneAltered, AlterationSkipped, CompetitionEnded, FrayStarted, RoundStarted,
           FrayHigh, FrayProgress, FrayEnded, ParticipantLeft, Conceded, Surrendered, TestEnded>;

}  // namespace rules::card_draw
