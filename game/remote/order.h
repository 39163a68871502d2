#pragma once
// What may stand at the next place of the order at one's own machine, whoever brings it: the host of a step or of a
// going back, a guest of what the host has forgotten, a file. A revision only ever rises. What was fixed comes next, or a claim
// for it; what all have sealed is opened as it was. What was thrown stays; what was sealed and opened, and what oneself has done,
// goes only by one's own consent.

#include <optional>
#include <string>

#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote {

// The code of why not: "bent", "seal".
std::optional<std::string> may_come(const Ledger& ledger, const Game& game, const Step& step);
// Going back to so many steps, all of them if nothing is dropped, which makes the revision: "malformed", "revision", "bent".
std::optional<std::string> may_go_back_to(const Ledger& ledger, const Game& game, std::size_t keep, int revision);
// One has consented to going back next, to ledger.consent_to or less far.
bool has_consented(const Ledger& ledger);
// Something was thrown, or claimed, after so many steps.
bool undoes_throw(const Ledger& ledger, std::size_t keep);
// All have sealed, and something of that is not open yet.
bool is_opening(const Ledger& ledger, const Game& game);

}  // namespace remote
