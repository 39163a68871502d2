// A guest's links, given only for a correctly fixed throw.

#include "game/remote/guest.h"

namespace remote {

// Saved before it is given, so that nothing else is accepted in its place here (order.h).
void Guest::give_link(const Need& need) {
    if (state_ != State::Joined) return;
    const Step& step = need.step;
    if (step.revision != ledger_.revision + 1) return refuse("revision");
    if (const auto code = may_come(ledger_, *game_, step)) return refuse(*code);
    if (!step.fix || fault_of_fixed(ledger_, before(), step, *game_)) return refuse("proof");
    if (watches() || !find_giver(*step.fix, me())) return;
    if (has_lost_chain()) return refuse("lost");
    if (ledger_.person(me()).promise.empty()) return refuse("link");  // nobody could check it
    Step fixed = step;
    if (!has_given(fixed, me())) add_link(fixed, own_link(fixed));
    ledger_.fixed = {fixed};
    game_->keep(ledger_);
    send(Give{fixed.revision, own_link(fixed)});
}

// The host may not know of it: it was sent by file, or another machine was host.
void Guest::send_fixed() {
    if (!ledger_.fixed.empty()) send(Need{ledger_.fixed.front()});
}

std::optional<std::string> Guest::why_not(const Step& step) const {
    if (const auto code = may_come(ledger_, *game_, step)) return code;
    if (step.alone) return "bent";
    if (step.claim && !watches()) return "claim";
    if (is_left_out(step)) return "link";
    return std::nullopt;
}

// A throw made while we are seated must include our link; only one fixed before we joined may lack it.
bool Guest::is_left_out(const Step& step) const {
    if (watches() || ledger_.trusted || !step.fix || (fixed_before_ && is_same_throw(step, *fixed_before_)))
        return false;
    return ledger_.has_seat(me()) && !find_giver(*step.fix, me());
}

// True if this key has promised a chain here with another salt, which is lost.
bool Guest::has_lost_chain() const {
    const Key& promise = ledger_.person(me()).promise;
    return !promise.empty() && promise != net::to_hex(chain_->promise());
}

int Guest::owed_by() const {
    if (!has_answered() || (state_ == State::Joined && fixed_.seconds() <= kOwedAfter)) return kNobody;
    const Step& fixed = ledger_.fixed.front();
    const int other = only_other(ledger_);
    if (other != kNobody && is_between(fixed, me(), other)) return other;
    return state_ == State::Joined && told_owes_ != me() ? told_owes_ : kNobody;
}

}  // namespace remote
