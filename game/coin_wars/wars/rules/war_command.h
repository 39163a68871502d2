#pragma once
// All commands of a war. Reporting the result of a battle is a command as well, because it is fought elsewhere.

#include <vector>

#include "game/coin_wars/wars/rules/war_match.h"
#include "game/kit/commands/rule.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"

namespace rules::war {

struct Event;
using Events = std::vector<Event>;
// Each rule lists its own refusal codes; all have unknown_people, wrong_phase and is_ready.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);

// Buys coins from the purse. Those with an empty place of their own type are laid there at once.
struct Buy {
    NationId nation;
    TypeName type;
    Number<1, limits::kCoins> count = 1;
    NAMED_FIELDS("buy", keyed("people", nation), type, maybe(count))
};
RULE(Buy)  // not_for_sale, too_dear, muster_would_fail
// Lays a coin of this type in a place of the battle's line, named after the battle file's coin there. The coin may be
// no larger than that one.
struct Lay {
    NationId nation;
    CoinId place;
    TypeName type;
    NAMED_FIELDS("lay", keyed("people", nation), place, type)
};
RULE(Lay)  // unknown_place, no_such_coin, too_large, leader_fell, lies_there
struct TakeUp {
    NationId nation;
    CoinId place;
    NAMED_FIELDS("take_up", keyed("people", nation), place)
};
RULE(TakeUp)  // unknown_place, is_empty
// The line is final.
struct Ready {
    NationId nation;
    NAMED_FIELDS("ready", keyed("people", nation))
};
RULE(Ready)  // too_few
// Ids of the battle file's coins.
struct Fought {
    OrNone<NationId> winner;
    Called by;
    Number<0, 100'000> turns = 0;
    List<CoinId, 2 * limits::kStands> fallen{};  // destroyed by the enemy
    List<CoinId, 2 * limits::kStands> beyond{};  // went beyond: lost, and taken by neither side
    List<HeldGround, limits::kHeld> held{};
    Called degree{};  // of the victory, if the battle uses degrees: "clear"
    NAMED_FIELDS("fought", or_null(winner), by, maybe(turns), maybe(fallen), maybe(beyond), maybe(held), maybe(degree))
};
RULE(Fought)  // unknown_coin, fell_twice
struct March {
    NationId nation;
    PlaceId to;
    NAMED_FIELDS("march", keyed("people", nation), to)
};
RULE(March)  // no_road, others_choose
struct Yield {
    NationId nation;
    NAMED_FIELDS("yield", keyed("people", nation))
};
RULE(Yield)

struct Command : OneOf<Buy, Lay, TakeUp, Ready, Fought, March, Yield> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

}  // namespace rules::war
