#pragma once
// The effects of traits when one unit strikes another, regardless of scores and dice, and the cost of an Army (CW-15,
// CW-16, CW-20, R-15, R-16, R-25, R-27). Plain values in and out, shared by the exchange and its odds, scores, the
// stalemate and the bots' estimates.

#include "game/coin_wars/rules/table_options.h"
#include "game/coin_wars/rules/traits.h"

namespace rules::coin_wars {

enum class Half { Attack, AttackBack };  // halves of an exchange

// One unit strikes another.
struct Meeting {
    Traits striker, struck;
    bool by_army = false;  // the striker is in an Army
    bool on_army = false;  // the struck unit is in an Army
    Half half = Half::Attack;
};

// The way in which it is decided whether the struck unit falls.
enum class Decides { Scores, Falls, Stands };
struct StrikeVerdict {
    Decides what = Decides::Scores;
    const char* rule = nullptr;  // nullptr if scores decide
};
// A Spy's attack destroys any single coin, and a single coin's attack destroys a Spy (CW-15). Armored, also in an Army,
// withstands every attack by a single coin, a Spy's too unless `spy_beats_armored` (CW-16, R-16). An Army's attack is
// always decided by scores.
constexpr StrikeVerdict verdict(const Meeting& meeting, const TableOptions& options) {
    if (meeting.by_army) return {};
    const bool attacks = meeting.half == Half::Attack, spies = attacks && !meeting.on_army;
    const bool gets_through = spies && meeting.striker.spy && options.spy_beats_armored;
    if (meeting.struck.armored && !gets_through)
        return {Decides::Stands, attacks && meeting.striker.spy ? "R-16" : "CW-16"};
    if (spies && (meeting.striker.spy || meeting.struck.spy)) return {Decides::Falls, "CW-15"};
    return {};
}

// If scores decide: true if Offense, with dice, is at least Defense (CW-10).
constexpr bool destroys(int offense, int defense) { return offense >= defense; }

struct OffenseChange {
    int by = 0;
    words::Key reason{""};
};
// Added to the striker's Offense because of the struck unit's traits; 0 without any. R-25: each unit of an Army has -1
// against Armored.
constexpr OffenseChange offense_change(const Meeting& meeting) {
    if (meeting.by_army && meeting.struck.armored) return {-1, mark("against Armored")};
    return {};
}

// False for a single Spy against an Army (CW-15, R-27).
constexpr bool may_attack(const Meeting& meeting) {
    return meeting.half == Half::AttackBack || meeting.by_army || !meeting.on_army || !meeting.striker.spy;
}

// the rule that prevents the struck unit from striking back; nullptr if it may. `destroyed`: the attack destroys
// it.
constexpr const char* silenced_by(const Meeting& meeting, bool destroyed, const TableOptions& options) {
    if (meeting.by_army || meeting.on_army || !destroyed || options.spy_struck_back) return nullptr;
    return meeting.striker.spy || meeting.struck.spy ? "R-15" : nullptr;
}

// CW-20: an Army's cost in actions for what costs a single coin one.
constexpr int cost_of_army(bool commanded) { return commanded ? 2 : 3; }

}  // namespace rules::coin_wars
