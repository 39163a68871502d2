#pragma once
// What the editor begins with.

#include <filesystem>

#include "game/battles/battle.h"
#include "game/editor/draft.h"
#include "game/rules/coin_wars/match.h"
#include "game/screens/screen.h"

namespace screens {

struct EditorStart {
    editor::Draft draft;
    std::filesystem::path file{};  // where it lies; empty: nowhere yet
    bool unsaved = false;          // it is lost if nobody saves it
    bool kept = false;             // it is the topmost of the unsaved drafts in the profile
};

// What this battle has on the table now, as a new one; `battle` is the one that it began with.
void edit_position(App& app, const rules::coin_wars::Match& match, const rules::Json& battle);
// A battle file, whether or not it holds together: one's own in its file, one that ships as a copy without a
// file.
void edit_file(App& app, const std::filesystem::path& file, battles::Origin origin);

}  // namespace screens
