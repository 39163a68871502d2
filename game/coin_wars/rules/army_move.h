#pragma once
// Moving an Army (CW-19, R-20, R-20a): its front coin moves and the others are gathered to it.

#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The front coin for a move to that point: the named one, if it qualifies (within 0.1 in of the foremost
// rim), otherwise the foremost that can. not_front if there is none.
core::Result<int, Refusal> front_for(const Match& match, int army, Vec2 to, const std::string& named);
// True if that coin of an Army's body may be named so: it is within 0.1 in of the foremost rim.
bool is_in_front(const Match& match, const std::vector<int>& body, int coin, Vec2 to);
// The directions at which that coin begins or ceases to be in front of its Army; none: it always is, or never.
std::vector<Vec2> edges_of_front(const Match& match, int front);
// The path of the front coin; its Army moves along.
Path path_of_front(const Match& match, int front, Vec2 to);

// Refuses the march by section 4 for the front coin, or with no_room if the rules cannot gather the others.
std::optional<Refusal> check_march(const Match& match, const Path& path);
// Marches, the front coin first; the hand may propose where the others come to rest. `target`: an enemy that
// the Army must touch at the end, or kNobody. The path must have passed check_march.
Events march(Match& match, const Throws& throws, const Path& path, int target = kNobody);
// Where the rules' own gathering would put all members; nullopt if some cannot be gathered.
std::optional<std::vector<std::pair<int, Vec2>>> places_after(const Match& match, const Path& path);

// True if the Army would have a legal move as the first action of its side's turn.
bool can_march(const Match& match, int army);

// Everything around an Army that matters for gathering.
measure::Surroundings surroundings(const Match& match, int army);
// A member to be gathered to that place.
measure::Coming coming(const Match& match, int coin, Vec2 wanted);

}  // namespace rules::coin_wars
