#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters are named
// by their ids, participants of a test by a character's id or "gm:label". `cards`: what a real deck showed,
// one for each card drawn; empty: the hand draws.

#include <optional>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

using ToldCards = OrNone<List<Card, kDeckSize>>;

// Setup, and the GM between tests
struct SetOption {
    Name<"option", limits::kTextBytes> name;  // "starting_professions": 0 to 5;
    std::variant<int, Name<"option's value", limits::kTextBytes>>
        value;  // "reshuffle": "when_empty", "every_scene"
    static constexpr const char* kWord = "set_option";
    FIELDS(name, value)
};
struct AddCharacter {
    OwnId character;
    OwnName name;
    Seat owner;
    static constexpr const char* kWord = "add_character";
    FIELDS(character, name, owner)
};
struct RemoveCharacter {
    CharacterId character;
    static constexpr const char* kWord = "remove_character";
    FIELDS(character)
};
struct DrawBackground {
    CharacterId character;
    Kind kind = Kind::Other;
    std::optional<Back> back{};  // the GM's to name
    ToldCards cards{};
    static constexpr const char* kWord = "draw_background";
    FIELDS(character, kind, maybe(back), maybe(cards))
};
struct NameBackground {
    CharacterId character;
    Backed card;
    OwnName name;
    Scope scope = Scope::General;
    static constexpr const char* kWord = "name_background";
    FIELDS(character, card, name, scope)
};
struct RemoveBackground {
    CharacterId character;
    Backed card;
    bool confirm = false;  // asked for where it is innate
    static constexpr const char* kWord = "remove_background";
    FIELDS(character, card, maybe(confirm))
};
struct StartCampaign {
    static constexpr const char* kWord = "start_campaign";
    FIELDS()
};
struct EndCampaign {
    static constexpr const char* kWord = "end_campaign";
    FIELDS()
};
struct BeginSession {
    static constexpr const char* kWord = "begin_session";
    FIELDS()
};
struct EndSession {
    static constexpr const char* kWord = "end_session";
    FIELDS()
};
struct BeginScene {
    SceneTitle title;
    static constexpr const char* kWord = "begin_scene";
    FIELDS(title)
};
struct EndScene {
    static constexpr const char* kWord = "end_scene";
    FIELDS()
};
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
struct GrantBonus {
    CharacterId character;
    Reason reason = Reason::RolePlay;
    static constexpr const char* kWord = "grant_bonus";
    FIELDS(character, reason)
};
struct GrantAdvantage {
    CharacterId character;
    static constexpr const char* kWord = "grant_advantage";
    FIELDS(character)
};
struct SetIncapacitated {
    CharacterId character;
    bool on = true;
    static constexpr const char* kWord = "set_incapacitated";
    FIELDS(character, on)
};
struct Reshuffle {
    static constexpr const char* kWord = "reshuffle";
    FIELDS()
};

// The three tests
struct StartChallenge {
    CharacterId character;
    OwnName name;
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
    static constexpr const char* kWord = "start_challenge";
    FIELDS(character, name, suit, tn, maybe(extenuating))
};
struct Entrant {
    ParticipantId participant;
    SideName side;
    FIELDS(participant, side)
    friend bool operator==(const Entrant&, const Entrant&) = default;
};
struct StartCompetition {
    OwnName name;
    std::vector<Entrant> participants;
    static constexpr const char* kWord = "start_competition";
    FIELDS(name, participants)
};
struct StartFray {
    OwnName name;
    std::optional<Ids> pcs{};  // none: all who are not incapacitated
    int opponents = 1, goals_pcs = 0, goals_gm = 0;
    static constexpr const char* kWord = "start_fray";
    FIELDS(name, maybe(pcs), opponents, maybe(goals_pcs), maybe(goals_gm))
};
struct FrayRound {
    int gm_cards = 1;
    static constexpr const char* kWord = "fray_round";
    FIELDS(gm_cards)
};
struct NextDraw {
    static constexpr const char* kWord = "next_draw";
    FIELDS()
};
struct DrawCard {
    ParticipantId participant;
    ToldCards cards{};
    static constexpr const char* kWord = "draw";
    FIELDS(participant, maybe(cards))
};
struct Choose {
    ParticipantId participant;
    int index = 0;
    static constexpr const char* kWord = "choose";
    FIELDS(participant, index)
};
struct PlayCard {
    ParticipantId participant;
    Backed card;
    Description description;
    static constexpr const char* kWord = "play_card";
    FIELDS(participant, card, maybe(description))
};
struct SpendBonus {
    ParticipantId participant;
    ToldCards cards{};
    static constexpr const char* kWord = "spend_bonus";
    FIELDS(participant, maybe(cards))
};
enum class Which { Old, New };
struct Keep {
    ParticipantId participant;
    Which which = Which::Old;
    static constexpr const char* kWord = "keep";
    FIELDS(participant, which)
};
struct DrawDisadvantage {
    ParticipantId participant;
    ToldCards cards{};
    static constexpr const char* kWord = "draw_disadvantage";
    FIELDS(participant, maybe(cards))
};
struct Pass {
    ParticipantId participant;
    static constexpr const char* kWord = "pass";
    FIELDS(participant)
};
// Challenge
struct Redraw {
    static constexpr const char* kWord = "redraw";
    FIELDS()
};
struct Stop {
    static constexpr const char* kWord = "stop";
    FIELDS()
};
struct Accept {
    static constexpr const char* kWord = "accept";
    FIELDS()
};
struct GoOn {
    bool change_suit = false;
    static constexpr const char* kWord = "go_on";
    FIELDS(maybe(change_suit))
};
// Competition
struct AlterScene {
    std::optional<Alteration> text{};                                      // none: let it be
    std::optional<bool> skip = text ? std::nullopt : std::optional(true);  // as it is written
    static constexpr const char* kWord = "alter_scene";
    FIELDS(maybe(text), maybe(skip))
    static void check_keys(const rules::Field& alteration);
    void complete(const rules::Field&) { *this = {text}; }
};
// Fray
enum class Success { TakeOut, Goal, Position, Other };
struct WinRound {
    Success kind = Success::Other;
    SuccessText text;
    std::optional<ParticipantId> target{};
    static constexpr const char* kWord = "fray_success";
    FIELDS(kind, text, maybe(target))
};
enum class FraySide { Pcs, Gm };
struct Surrender {
    FraySide side = FraySide::Pcs;
    static constexpr const char* kWord = "surrender";
    FIELDS(side)
};
struct Concede {
    ParticipantId participant;
    static constexpr const char* kWord = "concede";
    FIELDS(participant)
};
struct EndTest {
    EndReason reason;
    static constexpr const char* kWord = "end_test";
    FIELDS(maybe(reason))
};

struct Deed
    : std::variant<SetOption, AddCharacter, RemoveCharacter, DrawBackground, NameBackground, RemoveBackground,
                   StartCampaign, EndCampaign, BeginSession, EndSession, BeginScene, EndScene, GrantBonus,
                   GrantAdvantage, SetIncapacitated, Reshuffle, StartChallenge, StartCompetition, StartFray,
                   FrayRound, NextDraw, DrawCard, Choose, PlayCard, SpendBonus, Keep, DrawDisadvantage, Pass,
                   Redraw, Stop, Accept, GoOn, AlterScene, WinRound, Surrender, Concede, EndTest> {
    using variant::variant;
    SPECIAL_MEMBERS(Deed)
};

struct Command {
    Seat seat;
    Deed deed;
};

}  // namespace rules::card_draw
