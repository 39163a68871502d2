#pragma once
// Which coin is meant: by the pointer, or by an arrow key.

#include <functional>

#include "game/coin_wars/rules/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// The coin on the mat under this point, the nearest one if several are within `slack` inches of it; kNobody
// where there is none.
int coin_at(const cw::Match& match, Vec2 point, double slack = 0);

using Wanted = std::function<bool(int coin)>;
// The next coin from `from` in this direction (a unit vector): near and straight ahead goes first; kNobody
// where none lies there.
int coin_towards(const cw::Match& match, Vec2 from, Vec2 direction, const Wanted& wanted);
// The next wanted coin after `coin` in order, the first one again at the end; kNobody where none is wanted.
// `step`: 1 or -1.
int next_coin(const cw::Match& match, int coin, int step, const Wanted& wanted);

}  // namespace table
