// Recovers steps that this host has lost, or that another host ordered, from guests that still have them.

#include <utility>

#include "game/remote/host_peer.h"

namespace remote {
namespace {

constexpr int kMaxUndos = 1000;  // goings back between two steps

}  // namespace

// Each step needs valid signatures and links. If commands are sealed here, the first step must open them.
void Host::take_recovered(Peer& peer, const Steps& tail) {
    const auto keep = static_cast<std::size_t>(tail.keep.number);
    if (!std::exchange(peer.asked_for_steps, false)) return drop(peer, "malformed");
    peer.line.bound(kLongestSaid);
    peer.bytes_due = 0;
    // Someone else was faster: the guest joins again and is sent what it lacks.
    if (keep != ledger_.steps.size() || tail.revision <= ledger_.revision) return drop(peer, "");
    const bool sealed = !ledger_.seals.empty() || !round().seals.empty();
    if (sealed && (tail.steps.empty() || !tail.steps.front().opening)) return drop(peer, "malformed");
    const int before = ledger_.revision;
    const auto code = apply_recovered(tail);
    if (code) drop(peer, *code);
    if (ledger_.revision == before) return;
    unfixed_.reset();
    offer_.reset();
    game_->keep(ledger_);
    tell_people();
    if (!code) peer.line.send(Steps{static_cast<int>(ledger_.steps.size()), ledger_.revision, {}, fixed_now()});
    send_recovered(peer, keep, before);
    if (!ledger_.seals.empty()) tell(Sealed{ledger_.revision + 1, ledger_.seals});
    continue_throw();
}

// Applies the steps up to the first invalid one, and returns its code.
std::optional<std::string> Host::apply_recovered(const Steps& tail) {
    for (const Step& step : tail.steps)
        if (auto code = apply_step(step)) return code;
    const int ahead = tail.revision - ledger_.revision;
    if (ahead < 0 || ahead > kMaxUndos) return "malformed";
    if (ahead == 0) return std::nullopt;
    if (auto code = may_go_back_to(ledger_, *game_, ledger_.steps.size(), tail.revision)) return code;
    ledger_.revision = tail.revision;
    return std::nullopt;
}

std::optional<std::string> Host::apply_step(const Step& step) {
    const int now = ledger_.revision;
    if (step.alone || step.revision <= now || step.revision - now > kMaxUndos) return "malformed";
    if (const auto code = may_come(ledger_, *game_, step)) return code;
    if (step.revision > now + 1)
        if (const auto code = may_go_back_to(ledger_, *game_, ledger_.steps.size(), step.revision - 1)) return code;
    if (step.claim && !owes_claim(step)) return "claim";
    ledger_.revision = step.revision - 1;
    auto code = carry_out(step, From::Line);
    if (code) ledger_.revision = now;
    return code;
}

// Sends the recovered steps to all guests but `except`.
void Host::send_recovered(const Peer& except, std::size_t keep, int revision) {
    const auto go_to = [&](int next) {
        if (next > revision) tell(Back{next, static_cast<int>(keep)}, &except);
        revision = next;
    };
    for (const Step& step : ledger_.steps_of(game_->record(), keep)) {
        go_to(step.revision - 1);
        tell(NextStep{step, {}}, &except);
        revision = step.revision;
        ++keep;
    }
    go_to(ledger_.revision);
}

}  // namespace remote
