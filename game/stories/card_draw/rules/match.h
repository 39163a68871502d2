#pragma once
// A campaign of Card Draw as a value: characters with their hands, the draw deck, and the current test. A shuffled pile
// has no order here: each draw asks the hand which of its cards is on top.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/one_of.h"
#include "game/kit/seating.h"
#include "game/stories/card_draw/rules/background.h"
#include "game/stories/card_draw/rules/ids.h"

namespace rules::card_draw {

// The two options of a table, set before the campaign.
// R-16, CD-39: when the draw deck is shuffled, apart from the start of a session and an empty pile.
enum class Reshuffling { WhenEmpty, EveryScene };
ENUM_NAMES(Reshuffling, "when_empty", "every_scene")
struct Options {
    // CD-5, R-3: a new PC's number of professions and hobbies
    Number<0, limits::kProfessions> starting_professions = 1;
    Reshuffling reshuffle = Reshuffling::WhenEmpty;
    FIELDS(maybe(starting_professions), maybe(reshuffle))
};

// Section 4
enum class Phase {
    Setup,
    BetweenSessions,
    BetweenScenes,
    Scene,
    Draw,
    Choose,
    Improve,
    BonusChoice,
    Miss,
    Partial,
    Alter,
    FraySuccess,
    BetweenDraws,
    Ended
};
ENUM_NAMES(Phase, "setup", "between_sessions", "between_scenes", "scene", "draw", "choose", "improve", "bonus_choice",
           "miss", "partial", "alter", "fray_success", "between_draws", "ended")

struct Character {
    std::string id, name;
    Seat seat;
    std::vector<Background> hand{};
    int bonus = 0;  // tokens (CD-32)
    bool advantage = false;
    Disadvantages disadvantages{};
    bool incapacitated = false;
    std::vector<std::string> barred{};  // CD-25: names of challenges, as written

    bool is_pc() const { return seat != kGm; }
    Handicap handicap() const { return Handicap(disadvantages); }
    // nullptr if the hand does not contain it.
    const Background* find(const Backed& card) const;
    Background* find(const Backed& card);
    bool has_ready_card() const;
    FIELDS(id, name, seat, hand, bonus, advantage, disadvantages, incapacitated, barred)
};

// A drawn card, and its value with disadvantages.
struct Drawn {
    Card card;
    int value = 0;
    FIELDS(card, value)
};
// A participant's current card. A background card stays in its hand, a disadvantage with its holder; only a drawn one
// lies on the table.
enum class Source { Drawn, Background, Disadvantage };
ENUM_NAMES(Source, "drawn", "background", "disadvantage")
struct Current {
    Card card;
    int value = 0;
    Source source = Source::Drawn;
    FIELDS(card, value, source)
};

struct Participant {
    std::string id;      // a character's id, or "gm:label" for an extra
    std::string side{};  // in a competition; "pcs" or "gm" in a fray
    bool active = true;
    bool advantage = false;       // for extras; characters have their own
    std::vector<Drawn> choice{};  // CD-13: two cards to choose from
    std::optional<Current> current{};
    bool passed = false;
    bool out = false;  // CD-35: incapacitated in this test
    FIELDS(id, side, active, advantage, choice, current, passed, out)
};

struct Challenge {
    Suit suit = Suit::Clubs;
    int tn = 2;
    bool extenuating = false;
    int extra_time = 0;
    bool partial = false;    // CD-24: won and kept
    Suit hit = Suit::Clubs;  // suit of the card that won it
    int cards = 1;           // of the next draw, without advantage; in Miss: of the offered redraw
    FIELDS(suit, tn, extenuating, extra_time, partial, hit, cards)
};
struct Competition {
    int draw = 1;
    Ids altering{};  // CD-18: who may still alter the scene, in order
    FIELDS(draw, altering)
};
struct Fray {
    int round = 0;
    int opponents = 1;
    int goals_pcs = 0, goals_gm = 0;  // still open
    std::string winner{};             // in FraySuccess
    FIELDS(round, opponents, goals_pcs, goals_gm, winner)
};

// CD-32: the bonus card, before its player decides whether to keep it.
struct BonusCard {
    std::string participant;
    Drawn drawn;
    FIELDS(participant, drawn)
};

struct Test {
    std::string name;
    OneOf<Challenge, Competition, Fray> what;
    std::vector<Participant> participants{};
    bool begun = false;  // a card has been drawn for it
    std::optional<BonusCard> bonus{};

    // nullptr if there is none.
    const Participant* find(const std::string& id) const;
    // The participant must exist.
    const Participant& participant(const std::string& id) const { return *find(id); }
    Participant& participant(const std::string& id) { return const_cast<Participant&>(*find(id)); }
    const Challenge& challenge() const { return get<Challenge>(what); }
    Challenge& challenge() { return get<Challenge>(what); }
    const Competition& competition() const { return get<Competition>(what); }
    Competition& competition() { return get<Competition>(what); }
    const Fray& fray() const { return get<Fray>(what); }
    Fray& fray() { return get<Fray>(what); }
    bool is_challenge() const { return holds_alternative<Challenge>(what); }
    bool is_competition() const { return holds_alternative<Competition>(what); }
    bool is_fray() const { return holds_alternative<Fray>(what); }
    FIELDS(name, what, participants, begun, bonus)
};

struct Match {
    Options options;
    std::vector<std::string> seats;  // the players' names, p1 first; includes those who have left
    Seating seating;
    Phase phase = Phase::Setup;
    int session = 0, scene = 0;  // scenes are counted across sessions
    std::string scene_title;
    CardSet pile = CardSet::whole();
    Cards discard;  // oldest first
    std::array<Pack, 2> packs;
    std::vector<Character> characters;
    std::optional<Test> test;

    Pack& pack(Back back) { return packs[static_cast<std::size_t>(back)]; }
    const Pack& pack(Back back) const { return packs[static_cast<std::size_t>(back)]; }
    // nullptr if there is none.
    const Character* find(const std::string& id) const;
    Character* find(const std::string& id);
    // The character must exist.
    const Character& character(const std::string& id) const { return *find(id); }
    Character& character(const std::string& id) { return *find(id); }
    // The numbers of those who sit there, clockwise; p1 is 0.
    std::vector<int> seated() const { return seating.of(seats.size()); }
    bool has(Seat seat) const { return seat == kGm || rules::sits(seated(), seat.number - 1); }

    FIELDS(options, seats, phase, session, scene, scene_title, pile, discard, packs[0], packs[1], characters, test,
           hash_only(seating))
    friend bool operator==(const Match&, const Match&) = default;
};

// "gm:label": a nameless opponent that draws but has no hand.
inline constexpr std::string_view kExtra = "gm:";
inline bool is_extra(const std::string& participant) { return participant.starts_with(kExtra); }

// A participant's seat and handicap: the character's; for an extra, the GM's seat and no handicap.
Seat seat_of(const Match& match, const std::string& participant);
Handicap handicap_of(const Match& match, const std::string& participant);
bool has_advantage(const Match& match, const Participant& participant);
// The display name.
const std::string& name_of(const Match& match, const std::string& participant);

}  // namespace rules::card_draw
