#pragma once
// The game that lies on a shared table, behind its session. Every machine at the table has one of its own: the same
// commands with the same chance make the same game, and the hashes tell.

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

// A command for the game as it stands, read once: what the game says of it before it is done. Nothing is changed by asking.
class Proposal {
public:
    virtual ~Proposal() = default;
    virtual std::optional<rules::Refusal> check() const = 0;
    virtual Json as_written() const = 0;  // as records write it
    // What real coins, dice or cards have shown stands in it.
    virtual bool tells_throw() const = 0;
    // The seat that has to ask for it; nothing: anybody may.
    virtual std::optional<int> actor_of() const = 0;
    // The seat, if it is a command that the others shall not see before they have done the like (sealing.h).
    virtual std::optional<int> seals() const = 0;
    // Whether the hand would toss or roll for it. It is legal.
    virtual bool throws() const = 0;
    // Does it. Everything that the hand throws follows from `seed`.
    virtual std::optional<rules::Refusal> submit(std::uint64_t seed) = 0;
};

class Game {
public:
    virtual ~Game() = default;
    virtual std::size_t steps() const = 0;
    virtual std::string hash() const = 0;  // of the match
    virtual rules::Record record() const = 0;

    // A command in the protocol's words; the error: it cannot be read. It holds until the game is changed.
    virtual core::Result<std::unique_ptr<Proposal>, rules::Refusal> propose(const Json& command) = 0;
    // Whether the game waits for this seat now; games that cannot tell wait for everybody.
    virtual bool is_turn_of(int seat) const = 0;
    // Who may seal now what they do next, if these seats have done so in that order; nobody: all who have to have.
    virtual std::vector<int> seats_to_commit(const std::vector<int>& sealed) const = 0;
    // The command by which this seat gives the game up because it has left a throw unanswered; nothing: there is none.
    virtual std::optional<Json> concession(int) const { return std::nullopt; }

    // For so many seconds the table has waited for the command that comes next, while all were there.
    virtual void waited(double) {}
    // What the host's record says of this game, to whoever sits down there again (Record::about).
    virtual void told(const Json&) {}
    // R-39, for this seat: undoing one step, if all after it are undone; going back to the moment after so many steps.
    // go_back() itself asks nobody.
    enum class Back { Freely, ByConsent, Never };
    virtual Back may_undo(std::size_t step, int seat) const = 0;
    Back may_go_back(std::size_t steps, int seat) const;
    virtual void go_back(std::size_t steps) = 0;
    // Onto the disk, before anybody sees what was done; called after each change.
    virtual void keep(const Ledger&) {}
};

// The command for this game, or the first rule of a shared table that it breaks, whoever keeps the order: it must be legal
// and written as records write it, and throws are thrown, not told.
core::Result<std::unique_ptr<Proposal>, rules::Refusal> proposed(Game& game, const Json& command);
// What a record tells about its battle (Record::about): the players have agreed to set up unseen.
bool sets_up_unseen(const Json& about);

}  // namespace remote
