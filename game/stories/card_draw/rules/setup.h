#pragma once
// CD-5, R-3: the table's options, its characters, and the campaign's beginning and end.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// Returns the options with that one set; nullopt if the option or its value is unknown.
std::optional<Options> with_option(Options options, const SetOption& command);

// CD-5, CD-7: what a PC still lacks before the campaign; empty if it is complete and named.
Check check_complete(const Match& match, const Character& character);
// Counts the professions and hobbies in a hand.
int professions(const Character& character);

}  // namespace rules::card_draw
