#pragma once
// Any of our files held against what its format promises.

#include <filesystem>
#include <memory>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/session.h"

namespace battles {

// Battle, coin set, formation, help, lesson, series, save and replay files, told apart by their `format`. A
// save or replay is also played to its end. Boxes of Scenes, encounters and Tenets are held against their
// schemas only: their rules are asked when they are read (game/stories/kit/story_box.h). Empty: it holds.
Faults check_file(const Library& library, const std::filesystem::path& file);

// A save or replay, played to its end: every hash compared.
struct Played {
    rules::Record record;
    std::unique_ptr<rules::Session> session;  // as it stands at the end
};
core::Result<Played, Faults> play_replay(const Library& library, const std::filesystem::path& file);

}  // namespace battles
