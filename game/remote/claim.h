#pragma once
// Who does not answer a throw owes it its link. At a table of two the other may claim the battle once they have owed it
// for ten minutes: a step by which the other's side gives up, signed by the claimant with the throw that
// waits. Nobody can prove that somebody was away: a claim is the claimant's word, and `coinwars-cli replay` says whose.

#include <optional>
#include <string>

#include "game/remote/check.h"

namespace remote {

inline constexpr double kClaimAfter = 600;  // seconds without a break, by the clock that poll() is given

inline constexpr double kOwedAfter = 10;  // seconds after which a link that was asked for is owed

// Whom a claim can be against: the one other person who sits there; nobody: there are several.
int only_other(const Ledger& ledger);

// What is signed with a step besides its command: nothing, if it is no claim.
std::string claim_text(const std::optional<Claim>& claim);
Claim claim_for(const Step& fixed);
// What the step claims for, as it was fixed.
Step claimed_throw(const Step& step);
// Whether the throw was fixed for these two alone: nobody else can owe it.
bool is_between(const Step& fixed, int person, int other);
// Whether somebody else's seat gives up by this step, for a throw that was fixed for these two. With two people the other
// has signed it: they have asked for it, or fixed it. `game`: before the step, whose command is `proposal`.
bool holds_claim(const Ledger& ledger, const Before& before, const Step& step, Game& game, const Proposal& proposal);

// The minute that it is, since 1970: a program that has been stopped has no other clock.
int minute_now();

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
