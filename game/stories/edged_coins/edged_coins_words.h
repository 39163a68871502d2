#pragma once
// Edged Coins' names for people, ranks and tosses, at the table and in the saved story.

#include <optional>

#include "engine/words/phrase.h"
#include "game/stories/edged_coins/rules/match.h"

namespace story {

namespace ec = rules::edged_coins;

// The name of a present or former character; "The CM" if the id is empty.
words::Phrase person_name(const ec::Match& match, const std::string& id);
words::Phrase seat_name(const ec::Match& match, ec::Seat seat);       // "The CM", or the player's
words::Phrase difficulty_name(ec::Difficulty difficulty);             // "difficult"
words::Phrase rank_name(int rank);                                    // "4 Gold"; 6 and -1 have no title
words::Phrase toss_name(ec::TossKind kind, const std::string& name);  // "Row", "Damage", "The fire"
words::Phrase signed_figure(int number);                              // "+1", "−1", "0"
words::Phrase affliction_in_words(const ec::Affliction& affliction);  // "Chilled 2"; a burn's strength
words::Phrase no_limit_or(const std::optional<int>& explosions);      // "no limit", "2 explosions left"

}  // namespace story
