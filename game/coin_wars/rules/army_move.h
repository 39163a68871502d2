#pragma once
// CW-19, R-20, R-20a: an Army moves by its front coin, and the others are brought up.

#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/query.h"

namespace rules::coin_wars {

// The front coin for a way to that point: the one named, if it may be (within 0.1 in of the foremost rim),
// else the foremost that can. not_front where there is none.
core::Result<int, Refusal> front_for(const Match& match, int army, Vec2 to, const std::string& named);
// The way of the front coin, whose Army moves along.
Way way_of_front(const Match& match, int front, Vec2 to);

// Why this way cannot be marched: section 4 for the front coin, no_room where the rules cannot bring the
// others up.
std::optional<Refusal> check_march(const Match& match, const Way& way);
// Does it, the front coin first; the hand may propose where the others come to rest. `target`: an enemy that
// the Army must touch at the end, or nobody. The way must have passed check_march.
Events march(Match& match, const Throws& throws, const Way& way, int target = kNobody);
// Where all members would lie by the rules' own gathering; nothing where some cannot be brought up.
std::optional<std::vector<std::pair<int, Vec2>>> places_after(const Match& match, const Way& way);

// Some legal move of this Army, were it the first action of its side's turn.
bool can_march(const Match& match, int army);

// What lies around an Army, for gathering.
measure::Surroundings surroundings(const Match& match, int army);
// A member to be brought up to that place.
measure::Coming coming(const Match& match, int coin, Vec2 wanted);

}  // namespace rules::coin_wars
