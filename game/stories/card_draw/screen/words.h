#pragma once
// How Card Draw's table puts people, cards, outcomes and chances into words.

#include "game/stories/card_draw/rules/forecast.h"
#include "game/stories/card_draw/screen/view.h"
#include "game/stories/screen/odds.h"

namespace screens::card_draw {

// The name of a present or former character up to the comma: "Osric Dunn"; or an extra's label. "GM 1" for a card of a
// fray, "The GM" if the id is empty.
Phrase person_name(const cd::Match& match, const std::string& id);
std::string short_name(const std::string& name);
Phrase seat_name(const cd::Match& match, cd::Seat seat);
Phrase side_name(const std::string& side);  // in a competition: "side 2"
// "Anna for Tilda"; "The GM" for the GM itself.
Phrase decider_name(const cd::Match& match, cd::Seat seat, const std::string& participant);

// A headline with the pending decision: "Osric Dunn draws".
Phrase decision_in_words(const cd::Match& match);

Phrase outcome_in_words(cd::Outcome outcome);  // "full success"
// Takes the first one's view: "beats Pepper", "Pepper may alter the scene".
Phrase versus_in_words(const Phrase& own, const Phrase& other, cd::Versus result);
Phrase versus_result(cd::Versus result);  // "wins advantage"
Phrase pair_in_words(const cd::Match& match, const cd::PairJudged& pair);
// All pairs of a competition in that match.
std::vector<Phrase> pairs_in_words(const cd::Match& match, const cd::Test& test);
// The standing of `who`: an outcome, one line for each opponent, or highest or not.
std::vector<Phrase> standing_in_words(const cd::Match& match, const Phrase& who, const cd::Standing& standing);
// "the queen of clubs: Tightrope Walker"; "(red 10C)" if it has no name.
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

// "15.4 % (8/51)": with a fraction wherever it is exact.
Phrase exact_in_words(const core::Chance& chance);

}  // namespace screens::card_draw
