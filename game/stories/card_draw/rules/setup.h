#pragma once
// CD-5, R-3: the table's options, its characters, and the campaign's begin and end.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// bad_option
// The options with that one set; nothing if there is none such, or not that value.
std::optional<Options> with_option(Options options, const SetOption& command);
Check check(const Match& match, Seat seat, const SetOption& command);
Events apply(Match& match, const SetOption& command);
// duplicate
Check check(const Match& match, Seat seat, const AddCharacter& command);
Events apply(Match& match, const AddCharacter& command);
Check check(const Match& match, Seat seat, const RemoveCharacter& command);
Events apply(Match& match, const RemoveCharacter& command);
// no_characters, incomplete_character
Check check(const Match& match, Seat seat, const StartCampaign& command);
Events apply(Match& match, const StartCampaign& command);
Check check(const Match& match, Seat seat, const EndCampaign& command);
Events apply(Match& match, const EndCampaign& command);

// CD-5, CD-7: what a PC lacks before the campaign; nothing if it is complete and named.
Check check_complete(const Match& match, const Character& character);
// Professions and hobbies of a hand.
int professions(const Character& character);

}  // namespace rules::card_draw
