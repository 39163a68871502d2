#pragma once
// What the CM prepares and keeps in order: options, characters, the session's beginning and end, HC and EC by
// hand (section 4, EC-14, EC-34, R-1, R-3).

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// The options with that one set; nothing if there is none such, or not that value.
std::optional<Options> with_option(Options options, const SetOption& command);
// bad_option
Check check(const Match& match, Seat seat, const SetOption& command);
Events apply(Match& match, const SetOption& command);
// duplicate, unknown_skill (a weapon's)
Check check(const Match& match, Seat seat, const AddCharacter& command);
Events apply(Match& match, const AddCharacter& command);
Check check(const Match& match, Seat seat, const EditCharacter& command);
Events apply(Match& match, const EditCharacter& command);
Check check(const Match& match, Seat seat, const RemoveCharacter& command);
Events apply(Match& match, const RemoveCharacter& command);
Check check(const Match& match, Seat seat, const GiveCharacter& command);
Events apply(Match& match, const GiveCharacter& command);
// no_characters
Check check(const Match& match, Seat seat, const StartPlay& command);
Events apply(Match& match, const StartPlay& command);
Check check(const Match& match, Seat seat, const EndPlay& command);
Events apply(Match& match, const EndPlay& command);
Check check(const Match& match, Seat seat, const Adjust& command);
Events apply(Match& match, const Adjust& command);

// What is told of it; no rule asks for it.
Check check(const Match& match, Seat seat, const OpenScene& command);
Events apply(Match& match, const OpenScene& command);
Check check(const Match& match, Seat seat, const Tell& command);
Events apply(Match& match, const Tell& command);

// What a character's record must hold (EC-34, section 7); its texts are checked before, as form.

// out_of_range
Check check_ranges(const Character& record);
// duplicate, among the other characters (by id, and by name) and within its lists; unknown_skill of a weapon.
enum class Joining { New, Known };  // Known: replaces the record of its id
Check check_unique(const Match& match, const Character& record, Joining joining);

}  // namespace rules::edged_coins
