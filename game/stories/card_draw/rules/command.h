#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters are named
// by their ids, participants of a test by a character's id or "gm:label". `cards`: what a real deck showed,
// one for each card drawn; empty: the hand draws.

#include <optional>
#include <vector>

#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/refusal.h"
#include "game/kit/seating.h"
#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct Event;
using Events = std::vector<Event>;
using Check = std::optional<Refusal>;  // nothing: it holds

// A command's rule: whether the seat may ask for it now, and what comes of it; their bodies stand in the file of
// its section (card_draw.cpp). Beside it are the codes of its own refusals, which come after those of checks.h.
#define RULE(Command)                                \
    Check check(const Match&, Seat, const Command&); \
    Events apply(Match&, const Command&);
// The same of one whose cards the hand brings.
#define RULE_WITH_THROWS(Command)                    \
    Check check(const Match&, Seat, const Command&); \
    Events apply(Match&, const Throws&, const Command&);

using ManualCards = OrNone<List<Card, kDeckSize>>;

// Setup, and the GM between tests
struct SetOption {
    Name<"option", limits::kTextBytes> name;                       // "starting_professions": 0 to 5;
    OneOf<int, Name<"option's value", limits::kTextBytes>> value;  // "reshuffle": "when_empty", "every_scene"
    NAMED_FIELDS("set_option", name, value)
};
RULE(SetOption)  // bad_option
struct AddCharacter {
    OwnId character;
    OwnName name;
    Seat owner;
    NAMED_FIELDS("add_character", character, name, owner)
};
RULE(AddCharacter)  // duplicate
struct RemoveCharacter {
    CharacterId character;
    NAMED_FIELDS("remove_character", character)
};
RULE(RemoveCharacter)
struct DrawBackground {
    CharacterId character;
    Kind kind = Kind::Other;
    std::optional<Back> back{};  // the GM's to name
    ManualCards cards{};         // of a hand that was made before and that everybody sees: not `told`
    NAMED_FIELDS("draw_background", character, kind, maybe(back), maybe(cards))
};
RULE_WITH_THROWS(DrawBackground)  // kind_taken, too_many_cards, pack_empty
struct NameBackground {
    CharacterId character;
    Backed card;
    OwnName name;
    Scope scope = Scope::General;
    std::optional<Suit> favours{};
    NAMED_FIELDS("name_background", character, card, name, scope, maybe(favours))
};
RULE(NameBackground)
struct RemoveBackground {
    CharacterId character;
    Backed card;
    bool confirm = false;  // asked for where it is innate
    NAMED_FIELDS("remove_background", character, card, maybe(confirm))
};
RULE(RemoveBackground)  // confirm_needed
struct StartCampaign {
    NAMED_FIELDS("start_campaign")
};
RULE(StartCampaign)  // no_characters, incomplete_character
struct EndCampaign {
    NAMED_FIELDS("end_campaign")
};
RULE(EndCampaign)
struct BeginSession {
    NAMED_FIELDS("begin_session")
};
RULE(BeginSession)
struct EndSession {
    NAMED_FIELDS("end_session")
};
RULE(EndSession)
struct BeginScene {
    SceneTitle title;
    NAMED_FIELDS("begin_scene", title)
};
RULE(BeginScene)
struct EndScene {
    NAMED_FIELDS("end_scene")
};
RULE(EndScene)
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
ENUM_NAMES(Reason, "role_play", "contribution", "incapacitated", "heroism", "intentional_failure")
struct GrantBonus {
    CharacterId character;
    Reason reason = Reason::RolePlay;
    NAMED_FIELDS("grant_bonus", character, reason)
};
RULE(GrantBonus)  // not_a_pc
struct GrantAdvantage {
    CharacterId character;
    NAMED_FIELDS("grant_advantage", character)
};
RULE(GrantAdvantage)  // already_has
struct SetIncapacitated {
    CharacterId character;
    bool on = true;
    NAMED_FIELDS("set_incapacitated", character, on)
};
RULE(SetIncapacitated)  // already_has: it is so already
struct Reshuffle {
    NAMED_FIELDS("reshuffle")
};
RULE(Reshuffle)

// The three tests
struct StartChallenge {
    CharacterId character;
    OwnName name;
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
    NAMED_FIELDS("start_challenge", character, name, suit, tn, maybe(extenuating))
};
RULE(StartChallenge)  // barred
struct Entrant {
    ParticipantId participant;
    SideName side;
    FIELDS(participant, side)
};
struct StartCompetition {
    OwnName name;
    std::vector<Entrant> participants;
    NAMED_FIELDS("start_competition", name, participants)
};
RULE(StartCompetition)  // too_few, too_many, duplicate, one_side
struct StartFray {
    OwnName name;
    std::optional<Ids> pcs{};  // none: all who are not incapacitated
    int opponents = 1, goals_pcs = 0, goals_gm = 0;
    NAMED_FIELDS("start_fray", name, maybe(pcs), opponents, maybe(goals_pcs), maybe(goals_gm))
};
RULE(StartFray)  // not_a_pc, no_pcs, duplicate
struct FrayRound {
    int gm_cards = 1;
    NAMED_FIELDS("fray_round", gm_cards)
};
RULE(FrayRound)
struct NextDraw {
    NAMED_FIELDS("next_draw")
};
RULE(NextDraw)
struct DrawCard {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("draw", participant, told(cards))
};
RULE_WITH_THROWS(DrawCard)  // not_next, deck_exhausted, wrong_card_count, not_on_top
struct Choose {
    ParticipantId participant;
    int index = 0;
    NAMED_FIELDS("choose", participant, index)
};
RULE(Choose)  // not_next, out_of_range
struct PlayCard {
    ParticipantId participant;
    Backed card;
    Description description;
    NAMED_FIELDS("play_card", participant, card, maybe(description))
};
RULE(PlayCard)  // already_used, not_in_hand, description_needed
struct SpendBonus {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("spend_bonus", participant, told(cards))
};
RULE_WITH_THROWS(SpendBonus)  // no_bonus, not_a_pc, deck_exhausted, wrong_card_count, not_on_top
enum class Which { Old, New };
ENUM_NAMES(Which, "old", "new")
struct Keep {
    ParticipantId participant;
    Which which = Which::Old;
    NAMED_FIELDS("keep", participant, which)
};
RULE(Keep)
struct DrawDisadvantage {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("draw_disadvantage", participant, told(cards))
};
RULE_WITH_THROWS(DrawDisadvantage)  // not_a_pc, deck_exhausted, wrong_card_count, not_on_top
struct Pass {
    ParticipantId participant;
    NAMED_FIELDS("pass", participant)
};
RULE(Pass)  // nothing_to_pass
// Challenge
struct Redraw {
    NAMED_FIELDS("redraw")
};
RULE(Redraw)
struct Stop {
    NAMED_FIELDS("stop")
};
RULE(Stop)
struct Accept {
    NAMED_FIELDS("accept")
};
RULE(Accept)
struct GoOn {
    bool change_suit = false;
    NAMED_FIELDS("go_on", maybe(change_suit))
};
RULE(GoOn)
// Competition
struct AlterScene {
    std::optional<Alteration> text{};                                      // none: let it be
    std::optional<bool> skip = text ? std::nullopt : std::optional(true);  // as it is written
    NAMED_FIELDS("alter_scene", maybe(text), maybe(skip))
    static void check_keys(const rules::Field& alteration);
    void complete(const rules::Field&) { *this = {text}; }
};
RULE(AlterScene)
// Fray
enum class Success { TakeOut, Goal, Position, Other };
ENUM_NAMES(Success, "take_out", "goal", "position", "other")
struct WinRound {
    Success kind = Success::Other;
    SuccessText text;
    std::optional<ParticipantId> target{};
    NAMED_FIELDS("fray_success", kind, text, maybe(target))
};
RULE(WinRound)  // no_goal_left, bad_target
enum class FraySide { Pcs, Gm };
ENUM_NAMES(FraySide, "pcs", "gm")
struct Surrender {
    FraySide side = FraySide::Pcs;
    NAMED_FIELDS("surrender", side)
};
RULE(Surrender)
struct Concede {
    ParticipantId participant;
    NAMED_FIELDS("concede", participant)
};
RULE(Concede)  // not_next
// In Draw: while none of its cards is drawn, or the deck is exhausted.
struct EndTest {
    EndReason reason;
    NAMED_FIELDS("end_test", maybe(reason))
};
RULE(EndTest)

// words for what happened, at any time
struct Tell {
    OrNone<ParticipantId> participant{};  // none: the GM
    Telling text{};                       // empty: it was told aloud
    NAMED_FIELDS("tell", maybe(participant), maybe(text))
};
RULE(Tell)
struct WriteScene {
    SceneText text;
    NAMED_FIELDS("write_scene", text)
};
RULE(WriteScene)

// people come, go and change places; any of them may be called otherwise
using Join = JoinOf<Seat, PlayerName>;
using Leave = LeaveOf<Seat>;
using SwapSeats = SwapSeatsOf<Seat>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName>;
RULE(Join)
RULE(Leave)
RULE(SwapSeats)
RULE(RenamePlayer)

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

#undef RULE
#undef RULE_WITH_THROWS

}  // namespace rules::card_draw
