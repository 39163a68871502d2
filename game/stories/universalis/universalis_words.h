#pragma once
// Universalis' names for people, cards, coins and dice, at the table and in the saved story.

#include <vector>

#include "engine/words/phrase.h"
#include "game/stories/universalis/rules/match.h"

namespace story {

namespace uni = rules::universalis;

words::Phrase player_name(const uni::Match& match, int seat);
words::Phrase player_names(const uni::Match& match, const std::vector<int>& seats);  // "Ann, Ben"
words::Phrase card_in_words(const uni::Match& match, int card);
words::Phrase coins_in_words(int count);  // "3 coins"
words::Phrase dice_in_words(int count);   // "3 dice"
words::Phrase kind_name(uni::CardKind kind);
words::Phrase kind_name(const uni::Card& card);  // a Master whatever its label
words::Phrase kind_name(uni::TenetKind kind);
words::Phrase trait_in_words(const uni::Trait& trait);  // "linked to Beasts"
words::Phrase time_in_words(uni::SceneTime time);       // "in the past"
words::Phrase pool_name(const uni::Match& match, uni::PoolId pool);
words::Phrase account_name(const uni::Match& match, uni::Account account);

}  // namespace story
