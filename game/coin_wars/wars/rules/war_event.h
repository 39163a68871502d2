#pragma once
// Events, in order, each with before and after.

#include <string>
#include <vector>

#include "game/coin_wars/wars/rules/war_command.h"
#include "game/kit/one_of.h"

namespace rules::war {

struct Bought {
    NationId nation;
    TypeName type;
    int count = 1;
    int before = 0, after = 0;  // purse, cents
    NAMED_FIELDS("bought", keyed("people", nation), type, count, before, after)
};
struct CoinLaid {
    NationId nation;
    CoinId place;
    std::string before;  // the type that was there; empty: none
    TypeName type;
    NAMED_FIELDS("coin_laid", keyed("people", nation), place, before, type)
};
struct CoinTaken {
    NationId nation;
    CoinId place;
    TypeName type;
    NAMED_FIELDS("coin_taken", keyed("people", nation), place, type)
};
struct NationReady {
    NationId nation;
    int coins = 0;
    NAMED_FIELDS("people_ready", keyed("people", nation), coins)
};
struct BattleBegins {
    PlaceId place;
    NAMED_FIELDS("battle_begins", place)
};
struct BattleFought {
    FoughtBattle battle;
    NAMED_FIELDS("battle_fought", battle)
};
struct LeaderFell {
    LeaderName leader;
    PlaceId place;
    NAMED_FIELDS("leader_fell", leader, place)
};
enum class Why { Taken, Levy, Income };
ENUM_NAMES(Why, "taken", "levy", "income")
struct Earned {
    NationId nation;
    Why why{};
    int before = 0, after = 0;
    NAMED_FIELDS("earned", keyed("people", nation), why, before, after)
};
// The war moves to a place, and both nations lay what they have.
struct Arrived {
    PlaceId place;
    std::vector<int> fielded;  // by nation
    NAMED_FIELDS("arrived", place, fielded)
};
struct RoadOpen {
    std::vector<PlaceId> to;
    NAMED_FIELDS("road_open", to)
};
struct WarOver {
    WarEnd end;
    NAMED_FIELDS("war_over", end)
};

struct Event : OneOf<Bought, CoinLaid, CoinTaken, NationReady, BattleBegins, BattleFought, LeaderFell, Earned, Arrived,
                     RoadOpen, WarOver> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

}  // namespace rules::war
