#pragma once
// The coin that the pointer or an arrow key means.

#include <functional>

#include "game/coin_wars/rules/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The coin on the mat under this point, or the nearest one within `slack` inches of it; kNoCoin if there is none.
int coin_at(const cw::Match& match, Vec2 point, double slack = 0);

using Wanted = std::function<bool(int coin)>;
// The next coin from `from` in this direction (a unit vector): prefers near ones straight ahead; kNoCoin if there is
// none.
int coin_towards(const cw::Match& match, Vec2 from, Vec2 direction, const Wanted& wanted);
// The next wanted coin after `coin` in order, wrapping around; kNoCoin if none is wanted. `step`: 1 or -1.
int next_coin(const cw::Match& match, int coin, int step, const Wanted& wanted);
// The next wanted coin farther from `from` than `coin`; the nearest one if `coin` is unwanted or the farthest.
int next_farther(const cw::Match& match, Vec2 from, int coin, const Wanted& wanted);

}  // namespace table
