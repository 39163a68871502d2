#include "game/remote/claim.h"

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
    return Json{"claim", claim->command.json, claim->link.n.number, std::string(claim->link.link)}.dump();
}

bool holds_claim(const Ledger& ledger, const Step& step, int before, Game& game, const Proposal& proposal) {
    const auto seat = proposal.actor_of();
    if (!step.claim || step.opening || !step.links.empty() || !seat || step.command.json != game.concession(*seat))
        return false;
    const int against = ledger.holder(*seat);
    if (against == kNobody || against == step.person || ledger.trusted) return false;
    Step owed{step.revision, step.person, step.claim->command, {}, {}, step.claim->proof};
    owed.links.push_back(step.claim->link);
    const auto thrown = proposed(game, owed.command);
    if (!thrown || !(*thrown)->throws()) return false;
    if (const auto speaker = (*thrown)->actor_of(); speaker && !ledger.sits(step.person, *speaker)) return false;
    return holds_proof(ledger, owed) && holds_link(ledger, step.claim->link, before);
}

}  // namespace remote
