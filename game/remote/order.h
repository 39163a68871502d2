#pragma once
// The conditions under which this machine accepts the next place in the order, whether it comes from the host, from a
// guest with steps that the host lost, or from a file. Revisions only rise. A fixed throw, or a claim over it, comes
// next; what all have sealed is opened unchanged. Throws cannot be undone; what was sealed and opened, and our own
// steps, only with our consent.

#include <optional>
#include <string>

#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote {

// Returns the code if the step is refused: "bent", "seal".
std::optional<std::string> may_come(const Ledger& ledger, const Game& game, const Step& step);
// The same for going back to `keep` steps (all of them: drops nothing), making `revision`: "malformed", "revision",
// "bent".
std::optional<std::string> may_go_back_to(const Ledger& ledger, const Game& game, std::size_t keep, int revision);
// True if we agreed that going back comes next, to ledger.consent_to steps or more.
bool has_consented(const Ledger& ledger);
// True if there was a throw or a claim after the first `keep` steps.
bool undoes_throw(const Ledger& ledger, std::size_t keep);
// True if all have sealed and not everything is opened yet.
bool is_opening(const Ledger& ledger, const Game& game);

}  // namespace remote
