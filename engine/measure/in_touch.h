#pragma once
// Bringing one coin up: where it can lie in touch with others that lie already.

#include <optional>
#include <span>

#include "engine/measure/crowd.h"

namespace measure {

// It may lie at that place for good: free, in reach, and a way leads there. It need not touch anything.
bool may_lie(const Coming& coin, Vec2 place, std::span<const Disc> placed, const Surroundings& around,
             double deepest);

// The place nearest to the wanted one, on the grid, where it may lie in touch with one of `placed`.
std::optional<Vec2> nearest_in_touch(const Coming& coin, std::span<const Disc> placed,
                                     const Surroundings& around);

}  // namespace measure
