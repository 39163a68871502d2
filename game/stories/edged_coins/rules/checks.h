#pragma once
// The common errors of section 4, in their order: malformed, wrong_phase, unknown_id, not_your_decision, character_out,
// out_of_range. An empty result: legal.

#include <string>

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

Refusal refuse(const char* code, const char* rule, Phrase message);

// Returns the player's name, or "the CM"; the seat must be at the table.
Phrase name_of(const Match& match, Seat seat);

// malformed: a text that is too long, empty, or not a text; a list that is too long.
Check check_form(const Action& action);
// wrong_phase, unknown_id, not_your_decision, by the command's terms.
Check check_terms(const Match& match, const Command& command);
// unknown_id
Check check_seat(const Match& match, Seat seat);
Check check_known(const Match& match, const std::string& id);
Check check_affliction(const Match& match, const std::string& id);
// not_your_decision
Check check_cm(Seat seat);
Check check_owner(const Match& match, Seat seat, const std::string& id);
// character_out (EC-14)
Check check_up(const Match& match, const std::string& id);
// out_of_range
Check check_range(const char* rule, const Phrase& what, int value, int low, int high);
// not_enough_ec: the last of the errors that all effects share (EC-25)
Check check_funds(const Match& match, const std::string& id, int cost);

// unknown_skill
Check check_trait(const Match& match, const std::string& id, TraitKind kind, const std::string& name);

}  // namespace rules::edged_coins
