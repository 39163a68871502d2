// Guests bring back steps that a host has lost, or that another host has ordered.

#include "game/remote/host_peer.h"

namespace remote {
namespace {

constexpr int kMaxBacks = 1000;  // revisions between two steps that are not steps

}  // namespace

// Each must be valid by signature and links; what is sealed here is opened first.
void Host::take_tail(Peer& peer, const Steps& tail) {
    const auto keep = static_cast<std::size_t>(tail.keep.number);
    if (!std::exchange(peer.wanted, false)) return drop(peer, "malformed");
    peer.line.bound(kLongestSaid);
    peer.asked_for = 0;
    if (keep != ledger_.steps.size()) return drop(peer, "");  // someone else was faster
    const bool sealed = !ledger_.seals.empty() || !round().seals.empty();
    if (sealed && (tail.steps.empty() || !tail.steps.front().opening)) return drop(peer, "malformed");
    const int before = ledger_.revision;
    const auto code = take_all_forgotten(tail);
    if (code) drop(peer, *code);
    if (ledger_.revision == before) return;
    unfixed_.reset();
    offer_.reset();
    game_->keep(ledger_);
    tell_people();
    if (!code) peer.line.send(Steps{static_cast<int>(ledger_.steps.size()), ledger_.revision, {}, fixed_now()});
    tell_forgotten(peer, keep, before);
    if (!ledger_.seals.empty()) tell(Sealed{ledger_.revision + 1, ledger_.seals});
    continue_throw();
}

// Takes them until one is invalid.
std::optional<std::string> Host::take_all_forgotten(const Steps& tail) {
    for (const Step& step : tail.steps)
        if (auto code = take_forgotten(step)) return code;
    const int ahead = tail.revision - ledger_.revision;
    if (ahead < 0 || ahead > kMaxBacks) return "malformed";
    if (ahead == 0) return std::nullopt;
    if (auto code = may_go_back_to(ledger_, *game_, ledger_.steps.size(), tail.revision)) return code;
    ledger_.revision = tail.revision;
    return std::nullopt;
}

std::optional<std::string> Host::take_forgotten(const Step& step) {
    const int now = ledger_.revision;
    if (step.alone || step.revision <= now || step.revision - now > kMaxBacks) return "malformed";
    if (const auto code = may_come(ledger_, *game_, step)) return code;
    if (step.revision > now + 1)
        if (const auto code = may_go_back_to(ledger_, *game_, ledger_.steps.size(), step.revision - 1)) return code;
    if (step.claim && !owes_claim(step)) return "claim";
    ledger_.revision = step.revision - 1;
    if (!carry_out(step, From::Line)) return std::nullopt;
    ledger_.revision = now;
    return "parted";
}

// For everyone at the table who was as far as this host.
void Host::tell_forgotten(const Peer& but, std::size_t keep, int revision) {
    const auto go_to = [&](int next) {
        if (next > revision) tell(Back{next, static_cast<int>(keep)}, &but);
        revision = next;
    };
    for (const Step& step : ledger_.steps_of(game_->record(), keep)) {
        go_to(step.revision - 1);
        tell(NextStep{step, {}}, &but);
        revision = step.revision;
        ++keep;
    }
    go_to(ledger_.revision);
}

}  // namespace remote
