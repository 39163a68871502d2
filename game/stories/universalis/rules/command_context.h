#pragma once
// One accepted command while it is carried out: what it tells, which coins it moves, and what of it is kept
// so that it can be challenged and undone.

#include <utility>

#include "game/kit/hand.h"
#include "game/stories/universalis/rules/event.h"

namespace rules::universalis {

struct CommandContext {
    Match& match;
    Throws throws;
    int seat;
    Entry entry{};
    Events events{};

    void tell(EventBody what) { events.push_back({entry.number, std::move(what)}); }
    // For undoing it: as it was before.
    void changes(Change before) { entry.changes.push_back(std::move(before)); }

    // Nothing is moved if the amount is 0.
    void move(LineKind kind, Account from, Account to, int amount);
    // What the player owes, UNI-3: a framer from the pot first; in the Aftermath a narrator from his Bonus.
    void pay(LineKind kind, int amount, Account to = kBank);
    // Of another player's, or out of a pause: never from Bonus.
    void pay_from_purse(int payer, LineKind kind, int amount, Account to = kBank);
};

// What the player can pay a purchase with now: his purse, or in the Aftermath his Bonus (and his purse by the
// option).
int funds(const Match& match, int seat);

}  // namespace rules::universalis
