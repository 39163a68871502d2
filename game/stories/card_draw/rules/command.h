#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters are named
// by their ids, participants of a test by a character's id or "gm:label". `cards`: what a real deck showed,
// one for each card drawn; empty: the hand draws.

#include <optional>
#include <variant>
#include <vector>

#include "game/kit/seating.h"
#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

using ManualCards = OrNone<List<Card, kDeckSize>>;

// Setup, and the GM between tests
struct SetOption {
    Name<"option", limits::kTextBytes> name;                              // "starting_professions": 0 to 5;
    std::variant<int, Name<"option's value", limits::kTextBytes>> value;  // "reshuffle": "when_empty", "every_scene"
    NAMED_FIELDS("set_option", name, value)
};
struct AddCharacter {
    OwnId character;
    OwnName name;
    Seat owner;
    NAMED_FIELDS("add_character", character, name, owner)
};
struct RemoveCharacter {
    CharacterId character;
    NAMED_FIELDS("remove_character", character)
};
struct DrawBackground {
    CharacterId character;
    Kind kind = Kind::Other;
    std::optional<Back> back{};  // the GM's to name
    ManualCards cards{};
    NAMED_FIELDS("draw_background", character, kind, maybe(back), maybe(cards))
};
struct NameBackground {
    CharacterId character;
    Backed card;
    OwnName name;
    Scope scope = Scope::General;
    std::optional<Suit> favours{};
    NAMED_FIELDS("name_background", character, card, name, scope, maybe(favours))
};
struct RemoveBackground {
    CharacterId character;
    Backed card;
    bool confirm = false;  // asked for where it is innate
    NAMED_FIELDS("remove_background", character, card, maybe(confirm))
};
struct StartCampaign {
    NAMED_FIELDS("start_campaign")
};
struct EndCampaign {
    NAMED_FIELDS("end_campaign")
};
struct BeginSession {
    NAMED_FIELDS("begin_session")
};
struct EndSession {
    NAMED_FIELDS("end_session")
};
struct BeginScene {
    SceneTitle title;
    NAMED_FIELDS("begin_scene", title)
};
struct EndScene {
    NAMED_FIELDS("end_scene")
};
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
WORDS_OF(Reason, "role_play", "contribution", "incapacitated", "heroism", "intentional_failure")
struct GrantBonus {
    CharacterId character;
    Reason reason = Reason::RolePlay;
    NAMED_FIELDS("grant_bonus", character, reason)
};
struct GrantAdvantage {
    CharacterId character;
    NAMED_FIELDS("grant_advantage", character)
};
struct SetIncapacitated {
    CharacterId character;
    bool on = true;
    NAMED_FIELDS("set_incapacitated", character, on)
};
struct Reshuffle {
    NAMED_FIELDS("reshuffle")
};

// The three tests
struct StartChallenge {
    CharacterId character;
    OwnName name;
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
    NAMED_FIELDS("start_challenge", character, name, suit, tn, maybe(extenuating))
};
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
struct StartFray {
    OwnName name;
    std::optional<Ids> pcs{};  // none: all who are not incapacitated
    int opponents = 1, goals_pcs = 0, goals_gm = 0;
    NAMED_FIELDS("start_fray", name, maybe(pcs), opponents, maybe(goals_pcs), maybe(goals_gm))
};
struct FrayRound {
    int gm_cards = 1;
    NAMED_FIELDS("fray_round", gm_cards)
};
struct NextDraw {
    NAMED_FIELDS("next_draw")
};
struct DrawCard {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("draw", participant, maybe(cards))
};
struct Choose {
    ParticipantId participant;
    int index = 0;
    NAMED_FIELDS("choose", participant, index)
};
struct PlayCard {
    ParticipantId participant;
    Backed card;
    Description description;
    NAMED_FIELDS("play_card", participant, card, maybe(description))
};
struct SpendBonus {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("spend_bonus", participant, maybe(cards))
};
enum class Which { Old, New };
WORDS_OF(Which, "old", "new")
struct Keep {
    ParticipantId participant;
    Which which = Which::Old;
    NAMED_FIELDS("keep", participant, which)
};
struct DrawDisadvantage {
    ParticipantId participant;
    ManualCards cards{};
    NAMED_FIELDS("draw_disadvantage", participant, maybe(cards))
};
struct Pass {
    ParticipantId participant;
    NAMED_FIELDS("pass", participant)
};
// Challenge
struct Redraw {
    NAMED_FIELDS("redraw")
};
struct Stop {
    NAMED_FIELDS("stop")
};
struct Accept {
    NAMED_FIELDS("accept")
};
struct GoOn {
    bool change_suit = false;
    NAMED_FIELDS("go_on", maybe(change_suit))
};
// Competition
struct AlterScene {
    std::optional<Alteration> text{};                                      // none: let it be
    std::optional<bool> skip = text ? std::nullopt : std::optional(true);  // as it is written
    NAMED_FIELDS("alter_scene", maybe(text), maybe(skip))
    static void check_keys(const rules::Field& alteration);
    void complete(const rules::Field&) { *this = {text}; }
};
// Fray
enum class Success { TakeOut, Goal, Position, Other };
WORDS_OF(Success, "take_out", "goal", "position", "other")
struct WinRound {
    Success kind = Success::Other;
    SuccessText text;
    std::optional<ParticipantId> target{};
    NAMED_FIELDS("fray_success", kind, text, maybe(target))
};
enum class FraySide { Pcs, Gm };
WORDS_OF(FraySide, "pcs", "gm")
struct Surrender {
    FraySide side = FraySide::Pcs;
    NAMED_FIELDS("surrender", side)
};
struct Concede {
    ParticipantId participant;
    NAMED_FIELDS("concede", participant)
};
struct EndTest {
    EndReason reason;
    NAMED_FIELDS("end_test", maybe(reason))
};

// words for what happened, at any time
struct Tell {
    OrNone<ParticipantId> participant{};  // none: the GM
    Telling text{};                       // empty: it was told aloud
    NAMED_FIELDS("tell", maybe(participant), maybe(text))
};
struct WriteScene {
    SceneText text;
    NAMED_FIELDS("write_scene", text)
};

// people come, go and change places; any of them may be called otherwise
using Join = JoinOf<Seat, PlayerName>;
using Leave = LeaveOf<Seat>;
using SwapSeats = SwapSeatsOf<Seat>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName>;

struct Action : std::variant<SetOption, AddCharacter, RemoveCharacter, DrawBackground, NameBackground, RemoveBackground,
                             StartCampaign, EndCampaign, BeginSession, EndSession, BeginScene, EndScene, GrantBonus,
                             GrantAdvantage, SetIncapacitated, Reshuffle, StartChallenge, StartCompetition, StartFray,
                             FrayRound, NextDraw, DrawCard, Choose, PlayCard, SpendBonus, Keep, DrawDisadvantage, Pass,
                             Redraw, Stop, Accept, GoOn, AlterScene, WinRound, Surrender, Concede, EndTest, Tell,
                             WriteScene, Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Action)
};

struct Command {
    Seat seat;
    Action action;
};

}  // namespace rules::card_draw
