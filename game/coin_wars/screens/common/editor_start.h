#pragma once
// What the editor begins with.

#include <filesystem>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

struct EditorStart {
    editor::Draft draft;
    std::filesystem::path file{};  // where it lies; empty: nowhere yet
    bool unsaved = false;          // it is lost if nobody saves it
    bool kept = false;             // it is the topmost of the unsaved drafts in the profile
};

// What this battle has on the table now, as a new one; `battle` is the one that it began with.
void edit_position(BattleApp& app, const rules::coin_wars::Match& match, const rules::Json& battle);
// A battle file, whether or not it holds together: one's own in its file, one that ships as a copy without a
// file.
void edit_file(BattleApp& app, const std::filesystem::path& file, battles::Origin origin);

}  // namespace screens
