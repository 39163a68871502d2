#pragma once
// Someone who does not answer a throw owes it a link. At a table of two, the other player may claim the battle once the
// link has been owed for ten minutes: a step by which the owing side gives up, signed by the claimant together with the
// waiting throw. Absence cannot be proved: a claim is the claimant's word, and `coinwars-cli replay` says whose.

#include <optional>
#include <string>

#include "game/remote/check.h"

namespace remote {

inline constexpr double kClaimAfter = 600;  // seconds without a break, by the clock passed to poll()

inline constexpr double kOwedAfter = 10;  // seconds until a requested link counts as owed

// The one other seated person, whom a claim can be against; kNobody if there are several.
int only_other(const Ledger& ledger);

// The text that is signed with a step in addition to its command; empty if it is no claim.
std::string claim_text(const std::optional<Claim>& claim);
Claim claim_for(const Step& fixed);
// The throw that the step claims for, as it was fixed.
Step claimed_throw(const Step& step);
// True if the throw was fixed for these two alone, so that no one else can owe it.
bool is_between(const Step& fixed, int person, int other);
// True if, by this step, another person's seat gives up over a throw fixed for these two. As there are only two, that
// person has signed it, as asker or orderer. `game`: before the step, whose command is `proposal`.
bool holds_claim(const Ledger& ledger, const Before& before, const Step& step, Game& game, const Proposal& proposal);

// Minutes since 1970. Unlike the clock passed to poll(), this one also runs while the program is closed.
int minute_now();

// Measures how long a condition has held without a break; call follow() regularly.
class Wait {
public:
    void follow(double now, bool holds) {
        if (!holds || since_ < 0) since_ = holds ? now : -1;
        now_ = now;
    }
    double seconds() const { return since_ < 0 ? 0 : now_ - since_; }

private:
    double since_ = -1;  // negative: the condition does not hold
    double now_ = 0;
};

}  // namespace remote
