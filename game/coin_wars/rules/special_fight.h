#pragma once
// BX-9 in an attack: which special rules change it, and what becomes of a coin that a blow would destroy.

#include <vector>

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

// Those that change a strike or the one that answers it, by their place in the battle's list: of who strikes, and of the party
// that is struck. In the order in which they count.
std::vector<int> special_in(const Match& match, const Strike& strike, const std::optional<Strike>& back);

// The rule by which a coin survives the blow that would destroy it now; none: it falls.
struct Saved {
    const SpecialRule* rule = nullptr;
    bool slides = false;  // it is driven back; else it takes the blow where it stands
};
// `bout`: who strikes it, and how. It takes a blow before it is driven back; only an attack drives back, and only a single coin.
Saved saved(const Match& match, int coin, const StrikeContext& bout);
// Of the losses of this strike, those that fall. Who goes beyond (`beyond`) is not saved.
std::vector<int> that_fall(const Match& match, const Strike& strike, std::vector<int> losses,
                           const std::vector<int>& beyond);
// The blows that it takes to destroy the coin, by the rules that hold whoever strikes it; 1: as usual.
int blows_left(const Match& match, int coin);
// The same, and one more if it can still be driven back: how often it has to be beaten.
int lives_left(const Match& match, int coin);

// Where the coin comes to rest that is driven straight away from that point: `inches` at most, until it touches something.
Vec2 driven_back(const Match& match, int coin, Vec2 from, double inches);
// Those that survive their blows, each with what becomes of it. Whoever falls has fallen already. `attacker`: who struck.
Events survive(Match& match, const std::vector<std::pair<int, Saved>>& coins, int attacker);

// Counts a fight for the rules that may change only so many: call it with what `used_in` said before anything fell.
std::vector<int> used_in(const Match& match);
void count_uses(Match& match, const std::vector<int>& rules);

}  // namespace rules::coin_wars
