#include "game/coin_wars/screens/battle/historical_positions.h"

namespace screens {

namespace cw = rules::coin_wars;

std::vector<cw::Command> to_historical_positions(const cw::Match& match, cw::Side side) {
    std::vector<cw::Command> taking, placing;
    for (int coin = 0; coin < match.count(); ++coin) {
        const std::optional<cw::Vec2>& there = match.setup(coin).at;
        const bool lies = match.on_table(coin);
        if (match.side_of(coin) != side || !there || (!lies && match.coin(coin).place != cw::Place::Hand)) continue;
        if (lies && match.coin(coin).at == *there) continue;
        // All are taken back before any is placed: they could be where another one belongs.
        if (lies) taking.emplace_back(cw::Unplace{match.id(coin)});
        placing.emplace_back(cw::PlaceCoin{match.id(coin), *there});
    }
    taking.insert(taking.end(), placing.begin(), placing.end());
    return taking;
}

}  // namespace screens
