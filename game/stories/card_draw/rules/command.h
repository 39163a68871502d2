#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters are named
// by their ids, participants of a test by a character's id or "gm:label". `cards`: what a real deck showed,
// one for each card drawn; empty: the hand draws.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

using Ids = std::vector<std::string>;

// Setup, and the GM between tests
struct SetOption {
    std::string name;                      // "starting_professions": 0 to 5;
    std::variant<int, std::string> value;  // "reshuffle": "when_empty", "every_scene"
};
struct AddCharacter {
    std::string id, name;
    Seat seat;
};
struct RemoveCharacter {
    std::string id;
};
struct DrawBackground {
    std::string character;
    Kind kind = Kind::Other;
    std::optional<Back> back{};  // the GM's to name
    Cards cards{};
};
struct NameBackground {
    std::string character;
    Backed card;
    std::string name;
    Scope scope = Scope::General;
};
struct RemoveBackground {
    std::string character;
    Backed card;
    bool confirm = false;  // asked for where it is innate
};
struct StartCampaign {};
struct EndCampaign {};
struct BeginSession {};
struct EndSession {};
struct BeginScene {
    std::string title;
};
struct EndScene {};
enum class Reason { RolePlay, Contribution, Incapacitated, Heroism, IntentionalFailure };
struct GrantBonus {
    std::string character;
    Reason reason = Reason::RolePlay;
};
struct GrantAdvantage {
    std::string character;
};
struct SetIncapacitated {
    std::string character;
    bool on = true;
};
struct Reshuffle {};

// The three tests
struct StartChallenge {
    std::string character, name;
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
};
struct Entrant {
    std::string participant, side;
    friend bool operator==(const Entrant&, const Entrant&) = default;
};
struct StartCompetition {
    std::string name;
    std::vector<Entrant> participants;
};
struct StartFray {
    std::string name;
    std::optional<Ids> pcs{};  // none: all who are not incapacitated
    int opponents = 1, goals_pcs = 0, goals_gm = 0;
};
struct FrayRound {
    int gm_cards = 1;
};
struct NextDraw {};
struct DrawCard {
    std::string participant;
    Cards cards{};
};
struct Choose {
    std::string participant;
    int index = 0;
};
struct PlayCard {
    std::string participant;
    Backed card;
    std::string description;
};
struct SpendBonus {
    std::string participant;
    Cards cards{};
};
enum class Which { Old, New };
struct Keep {
    std::string participant;
    Which which = Which::Old;
};
struct DrawDisadvantage {
    std::string participant;
    Cards cards{};
};
struct Pass {
    std::string participant;
};
// Challenge
struct Redraw {};
struct Stop {};
struct Accept {};
struct GoOn {
    bool change_suit = false;
};
// Competition
struct AlterScene {
    std::optional<std::string> text;  // none: let it be
};
// Fray
enum class Success { TakeOut, Goal, Position, Other };
struct WinRound {  // "fray_success"
    Success kind = Success::Other;
    std::string text;
    std::optional<std::string> target{};
};
enum class FraySide { Pcs, Gm };
struct Surrender {
    FraySide side = FraySide::Pcs;
};
struct Concede {
    std::string participant;
};
struct EndTest {
    std::string reason;
};

using Deed =
    std::variant<SetOption, AddCharacter, RemoveCharacter, DrawBackground, NameBackground, RemoveBackground,
                 StartCampaign, EndCampaign, BeginSession, EndSession, BeginScene, EndScene, GrantBonus,
                 GrantAdvantage, SetIncapacitated, Reshuffle, StartChallenge, StartCompetition, StartFray,
                 FrayRound, NextDraw, DrawCard, Choose, PlayCard, SpendBonus, Keep, DrawDisadvantage, Pass,
                 Redraw, Stop, Accept, GoOn, AlterScene, WinRound, Surrender, Concede, EndTest>;

struct Command {
    Seat seat;
    Deed deed;
};

}  // namespace rules::card_draw
