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

// WRONG_PHASE, PAUSED, FRAMING_NOT_INTERRUPTIBLE, NOT_YOUR_DECISION; UNKNOWN_ID for the seat itself.
Check check_when(const Match& match, int seat, When when);
// UNKNOWN_ID, then TEXT_REQUIRED, TEXT_TOO_LONG, BAD_AMOUNT
Check check_known(const Match& match, const Command& command);
Check check_written(const Command& command);

// What the command costs its player now (2.6); 0 if it is free.
int price(const Match& match, const Command& command);
// NOT_ENOUGH_COINS: UNI-4
Check check_coins(const Match& match, const Command& command);

}  // namespace rules::universalis
