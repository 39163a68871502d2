#pragma once
// What a character's record must hold (EC-34, section 7); its texts are checked before, as form.

#include "game/stories/edged_coins/rules/checks.h"

namespace rules::edged_coins {

// out_of_range
Check check_ranges(const Character& record);
// duplicate, among the other characters (by id, and by name) and within its lists; unknown_skill of a weapon.
enum class Joining { New, Known };  // Known: replaces the record of its id
Check check_unique(const Match& match, const Character& record, Joining joining);

}  // namespace rules::edged_coins
