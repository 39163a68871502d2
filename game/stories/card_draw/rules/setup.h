#pragma once
// CD-5, R-3: the table's options, its characters, and the campaign's begin and end.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// The options with that one set; nothing if there is none such, or not that value.
std::optional<Options> with_option(Options options, const SetOption& command);

// CD-5, CD-7: what a PC lacks before the campaign; nothing if it is complete and named.
Check check_complete(const Match& match, const Character& character);
// Professions and hobbies of a hand.
int professions(const Character& character);

}  // namespace rules::card_draw
