// Going back at the host's table: at once, or when all seated people agree.

#include <algorithm>

#include "game/remote/host_peer.h"

namespace remote {
namespace {

// Opened seals are undone by everyone or not at all.
bool undoes_opening(const Ledger& ledger, std::size_t steps) {
    for (std::size_t i = steps; i < ledger.steps.size(); ++i)
        if (ledger.steps[i].opening) return true;
    return false;
}

}  // namespace

void Host::ask_back(std::size_t steps) {
    if (waits()) return;
    request_back(me(), {ledger_.revision + 1, static_cast<int>(give_consent(steps))});
}

void Host::request_back(int person, const AskBack& back) {
    if (waits() || back.revision != ledger_.revision + 1) return;
    const std::size_t steps = where_to_go(static_cast<std::size_t>(back.keep.number));
    const bool sealed = !ledger_.seals.empty() || !round().seals.empty();
    if (undoes_throw(ledger_, steps)) return;
    Game::Back may = sealed ? Game::Back::ByConsent : Game::Back::Never;
    for (const int seat : ledger_.person(person).seats) {
        if (sealed) break;
        may = game_->may_go_back(steps, seat);
        if (may != Game::Back::ByConsent) break;
    }
    if (may == Game::Back::Never) return;
    if (may == Game::Back::Freely && !undoes_opening(ledger_, steps)) return do_back(steps);
    offer_ = Offer{person, static_cast<int>(steps)};
    agreed_ = {person};
    go_back_if_agreed();
    if (offer_) tell(*offer_);
}

void Host::answer(bool yes) {
    if (!offer_) return;
    if (yes) give_consent(static_cast<std::size_t>(offer_->keep.number));
    take_answer(me(), {ledger_.revision + 1, offer_->keep, yes});
}

void Host::take_answer(int person, const Answer& answer) {
    if (!offer_ || answer.revision != ledger_.revision + 1 || answer.keep != offer_->keep) return;
    if (!answer.yes) {
        const Peer* refuser = person == offer_->person ? nullptr : peer_of(person);
        offer_.reset();
        if (person != me()) notices_.push_back("not_agreed");
        return tell(No{"not_agreed"}, refuser);
    }
    agreed_.push_back(person);
    go_back_if_agreed();
}

// All seated people have to agree, including those who are away. A host without a seat need not agree: it consents too.
void Host::go_back_if_agreed() {
    for (int who = 0; who < static_cast<int>(ledger_.people.size()); ++who)
        if (ledger_.has_seat(who) && std::ranges::find(agreed_, who) == agreed_.end()) return;
    const auto steps = static_cast<std::size_t>(offer_->keep.number);
    if (!ledger_.has_seat(me())) give_consent(steps);
    do_back(steps);
}

void Host::do_back(std::size_t steps) {
    offer_.reset();
    if (may_go_back_to(ledger_, *game_, steps, ledger_.revision + 1)) return tell(No{"not_agreed"});
    go_back(steps);
    drop_seals();
    ++ledger_.revision;
    game_->keep(ledger_);
    tell(Back{ledger_.revision, static_cast<int>(steps)});
}

}  // namespace remote
