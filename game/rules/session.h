#pragma once
// A game of any rule system behind one door, for all that speak JSON: protocol, replay check, saves.
// systems.cpp lists them.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/rules/record.h"
#include "game/rules/refusal.h"

namespace rules {

class Session {
public:
    virtual ~Session() = default;
    virtual std::string_view game() const = 0;
    // A command of the system in the protocol's words; the events as JSON.
    virtual core::Result<Json, Refusal> submit(const Json& command, Hand& hand) = 0;
    virtual std::optional<Refusal> undo(bool both) = 0;
    virtual std::optional<Refusal> redo() = 0;
    virtual Json state() const = 0;  // with "can_undo", "can_redo"
    virtual std::string hash() const = 0;
    virtual Record record() const = 0;
    // Questions that change nothing ("legal", "odds", ...): nothing if the system knows no such question.
    virtual std::optional<core::Result<Json, Refusal>> ask(const Json& question) const = 0;
};

struct SystemEntry {
    std::string_view name;   // "coin-wars"
    std::string_view title;  // "Coin Wars"
    core::Result<std::unique_ptr<Session>, Refusal> (*start)(const Json& options, std::uint64_t seed);
};
// The visible list of rule systems.
const std::vector<SystemEntry>& systems();
const SystemEntry* find_system(std::string_view name);

// Plays the record from its start and compares every hash; the session at its end, or the refusal that names
// the first step that does not hold (0 is the first).
struct ReplayFault {
    std::size_t step = 0;
    Refusal refusal;
};
// `seed` is the chance of what is played on after the record's end.
core::Result<std::unique_ptr<Session>, ReplayFault> replay(const Record& record, std::uint64_t seed = 1);

}  // namespace rules
