#pragma once
// Who beats whom by what: what traits decide and change when one unit strikes another, whatever the scores and dice, and
// what an Army costs (CW-15, CW-16, CW-20, R-15, R-16, R-25, R-27). Plain values in and out: the exchange and its odds,
// scores, the stalemate and what bots expect of a blow all ask here.

#include "game/coin_wars/rules/table_options.h"
#include "game/coin_wars/rules/traits.h"

namespace rules::coin_wars {

enum class Half { Attack, AttackBack };  // of an exchange

// One unit strikes another.
struct Meeting {
    Traits striker, struck;
    bool by_army = false;  // the striker is in an Army
    bool on_army = false;  // the struck one is
    Half half = Half::Attack;
};

// What decides whether the struck one falls.
enum class Decides { Scores, Falls, Stands };
struct Verdict {
    Decides what = Decides::Scores;
    const char* rule = nullptr;  // null where scores decide
};
// Spy and Armored decide between single coins: a Spy's attack destroys any, and a Spy is destroyed by any (CW-15); Armored
// withstands all, a Spy included unless `spy_beats_armored` (CW-16, R-16). Units of an Army are never sure to fall.
constexpr Verdict verdict(const Meeting& meeting, const TableOptions& options) {
    if (meeting.by_army) return {};
    const bool attacks = meeting.half == Half::Attack, spies = attacks && !meeting.on_army;
    const bool gets_through = spies && meeting.striker.spy && options.spy_beats_armored;
    if (meeting.struck.armored && !gets_through)
        return {Decides::Stands, attacks && meeting.striker.spy ? "R-16" : "CW-16"};
    if (spies && (meeting.striker.spy || meeting.struck.spy)) return {Decides::Falls, "CW-15"};
    return {};
}

// Where scores decide: Offense, dice included, that is at least the Defense (CW-10).
constexpr bool destroys(int offense, int defense) { return offense >= defense; }

// What is added to the striker's Offense; nothing where the struck one has no trait. R-25: each unit of an Army has -1
// against Armored.
struct OffenseChange {
    int by = 0;
    words::Key reason{""};
};
constexpr OffenseChange offense_change(const Meeting& meeting) {
    if (meeting.by_army && meeting.struck.armored) return {-1, mark("against Armored")};
    return {};
}

// False for a single Spy against an Army (CW-15, R-27).
constexpr bool may_attack(const Meeting& meeting) {
    return meeting.half == Half::AttackBack || meeting.by_army || !meeting.on_army || !meeting.striker.spy;
}

// the rule by which the struck one does not attack back; null if it may. `destroyed`: the attack destroys it.
constexpr const char* silenced_by(const Meeting& meeting, bool destroyed, const TableOptions& options) {
    if (meeting.by_army || meeting.on_army || !destroyed || options.spy_struck_back) return nullptr;
    return meeting.striker.spy || meeting.struck.spy ? "R-15" : nullptr;
}

// CW-20: the actions that an Army takes for what a single coin does for one.
constexpr int cost_of_army(bool commanded) { return commanded ? 2 : 3; }

}  // namespace rules::coin_wars
