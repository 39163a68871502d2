#pragma once
// A toss as it stands: its rank, its row of coins, what would be thrown (EC-3, EC-6, EC-8, section 4).

#include <string>
#include <vector>

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// What enters the rank of the toss in Prep, by name: the toss strip.
struct Modifier {
    enum class Of { Difficulty, Opposition, Comparison, Effort, Granted };
    Of of;
    int by;
    std::string detail{};  // the reason of a grant, who made an effort
    FIELDS(of, by, detail)
};
ENUM_NAMES(Modifier::Of, "difficulty", "opposition", "comparison", "effort", "granted")
std::vector<Modifier> modifiers(const Match& match, const Toss& toss);
// EC-6: not yet clamped.
int rank_sum(const Match& match, const Toss& toss);
int rank_of(const Match& match, const Toss& toss);

// The row of the coins that `throw` throws now: Prep or Air.
int row_due(const Match& match);

// A plain toss of the character's own skill or resistance, which it has.
Toss trait_toss(const Match& match, const std::string& owner, TraitKind kind, const std::string& name,
                Difficulty difficulty);
// The toss is the one that is due: Prep.
Events prepare(Match& match, Toss toss);
// What would be thrown now; said again whenever it has changed.
Event toss_ready(const Match& match);
// Idle again.
void end_call(Match& match);

// EC-19: explosions that may still come; none if there is no limit.
std::optional<int> explosions_left(const Toss& toss);

}  // namespace rules::edged_coins
