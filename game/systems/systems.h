#pragma once
// The rule systems of the program, and replaying a record of any of them.

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/session/game_session.h"
#include "game/kit/session/json_session.h"
#include "game/remote/game.h"

namespace rules {

struct SystemEntry {
    std::string_view name;   // "coin-wars"
    std::string_view title;  // "Coin Wars"
    core::Result<std::unique_ptr<JsonSession>, Refusal> (*start)(const Json& options, std::uint64_t seed);
    core::Result<std::unique_ptr<JsonSession>, ReplayFault> (*resume)(const Record& record, std::uint64_t seed);
    // The same as it lies on a table that several machines share; `about`: of the record.
    core::Result<std::unique_ptr<remote::Game>, Refusal> (*start_shared)(const Json& options, const Json& about);
    // JSON Schemas {"oneOf": [...]}
    Json (*commands)();
    Json (*events)();
    Json (*table)();  // a JSON Schema of what a story game starts from; null: others have files of their own
};
// The list of rule systems: one line each in systems.cpp.
const std::vector<SystemEntry>& systems();
const SystemEntry* find_system(std::string_view name);

// Replays the record from its start and compares every hash, unless the record is of a version before the
// game's hash: then it holds if the commands and the hand's answers do. Returns the session at its end, whose
// record has today's version and hashes, or the refusal with the first invalid step (0 is the first).
// `seed` is the randomness for playing on after the record's end.
core::Result<std::unique_ptr<JsonSession>, ReplayFault> replay(const Record& record, std::uint64_t seed = 1);

}  // namespace rules
