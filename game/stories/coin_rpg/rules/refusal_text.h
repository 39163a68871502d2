#pragma once
// Refusals in words, and the names used at this table.

#include <string>

#include "game/kit/player_text.h"
#include "game/kit/refusal.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// A name chosen by somebody, in quotes.
Phrase quoted(const std::string& name);
// Uses the player's and the table's own names for Miscellaneous and Coolness.
Phrase name_of(const Match& match, int seat, Trait trait);
// "Positives", "Negatives", or the table's own words.
Phrase name_of_positives(const Match& match);
Phrase name_of_negatives(const Match& match);

// Sentences that several rules share.
Refusal no_name(std::string rule, Phrase why);                // bad_name
Refusal no_text(std::string rule, const TextBounds& bounds);  // bad_text
Refusal no_misc_name();                                       // misc_name
Refusal powers_off();                                         // powers_off
Refusal no_link();                                            // power_trait
Refusal no_power(const Power& power, std::string rule);       // no_power
Refusal no_coin(std::string rule);                            // unknown_coin
Refusal finished_already(const Match& match, int seat);       // already_done
Refusal no_card_yet();                                        // no_card

// bad_text: outside the bounds of its type.
template <TextBounds kBounds>
std::optional<Refusal> check_text(const BoundedText<kBounds>& text, const char* rule) {
    if (is_written(text, kBounds)) return std::nullopt;
    return no_text(rule, kBounds);
}

// used_up: when it can be used again.
enum class Used { InScene, InAdventure, InRound };
Refusal used_up(const Power& power, Used where, std::string rule);

}  // namespace rules::coin_rpg
