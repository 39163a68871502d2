#pragma once
// What both sides agreed on before the first move: table, coins, zones, rules, victory. It never changes during a battle.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/vec2.h"

namespace rules::coin_wars {

using core::Vec2;

enum class Side { Heads, Tails };
constexpr Side other(Side side) { return side == Side::Heads ? Side::Tails : Side::Heads; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// Section 1's table: one row a coin. Data, never an enum (CW-3).
struct CoinType {
    std::string name;   // "penny": what files and the protocol say
    std::string title;  // "Penny": what people read
    int offense = 0;    // 0 to 1000
    int defense = 0;
    double move = 3;       // the card's edge along which it moves: 3 or 5 in
    double diameter = 1;   // inches, 0.25 to 3
    int cents = 0;         // face value
    bool long_range = false, charge = false, command = false, spy = false, armored = false;
    std::string metal = "nickel";  // how it looks: copper, nickel, silver, golden
    std::string design;            // the relief it bears; a coin set's own name for it
    int reeds = 0;                 // teeth of its edge, 0: smooth

    double radius() const { return diameter / 2; }
    double reach() const { return move + diameter; }  // L + 2r
    friend bool operator==(const CoinType&, const CoinType&) = default;
};

struct CoinSetup {
    std::string id;     // "h1"; unique in the battle
    int type = 0;       // index into Scenario::types
    Side side = Side::Heads;
    std::optional<Vec2> at;  // nothing: still to be deployed
    friend bool operator==(const CoinSetup&, const CoinSetup&) = default;
};

struct SideSetup {
    std::string name;                          // "Carthage"
    std::vector<Vec2> zone;                    // the deployment zone, a simple polygon
    std::map<std::string, std::string> names;  // what a type is called in this battle: penny -> Hoplite
    friend bool operator==(const SideSetup&, const SideSetup&) = default;
};

enum class Ground { Defensive, Offensive, Impassable };
struct Terrain {
    std::string name;
    Ground kind = Ground::Defensive;
    std::vector<Vec2> polygon;
    friend bool operator==(const Terrain&, const Terrain&) = default;
};

// the table options; the first value of each is the kitchen table's.
enum class CardRange { Any, LongEdge, ShortEdge };
enum class Friends { Pass, Block };
enum class Engage { No, MoveThenAttack };
enum class FireBlocked { No, Enemies, Any };
// These two speak of Armies alone.
enum class Gather { Free, OwnReach };
enum class ArmyFront { Whole, TwoRanks };
struct TableOptions {
    CardRange card_range = CardRange::Any;
    Friends friends = Friends::Pass;
    bool spy_struck_back = false;
    bool spy_beats_armored = false;
    Engage engage = Engage::No;
    FireBlocked fire_blocked = FireBlocked::No;
    Gather gather = Gather::Free;
    ArmyFront army_front = ArmyFront::Whole;
    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};
TableOptions kitchen_table();
TableOptions tournament();

// What wins for a side besides R-34: so much of the enemy lost.
struct Goal {
    Side side = Side::Tails;  // whose losses
    int coins = 0;            // 0: not counted
    int cents = 0;
    friend bool operator==(const Goal&, const Goal&) = default;
};
enum class AtLimit { Purse, Draw };
struct Victory {
    int turns = 0;  // 0: no limit
    AtLimit at_limit = AtLimit::Purse;
    std::array<std::optional<Goal>, 2> goals;  // by the winning side
    friend bool operator==(const Victory&, const Victory&) = default;
};

struct Scenario {
    std::string title;
    double width = 36, height = 24;  // inches
    std::vector<CoinType> types;
    std::array<SideSetup, 2> sides;
    std::vector<CoinSetup> coins;
    std::vector<Terrain> terrain;
    TableOptions options;
    Victory victory;
    std::optional<Side> first;  // nothing: the toss decides
    friend bool operator==(const Scenario&, const Scenario&) = default;

    const CoinType& type_of(int coin) const { return types[static_cast<std::size_t>(coins[static_cast<std::size_t>(coin)].type)]; }
};

}  // namespace rules::coin_wars
