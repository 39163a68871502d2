#pragma once
// The CM's housekeeping: options, characters, the session's beginning and end, HC and EC changed by hand (section 4,
// EC-14, EC-34, R-1, R-3).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Returns the options with that one set; nullopt if the option or its value is unknown.
std::optional<Options> with_option(Options options, const SetOption& command);

// Validates a character's record (EC-34, section 7), whose texts were checked before as form.

// out_of_range
Check check_ranges(const Character& record);
// duplicate, among other characters (by id and by name) and within its lists; unknown_skill for a weapon.
enum class Joining { New, Known };  // Known: replaces the record with its id
Check check_unique(const Match& match, const Character& record, Joining joining);

}  // namespace rules::edged_coins
