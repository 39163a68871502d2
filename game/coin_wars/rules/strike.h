#pragma once
// One half of an attack: the attack (CW-10, CW-22) or the strike back (CW-11, R-23), by a coin or an Army.

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
    const int& die() const { return sides; }  // named like the field
    const int& shown() const { return roll; }
    FIELDS(die(), shown(), adds_to)
};
ENUM_NAMES(Die::For, "offense", "defense")

// The circumstances of a score; by default the coin's general score.
struct StrikeContext {
    int against = kNoCoin;  // BX-5: the opposing coin, which stands for its Army
    bool ranged = false;
    bool doubled = false;           // CW-28
    bool by_army = false;           // it strikes as a unit of an Army
    Traits struck{};                // traits of the struck unit that change the Offense
    std::optional<bool> attacks{};  // BX-9: true: its own attack; nullopt: true in its side's turn
};

struct Strike {
    CoinId attacker;  // the striking coin; for an Army the coin nearest to the target
    CoinId target;    // the named coin; when striking back at an Army the nearest one
    int offense = 0;  // total of all `units`, before dice
    int defense = 0;  // of a single target; 0 for an Army, whose units have their own Defense
    // True if a single target falls or an Army loses at least one unit.
    bool beats = false;
    std::string rule{};  // the deciding rule: "CW-10", "CW-11", "CW-15" (Spy), "CW-16" (Armored), "CW-22"
    bool ranged = false;
    CoinIds units{};                          // units whose Offense counts
    ArmyId army;                              // the striking Army
    ArmyId target_army;                       // the Army that is struck
    int damage = 0;                           // to an Army: upper limit for its losses' total Defense (CW-22, R-30)
    int damage_to_armored = -1;               // the same if Armored units are among them; -1: cannot destroy any
    OrNone<List<Die, limits::kDice>> dice{};  // in rolling order
    FIELDS(attacker, target, offense, defense, beats, rule, ranged, army, target_army, damage, damage_to_armored, units,
           dice)
};

}  // namespace rules::coin_wars
