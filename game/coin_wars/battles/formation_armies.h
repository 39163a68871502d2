#pragma once
// A formation cut into Armies (CW-17, CW-18, R-17, R-18).

#include <span>
#include <string>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation.h"

namespace battles {

struct Recruit {
    std::string type;
    measure::Disc disc;    // inches
    bool command = false;  // its type has Command
    int part = 0;          // its row or arm in the formation, see Layout
};

// Each Army by its coins' indices, ascending; all are legal: of at least two coins that touching links, at
// most fifteen of one type, or one with Command and at most ten others. As many commanders as are needed come
// first and share the coins fairly: each takes those that touching links to it, of its own row or arm, then
// from the front. The rest form up by type: what is linked and not too many as a whole, else as `cut` says, a
// row or an arm that is too long in even pieces. Whoever touches nobody is in no Army.
std::vector<std::vector<int>> cut_into_armies(std::span<const Recruit> recruits, Cut cut);

}  // namespace battles
