#pragma once
// The game that lies on a shared table, behind its door. Every machine at the table has one of its own: the same
// commands with the same chance make the same game, and the hashes tell.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/json.h"
#include "game/kit/record.h"
#include "game/kit/refusal.h"

namespace remote {

using rules::Json;
struct Ledger;

class Game {
public:
    virtual ~Game() = default;
    virtual std::size_t steps() const = 0;
    virtual std::string hash() const = 0;  // of the match
    virtual rules::Record record() const = 0;

    // Commands in the protocol's words; nothing is changed by asking.
    // As records write it; of one that cannot be read nothing.
    virtual std::optional<Json> as_written(const Json& command) const = 0;
    virtual std::optional<rules::Refusal> check(const Json& command) const = 0;
    // The seat that has to ask for it; nothing: anybody may. Of a command that can be read.
    virtual std::optional<int> speaks(const Json& command) const = 0;
    // Whether the game waits for this seat now; games that cannot tell wait for everybody.
    virtual bool awaits(int seat) const = 0;
    // The seat, if it is a command that the others shall not see before they have done the like (sealing.h).
    virtual std::optional<int> seals(const Json& command) const = 0;
    // Who may seal now what they do next, if these seats have done so in that order; nobody: all who have to have.
    virtual std::vector<int> sealers(const std::vector<int>& sealed) const = 0;
    // The command by which this seat gives the game up because it has left a throw unanswered; nothing: there is none.
    virtual std::optional<Json> concession(int) const { return std::nullopt; }
    // Whether the hand would toss or roll for it. Of a legal command.
    virtual bool throws(const Json& command) const = 0;

    // For so many seconds the table has waited for the command that comes next, while all were there.
    virtual void waited(double) {}
    // What the host's record says of this game, to whoever sits down there again (Record::about).
    virtual void told(const Json&) {}
    // Everything that the hand throws follows from `seed`.
    virtual std::optional<rules::Refusal> submit(const Json& command, std::uint64_t seed) = 0;
    // R-39, for this seat: going back to the moment after so many steps. go_back() itself asks nobody.
    enum class Back { Freely, ByConsent, Never };
    virtual Back may_go_back(std::size_t steps, int seat) const = 0;
    virtual void go_back(std::size_t steps) = 0;
    // Onto the disk, before anybody sees what was done; called after each change.
    virtual void keep(const Ledger&) {}
};

// The first rule that a command at a shared table breaks, whoever keeps the order: it must be written as records write
// it, and throws are thrown, not told.
std::optional<rules::Refusal> check_form(const Game& game, const Json& command);
// What a record tells about its battle (Record::about): the players have agreed to set up unseen.
bool sets_up_unseen(const Json& about);

}  // namespace remote
