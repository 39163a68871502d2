#pragma once
// What the table of Card Draw says of people, cards, outcomes and chances.

#include "game/stories/card_draw/rules/forecast.h"
#include "game/stories/card_draw/screen/view.h"
#include "game/stories/screen/odds.h"

namespace screens::card_draw {

// Of a character that is or was there, without what stands behind a comma: "Osric Dunn"; or of an extra. "GM
// 1" for a card of a fray, "The GM" where the id is empty.
Phrase person_name(const cd::Match& match, const std::string& id);
std::string short_name(const std::string& name);
Phrase seat_name(const cd::Match& match, cd::Seat seat);
Phrase side_name(const std::string& side);  // of a competition: "side 2"
// "Anna for Tilda"; for the GM itself "The GM".
Phrase decider_name(const cd::Match& match, cd::Seat seat, const std::string& participant);

// What is to be decided now, as a headline: "Osric Dunn draws".
Phrase decision_in_words(const cd::Match& match);

Phrase outcome_in_words(cd::Outcome outcome);  // "full success"
// Of the first one against the other: "beats Pepper", "Pepper may alter the scene".
Phrase versus_in_words(const Phrase& own, const Phrase& other, cd::Versus result);
Phrase versus_result(cd::Versus result);  // "wins advantage"
Phrase pair_in_words(const cd::Match& match, const cd::PairJudged& pair);
// Of all pairs of a competition among people of that match.
std::vector<Phrase> pairs_in_words(const cd::Match& match, const cd::Test& test);
// Of whoever the standing is: an outcome, one line an opponent, or the highest or not.
std::vector<Phrase> standing_in_words(const cd::Match& match, const Phrase& who, const cd::Standing& standing);
// "the queen of clubs: Tightrope Walker"; "(red 10C)" where it has no name.
Phrase background_in_words(const cd::Background& card);
// "physical, profession, once per scene"
Phrase traits_of_background(const cd::Background& card);
Phrase use_in_words(cd::Back back);  // "once per session"
// "the 6 of spades, until scene 3 ends"
Phrase disadvantage_in_words(const cd::Disadvantage& held);
// "5 of hearts, which counts 4"
Phrase drawn_in_words(cd::Card card, int value);
// "hearts, social, TN 8, extra time 1, a partial success is won"
Phrase challenge_in_words(const cd::Challenge& challenge);
// "round 2, opponents left 3, goals left 2 to 1"
Phrase fray_in_words(const cd::Fray& fray);

// "15.4 % (8/51)": with its fraction wherever it is exact.
Phrase exact_in_words(const core::Chance& chance);

}  // namespace screens::card_draw
