#include "game/coin_wars/bots/has_turn.h"

namespace bots {

using namespace rules::coin_wars;

bool is_asked(const Match& match, Side side) {
    switch (match.phase) {
        case Phase::Agree:
            return !match.agreed[index(side)];
        case Phase::Faces:
        case Phase::Toss:
            return side == Side::Heads;
        case Phase::Order:
            return match.toss_winner == side;
        case Phase::Deploy:
            return match.side == side;
        case Phase::Play:
            if (!match.awaiting.empty()) return match.awaiting.front().side == side;
            if (match.ending.draw_offered) return match.ending.draw_offered != side;
            return match.side == side;
        case Phase::Over:
            return false;
    }
    return false;
}

}  // namespace bots
