#pragma once
// The rule systems of the house, and what can be done with a record of any of them.

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
};
// The visible list of rule systems: one line each in systems.cpp.
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
