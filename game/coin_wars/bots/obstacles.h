#pragma once
// What could lie in the way of a unit that moves.

#include <optional>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/bots/board.h"

namespace bots {

class Around {
public:
    Around(const Board& board, const Unit& unit);

    // Where a straight way of this coin of the unit towards `to` ends, its reach and the enemies respected;
    // nothing where an own coin lies there, or where it would hardly move. Ground is left to the rules.
    std::optional<Vec2> way_end(int coin, Vec2 to) const;

private:
    const Board& board_;
    std::vector<measure::Disc> enemies_, own_;
};

}  // namespace bots
