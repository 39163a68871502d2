#pragma once
// What the editor starts with.

#include <filesystem>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

struct EditorStart {
    editor::Draft draft;
    std::filesystem::path file{};  // the draft's file; empty if there is none yet
    bool unsaved = false;          // it is lost unless it is saved
    bool kept = false;             // it is the topmost of the unsaved drafts in the profile
};

// Edits what is on the table now as a new battle; `battle` is the one that the match started with.
void edit_position(BattleApp& app, const cw::Match& match, const rules::Json& battle);
// Edits a battle file, valid or not: the player's own in its file, a shipped one as a copy without a file.
void edit_file(BattleApp& app, const std::filesystem::path& file, battles::Origin origin);

// A battle as a copy that needs no coin set of its own, and has no file.
void edit_copy(BattleApp& app, const battles::Battle& battle);

}  // namespace screens
