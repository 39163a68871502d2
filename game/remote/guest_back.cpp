// Going back at somebody else's table: what a guest consents to, and what it lets happen without.

#include <algorithm>

#include "game/remote/guest.h"

namespace remote {

void Guest::ask_back(std::size_t steps) {
    if (watches() || waits() || state_ != State::Joined) return;
    going_back_ = true;
    give_consent();
    send(AskBack{ledger_.consent, static_cast<int>(steps)});
}

void Guest::answer(bool yes) {
    if (!offer_) return;
    if (yes) give_consent();
    send(Answer{ledger_.revision + 1, offer_->keep, yes});
    offer_.reset();
}

void Guest::do_back(const Back& back) {
    if (state_ != State::Joined) return;
    const auto keep = static_cast<std::size_t>(back.keep.number);
    if (!may_void(keep) || !(has_consented() || may_go_back_freely(keep))) return refuse("bent");
    if (back.revision != ledger_.revision + 1) return refuse("revision");
    offer_.reset();
    going_back_ = false;
    if (asked_ && is_sealed(*asked_)) asked_.reset();
    go_back(keep);
    drop_seals();
    ledger_.revision = back.revision;
    game_->keep(ledger_);
    ask_again();
}

void Guest::give_consent() {
    ledger_.consent = ledger_.revision + 1;
    game_->keep(ledger_);
}

// Who has seen a link, a throw or an opening must not choose again: what has been fixed before a witness is done, and so is
// what was thrown or sealed by all, unless one has consented.
bool Guest::may_void(std::size_t keep) const {
    if (!ledger_.fixed.empty()) return false;
    return watches() || has_consented() || (round().seals.empty() && !undoes_throw(keep));
}

// there is somebody who needs nobody's leave for it.
bool Guest::may_go_back_freely(std::size_t keep) const {
    if (watches() || keep == ledger_.steps.size()) return true;
    const auto freely = [&](int seat) { return game_->may_go_back(keep, seat) == Game::Back::Freely; };
    return std::ranges::any_of(ledger_.people,
                               [&](const Person& person) { return std::ranges::any_of(person.seats, freely); });
}

}  // namespace remote
