#include "game/remote/claim.h"

#include <chrono>

#include "game/kit/kind_of.h"
#include "game/remote/chance.h"
#include "game/remote/first_kind.h"

namespace remote {

int only_other(const Ledger& ledger) {
    int other = kNobody;
    for (int who = 0; who < static_cast<int>(ledger.people.size()); ++who) {
        if (who == ledger.me || ledger.person(who).seats.empty()) continue;
        if (other != kNobody) return kNobody;
        other = who;
    }
    return other;
}

std::string claim_text(const std::optional<Claim>& claim) {
    if (!claim) return {};
    if (claim->link) return first_kind::claim_text(*claim);
    return Json{"claim", rules::written(*claim)}.dump();
}

Claim claim_for(const Step& fixed) { return {fixed.person, fixed.command, fixed.proof, fixed.fix, {}}; }

Step claimed_throw(const Step& step) {
    const Claim& claim = *step.claim;
    const int person = claim.link ? step.person.number : claim.person.number;
    Step thrown{step.revision, person, claim.command, {}, {}, claim.proof, claim.fix};
    if (claim.link) thrown.links.push_back(*claim.link);
    return thrown;
}

bool is_between(const Step& fixed, int person, int other) {
    return fixed.fix && fixed.fix->givers.size() == 2 && find_giver(*fixed.fix, person) &&
           find_giver(*fixed.fix, other);
}

int minute_now() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(now).count());
}

bool holds_claim(const Ledger& ledger, const Before& before, const Step& step, Game& game, const Proposal& proposal) {
    const auto seat = proposal.actor_of();
    if (!step.claim || step.opening || step.fix || !step.links.empty() || !seat ||
        step.command.json != game.concession(*seat))
        return false;
    const int against = ledger.holder(*seat);
    if (against == kNobody || against == step.person || ledger.trusted) return false;
    const Step thrown = claimed_throw(step);
    if (step.claim->link) return before.first_kind && !fault_of_fixed(ledger, before, thrown, game);
    return is_between(thrown, step.person, against) && !fault_of_fixed(ledger, before, thrown, game);
}

}  // namespace remote
