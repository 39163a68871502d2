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
Refusal no_name(std::string rule, Phrase why);                // E_NAME
Refusal no_text(std::string rule, const TextBounds& bounds);  // E_TEXT
Refusal no_misc_name();                                       // E_MISC_NAME
Refusal powers_off();                                         // E_POWERS_OFF
Refusal no_link();                                            // E_POWER_TRAIT
Refusal no_power(const Power& power, std::string rule);       // E_NO_POWER
Refusal no_coin(std::string rule);                            // E_COIN
Refusal finished_already(const Match& match, int seat);       // E_DONE
Refusal no_card_yet();                                        // E_NO_CARD

// E_TEXT: outside the bounds of its type.
template <TextBounds kBounds>
std::optional<Refusal> check_text(const Written<kBounds>& text, const char* rule) {
    if (is_written(text, kBounds)) return std::nullopt;
    return no_text(rule, kBounds);
}

// E_LIMIT: when it can be used again.
enum class Used { InScene, InAdventure, InRound };
Refusal used_up(const Power& power, Used where, std::string rule);

}  // namespace rules::coin_rpg
