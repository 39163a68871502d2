#pragma once
// Coins, odds and damage in words.

#include "game/stories/coin_rpg/rules/contest.h"
#include "game/stories/coin_rpg/screen/view.h"
#include "game/stories/screen/odds.h"

namespace screens::coin_rpg {

// "4 Pennies and 2 Nickels"
Phrase coins_in_words(const std::vector<rpg::TableCoin>& coins);
// "3 to 7: 4 off Bodiness"; how the round ends if settled now
Phrase result_in_words(const rpg::Match& match, int contest);
// "The Adventure is finished"
Phrase ending_in_words(const rpg::Match& match);
// "7 5/12"
Phrase in_wholes(int twelfths);
// Marks on a card: for used Coolness, for a burned coin; and an explanation of all its marks, including that its player
// sits out next.
inline constexpr const char* kUsedMark = " \u00b0";
std::string burn_mark(const rpg::Character& hero, rpg::Trait trait);
Phrase card_marks(const rpg::Match& match, const rpg::Character& hero);
// "Bodiness 1, Braininess 4, ..."
Phrase ratings_in_words(const rpg::Match& match, const rpg::Sheet& sheet);
// "RPG-44: Already in use here."
Phrase refusal_text(const rules::Refusal& refusal);
Phrase worth_in_words(rpg::Difficulty difficulty);                // "Hard, 2/3"
Phrase parts_in_words(const std::vector<rpg::ScenePart>& parts);  // "Physical 4, Social 2"
Phrase scene_title(const rpg::SceneCard& card);                   // "Scene 3" if it has none
Phrase player_name(const rpg::Match& match, int seat);
Phrase hero_name(const rpg::Match& match, int seat);

}  // namespace screens::coin_rpg
