#pragma once
// Commands made unseen by the others: bids, set-ups, purchases. A seat hands in a seal with a hash of each of its
// commands. Once everyone required has done so, the seals are opened: the commands become steps, in any order the rules
// allow, each with the nonce of its hash. Nothing else happens in between.
//
// Whoever opens also signs all seals of the round. So nobody can seal, or replace a seal, once something is opened, and
// anyone with the saved game can verify that.

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/net/secret.h"
#include "game/remote/game.h"
#include "game/remote/ledger.h"

namespace remote {

// A round of seals that are partly opened.
struct Round {
    std::vector<Seal> seals{};          // in the order they were handed in; empty: nothing is sealed
    std::vector<std::size_t> opened{};  // opened commands of each seal

    bool over() const;
    // The index of the seat's seal; nullopt: it has none.
    std::optional<std::size_t> find(int seat) const;
};
// The round in progress after `steps` steps of the ledger, whose openings are valid; without seals if there is none.
Round round_after(const Ledger& ledger, std::size_t steps);
// The round of `step`, which follows `steps` steps: the one in progress, or a new one with the step's own seals.
Round round_of(const Ledger& ledger, std::size_t steps, const Step& step);
// Returns `steps`, or the start of the round that it would cut in two.
std::size_t before_round(const Ledger& ledger, std::size_t steps);

// Finds a seat's entry among seals or secrets.
template <class List>
auto find_seat(List& list, int seat) {
    return std::ranges::find_if(list, [seat](const auto& each) { return each.seat == seat; });
}

// The opening of our n-th sealed command, and our seal without its signature.
Opening opening_of(const Secret& secret, std::size_t n);
Seal seal_of(const Ledger& ledger, const Secret& secret);
// The signed texts: of a seal, for the revision of the first opening step; of an opening, all seals (asked_text).
std::string seal_text(const Key& table, int revision, const Seal& seal);
std::string opening_text(const std::optional<Opening>& opening, const std::vector<Seal>& seals);

// True if everyone required has sealed.
bool is_complete(const std::vector<Seal>& seals, const Game& game);
// True if the seals are signed by the owners of their seats for this revision, in a valid order of handing in.
bool holds_seals(const Ledger& ledger, const std::vector<Seal>& seals, int revision, const Game& game);
// True if the step needed no seal or matches what was sealed. `round`: its round_of(); `game`: before the step;
// `proposal`: its command.
bool holds_opening(const Ledger& ledger, const Round& round, const Step& step, const Game& game,
                   const Proposal& proposal);

}  // namespace remote
