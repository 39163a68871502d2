#pragma once
// What somebody does unseen by the others: bids, set-ups, purchases. A seat hands in a seal, which has a hash of each of
// its commands. Once everybody who has to has done so, each opens theirs: the commands become steps, in any order that the
// rules allow, each with the nonce of its hash. Until then nothing else is done.
//
// Who opens signs all seals of the round with it. So nobody can seal, or seal anew, once something has been opened, and
// whoever has the kept game can see that.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/net/secret.h"
#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote {

// The seals of which something has been opened already, and something not yet.
struct Round {
    std::vector<Seal> seals{};          // in the order in which they were handed in; none: nothing is sealed
    std::vector<std::size_t> opened{};  // commands, of each

    bool over() const;
    // The place of the seat's seal; nothing: it has sealed nothing.
    std::optional<std::size_t> find(int seat) const;
};
// Under way after so many steps of the ledger, whose openings hold; without seals: none is.
Round round_after(const Ledger& ledger, std::size_t steps);
// The round that `step`, which comes after so many, belongs to: under way, or begun by its own seals.
Round round_of(const Ledger& ledger, std::size_t steps, const Step& step);
// So many of the ledger's steps, or fewer, if that would be in the middle of a round.
std::size_t before_round(const Ledger& ledger, std::size_t steps);

// Of seals or secrets: that of the seat.
template <class List>
auto find_seat(List& list, int seat) {
    return std::ranges::find_if(list, [seat](const auto& each) { return each.seat == seat; });
}

// Of one's own secret: the opening of its n-th command, and the seal without its signature.
Opening opening_of(const Secret& secret, std::size_t n);
Seal seal_of(const Ledger& ledger, const Secret& secret);
// What is signed: a seal for the revision of the first step that opens; and with whatever opens (asked_text), all seals.
std::string seal_text(const Key& table, int revision, const Seal& seal);
std::string opening_text(const std::optional<Opening>& opening, const std::vector<Seal>& seals);

// Whether everybody who has to has sealed.
bool is_complete(const std::vector<Seal>& seals, const Game& game);
// Whether these are seals of people with those seats, signed for that revision, in an order in which they could be handed in.
bool holds_seals(const Ledger& ledger, const std::vector<Seal>& seals, int revision, const Game& game);
// Whether the step was sealed if it had to be, and is what had been sealed. `round`: round_of() it; `game`: before it;
// `proposal`: its command.
bool holds_opening(const Ledger& ledger, const Round& round, const Step& step, const Game& game,
                   const Proposal& proposal);

}  // namespace remote
