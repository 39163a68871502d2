#pragma once
// Obstacles in the path of a unit's move.

#include <optional>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/bots/board.h"

namespace bots {

class Around {
public:
    Around(const Board& board, const Unit& unit);

    // Where a straight move of this coin towards `to` ends, limited by its reach and by enemies; nullopt if a coin of
    // its side is there or it would hardly move. Ground is left to the rules.
    std::optional<Vec2> way_end(int coin, Vec2 to) const;

private:
    const Board& board_;
    std::vector<measure::Disc> enemies_, own_;
};

}  // namespace bots
