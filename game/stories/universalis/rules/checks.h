#pragma once
// The checks before any command's own rules, in the order of 4.4: phase and pause, whose decision, known ids, texts and
// amounts; then the coins. An empty result: legal.

#include <string>

#include "game/stories/universalis/rules/command.h"

namespace rules::universalis {

Refusal refuse(const char* code, const char* rule, Phrase message);
// A name given by players, in quotes.
Phrase quoted(const std::string& name);
// The player's name, in quotes.
Phrase player(const Match& match, int seat);
Phrase card_name(const Match& match, int card);

// wrong_phase, paused, not_your_decision; unknown_id for the seat itself.
Check check_terms(const Match& match, const Command& command);
// unknown_id, then text_required, text_too_long, bad_amount
Check check_known(const Match& match, const Command& command);
Check check_written(const Command& command);

// What the command costs its player now (2.6); 0 if it is free.
int price(const Match& match, const Command& command);
// not_enough_coins: UNI-4
Check check_coins(const Match& match, const Command& command);

}  // namespace rules::universalis
