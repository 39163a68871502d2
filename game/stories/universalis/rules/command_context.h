#pragma once
// An accepted command while it is carried out: its events, the coins it moves, and what is kept so that it can be
// challenged and undone.

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
    // UNI-10: tells the settings in force if they differ from `before`.
    void tell_settings(const Settings& before);
    // For undoing it: the value before.
    void changes(Change before) { entry.changes.push_back(std::move(before)); }

    // Moves nothing if the amount is 0.
    void move(LineKind kind, Account from, Account to, int amount);
    // Makes the player pay, UNI-3: a framer from the pot first; in the Aftermath a narrator from the Bonus.
    void pay(LineKind kind, int amount, Account to = kBank);
    // For another player, or out of a pause: never from the Bonus.
    void pay_from_purse(int payer, LineKind kind, int amount, Account to = kBank);
};

// The coins that the player can spend now: the purse, or in the Aftermath the Bonus (plus the purse, by option).
int funds(const Match& match, int seat);

}  // namespace rules::universalis
