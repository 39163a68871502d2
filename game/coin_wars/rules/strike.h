#pragma once
// One half of an attack: the attack (CW-10, CW-22) or the attack back (CW-11, R-23), by a coin or an Army.

#include <optional>
#include <string>

#include "game/coin_wars/rules/ids.h"
#include "game/coin_wars/rules/traits.h"

namespace rules::coin_wars {

// CW-27, R-30, R-32. `roll` 0: not rolled yet.
struct Die {
    int sides = 6;
    int roll = 0;
    enum class For { Offense, Defense } adds_to = For::Offense;
    const int& die() const { return sides; }  // as fields are called
    const int& shown() const { return roll; }
    FIELDS(die(), shown(), adds_to)
};
ENUM_NAMES(Die::For, "offense", "defense")

// The circumstances of a score; by default the coin's score in general.
struct StrikeContext {
    int against = kNobody;  // the coin that it meets, for its Army: BX-5
    bool ranged = false;
    bool doubled = false;           // CW-28
    bool by_army = false;           // it strikes as a unit of an Army
    Traits struck{};                // of the unit that it strikes, where they change its Offense
    std::optional<bool> attacks{};  // BX-9: the attack is its own; nothing: in the turn of its side
};

struct Strike {
    CoinId attacker;  // the striking coin; of an Army the one nearest to the target
    CoinId target;    // the named coin; in an attack back on an Army the nearest one
    int offense = 0;  // of all `units` together, before dice
    int defense = 0;  // of a single target; 0 for an Army, whose units have their own
    // A single target falls; an Army loses at least one unit.
    bool beats = false;
    std::string rule{};  // the deciding rule: "CW-10", "CW-11", "CW-15" (Spy), "CW-16" (Armored), "CW-22"
    bool ranged = false;
    CoinIds units{};                          // whose Offense counts
    ArmyId army;                              // the striking Army
    ArmyId target_army;                       // the Army that is struck
    int damage = 0;                           // to an Army: the most that its losses may add up to (CW-22, R-30)
    int damage_to_armored = -1;               // if Armored units are among them; -1: it can destroy none
    OrNone<List<Die, limits::kDice>> dice{};  // in rolling order
    FIELDS(attacker, target, offense, defense, beats, rule, ranged, army, target_army, damage, damage_to_armored, units,
           dice)
};

}  // namespace rules::coin_wars
