#pragma once
// Answers to a finished toss, paid in EC, until all who could answer pass (EC-29 to EC-33, R-17 to R-21).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

inline constexpr int kRetossCost = 5, kSuccessCost = 10, kForceCost = 15, kInvertCost = 20;

// What a toss has to come to, to help whoever may answer it: the owner's own is to succeed; one that opposes,
// hits or harms somebody is to fail for that one. Of any other toss the rules do not know.
enum class Wish { Success, Failure, Either };
Wish wish_of(const Match& match, const std::string& id);

// EC-32: the toss has just fallen; with nobody to answer it is final at once.
Events open_window(Match& match);
// Somebody has paid, for whatever it was: all passes are cancelled.
Events reopen_window(Match& match);
// Who can answer the result: the owner first, then those affected.
Ids eligible(const Match& match);
// Of them, those who have not passed.
Ids answering(const Match& match);

}  // namespace rules::edged_coins
