#pragma once
// CW-13, R-14, R-22: the legs of a Charge as paths, and the second leg after the strike.

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

// The same path as part of a Charge.
Path charging_path(Path path);
// The path with the reach that the previous leg left over: it was allowed `had` inches and used `used`.
Path with_rest(Path path, double had, double used);

// The rest of a Charge after its strike: the coin continues as commanded or stays.
Events go_on(Match& match, const Throws& throws, const Fight& fight);

}  // namespace rules::coin_wars
