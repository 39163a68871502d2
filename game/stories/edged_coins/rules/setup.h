#pragma once
// What the CM prepares and keeps in order: options, characters, the session's beginning and end, HC and EC by
// hand (section 4, EC-14, EC-34, R-1, R-3).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The options with that one set; nothing if there is none such, or not that value.
std::optional<Options> with_option(Options options, const SetOption& command);

// What a character's record must hold (EC-34, section 7); its texts are checked before, as form.

// out_of_range
Check check_ranges(const Character& record);
// duplicate, among the other characters (by id, and by name) and within its lists; unknown_skill of a weapon.
enum class Joining { New, Known };  // Known: replaces the record of its id
Check check_unique(const Match& match, const Character& record, Joining joining);

}  // namespace rules::edged_coins
