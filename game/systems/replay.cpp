#include "game/systems/systems.h"

namespace rules {

const SystemEntry* find_system(std::string_view name) {
    for (const SystemEntry& entry : systems())
        if (entry.name == name) return &entry;
    return nullptr;
}

core::Result<std::unique_ptr<JsonSession>, ReplayFault> replay(const Record& record, std::uint64_t seed) {
    if (const SystemEntry* system = find_system(record.game)) return system->resume(record, seed);
    return core::failure(ReplayFault{0, {"bad_argument", "", plain("/game: no rule system has this name")}});
}

}  // namespace rules
