#pragma once
// The current state of a toss: its rank, its row of coins, what would be thrown (EC-3, EC-6, EC-8, section 4).

#include <string>
#include <vector>

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// One part of the rank of the toss in Prep, named for the toss strip.
struct Modifier {
    enum class Of { Difficulty, Opposition, Comparison, Effort, Granted };
    Of of;
    int by;
    std::string detail{};  // the reason for a grant, who made an effort
    FIELDS(of, by, detail)
};
ENUM_NAMES(Modifier::Of, "difficulty", "opposition", "comparison", "effort", "granted")
std::vector<Modifier> modifiers(const Match& match, const Toss& toss);
// EC-6: not clamped yet.
int rank_sum(const Match& match, const Toss& toss);
int rank_of(const Match& match, const Toss& toss);

// The row that `throw` would throw now: Prep or Air.
int row_due(const Match& match);

// Returns a plain toss of a skill or resistance that the character has.
Toss trait_toss(const Match& match, const std::string& owner, TraitKind kind, const std::string& name,
                Difficulty difficulty);
// Makes the toss the current one: Prep.
Events prepare(Match& match, Toss toss);
// The toss that would be thrown now; repeated whenever it changes.
Event toss_ready(const Match& match);
// Returns to Idle.
void end_call(Match& match);

// EC-19: explosions still possible; nullopt if there is no limit.
std::optional<int> explosions_left(const Toss& toss);

}  // namespace rules::edged_coins
