#pragma once
// The sounds of a battle, as cues for clips: coins that slide and touch, turns and the end, the player's handling of
// coins and card.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/table/sound_cues.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

// Coins pushed over the felt together, sampled at equal intervals: `places[k][i]` is the place of coin i in sample k
// (in). `coins`: the match's index of each, including coins that stand still.
struct Pushed {
    double seconds = 0;
    std::vector<int> coins;
    std::vector<std::vector<Vec2>> places;
};
// The type with the widest coin; the first of equal ones.
const cw::CoinType& largest_type(const cw::Scenario& scenario);
// Sliding sounds, and a tick for each pair that comes into contact, by its closing speed; only the hardest few touches
// are kept.
Cues sliding(const cw::Match& match, const Pushed& pushed);

// Sounds without movement: whose turn it is, a new Army's coins being pushed together, the end. `before`: the match
// before the first event.
Cues announced(const cw::Match& before, const std::vector<cw::Event>& events);

// Handling that changes nothing: picking up a coin, or laying down the card to measure.
struct InHand {
    int coin = cw::kNoCoin;
    Vec2 at{};                   // inches
    std::optional<Vec2> card{};  // the point it measures from
};
Cues handled(const cw::Match& match, const InHand& before, const InHand& now);

}  // namespace table
