#pragma once
// Checks any of the program's files against its format.

#include <filesystem>
#include <memory>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/session/json_session.h"

namespace battles {

// Checks packs, and battle, coin set, formation, help, lesson, series, save and replay files, and boxes of Scenes,
// encounters, campaigns and Tenets, identified by their `format`. Saves and replays are also replayed to the end.
// Empty: the file is valid.
Faults check_file(const Library& library, const std::filesystem::path& file);

// Of a battle that is valid: what its maker should know, as a special rule that can never hold.
Faults remarks_on(const Library& library, const std::filesystem::path& file);

// A save or replay, replayed to its end with every hash compared.
struct Played {
    rules::Record record;
    std::unique_ptr<rules::JsonSession> session;  // the state at the end
};
core::Result<Played, Faults> play_replay(const Library& library, const std::filesystem::path& file);

}  // namespace battles
