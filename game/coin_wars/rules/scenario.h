#pragma once
// The terms that both sides agreed on before the first move: table, coins, zones, rules, victory. It never changes
// during a battle.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/condition.h"
#include "game/coin_wars/rules/rulings.h"
#include "game/coin_wars/rules/special_rule.h"
#include "game/coin_wars/rules/table_options.h"
#include "game/coin_wars/rules/traits.h"
#include "game/kit/coin_type.h"
#include "game/kit/fields.h"

namespace rules::coin_wars {

using rules::kDollars;

// A row of section 1's table: what the coin is in every battle, and how it fights. Data, never an enum (CW-3).
struct CoinType : rules::CoinType, Traits {
    int offense = 0;  // 0 to 1000
    int defense = 0;
    double move = 3;    // edge of the card that it moves along: 3 or 5 in
    double points = 0;  // BX-8: its price in a free battle by points; 0: the face value
    // BX-10, for a unit: the coin it is based on, "nickel", and its side; empty: the coin itself.
    std::string unit_of{};
    std::optional<Side> unit_side{};

    const std::string& coin() const { return unit_of.empty() ? name : unit_of; }

    double reach() const { return move + diameter; }           // L + 2r
    double slow_reach() const { return move / 2 + diameter; }  // BX-2
    friend bool operator==(const CoinType&, const CoinType&) = default;
};

struct CoinSetup {
    std::string id;  // "h1"; unique in the battle. With a capital letter it is the coin's name as well: "Darius"
    int type = 0;    // index into Scenario::types
    Side side = Side::Heads;
    std::optional<Vec2> at{};  // nullopt: still to be deployed; for an arriving coin: where it would like to enter
    int arrives = 0;           // BX-3: enters at the start of its side's turn with this number; 0: present
    std::vector<Vec2> area{};  // BX-3: polygon inside which it enters completely
    int waits = 0;             // BX-4: may not act before this turn
    bool watching = false;     // CW-3: not agreed on; lies beside the battle
    std::string name{};        // its own name if that differs from its id: "Ali wad Helu"; for display only
    friend bool operator==(const CoinSetup&, const CoinSetup&) = default;
};

struct SideSetup {
    std::string name;                              // "Carthage"
    std::vector<Vec2> zone;                        // the deployment zone, a simple polygon
    std::map<std::string, std::string> names;      // names of types in this battle: penny -> Hoplite
    std::map<std::string, std::string> plurals{};  // plural names: penny -> Hoplites; for display only
    // Short forms of long names for use in sentences: penny -> Foot; for display only.
    std::map<std::string, std::string> short_names{}, short_plurals{};
    friend bool operator==(const SideSetup&, const SideSetup&) = default;
};

// CW-24, CW-25 (with the rule `terrain`), BX-1, BX-2, BX-11 (always).
enum class Ground {
    Defensive,   // +1 Defense
    Offensive,   // +1 Offense
    Impassable,  // stops rims
    Slow,        // halves the edge of a move that begins on it, or leads over it (`slow`): L/2 + 2r
    Stop,        // ends the move of a coin whose centre enters it
    NoCharge,    // no Charge may take a coin's centre into it
    Fast,        // a move along it from start to end uses the card's next longer edge
    Plain        // no effect by itself
};
ENUM_NAMES(Ground, "defensive", "offensive", "impassable", "slow", "stop", "no_charge", "fast", "plain")
// BX-12: which shots it blocks, in addition to the effect of its kind.
enum class Sight {
    Open,  // none
    Wood,  // those whose line of centres passes through it, unless a coin is at its edge
    Crest  // those whose line of centres crosses it
};
ENUM_NAMES(Sight, "open", "wood", "crest")
// Colours of paper: for display only.
inline constexpr std::array kPapers{"green", "wood", "water", "sand", "clay", "stone", "brick"};
struct Terrain {
    std::string name;
    Ground kind = Ground::Defensive;
    std::vector<Vec2> polygon;
    std::optional<Side> side{};  // the side it affects; nullopt: both
    int from_turn = 1;           // the turns in which it has an effect
    int to_turn = 0;             // 0: to the end
    std::vector<int> except{};   // coins that it does not affect
    std::string paper{};         // colour of its paper, one of kPapers; empty: the default for its kind
    Sight sight = Sight::Open;
    // BX-13: in effect only once `begins` has come true, and only until `ends` has.
    std::optional<Condition> begins{}, ends{};
    // True if it is in effect when the battle begins.
    bool holds_at_first() const { return from_turn <= 1 && !begins; }
    friend bool operator==(const Terrain&, const Terrain&) = default;
};

// CW-29, R-32, BX-5: the side that is behind has -1/-1.
enum class Severe { No, Die, Bonus };  // Die: added to each attack of the advanced side; Bonus: +2/+2
struct Technology {
    Side backward = Side::Tails;
    Severe severe = Severe::No;
    std::vector<int> types{};    // types of the advanced side that have the advantage; empty: all
    std::vector<int> against{};  // types of the other side that suffer from it; empty: all
    bool ranged_only = false;
    int from_turn = 1;
    // True if it depends on who attacks whom, or how.
    bool in_part() const { return !types.empty() || !against.empty() || ranged_only; }
    FIELDS(backward, severe, types, against, ranged_only, from_turn)
};
// CW-28, BX-6: who may go beyond, and how often.
struct Beyond {
    std::vector<int> coins{};  // empty: any
    int a_battle = 0;          // 0: no limit
    int a_turn = 0;
    int to_turn = 0;  // 0: to the end
    FIELDS(coins, a_battle, a_turn, to_turn)
};
// Section 8; the sides agree on each rule before the battle.
struct AdvancedRules {
    bool terrain = false;                         // CW-24, CW-25
    bool morale = false;                          // CW-26
    int dice = 0;                                 // CW-27: 4, 6, 8, 10, 12 or 20; 0: none
    std::array<std::optional<Beyond>, 2> beyond;  // CW-28, by side
    std::vector<Technology> technology;           // CW-29
    std::vector<SpecialRule> special;             // BX-9
    friend bool operator==(const AdvancedRules&, const AdvancedRules&) = default;
};

enum class AtLimit { Purse, Draw };
ENUM_NAMES(AtLimit, "purse", "draw")
struct LimitResult {
    Condition when;
    std::optional<Side> winner;  // nullopt: a draw
    FIELDS(when, winner)
};
// BX-14: how complete a victory is.
enum class Degree { Marginal, Clear, Crushing };
ENUM_NAMES(Degree, "marginal", "clear", "crushing")
// A degree that a victory has if every given requirement is met.
struct VictoryDegree {
    Degree degree = Degree::Clear;
    std::optional<Side> winner{};     // nullopt: either side
    std::optional<Condition> when{};  // must be true when the battle ends
    int ahead = 0;                    // cents by which the winner's purse must exceed the loser's; 0: no requirement
    FIELDS(degree, winner, when, ahead)
};
// Texts from the battle file, like a Wording: each side's goal, and what happens when the last turn ends.
struct VictoryWords {
    std::string heads, tails, limit;
    const std::string& goal(Side side) const { return side == Side::Heads ? heads : tails; }
    FIELDS(heads, tails, limit)
};
struct Victory {
    int turns = 0;                       // 0: no limit
    std::vector<LimitResult> results{};  // the first that is true at the limit decides; otherwise `at_limit`
    AtLimit at_limit = AtLimit::Purse;
    std::array<std::optional<Condition>, 2> goals{};  // indexed by the winning side
    VictoryWords words{};
    std::vector<VictoryDegree> degrees{};  // the first that fits; if none does: marginal. Empty: degrees are not used
    FIELDS(turns, at_limit, results, goals, words, degrees)
};

// The surface of the table: for display only.
inline constexpr std::array kMats{"felt", "grass", "sand", "snow", "mud", "sea", "stars"};

// The table's place in the world: for display only.
enum class MapUnit { Yards, Metres, Miles, Km };
ENUM_NAMES(MapUnit, "yards", "metres", "miles", "km")
struct MapScale {
    double an_inch = 0;  // units per inch of the table, kMinMap to kMaxMap
    MapUnit unit = MapUnit::Metres;
    FIELDS(an_inch, unit)
};
struct MapMarks {
    std::optional<int> north{};  // degrees clockwise from Tails' edge, the top of the table: 0 to 359
    std::optional<MapScale> scale{};
    FIELDS(north, scale)
};

// what each side may bring to a free battle. All its coins are still to be deployed, and the loser of the toss
// picks the edge.
enum class Price { FaceValue, Points };  // Points: BX-8
struct Budget {
    Price by = Price::FaceValue;
    double max = 250;  // cents or points, 0.5 to limits::kPrice
    FIELDS(by, keyed("most", max))
};
struct FreeBattle {
    std::optional<Budget> budget = Budget{};  // nullopt: both sides agreed on no budget
    int coins = 45;                           // most coins a side
    FIELDS(budget, coins)
};

struct Scenario {
    std::string title;
    double width = 36, height = 24;  // inches
    std::string mat;                 // one of kMats; empty: felt
    MapMarks map;
    std::vector<CoinType> types;
    std::array<SideSetup, 2> sides;
    std::vector<CoinSetup> coins;
    std::vector<std::vector<int>> armies;  // formed at the start; coins of one side, each in at most one Army
    std::vector<Terrain> terrain;
    Rulings rulings;
    TableOptions options;
    AdvancedRules advanced;
    Victory victory;
    std::optional<Side> first;       // nullopt: the toss decides
    bool set_up_anew = false;        // agree and deploy even if `first` is a side and all coins are placed
    std::optional<FreeBattle> free;  // nullopt: the battle itself gives each side its coins
    friend bool operator==(const Scenario&, const Scenario&) = default;

    const CoinSetup& coin(int i) const { return coins[static_cast<std::size_t>(i)]; }
    CoinSetup& coin(int i) { return coins[static_cast<std::size_t>(i)]; }
    const CoinType& type(int i) const { return types[static_cast<std::size_t>(i)]; }
    CoinType& type(int i) { return types[static_cast<std::size_t>(i)]; }
    const CoinType& type_of(int coin) const { return type(this->coin(coin).type); }
};

// R-2, BX-8: a coin's price in a free battle, in cents or points: the coin set's price, or the face value without one.
inline double price(const CoinType& type, Price by) {
    return by == Price::Points && type.points > 0 ? type.points : type.cents;
}
// The price of all coins of the side.
inline double price(const Scenario& scenario, Side side, Price by) {
    double sum = 0;
    for (const CoinSetup& coin : scenario.coins)
        if (coin.side == side) sum += price(scenario.type(coin.type), by);
    return sum;
}

}  // namespace rules::coin_wars
