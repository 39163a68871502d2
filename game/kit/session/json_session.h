#pragma once
// A session of any rule system, for everything that speaks JSON: protocol, replay check, external bots. The systems are
// listed in game/systems/systems.h.

#include <optional>
#include <string>
#include <string_view>

#include "game/kit/refusal.h"
#include "game/kit/session/record_source.h"

namespace rules {

class JsonSession {
public:
    virtual ~JsonSession() = default;
    virtual std::string_view game() const = 0;
    // Submits a command in the protocol's words; returns the events as JSON.
    virtual core::Result<Json, Refusal> submit(const Json& command, Hand& hand) = 0;
    virtual std::optional<Refusal> undo(bool both) = 0;
    virtual std::optional<Refusal> redo() = 0;
    virtual Json state() const = 0;  // includes "can_undo" and "can_redo"
    virtual std::string hash() const = 0;
    virtual const RecordSource& source() const = 0;
    Record record() const { return source().record(); }
    // Answers a query that changes nothing ("legal", "odds", ...); nullopt if the system does not know it.
    virtual std::optional<core::Result<Json, Refusal>> ask(const Json& question) const = 0;
};

}  // namespace rules
