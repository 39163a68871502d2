#pragma once
// Who leaves instead of answering a throw owes it its link. Whoever has asked for the throw may claim the battle once the
// other has owed it for ten minutes: a step by which the other's side gives up, signed by the claimant with the throw that
// waits. Nobody can prove that somebody was away: a claim is the claimant's word, and `coinwars-cli replay` says whose.

#include <optional>
#include <string>

#include "game/remote/ledger.h"

namespace remote {

inline constexpr double kClaimAfter = 600;  // seconds without a break, by the clock that poll() is given

// Whom a claim can be against: the one other person who sits there; nobody: there are several, and others can bear witness.
int only_other(const Ledger& ledger);

// What is signed with a step besides its command: nothing, if it is no claim.
std::string claim_text(const std::optional<Claim>& claim);
// Whether somebody else's seat gives up by this step, and the throw that is claimed for is one that its person could ask
// for. `before`: the last link of that person; `game`: before the step, whose command is `proposal`.
bool holds_claim(const Ledger& ledger, const Step& step, int before, Game& game, const Proposal& proposal);

// For how long something has been so without a break, as often as one is told.
class Wait {
public:
    void follow(double now, bool holds) {
        if (!holds || since_ < 0) since_ = holds ? now : -1;
        now_ = now;
    }
    double seconds() const { return since_ < 0 ? 0 : now_ - since_; }

private:
    double since_ = -1, now_ = 0;  // negative: it is not so
};

}  // namespace remote
