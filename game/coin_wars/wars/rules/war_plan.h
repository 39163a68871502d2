#pragma once
// A war as its file tells it: two peoples, battles as places on a map, what follows from each outcome. It never
// changes while the war goes on. Money is in cents; the map in inches, y up.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/kit/json_field.h"

namespace rules::war {

using core::Vec2;

namespace limits {
inline constexpr int kCents = 1'000'000;
inline constexpr int kCoins = 1000;                                    // of one type, of one people
inline constexpr std::size_t kIdBytes = 32, kName = 80, kText = 4000;  // bytes, characters
inline constexpr std::size_t kBytesACharacter = 32;                    // with all its marks
inline constexpr std::size_t kPlaces = 32, kWays = 16, kLeaders = 64, kHeld = 64, kTypes = 64, kStands = 500;
inline constexpr std::size_t kShapes = 200, kPoints = 500;
inline constexpr double kMapLeast = 6, kMapMost = 60;  // inches, both ways
}  // namespace limits

using PeopleId = Name<"people", limits::kIdBytes>;
using PlaceId = Name<"place", limits::kIdBytes>;
using CoinId = Name<"coin", limits::kIdBytes>;
using TypeName = Name<"type", limits::kIdBytes>;
using LeaderName = Name<"leader", limits::kBytesACharacter * limits::kName>;
using Called = Text<TextBounds{0, limits::kName}, limits::kBytesACharacter * limits::kName>;
using Prose = Text<TextBounds{0, limits::kText, Lines::Many}, limits::kBytesACharacter * limits::kText>;
using Cents = Number<0, limits::kCents>;

// In conditions, instead of a people: the battle was a draw.
inline constexpr const char* kNobody = "nobody";

// A number for each name: coins by type, cents by people. What has none counts as 0.
struct Counts : std::map<std::string, int> {
    using map::map;
    int of(const std::string& name) const;
    int total() const;
    void add(const std::string& name, int more);  // or fewer
    static const rules::Kind& field_kind();
};

// A type of coin that fights in this war.
struct CoinRow {
    TypeName type;
    Cents cents = 1;
    double diameter = 0.75;  // inches
    FIELDS(type, cents, diameter)
};

struct PeopleSetup {
    PeopleId id;
    Called name;
    Counts pool;     // the coins that it begins with, by type
    Cents purse;     // and its money
    Counts prices;   // what can be bought between battles, by type, in cents
    Cents levy = 0;  // raised after each battle that it has lost
    FIELDS(id, name, maybe(pool), maybe(purse), maybe(prices), maybe(levy))
};

// A leader is one coin in each battle that he fights in; if it falls, he has fallen, and his place stays empty.
struct LeaderSetup {
    LeaderName name;
    PeopleId people;
    std::vector<CoinId> coins;    // one for each of the places below
    std::vector<PlaceId> fights;  // the battles in which he stands
    FIELDS(name, people, fights, coins)
};

// Ground that a people held when a battle ended: one of its coins stood there and none of the others.
struct HeldGround {
    Called ground;
    PeopleId by;
    FIELDS(ground, by)
};

// All that is named must hold.
struct When {
    OrNone<PeopleId> winner;                     // or kNobody
    Cents margin = 0;                            // the winner has taken at least so much more than it lost
    List<LeaderName, limits::kLeaders> lives{};  // until now
    List<LeaderName, limits::kLeaders> fell{};   // in this battle
    List<HeldGround, limits::kWays> held{};
    FIELDS(maybe(winner), maybe(margin), maybe(lives), maybe(fell), maybe(held))
};

struct Ending {
    PeopleId winner;  // or kNobody
    Prose words;
    FIELDS(winner, words)
};

// Of the ways on from a battle the first one holds whose condition does. It leads to one place, to several among
// which the winner of the battle chooses, or to the end of the war.
struct Way {
    std::optional<When> when;  // none: always
    List<PlaceId, limits::kWays> to{};
    std::optional<Ending> end;
    Prose words{};
    FIELDS(maybe(when), maybe(to), maybe(end), maybe(words))
};

// A place of a side's line in a battle file: which coin stands there, of which type.
struct Stand {
    CoinId coin;
    TypeName type;
    FIELDS(coin, type)
};
struct Stands {
    List<Stand, limits::kStands> heads, tails;
    FIELDS(heads, tails)
};

struct Place {
    PlaceId id;
    PlaceId battle;  // the name of its battle file
    Called title;
    Called date;
    Vec2 at;
    PeopleId heads;   // which people is Heads there; the other one is Tails
    Counts least{};   // by people: how many coins it must field, 1 if it is not named
    Counts income{};  // by people: cents when the war comes here
    List<Way, limits::kWays> next;
    std::optional<Stands> stands;  // of its battle file: brought in by whoever reads the file
    FIELDS(id, battle, title, maybe(date), at, heads, maybe(least), maybe(income), next, maybe(stands))
};

enum class Ink { Sea, Land, Water, River, Hills, Wood, Town, Words };
ENUM_NAMES(Ink, "sea", "land", "water", "river", "hills", "wood", "town", "words")
struct Shape {
    Ink ink = Ink::Words;
    Called name{};
    List<Vec2, limits::kPoints> points;  // Sea, Land, Water, Wood: an outline; River: a line; else single marks
    FIELDS(ink, maybe(name), points)
};
struct Road {
    PlaceId from, to;
    List<Vec2, limits::kPoints> along{};  // between the two places
    FIELDS(from, to, maybe(along))
};
struct Map {
    double width = 24, height = 16;
    List<Shape, limits::kShapes> shapes{};
    List<Road, limits::kShapes> roads{};
    FIELDS(width, height, maybe(shapes), maybe(roads))
};

struct Plan {
    Called title, era;
    int year = 0;  // negative: BC; only for the order of the list
    Prose summary, history;
    List<Prose, 40> sources{};
    std::vector<PeopleSetup> peoples;  // two
    List<LeaderSetup, limits::kLeaders> leaders{};
    Map map;
    PlaceId begins;
    List<Place, limits::kPlaces> places;
    List<CoinRow, limits::kTypes> coins{};  // of the battle files, as `stands`
    FIELDS(title, maybe(era), maybe(year), summary, maybe(history), maybe(sources), peoples, maybe(leaders), map,
           begins, places, maybe(coins))

    // -1 if there is none.
    int people(const std::string& id) const;
    int place(const std::string& id) const;
    const LeaderSetup* leader(const std::string& name) const;
    const CoinRow* coin(const std::string& type) const;
    // Who leads the coin at this place; null: nobody by name.
    const LeaderSetup* leader_of(int people, int place, const std::string& coin) const;
    // The people's line in that battle.
    const std::vector<Stand>& stands(int people, int place) const;
};

// What is wrong with it, each with its place; empty if it can be played.
std::vector<Complaint> complaints_of(const Plan& plan);

}  // namespace rules::war
