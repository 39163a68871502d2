#pragma once
// A war as described by its file: two nations (`nations`), battles as places on a map, the consequences of each
// outcome. It never changes during the war. Money is in cents; the map in inches, y up.

#include <map>
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
inline constexpr int kCoins = 1000;                                    // one nation's coins of one type
inline constexpr std::size_t kIdBytes = 32, kName = 80, kText = 4000;  // bytes, characters
inline constexpr std::size_t kBattleBytes = 300;                       // any file's name, with its pack's
inline constexpr std::size_t kBytesACharacter = 32;                    // with combining marks
inline constexpr std::size_t kPlaces = 32, kWays = 16, kLeaders = 64, kHeld = 64, kTypes = 64, kStands = 500;
inline constexpr std::size_t kShapes = 200, kPoints = 500;
inline constexpr double kMinMap = 6, kMaxMap = 60;  // inches, width and height
}  // namespace limits

using NationId = Name<"people", limits::kIdBytes>;
using PlaceId = Name<"place", limits::kIdBytes>;
using BattleName = Name<"battle", limits::kBattleBytes>;
using CoinId = Name<"coin", limits::kIdBytes>;
using TypeName = Name<"type", limits::kIdBytes>;
using LeaderName = Name<"leader", limits::kBytesACharacter * limits::kName>;
using Called = Text<TextBounds{0, limits::kName}, limits::kBytesACharacter * limits::kName>;
using Prose = Text<TextBounds{0, limits::kText, Lines::Many}, limits::kBytesACharacter * limits::kText>;
using Cents = Number<0, limits::kCents>;

// In conditions, in place of a nation: the battle was a draw.
inline constexpr const char* kNobody = "nobody";

// A number for each name: coins by type, cents by nation. Missing names count as 0.
struct Counts : std::map<std::string, int> {
    using map::map;
    int of(const std::string& name) const;
    int total() const;
    void add(const std::string& name, int more);  // or fewer
    static const rules::Kind& field_kind();
};

// A coin type that fights in this war.
struct CoinRow {
    TypeName type;
    Cents cents = 1;
    double diameter = 0.75;  // inches
    FIELDS(type, cents, diameter)
};

struct NationSetup {
    NationId id;
    Called name;
    Counts pool;     // coins at the start, by type
    Cents purse;     // money at the start
    Counts prices;   // coins for sale between battles, by type, in cents
    Cents levy = 0;  // raised after each lost battle
    FIELDS(id, name, maybe(pool), maybe(purse), maybe(prices), maybe(levy))
};

// A leader is one coin in each of his battles; once it falls, he has fallen, and his places stay empty.
struct LeaderSetup {
    LeaderName name;
    NationId nation;
    std::vector<CoinId> coins;    // one for each place in `fights`
    std::vector<PlaceId> fights;  // his battles
    FIELDS(name, keyed("people", nation), fights, coins)
};

// Ground that a nation held when a battle ended: some of its coins were there and none of the other's.
struct HeldGround {
    Called ground;
    NationId by;
    FIELDS(ground, by)
};

// All given conditions must be true.
struct When {
    OrNone<NationId> winner;                     // or kNobody
    Cents margin = 0;                            // least amount by which the winner's gains exceed its losses
    List<LeaderName, limits::kLeaders> lives{};  // so far
    List<LeaderName, limits::kLeaders> fell{};   // in this battle
    List<HeldGround, limits::kWays> held{};
    FIELDS(maybe(winner), maybe(margin), maybe(lives), maybe(fell), maybe(held))
    // True if it holds whatever happens.
    bool asks_nothing() const { return winner.empty() && margin == 0 && lives.empty() && fell.empty() && held.empty(); }
};

struct Ending {
    NationId winner;  // or kNobody
    Prose words;
    FIELDS(winner, words)
};

// The first way whose condition is true applies after a battle. It leads to one place, to several from which the winner
// of the battle chooses, or to the end of the war.
struct Way {
    std::optional<When> when;  // nullopt: always
    List<PlaceId, limits::kWays> to{};
    std::optional<Ending> end;
    Prose words{};
    FIELDS(maybe(when), maybe(to), maybe(end), maybe(words))
};

// A place in a side's line in a battle file: its coin and type.
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
    BattleName battle;  // of its file, as by the library: "hattin@crusades"
    Called title;
    Called date;
    Vec2 at;
    NationId heads;   // the nation that plays Heads there; the other plays Tails
    Counts min{};     // by nation: least coins to field, 1 if not given
    Counts income{};  // by nation: cents when the war comes here
    List<Way, limits::kWays> next;
    std::optional<Stands> stands;  // from its battle file: added by the reader of the file
    FIELDS(id, battle, title, maybe(date), at, heads, maybe(keyed("least", min)), maybe(income), next, maybe(stands))
};

enum class Ink { Sea, Land, Water, River, Hills, Wood, Town, Words };
ENUM_NAMES(Ink, "sea", "land", "water", "river", "hills", "wood", "town", "words")
struct WarShape {
    Ink ink = Ink::Words;
    Called name{};
    List<Vec2, limits::kPoints> points;  // Sea, Land, Water, Wood: an outline; River: a line; otherwise single marks
    FIELDS(ink, maybe(name), points)
};
struct Road {
    PlaceId from, to;
    List<Vec2, limits::kPoints> along{};  // between the two places
    FIELDS(from, to, maybe(along))
};
struct Map {
    double width = 24, height = 16;
    List<WarShape, limits::kShapes> shapes{};
    List<Road, limits::kShapes> roads{};
    FIELDS(width, height, maybe(shapes), maybe(roads))
};

struct WarPlan {
    Called title, era;
    int year = 0;  // negative: BC; only for sorting
    Prose summary, history;
    List<Prose, 40> sources{};
    std::vector<NationSetup> nations;  // two
    List<LeaderSetup, limits::kLeaders> leaders{};
    Map map;
    PlaceId begins;
    List<Place, limits::kPlaces> places;
    List<CoinRow, limits::kTypes> coins{};  // from the battle files, like `stands`
    FIELDS(title, maybe(era), maybe(year), summary, maybe(history), maybe(sources), keyed("peoples", nations),
           maybe(leaders), map, begins, places, maybe(coins))

    // -1 if there is none.
    int nation(const std::string& id) const;
    int place(const std::string& id) const;
    const LeaderSetup* leader(const std::string& name) const;
    const CoinRow* coin(const std::string& type) const;
    // The leader of the coin at this place; nullptr: none.
    const LeaderSetup* leader_of(int nation, int place, const std::string& coin) const;
    // The nation's line in that battle.
    const std::vector<Stand>& stands(int nation, int place) const;
};

// The plan's errors, each with its location; empty if it can be played.
std::vector<Complaint> complaints_of(const WarPlan& plan);

}  // namespace rules::war
