#pragma once
// What names things in commands, and what counts them in events. Commands name coins and Armies by their ids;
// events count them, and are written with the ids that their match has for them.

#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"

namespace rules::coin_wars {

using CoinName = Name<"coin", limits::kIdBytes>;
using ArmyName = Name<"Army", limits::kIdBytes>;
using TraitName = Name<"trait", limits::kIdBytes>;
using Ids = List<std::string, limits::kCoins, CoinName>;

inline constexpr int kNobody = -1;  // no coin
inline constexpr int kNoArmy = 0;   // numbers of Armies begin at 1
const Kind& id_kind(int none);      // of coins, or of Armies: written for a Match, null for none
template <int kNone>
struct Counted {
    int number = kNone;
    constexpr Counted() = default;
    constexpr Counted(int which) : number(which) {}
    constexpr operator int() const { return number; }
    static const rules::Kind& field_kind() { return id_kind(kNone); }
};
using CoinId = Counted<kNobody>;  // an index into the scenario's coins
using ArmyId = Counted<kNoArmy>;
using CoinIds = List<int, kListMost, CoinId>;

}  // namespace rules::coin_wars
