#pragma once
// Reactions to a finished toss, paid in EC, until all who could react pass (EC-29 to EC-33, R-17 to R-21).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

inline constexpr int kRetossCost = 5, kSuccessCost = 10, kForceCost = 15, kInvertCost = 20;

// The result that helps a character who may react: success for the owner's own toss; failure for a toss that opposes,
// hits or harms the character. For any other toss the rules cannot know.
enum class Wish { Success, Failure, Either };
Wish wish_of(const Match& match, const std::string& id);

// EC-32: call right after the toss; if nobody can react, it is final at once.
Events open_window(Match& match);
// Call after any payment: cancels all passes.
Events reopen_window(Match& match);
// Who can react to the result: the owner first, then those affected.
Ids eligible(const Match& match);
// Those of them who have not passed.
Ids answering(const Match& match);

}  // namespace rules::edged_coins
