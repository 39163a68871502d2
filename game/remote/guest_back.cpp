// Going back, at another machine's table.

#include "game/remote/guest.h"

namespace remote {

void Guest::ask_back(std::size_t steps) {
    if (watches() || waits() || state_ != State::Joined) return;
    going_back_ = true;
    const std::size_t keep = give_consent(steps);
    send(AskBack{ledger_.consent, static_cast<int>(keep)});
}

void Guest::answer(bool yes) {
    if (!offer_) return;
    if (yes) give_consent(static_cast<std::size_t>(offer_->keep.number));
    send(Answer{ledger_.revision + 1, offer_->keep, yes});
    offer_.reset();
}

void Guest::do_back(const Back& back) {
    if (state_ != State::Joined) return;
    const auto keep = static_cast<std::size_t>(back.keep.number);
    if (const auto code = may_go_back_to(ledger_, *game_, keep, back.revision)) return refuse(*code);
    offer_.reset();
    going_back_ = false;
    if (asked_ && is_sealed(*asked_)) asked_.reset();
    go_back(keep);
    drop_seals();
    ledger_.revision = back.revision;
    game_->keep(ledger_);
    ask_again();
}

}  // namespace remote
