#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters are named
// by their ids, participants of a test by a character's id or "gm:label". `cards`: what a real deck showed,
// one for each card drawn; empty: the hand draws.

#include <optional>
#include <vector>

#include "game/kit/commands/seats.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct Event;
using Events = std::vector<Event>;

// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section
// (card_draw.cpp). Beside it are the codes of its own refusals, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides: the GM; whoever plays its `participant`, which is in the test; whoever plays its `character`, or the GM;
// that, and after the preparation the GM alone; whoever plays the challenger, the one who alters the scene, the winner of
// the round; somebody of its `side`; whoever plays its `participant`, or the GM.
enum class Who { Gm, Player, PlayerOrGm, Maker, Challenger, Altering, Winner, Side, Teller };
// What has to go on for it, besides.
enum class Of { Anything, Session, Competition, Fray };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Gm;
    Of of = Of::Anything;
};
inline constexpr Phases kBetweenScenes{Phase::Setup, Phase::BetweenSessions, Phase::BetweenScenes};
inline constexpr Phases kBuilding{Phase::Setup, Phase::BetweenSessions, Phase::BetweenScenes, Phase::Scene};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);

using ManualCards = OrNone<List<Card, kDeckSize>>;

// Setup, and the GM between tests
struct SetOption {
    Name<"option", limits::kTextBytes> name;                       // "starting_professions": 0 to 5;
    OneOf<int, Name<"option's value", limits::kTextBytes>> value;  // "reshuffle": "when_empty", "every_scene"
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("set_option", name, value)
};
RULE(SetOption)  // bad_option
struct AddCharacter {
    OwnId character;
    OwnName name;
    Seat owner;
    static constexpr Terms kTerms{kBetweenScenes};
    NAMED_FIELDS("add_character", character, name, owner)
};
RULE(AddCharacter)  // duplicate
struct RemoveCharacter {
    CharacterId character;
    static constexpr Terms kTerms{kBetweenScenes};
    NAMED_FIELDS("remove_character", character)
};
RULE_BY_TERMS(RemoveCharacter)
struct DrawBackground {
    CharacterId character;
    Kind kind = Kind::Other;
    std::optional<Back> back{};  // the GM's to name
    ManualCards cards{};         // of a hand that was made before and that everybody sees: not `told`
    static constexpr Terms kTerms{kBuilding, Who::Maker};
    NAMED_FIELDS("draw_background", character, kind, maybe(back), maybe(cards))
};
RULE_WITH_THROWS(DrawBackground)  // kind_taken, too_many_cards, pack_empty
struct NameBackground {
    CharacterId character;
    Backed card;
    OwnName name;
    Scope scope = Scope::General;
    std::optional<Suit> favours{};
    static constexpr Terms kTerms{kBuilding, Who::PlayerOrGm};
    NAMED_FIELDS("name_background", character, card, name, scope, maybe(favours))
};
RULE(NameBackground)
struct RemoveBackground {
    CharacterId character;
    Backed card;
    bool confirm = false;  // asked for where it is innate
    static constexpr Terms kTerms{kBuilding};
    NAMED_FIELDS("remove_background", character, card, maybe(confirm))
};
RULE(RemoveBackground)  // confirm_needed
struct StartCampaign {
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("start_campaign")
};
RULE(StartCampaign)  // no_characters, incomplete_character
struct EndCampaign {
    static constexpr Terms kTerms{Phase::BetweenSessions};
    NAMED_FIELDS("end_campaign")
};
RULE_BY_TERMS(EndCampaign)
struct BeginSession {
    static constexpr Terms kTerms{Phase::BetweenSessions};
    NAMED_FIELDS("begin_session")
};
RULE_BY_TERMS(BeginSession)
struct EndSession {
    static constexpr Terms kTerms{Phase::BetweenScenes};
    NAMED_FIELDS("end_session")
};
RULE_BY_TERMS(EndSession)
struct BeginScene {
    SceneTitle title;
    static constexpr Terms kTerms{Phase::BetweenScenes};
    NAMED_FIELDS("begin_scene", title)
};
RULE_BY_TERMS(BeginScene)
struct EndScene {
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenDraws, Phase::Miss, Phase::Partial}};
    NAMED_FIELDS("end_scene")
};
RULE_BY_TERMS(EndScene)
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
ENUM_NAMES(Reason, "role_play", "contribution", "incapacitated", "heroism", "intentional_failure")
struct GrantBonus {
    CharacterId character;
    Reason reason = Reason::RolePlay;
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenSessions, Phase::BetweenScenes}};
    NAMED_FIELDS("grant_bonus", character, reason)
};
RULE(GrantBonus)  // not_a_pc
struct GrantAdvantage {
    CharacterId character;
    static constexpr Terms kTerms{{Phase::Scene, Phase::BetweenDraws}};
    NAMED_FIELDS("grant_advantage", character)
};
RULE(GrantAdvantage)  // already_has
struct SetIncapacitated {
    CharacterId character;
    bool on = true;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("set_incapacitated", character, on)
};
RULE(SetIncapacitated)  // already_has: it is so already
struct Reshuffle {
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("reshuffle")
};
RULE_BY_TERMS(Reshuffle)

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
    std::optional<Ids> pcs{};  // none: all who are not incapacitated
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
    std::optional<Alteration> text{};                                      // none: let it be
    std::optional<bool> skip = text ? std::nullopt : std::optional(true);  // as it is written
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
// In Draw: while none of its cards is drawn, or the deck is exhausted.
struct EndTest {
    EndReason reason;
    static constexpr Terms kTerms{{Phase::Draw, Phase::BetweenDraws}};
    NAMED_FIELDS("end_test", maybe(reason))
};
RULE(EndTest)

// words for what happened, at any time
struct Tell {
    OrNone<ParticipantId> participant{};  // none: the GM
    Telling text{};                       // empty: it was told aloud
    static constexpr Terms kTerms{kNotEnded, Who::Teller, Of::Session};
    NAMED_FIELDS("tell", maybe(participant), maybe(text))
};
RULE_BY_TERMS(Tell)
struct WriteScene {
    SceneText text;
    static constexpr Terms kTerms{Phase::Scene};
    NAMED_FIELDS("write_scene", text)
};
RULE_BY_TERMS(WriteScene)

// people come, go and change places; any of them may be called otherwise
using Join = JoinOf<Seat, PlayerName>;
using Leave = LeaveOf<Seat>;
using SwapSeats = SwapSeatsOf<Seat>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName>;
RULE(SeatingAct)
template <class Asked>
inline constexpr Terms kTermsOf = Asked::kTerms;
template <>
inline constexpr Terms kTermsOf<Join>{kBetweenScenes};
template <>
inline constexpr Terms kTermsOf<Leave>{kBetweenScenes};
template <>
inline constexpr Terms kTermsOf<SwapSeats>{kBetweenScenes};
template <>
inline constexpr Terms kTermsOf<RenamePlayer>{kNotEnded};

struct Action
    : OneOf<SetOption, AddCharacter, RemoveCharacter, DrawBackground, NameBackground, RemoveBackground, StartCampaign,
            EndCampaign, BeginSession, EndSession, BeginScene, EndScene, GrantBonus, GrantAdvantage, SetIncapacitated,
            Reshuffle, StartChallenge, StartCompetition, StartFray, FrayRound, NextDraw, DrawCard, Choose, PlayCard,
            SpendBonus, Keep, DrawDisadvantage, Pass, Redraw, Stop, Accept, GoOn, AlterScene, WinRound, Surrender,
            Concede, EndTest, Tell, WriteScene, Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Action)
};

struct Command {
    Seat seat;
    Action action;
};

}  // namespace rules::card_draw
