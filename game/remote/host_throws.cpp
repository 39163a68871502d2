// Throws at the host's table: fixed once all givers are present, then made from their links.

#include <algorithm>

#include "game/remote/host_peer.h"

namespace remote {

void Host::continue_throw() {
    if (unfixed_) fix_it();
    if (ledger_.fixed.empty()) return;
    Step& fixed = ledger_.fixed.front();
    const std::vector<int> left = missing(fixed);
    // Our link comes last, so that nobody else can know the result before.
    const bool mine = left.size() == 1 && left.front() == me();
    if (!left.empty() && !mine) return ask_for_links();
    if (mine) {
        add_link(fixed, own_link(fixed));
        game_->keep(ledger_);
    }
    finish(Step(fixed));
}

// The asker, the host, and everyone else with a seat who is here; nullopt: someone has no promise yet, or there is
// nobody else.
std::optional<std::vector<int>> Host::givers_for(const Step& step) const {
    std::vector<int> givers{step.person};
    if (ledger_.trusted) return givers;
    for (int who = 0; who < static_cast<int>(ledger_.people.size()); ++who) {
        const bool gives = who == me() || (is_here(who) && ledger_.has_seat(who));
        if (!gives || who == step.person) continue;
        if (ledger_.person(who).promise.empty()) return std::nullopt;
        givers.push_back(who);
    }
    if (givers.size() < 2) return std::nullopt;
    return givers;
}

void Host::fix_it() {
    const auto givers = givers_for(*unfixed_);
    if (!givers) return;
    Step step = *std::exchange(unfixed_, std::nullopt);
    step.fix = fix_for(step, *givers);
    if (!step.fix) return notices_.push_back("chain");
    ledger_.fixed = {std::move(step)};
    game_->keep(ledger_);
}

void Host::ask_for_links() {
    const Step& fixed = ledger_.fixed.front();
    for (const int who : missing(fixed))
        if (Peer* peer = who == me() ? nullptr : peer_of(who)) peer->line.send(Need{fixed});
}

void Host::take_link(Peer& peer, const Give& give) {
    if (ledger_.fixed.empty() || give.revision != ledger_.fixed.front().revision) return;
    Step& fixed = ledger_.fixed.front();
    if (has_given(fixed, peer.person)) return;
    if (give.link.person != peer.person || !holds_given(ledger_, *fixed.fix, text_of(fixed), give.link))
        return drop(peer, "link");
    add_link(fixed, give.link);
    game_->keep(ledger_);
    if (missing(fixed) == std::vector{me()} || missing(fixed).empty()) continue_throw();
}

// Takes a throw fixed by file or by a former host: it continues if everyone seated here is a giver.
void Host::take_fixed(Peer& peer, const Step& fixed) {
    if (fixed.revision != ledger_.revision + 1) return;
    if (!fixed.fix || fault_of_fixed(ledger_, before(), fixed, *game_)) return drop(peer, "proof");
    if (may_come(ledger_, *game_, fixed)) return drop(peer, "bent");
    if (ledger_.fixed.empty() && !ledger_.trusted && !covers_all_here(fixed)) return drop(peer, "link");
    unfixed_.reset();
    Step known = ledger_.fixed.empty() ? fixed : ledger_.fixed.front();
    for (const Link& link : fixed.links)
        if (!has_given(known, link.person)) add_link(known, link);
    ledger_.fixed = {std::move(known)};
    game_->keep(ledger_);
    continue_throw();
}

std::optional<Step> Host::fixed_now() const {
    if (ledger_.fixed.empty()) return std::nullopt;
    return ledger_.fixed.front();
}

bool Host::covers_all_here(const Step& fixed) const {
    for (int who = 0; who < static_cast<int>(ledger_.people.size()); ++who) {
        const bool here = ledger_.has_seat(who) && (who == me() || is_here(who));
        if (here && !find_giver(*fixed.fix, who)) return false;
    }
    return true;
}

int Host::owed_by() const {
    if (ledger_.fixed.empty()) return kNobody;
    for (const int who : missing(ledger_.fixed.front())) {
        if (who == me()) continue;
        const Peer* peer = peer_of(who);
        if (!peer || std::min(fixed_.seconds(), now_ - peer->sat) > kOwedAfter) return who;
    }
    return kNobody;
}

}  // namespace remote
