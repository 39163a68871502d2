#include "game/stories/card_draw/rules/disadvantages.h"

#include <algorithm>

namespace rules::card_draw {

Handicap::Handicap(const Disadvantages& held) {
    for (const Disadvantage& each : held) {
        const int worth = each.card.rank == kAce ? 1 : each.card.rank;  // CD-2
        int& lowest = lowest_[static_cast<std::size_t>(each.card.suit)];
        lowest = std::min(lowest, worth);
    }
}

int Handicap::value(Card drawn) const { return std::min(drawn.rank, lowest(drawn.suit)); }

}  // namespace rules::card_draw
