#pragma once
// BX-9 in an attack: which special rules change it, and what happens to a coin that a strike would destroy.

#include <vector>

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

// Indices of the special rules that change a strike or the one in answer: the striking coins' rules and those of the
// party struck. In the order in which they count. `silenced`: only special rules keep the target from answering.
std::vector<int> special_in(const Match& match, const Strike& strike, const std::optional<Strike>& back, bool silenced);

// The rule by which a coin survives the strike that would destroy it; nullptr: it falls.
struct Saved {
    const SpecialRule* rule = nullptr;
    bool slides = false;  // driven back; otherwise it stays where it is
};
// `bout`: the striker and the kind of attack. Extra strikes are used up before driving back; only an attack drives a
// coin back, and only a single coin.
Saved saved(const Match& match, int coin, const StrikeContext& bout);
// False if a coin that the strike would destroy survives it.
bool falls(const Match& match, const Strike& strike, int coin);
// Those of the strike's losses that fall. Coins that go beyond (`beyond`) are never saved.
std::vector<int> that_fall(const Match& match, const Strike& strike, std::vector<int> losses,
                           const std::vector<int>& beyond);
// The number of strikes needed to destroy the coin, by rules that apply to every striker; 1: the usual number.
int blows_left(const Match& match, int coin);
// The same, plus one if it can still be driven back: the number of times it must be beaten.
int lives_left(const Match& match, int coin);

// Where a coin comes to rest that is driven straight away from that point: at most `inches`, or until it touches
// something.
Vec2 driven_back(const Match& match, int coin, Vec2 from, double inches);
// Carries out what happens to the survivors, after all losses have fallen. `attacker`: the striker.
Events survive(Match& match, const std::vector<std::pair<int, Saved>>& coins, int attacker);

// Counts a fight for rules with limited uses: pass what `used_in` returned before anything fell. `silenced`: as above.
std::vector<int> used_in(const Match& match, bool silenced);
void count_uses(Match& match, const std::vector<int>& rules);

}  // namespace rules::coin_wars
