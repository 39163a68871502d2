#pragma once
// CW-13, R-14, R-22: the legs of a Charge as paths, and the second one after the blow.

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

// The same path, charged along.
Path charging_path(Path path);
// What a leg of that allowance, of which so much is used, leaves to the next.
Path with_rest(Path path, double had, double used);

// The rest of a Charge after its blow: it goes on as commanded or stands still.
Events go_on(Match& match, const Throws& throws, const Fight& fight);

}  // namespace rules::coin_wars
