#pragma once
// One half of an attack: the attack (CW-10, CW-22) or the attack back (CW-11, R-23), by a coin or an Army.

#include <string>
#include <vector>

namespace rules::coin_wars {

inline constexpr int kNobody = -1;  // no coin
inline constexpr int kNoArmy = 0;   // numbers of Armies begin at 1

// CW-27, R-30, R-32. `roll` 0: not rolled yet.
struct Die {
    int sides = 6;
    int roll = 0;
    enum class For { Offense, Defense } adds_to = For::Offense;
    friend bool operator==(const Die&, const Die&) = default;
};

struct Strike {
    int attacker = kNobody;  // the coin that strikes; of an Army the one nearest to the target
    int target = kNobody;    // the coin that is named; in an attack back on an Army the one nearest
    int offense = 0;         // of all `units` together, before dice
    int defense = 0;         // of a single target; against an Army 0: its units have their own
    // A single target falls; an Army loses at least one unit.
    bool beats = false;
    std::string rule{};  // which rule decided: "CW-10", "CW-11", "CW-15" (Spy), "CW-16" (Armored), "CW-22"
    bool ranged = false;
    std::vector<int> units{};    // whose Offense counts
    int army = kNoArmy;          // that strikes
    int target_army = kNoArmy;   // that is struck
    int damage = 0;              // to an Army: what its losses may add up to (CW-22, R-30)
    int damage_to_armored = -1;  // where Armored units are among them; -1: it can destroy none
    std::vector<Die> dice{};     // in the order in which they are rolled
    friend bool operator==(const Strike&, const Strike&) = default;
};

}  // namespace rules::coin_wars
