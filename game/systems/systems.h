#pragma once
// The rule systems of the program, and replaying a record of any of them.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/session.h"

namespace rules {

struct SystemEntry {
    std::string_view name;   // "coin-wars"
    std::string_view title;  // "Coin Wars"
    core::Result<std::unique_ptr<Session>, Refusal> (*start)(const Json& options, std::uint64_t seed);
    // JSON Schemas {"oneOf": [...]}; null if the game does not describe them.
    Json (*commands)() = nullptr;
    Json (*events)() = nullptr;
};
// The list of rule systems: one line each in systems.cpp.
const std::vector<SystemEntry>& systems();
const SystemEntry* find_system(std::string_view name);

// Replays the record from its start and compares every hash. Returns the session at its end, or the refusal
// with the first invalid step (0 is the first).
struct ReplayFault {
    std::size_t step = 0;
    Refusal refusal;
};
// `seed` is the randomness for playing on after the record's end.
core::Result<std::unique_ptr<Session>, ReplayFault> replay(const Record& record, std::uint64_t seed = 1);

}  // namespace rules
