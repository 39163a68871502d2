#pragma once
// The common errors of section 4, in their order: malformed, wrong_phase, unknown_id, not_your_decision, incapacitated,
// out_of_range. An empty result: legal.

#include <string>

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

Refusal refuse(const char* code, const char* rule, Phrase message);

// Returns the player's name, or "the GM"; the seat must be at the table.
Phrase person(const Match& match, Seat seat);

// malformed: a text that is too long, empty, or not a text.
Check check_form(const Action& action);
// wrong_phase; a draw from an exhausted deck can be given up (CD-39).
Check check_terms(const Match& match, const Command& command);
// unknown_id
Check check_seat(const Match& match, Seat seat);
Check check_known(const Match& match, const std::string& character);
// The participant must still be in the test.
Check check_in_test(const Match& match, const std::string& participant);
// not_your_decision
Check check_gm(Seat seat);
Check check_owner(const Match& match, Seat seat, const std::string& participant);
Check check_owner_or_gm(const Match& match, Seat seat, const std::string& character);
// incapacitated (CD-38)
Check check_able(const Match& match, const std::string& character);
// not_in_hand
Check check_in_hand(const Character& character, const Backed& card);
// not_a_pc
Check check_pc(const Match& match, const std::string& participant);
// out_of_range
Check check_range(const char* rule, const Phrase& what, int value, int low, int high);

// "\"Franz\"", or an extra's label.
Phrase display_name(const Match& match, const std::string& participant);

}  // namespace rules::card_draw
