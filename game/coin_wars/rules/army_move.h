#pragma once
// Moving an Army (CW-19, R-20, R-20a): its front coin moves and the others are gathered to it.

#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The front coin for a move to `to`: the named coin if it qualifies (within 0.1 in of the foremost rim), otherwise the
// foremost coin that can move there. Refuses with not_front if there is none.
core::Result<int, Refusal> front_for(const Match& match, int army, Vec2 to, const std::string& named);
// True if the player may name this coin of an Army's body as its front: it is within 0.1 in of the foremost rim.
bool is_in_front(const Match& match, const std::vector<int>& body, int coin, Vec2 to);
// The directions at which the coin becomes or stops being in front of its Army; empty if it always is or never is.
std::vector<Vec2> edges_of_front(const Match& match, int front);
// The path of the front coin; its Army follows.
Path path_of_front(const Match& match, int front, Vec2 to);

// Refuses the march by section 4 for the front coin, or with no_room if the other members cannot be gathered.
std::optional<Refusal> check_march(const Match& match, const Path& path);
// Carries out the march, front coin first; the hand may propose where the others come to rest. `target`: an enemy that
// the Army must touch at the end, or kNoCoin. The path must have passed check_march.
Events march(Match& match, const Throws& throws, const Path& path, int target = kNoCoin);
// Where the rules themselves would gather all members; nullopt if some cannot be gathered.
std::optional<std::vector<std::pair<int, Vec2>>> places_after(const Match& match, const Path& path);

// True if the Army would have a legal move as the first action of its side's turn.
bool can_march(const Match& match, int army);

// Everything around an Army that affects gathering.
measure::Surroundings surroundings(const Match& match, int army);
// A member with the place it should be gathered to.
measure::Coming coming(const Match& match, int coin, Vec2 wanted);

}  // namespace rules::coin_wars
