// The host's own throws, which wait for the link of a witness.

#include <algorithm>

#include "game/remote/host_peer.h"

namespace remote {

// The first other person at the table who has promised a chain.
void Host::ask_witness() {
    if (!waits()) return;
    for (const auto& peer : peers_) {
        if (!peer->greeted || peer->gone || peer->person == kNobody || ledger_.person(peer->person).promise.empty())
            continue;
        if (!ledger_.witness.empty() && ledger_.witness.front() != peer->person) continue;
        const Step& step = ledger_.fixed.front();
        ledger_.witness = {peer->person};
        game_->keep(ledger_);
        return peer->line.send(Need{step.revision, step.person, step.command, step.links.front(), step.proof});
    }
}

void Host::take_link(Peer& peer, const Give& give) {
    if (!waits() || ledger_.witness.empty() || ledger_.witness.front() != peer.person ||
        give.revision != ledger_.fixed.front().revision)
        return;
    if (give.link.person != peer.person || !holds_link(ledger_, give.link, ledger_.last_link(peer.person)))
        return drop(peer, "link");
    Step step = ledger_.fixed.front();
    step.links.push_back(give.link);
    finish(std::move(step));
}

int Host::owed_by() const {
    const bool asked = waits() && !ledger_.witness.empty();
    return asked && !is_here(ledger_.witness.front()) ? ledger_.witness.front() : kNobody;
}

std::optional<Step> Host::owed() const {
    return owed_by() == kNobody ? std::nullopt : std::optional(ledger_.fixed.front());
}

}  // namespace remote
