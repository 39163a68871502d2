#pragma once
// How commands and events refer to coins and Armies: commands use ids, events use numbers, which are written out as the
// ids of their match.

#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"

namespace rules::coin_wars {

using CoinName = Name<"coin", limits::kIdBytes>;
using ArmyName = Name<"Army", limits::kIdBytes>;
using TraitName = Name<"trait", limits::kIdBytes>;
using Ids = List<std::string, limits::kCoins, CoinName>;

inline constexpr int kNoCoin = -1;  // no coin
inline constexpr int kNoArmy = 0;   // Army numbers start at 1
const Kind& id_kind(int none);      // for coins or Armies: written as the Match's id, `none` as null
template <int kNone>
struct Counted {
    int number = kNone;
    constexpr Counted() = default;
    constexpr Counted(int which) : number(which) {}
    constexpr operator int() const { return number; }
    static const rules::Kind& field_kind() { return id_kind(kNone); }
};
using CoinId = Counted<kNoCoin>;  // an index into the scenario's coins
using ArmyId = Counted<kNoArmy>;
using CoinIds = List<int, kMaxList, CoinId>;

}  // namespace rules::coin_wars
