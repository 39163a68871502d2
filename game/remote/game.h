#pragma once
// The game on a shared table, on top of its session. Every machine has its own: equal commands and seeds make equal
// games, which the hashes confirm.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/json.h"
#include "game/kit/refusal.h"
#include "game/kit/session/record_source.h"

namespace remote {

using rules::Json;
struct Ledger;

// A command parsed for the current state of the game, to query before it is done. Queries change nothing.
class Proposal {
public:
    virtual ~Proposal() = default;
    virtual std::optional<rules::Refusal> check() const = 0;
    virtual Json as_written() const = 0;  // as records write it
    // True if it contains what real coins, dice or cards have shown.
    virtual bool reports_throw() const = 0;
    // The seat that must ask for it; nullopt: anyone may.
    virtual std::optional<int> actor_of() const = 0;
    // The seat, if the others must not see the command before they have made theirs (sealing.h).
    virtual std::optional<int> seals() const = 0;
    // True if the hand would toss or roll for it. Call only if it is legal.
    virtual bool throws() const = 0;
    // Does it. `seed` determines everything the hand throws.
    virtual std::optional<rules::Refusal> submit(std::uint64_t seed) = 0;
};

class Game {
public:
    virtual ~Game() = default;
    virtual std::size_t steps() const = 0;
    virtual std::string hash() const = 0;  // of the match
    virtual rules::Record record() const = 0;

    // Parses a command in the protocol's words; fails if it is malformed. Valid until the game changes.
    virtual core::Result<std::unique_ptr<Proposal>, rules::Refusal> propose(const Json& command) = 0;
    // True if the game waits for this seat; always true for games that cannot tell.
    virtual bool is_turn_of(int seat) const = 0;
    // The seats that may seal their next commands now, given those that have (in that order); empty: all are done.
    virtual std::vector<int> seats_to_commit(const std::vector<int>& sealed) const = 0;
    // The command by which this seat gives up over an unanswered throw; nullopt: the game has none.
    virtual std::optional<Json> concession(int) const { return std::nullopt; }

    // Reports the seconds that the table waited for the next command with everyone present.
    virtual void waited(double) {}
    // Passes on the host's record about the game (Record::about) when a player rejoins.
    virtual void told(const Json&) {}
    // R-39, for this seat: may it undo one step, assuming all later ones are undone; may it go back to the moment after
    // `steps` steps. go_back() itself does not ask.
    enum class Back { Freely, ByConsent, Never };
    virtual Back may_undo(std::size_t step, int seat) const = 0;
    Back may_go_back(std::size_t steps, int seat) const;
    virtual void go_back(std::size_t steps) = 0;
    // Saves to disk, before anyone sees the change; called after each one.
    virtual void keep(const Ledger&) {}
};

// Parses and checks a command: it must be legal, written as records write it, and its throws must be thrown, not told.
// These rules hold for the machine that keeps the order.
core::Result<std::unique_ptr<Proposal>, rules::Refusal> proposed(Game& game, const Json& command);
// True if the players agreed to set up unseen, according to Record::about.
bool sets_up_unseen(const Json& about);

}  // namespace remote
